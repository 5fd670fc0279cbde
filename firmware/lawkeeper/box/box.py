"""The box: all that the app asks of the hardware. A part that fails is a sentence in `faults`, no more."""

import os
import time

import microcontroller
import supervisor
import usb_cdc
import watchdog

from lawkeeper import ticks
from lawkeeper.box import crashes

REST_S = 0.002
WATCHDOG_S = 8  # the most that the chip can do


class Box:
    """.name, .title; .lights: 24 or 12; .current: mA that they may take; .buttons: 6, or 12 with number keys;
    .nvm: 4096 bytes.

    .event_at: tick of what `event` gave last; .service: drive and console are open to a computer."""

    def __init__(self):
        from lawkeeper.box import opening  # and no longer: nothing of it is needed once all is open

        row = opening.row()
        self.name = row.NAME
        self.title = row.TITLE
        self.lights = row.LIGHTS[0]
        self.buttons = opening.count(row)
        self.nvm = microcontroller.nvm
        self.event_at = 0
        self.service = usb_cdc.console is not None
        self.ticks = supervisor.ticks_ms
        self.random = os.urandom
        self._faults = []
        self._display = self._part("The display", opening.display, row, self._faults)
        self._keys = self._part("The buttons", opening.keys, row)
        self._pixels = self._part("The ring of lights", opening.ring, row)
        self._sounder = self._part("The sounder", opening.sounder, row)
        self._cable = opening.cable(self._faults)
        self.current = opening.current(self._faults)
        if self.service:
            self._faults.append("Service mode: a computer can read this box until it is restarted.")
        self._calm_at = ticks.add(self.ticks(), crashes.CALM_MS)
        self._calm = False
        self._watchdog = microcontroller.watchdog
        self._watchdog.timeout = WATCHDOG_S
        self._watchdog.mode = watchdog.WatchDogMode.RESET

    def _part(self, name, make, *given):
        """-> make(*given), or None and a fault when the part cannot be had."""
        try:
            return make(*given)
        except (AttributeError, ImportError, OSError, RuntimeError, ValueError) as error:
            self._faults.append("%s cannot be used: %s. The box goes on without." % (name, error))
            return None

    @property
    def faults(self):
        """List of sentences: what does not work now."""
        lost = self._display.fault if self._display else None
        return self._faults + [lost] if lost else list(self._faults)

    def event(self):
        """-> -1, or the number of a button, | 0x80 when it went down; `.event_at` is when."""
        keys = self._keys
        if keys is None:
            return -1
        code = keys.next(self.ticks())
        if code >= 0:
            self.event_at = keys.at
        return code

    def held(self):
        """-> bit mask of the buttons that are down now."""
        return self._keys.held if self._keys else 0

    def show(self, buffer, mask):
        """Show the pages of `buffer` (1024 bytes) whose bits are set in `mask`."""
        if self._display:
            self._display.show(buffer, mask)

    def contrast(self, level):
        """Brightness of the display, 1 to 255; 0 switches it off."""
        if self._display:
            self._display.contrast(level)

    def turn(self, turned):
        """Turn the picture by 180 degrees, or back. The buttons are the caller's matter."""
        if self._display:
            self._display.turn(turned)

    def light(self, rgb):
        """Light the ring: red, green, blue of each light; their current is the caller's matter."""
        pixels = self._pixels
        if pixels is None:
            return
        at = 0
        for i in range(self.lights):
            pixels[i] = rgb[at] << 16 | rgb[at + 1] << 8 | rgb[at + 2]
            at += 3
        pixels.show()

    def supply(self):
        """-> mV that the box runs from, 0 where the board cannot tell."""
        from lawkeeper.box import supply

        return supply.millivolts()

    def tone(self, hertz, duty=0):
        """Sound a tone until told otherwise; hertz or duty (of 65536) 0 for silence."""
        if self._sounder:
            self._sounder.tone(hertz, duty)

    def cable_up(self):
        """-> True while a program on a computer has the data port open."""
        return self._cable is not None and self._cable.connected

    def cable_read(self, buffer):
        """Read what has come into `buffer`. -> bytes read; never waits."""
        cable = self._cable
        return cable.readinto(buffer) if cable is not None and cable.in_waiting else 0

    def cable_write(self, data):
        """Write what fits into the port now. -> bytes taken; never waits."""
        return self._cable.write(data) if self._cable is not None else 0

    def rest(self):
        """Nothing to do: sleep a little, and look after a display that does not answer."""
        time.sleep(REST_S)
        if self._display:
            self._display.tend(self.ticks())

    def feed(self):
        """The one place that tells the watchdog that the loop goes round."""
        self._watchdog.feed()
        if not self._calm and ticks.diff(self.ticks(), self._calm_at) >= 0:
            self._calm = True
            crashes.clear()

    def restart(self):
        """Start as after switching on: boot.py decides anew who may see what."""
        microcontroller.reset()

    def date(self):
        """-> unix time. The box has no battery: it counts from 2000 on until somebody sets it."""
        return int(time.time())

    def set_date(self, unix):
        """Set the date for as long as there is power."""
        import rtc

        rtc.RTC().datetime = time.localtime(unix)
