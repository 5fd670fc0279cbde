// Draws what the box shows: the display pixel by pixel, the ring or the lit keys.

export const WIDTH = 128, HEIGHT = 64;
const GLASS = "#05070a";
const TAU = 2 * Math.PI;

// Lengths in display pixels: the ring goes around the corners of the display's glass.
export const RING_CELLS = 170;
const RADIUS = 0.936, BAND = 0.11, LIGHT = 0.034;

export class Display {
  constructor(canvas) {
    this.canvas = canvas;
    this.picture = new Uint8Array(1024);
    this.contrast = 255;
    this.cell = 3;
  }

  resize(cell) {
    const ratio = window.devicePixelRatio || 1;
    this.dots = Math.max(1, Math.round(cell * ratio));
    this.canvas.width = WIDTH * this.dots;
    this.canvas.height = HEIGHT * this.dots;
    this.canvas.style.width = `${WIDTH * cell}px`;
    this.canvas.style.height = `${HEIGHT * cell}px`;
    this.draw();
  }

  isLit(x, y) {
    return (this.picture[(y >> 3) * WIDTH + x] >> (y & 7) & 1) === 1;
  }

  draw() {
    const pen = this.canvas.getContext("2d"), size = this.dots;
    // A little dark between the pixels, as on the glass, once they are large enough for it.
    const dot = size >= 4 ? size - Math.max(1, Math.round(size / 6)) : size;
    const light = 0.4 + 0.6 * (this.contrast / 255) ** 0.4;
    pen.fillStyle = GLASS;
    pen.fillRect(0, 0, this.canvas.width, this.canvas.height);
    for (const [colour, edge] of [[[146, 174, 197], size], [[205, 233, 255], dot]]) {
      pen.fillStyle = `rgb(${colour.map((value) => Math.round(value * light)).join(" ")})`;
      this.dotsOf(pen, size, edge);
    }
  }

  dotsOf(pen, size, edge) {
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        if (this.isLit(x, y)) pen.fillRect(x * size, y * size, edge, edge);
      }
    }
  }
}

// A light's red, green, blue (0..255 each) as the eye sees them: even a few percent of full power are bright in a room.
export function seen(red, green, blue) {
  const peak = Math.max(red, green, blue);
  if (!peak) return [0, 0, 0];
  const strength = 0.3 + 0.7 * (peak / 255) ** 0.4;
  return [red, green, blue].map((value) => Math.round(255 * strength * (0.14 + 0.86 * (value / peak) ** 0.7)));
}

export class Ring {
  constructor(canvas) {
    this.canvas = canvas;
    this.lights = new Uint8Array(72);
  }

  resize(diameter) {
    const ratio = window.devicePixelRatio || 1;
    this.size = diameter;
    this.canvas.width = this.canvas.height = Math.round(diameter * ratio);
    this.canvas.style.width = this.canvas.style.height = `${diameter}px`;
    this.canvas.getContext("2d").setTransform(ratio, 0, 0, ratio, 0, 0);
    this.draw();
  }

  draw() {
    if (!this.size) return;
    const pen = this.canvas.getContext("2d"), middle = this.size / 2, count = this.lights.length / 3;
    pen.clearRect(0, 0, this.size, this.size);
    this.board(pen, middle);
    const radius = middle * RADIUS;
    for (let i = 0; i < count; i++) {
      const angle = TAU * i / count - TAU / 4;
      const place = [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
      this.light(pen, place, angle, seen(...this.lights.subarray(3 * i, 3 * i + 3)));
    }
    this.canvas.setAttribute("aria-label", describe(this.lights));
  }

  // The ring's circuit board, with its edge lit from the upper left.
  board(pen, middle) {
    const width = middle * BAND, radius = middle * RADIUS;
    pen.lineWidth = width;
    pen.strokeStyle = "#101216";
    pen.beginPath();
    pen.arc(middle, middle, radius, 0, TAU);
    pen.stroke();
    pen.lineWidth = 1;
    for (const [edge, colour] of [[radius + width / 2, "#ffffff1c"], [radius - width / 2, "#00000090"]]) {
      pen.strokeStyle = colour;
      pen.beginPath();
      pen.arc(middle, middle, edge, 0, TAU);
      pen.stroke();
    }
  }

  light(pen, [x, y], angle, [red, green, blue]) {
    const size = this.size * LIGHT, peak = Math.max(red, green, blue);
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    pen.fillStyle = "#2b2e33";
    pen.beginPath();
    pen.roundRect(-size / 2, -size / 2, size, size, size * 0.16);
    pen.fill();
    pen.fillStyle = "#3a3e44";
    pen.beginPath();
    pen.arc(0, 0, size * 0.38, 0, TAU);
    pen.fill();
    pen.restore();
    if (peak) this.shine(pen, x, y, size, [red, green, blue], peak / 255);
  }

  shine(pen, x, y, size, colour, strength) {
    const rgb = colour.join(" "), halo = size * (1.1 + 1.5 * strength);
    const bloom = pen.createRadialGradient(x, y, 0, x, y, halo);
    bloom.addColorStop(0, `rgb(${rgb} / ${0.75 * strength})`);
    bloom.addColorStop(0.35, `rgb(${rgb} / ${0.34 * strength})`);
    bloom.addColorStop(1, `rgb(${rgb} / 0)`);
    pen.globalCompositeOperation = "lighter";
    pen.fillStyle = bloom;
    pen.fillRect(x - halo, y - halo, 2 * halo, 2 * halo);
    pen.globalCompositeOperation = "source-over";
    const core = pen.createRadialGradient(x, y, 0, x, y, size * 0.44);
    const pale = colour.map((value) => Math.round(value + (255 - value) * 0.8 * strength)).join(" ");
    core.addColorStop(0, `rgb(${pale})`);
    core.addColorStop(0.55, `rgb(${rgb})`);
    core.addColorStop(1, `rgb(${rgb} / 0.25)`);
    pen.fillStyle = core;
    pen.beginPath();
    pen.arc(x, y, size * 0.44, 0, TAU);
    pen.fill();
  }
}

// "Ring: 3 of 24 lights on" for who cannot see it.
export function describe(lights) {
  let on = 0;
  for (let i = 0; i < lights.length; i += 3) on += lights[i] + lights[i + 1] + lights[i + 2] > 0 ? 1 : 0;
  return `Lights: ${on} of ${lights.length / 3} on`;
}
