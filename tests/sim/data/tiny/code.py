"""A small CircuitPython program that touches every stand-in, for the simulator's own tests.

UP draws a block, A sounds the piezo and writes nvm, B prints. What comes in on the cable goes back in
capitals; a line "boom" raises, "reset" resets, "reload" reloads, "hang" starves the watchdog, "file" writes
into a file.
"""

import os
import time
from binascii import hexlify

import board
import busio
import keypad
import microcontroller
import neopixel
import pwmio
import supervisor
import usb_cdc
import watchdog

INIT = b"\x00\xae\x20\x00\x21\x00\x7f\x22\x00\x07\xa8\x3f\xd3\x00\x40\xa1\xc8\xda\x12\x81\xcf"
INIT += b"\xd9\xf1\xdb\x40\xa4\xa6\x8d\x14\xaf"

i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
while not i2c.try_lock():
    time.sleep(0.001)
i2c.writeto(0x3C, INIT)
pixels = neopixel.NeoPixel(board.GP22, 24, auto_write=False)
keys = keypad.Keys(
    (board.GP10, board.GP11, board.GP12, board.GP13, board.GP14, board.GP15), value_when_pressed=False
)
piezo = pwmio.PWMOut(board.GP16, variable_frequency=True)
nvm = microcontroller.nvm
event = keypad.Event()
buffer = bytearray(64)
screen = bytearray(1025)
screen[0] = 0x40
line = b""

print("code: start", microcontroller.cpu.reset_reason, supervisor.runtime.run_reason)
print("colour", os.getenv("COLOUR"), "random", hexlify(os.urandom(4)).decode())
if usb_cdc.data is not None:
    usb_cdc.data.timeout = usb_cdc.data.write_timeout = 0


def show():
    i2c.writeto(0x3C, b"\x00\x21\x00\x7f\x22\x00\x07")
    i2c.writeto(0x3C, screen)


def first_free():
    at = 0
    while at < len(nvm) and nvm[at] != 0xFF:
        at += 1
    return at


def press(key):
    pixels[key] = (10, 20, 30)
    pixels.show()
    screen[1 + key] = 0xFF
    show()
    if key == 3:
        i2c.writeto(0x3C, b"\x00\x81\x01")  # as dim as it gets
    if key == 4:
        piezo.frequency = 880
        piezo.duty_cycle = 0x8000
        at = first_free()
        nvm[at : at + 2] = b"\x01\x02"
    if key == 5:
        print("B at", event.timestamp)


def obey(word):
    if word == b"boom":
        raise ValueError("boom")
    if word == b"reset":
        microcontroller.reset()
    if word == b"reload":
        supervisor.reload()
    if word == b"file":
        with open("keep/a.bin", "r+b") as file:
            file.write(b"kept")
    if word == b"hang":
        microcontroller.watchdog.timeout = 0.2
        microcontroller.watchdog.mode = watchdog.WatchDogMode.RESET
        while True:
            time.sleep(0.01)


show()
pixels[0] = (first_free() // 2, 0, 0)
pixels[23] = (1, 1, 1)  # ready
pixels.show()
while True:
    if keys.events.get_into(event):
        if event.pressed:
            press(event.key_number)
        elif event.key_number == 4:
            piezo.duty_cycle = 0
    port = usb_cdc.data
    if port is not None and port.in_waiting:
        count = port.readinto(buffer)
        data = bytes(buffer[:count])
        rest = data.upper()
        while rest:
            rest = rest[port.write(rest) :]
        line += data
        while b"\n" in line:
            word, line = line.split(b"\n", 1)
            obey(word)
    else:
        time.sleep(0.001)
