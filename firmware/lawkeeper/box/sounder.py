"""The piezo, or the MacroPad's speaker with its amplifier."""

import digitalio
import pwmio

FIRST_HERTZ = 440


class Sounder:
    """`pin` carries the tone; `enable` (a pin or None) switches an amplifier, which hisses when left on."""

    def __init__(self, pin, enable):
        self._wave = pwmio.PWMOut(pin, frequency=FIRST_HERTZ, duty_cycle=0, variable_frequency=True)
        self._amplifier = None
        if enable is not None:
            self._amplifier = digitalio.DigitalInOut(enable)
            self._amplifier.switch_to_output(value=False)

    def tone(self, hertz, duty):
        """Sound `hertz` with pulses of `duty` / 65536 until told otherwise; 0 for either is silence."""
        sounding = hertz > 0 and duty > 0
        if self._amplifier is not None:
            self._amplifier.value = sounding
        if sounding:
            self._wave.frequency = hertz
        self._wave.duty_cycle = duty if sounding else 0
