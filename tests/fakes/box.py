# portable: runs on CPython and on the MicroPython VM
"""A box without hardware: the interface of `lawkeeper.box.box.Box`, driven by a test's own clock."""

from lawkeeper import ticks


class Box:
    """`now` is the clock, moved by the test; `down` and `up` queue presses; `shown` is the display."""

    name = "fake"
    title = "Test box"
    buttons = 6
    current = 300
    millivolts = 4700

    def __init__(self, nvm, lights=24, seed=1):
        self.nvm = nvm
        self.lights = lights
        self.faults = []
        self.now = ticks.PERIOD - 5000  # the board's counter also starts close to its wrap
        self.event_at = 0
        self.shown = bytearray(1024)
        self.rows_sent = 0
        self.rgb = bytearray(72)
        self.tones = []
        self.level = None
        self.turned = False
        self.restarts = 0
        self.unix = 0
        self.to_box = bytearray()
        self.from_box = bytearray()
        self.plugged = False
        self._events = []
        self._held = 0
        self.seed = seed

    # what a test does

    def down(self, button):
        self._held |= 1 << button
        self._events.append((button | 0x80, self.now))

    def up(self, button):
        self._held &= ~(1 << button)
        self._events.append((button, self.now))

    def pass_time(self, ms):
        self.now = ticks.add(self.now, ms)

    # what the app asks

    def ticks(self):
        return self.now

    def event(self):
        if not self._events:
            return -1
        code, self.event_at = self._events.pop(0)
        return code

    def held(self):
        return self._held

    def supply(self):
        return self.millivolts

    def show(self, buffer, mask):
        for row in range(8):
            if mask >> row & 1:
                self.shown[row * 128 : row * 128 + 128] = buffer[row * 128 : row * 128 + 128]
                self.rows_sent += 1

    def contrast(self, level):
        self.level = level

    def turn(self, turned):
        self.turned = turned

    def light(self, rgb):
        self.rgb[:] = rgb

    def tone(self, hertz, duty=0):
        self.tones.append(hertz)

    def cable_read(self, buffer):
        count = min(len(buffer), len(self.to_box))
        if count:
            buffer[:count] = self.to_box[:count]
            self.to_box = self.to_box[count:]
        return count

    def cable_write(self, data):
        self.from_box.extend(data)
        return len(data)

    def cable_up(self):
        return self.plugged

    def random(self, count):
        """A stream that is the same in every run (not the game's chance: that one comes from the seed)."""
        out = bytearray(count)
        for i in range(count):
            self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
            out[i] = self.seed >> 16 & 255
        return bytes(out)

    def rest(self):
        pass

    def feed(self):
        pass

    def restart(self):
        self.restarts += 1

    def date(self):
        return self.unix

    def set_date(self, unix):
        self.unix = unix
