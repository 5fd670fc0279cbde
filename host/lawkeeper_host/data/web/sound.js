// The piezo: a square wave that the browser plays once the visitor has touched the page.

export class Piezo {
  constructor() {
    this.muted = false;
    this.wanted = [0, 0];
  }

  // Browsers allow sound only after a press of a button or key.
  wake() {
    if (this.audio) return;
    this.audio = new AudioContext();
    this.wave = this.audio.createOscillator();
    this.volume = this.audio.createGain();
    this.wave.type = "square";
    this.volume.gain.value = 0;
    this.wave.connect(this.volume).connect(this.audio.destination);
    this.wave.start();
    this.play(...this.wanted);
  }

  play(hertz, duty) {
    this.wanted = [hertz, duty];
    if (!this.audio) return;
    const now = this.audio.currentTime;
    if (hertz) this.wave.frequency.setValueAtTime(hertz, now);
    // A narrow pulse is a quiet one; 32768 of 65536 is as loud as it gets.
    const loud = hertz && !this.muted ? 0.09 * Math.sqrt(Math.min(duty, 65536 - duty) / 32768) : 0;
    this.volume.gain.setTargetAtTime(loud, now, 0.002);
  }

  mute(muted) {
    this.muted = muted;
    this.play(...this.wanted);
  }
}
