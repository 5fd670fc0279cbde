"""The stand-ins behave as CircuitPython on the RP2040 does where the firmware could notice."""

import errno
import importlib

import pytest

UP_LEVEL = {"value_when_pressed": False}


def modules(*names):
    return [importlib.import_module(name) for name in names]


def test_a_pin_has_one_user_at_a_time(machine):
    board, digitalio, keypad = modules("board", "digitalio", "keypad")
    pin = digitalio.DigitalInOut(board.GP15)
    with pytest.raises(ValueError, match="GP15 in use"):
        keypad.Keys((board.GP15,), **UP_LEVEL)
    pin.deinit()
    keypad.Keys((board.GP15,), **UP_LEVEL)


def test_a_pressed_button_reads_low_with_a_pull_up(machine):
    board, digitalio = modules("board", "digitalio")
    with digitalio.DigitalInOut(board.GP15) as pin:
        assert pin.value is False  # nothing holds it yet
        pin.switch_to_input(pull=digitalio.Pull.UP)
        assert pin.value is True
        machine.ground(15, True)
        assert pin.value is False
    with pytest.raises(ValueError, match="deinitialized"):
        pin.value  # noqa: B018


def test_keys_tell_presses_and_releases_with_their_time(machine):
    board, keypad, supervisor = modules("board", "keypad", "supervisor")
    keys = keypad.Keys((board.GP10, board.GP11), **UP_LEVEL)
    before = supervisor.ticks_ms()
    machine.ground(11, True)
    machine.ground(11, False)
    event = keys.events.get()
    assert (event.key_number, event.pressed, event.released) == (1, True, False)
    assert 0 <= event.timestamp - before < 1000
    spare = keypad.Event()
    assert keys.events.get_into(spare) and spare == keypad.Event(1, False)
    assert keys.events.get() is None and not keys.events.get_into(spare)


def test_a_key_that_is_down_at_the_start_tells_only_its_release(machine):
    board, keypad = modules("board", "keypad")
    machine.ground(10, True)
    keys = keypad.Keys((board.GP10,), **UP_LEVEL)
    assert keys.events.get() is None
    machine.ground(10, False)
    assert keys.events.get() == keypad.Event(0, False)


def test_reset_tells_the_keys_that_are_down(machine):
    board, keypad = modules("board", "keypad")
    machine.ground(10, True)
    keys = keypad.Keys((board.GP10,), **UP_LEVEL)
    keys.reset()
    assert keys.events.get() == keypad.Event(0, True)


def test_a_full_event_queue_overflows_and_keeps_the_old_events(machine):
    board, keypad = modules("board", "keypad")
    keys = keypad.Keys((board.GP10,), max_events=3, **UP_LEVEL)
    for down in (True, False, True, False):
        machine.ground(10, down)
    assert keys.events.overflowed and len(keys.events) == 3
    keys.events.clear()
    assert not keys.events and not keys.events.overflowed


def test_i2c_wants_its_lock_its_pins_and_somebody_there(machine):
    board, busio = modules("board", "busio")
    with pytest.raises(ValueError, match="Invalid pins"):
        busio.I2C(board.GP4, board.GP5)
    with pytest.raises(RuntimeError, match="pull up"):
        busio.I2C(board.GP1, board.GP0)
    i2c = busio.I2C(board.GP5, board.GP4)
    with pytest.raises(RuntimeError, match="lock"):
        i2c.writeto(0x3C, b"\x00\xaf")
    assert i2c.try_lock() and not i2c.try_lock()
    assert i2c.scan() == [0x3C]
    with pytest.raises(OSError) as refused:
        i2c.writeto(0x3D, b"\x00\xaf")
    assert refused.value.errno == errno.ENODEV


def test_a_missing_display_does_not_answer(make_machine):
    make_machine(chip="none")
    board, busio = modules("board", "busio")
    i2c = busio.I2C(board.GP5, board.GP4)
    assert i2c.try_lock() and i2c.scan() == []


def test_control_bytes_part_commands_from_data(machine):
    board, busio = modules("board", "busio")
    i2c = busio.I2C(board.GP5, board.GP4)
    assert i2c.try_lock()
    i2c.writeto(0x3C, b"\x80\x8d\x80\x14\x80\xaf\x80\xa1\x40\x81\x42")
    display = machine.display
    assert display.lit and display.contrast == 0x7F
    assert display.picture()[:2] == b"\x00\x00" or display.ram[127] == 0x81
    assert bytes(display.ram[126:128]) == b"\x42\x81"  # turned around by the segment remap


def test_the_built_in_display_holds_its_pins_until_it_is_released(make_machine):
    machine = make_machine("macropad")
    board, digitalio, displayio = modules("board", "digitalio", "displayio")
    with pytest.raises(ValueError, match="OLED_CS in use"):
        digitalio.DigitalInOut(board.OLED_CS)
    displayio.release_displays()
    spi = board.SPI()
    assert spi.try_lock()
    select, command, reset = (
        digitalio.DigitalInOut(pin) for pin in (board.OLED_CS, board.OLED_DC, board.OLED_RESET)
    )
    for pin, level in ((select, True), (command, False), (reset, True)):
        pin.switch_to_output(level)
    spi.write(b"\xaf")
    assert not machine.display.on  # not selected
    select.value = False
    spi.write(b"\xaf\xa1\xb0\x02\x10")
    command.value = True
    spi.write(b"\x99")
    assert machine.display.on and machine.display.ram[131 - 2] == 0x99


def test_the_real_neopixel_library_lights_the_ring(machine):
    board, neopixel = modules("board", "neopixel")
    pixels = neopixel.NeoPixel(board.GP22, 24, auto_write=False)
    pixels[1] = (10, 20, 30)
    assert machine.lights == bytes(72)
    pixels.show()
    assert machine.lights == bytes(3) + bytes((10, 20, 30)) + bytes(66)


def test_only_a_variable_pwm_changes_its_frequency(machine):
    board, pwmio = modules("board", "pwmio")
    with pwmio.PWMOut(board.GP17, frequency=440) as fixed, pytest.raises(AttributeError):
        fixed.frequency = 880
    with pwmio.PWMOut(board.GP16, variable_frequency=True) as piezo:
        piezo.duty_cycle = 0x4000
        piezo.frequency = 880
    assert list(machine.tones) == [(0, 0), (500, 0x4000), (880, 0x4000), (0, 0)]


def test_the_macropads_speaker_needs_its_amplifier(make_machine):
    machine = make_machine("macropad")
    board, digitalio, pwmio = modules("board", "digitalio", "pwmio")
    piezo = pwmio.PWMOut(board.SPEAKER, duty_cycle=0x8000, frequency=440)
    assert machine.tones[-1] == (0, 0)
    digitalio.DigitalInOut(board.SPEAKER_ENABLE).switch_to_output(True)
    piezo.duty_cycle = 0x8000
    assert machine.tones[-1] == (440, 0x8000)


def test_the_encoder_counts_detents_in_the_direction_of_its_pins(make_machine):
    machine = make_machine("macropad")
    board, rotaryio = modules("board", "rotaryio")
    encoder = rotaryio.IncrementalEncoder(board.ENCODER_A, board.ENCODER_B)
    machine.encoder_steps += 3
    assert encoder.position == 3
    encoder.position = 0
    machine.encoder_steps -= 1
    assert encoder.position == -1


def test_nvm_takes_slices_bytes_and_nothing_else(machine):
    (microcontroller,) = modules("microcontroller")
    nvm = microcontroller.nvm
    assert len(nvm) == 4096 and nvm[0] == 0xFF and nvm[4090:] == b"\xff" * 6
    nvm[10:13] = b"abc"
    nvm[-1] = 7
    assert bytes(nvm[9:14]) == b"\xffabc\xff" and nvm[4095] == 7
    with pytest.raises(ValueError, match="different lengths"):
        nvm[0:2] = b"abc"
    with pytest.raises(NotImplementedError):
        nvm[0:3] = [1, 2, 3]
    with pytest.raises(IndexError):
        nvm[4096]
    with pytest.raises(NotImplementedError):
        nvm[0:8:2]


def test_usb_is_settled_when_boot_py_has_ended(machine):
    usb_cdc, storage, supervisor = modules("usb_cdc", "storage", "supervisor")
    assert usb_cdc.console is not None and usb_cdc.data is None
    usb_cdc.enable(console=False, data=True)
    assert usb_cdc.console is None and usb_cdc.data is not None
    machine.usb.fixed = True
    for late in (usb_cdc.disable, storage.disable_usb_drive, supervisor.set_usb_identification):
        with pytest.raises(RuntimeError, match="Cannot change USB devices now"):
            late()
    with pytest.raises(RuntimeError, match="visible via USB"):
        storage.remount("/", readonly=False)


def test_the_drive_belongs_to_the_host_or_to_code(machine):
    (storage,) = modules("storage")
    storage.disable_usb_drive()
    assert machine.drive_asked
    storage.enable_usb_drive()
    assert not machine.drive_asked
    storage.remount("/", readonly=False)
    assert machine.drive_asked
    assert storage.getmount("/").readonly is False  # boot.py itself may write


def test_the_data_port_reads_and_writes_what_there_is(machine):
    (usb_cdc,) = modules("usb_cdc")
    usb_cdc.enable(data=True)
    data = usb_cdc.data
    data.timeout = data.write_timeout = 0
    machine.cable.to_box += b"one\ntwo"
    assert data.in_waiting == 7 and data.connected
    assert data.readline() == b"one\n"
    buffer = bytearray(8)
    assert data.readinto(buffer) == 3 and buffer[:3] == b"two"
    machine.cable.room = 2
    assert data.write(b"abc") == 2
    machine.cable.to_box += b"x"
    data.reset_input_buffer()
    assert data.read(4) == b""


def test_the_watchdog_of_the_rp2040_resets_after_eight_seconds_at_most(machine, monkeypatch):
    microcontroller, watchdog = modules("microcontroller", "watchdog")
    dog = microcontroller.watchdog
    with pytest.raises(ValueError, match="<= 8"):
        dog.timeout = 9
    with pytest.raises(NotImplementedError):
        dog.mode = watchdog.WatchDogMode.RAISE
    now = [100.0]
    monkeypatch.setattr(watchdog, "_now", lambda: now[0])
    dog.timeout = 5
    dog.mode = watchdog.WatchDogMode.RESET
    now[0] = 104.9
    assert not machine.watchdog_due()
    dog.feed()
    now[0] = 109.8
    assert not machine.watchdog_due()
    now[0] = 110.0
    assert machine.watchdog_due()
    dog.mode = None
    assert not machine.watchdog_due()


def test_reset_and_reload_end_the_run(machine):
    microcontroller, supervisor = modules("microcontroller", "supervisor")
    ends = []
    machine.end = lambda why, **facts: ends.append((why, facts))
    microcontroller.reset()
    microcontroller.on_next_reset(microcontroller.RunMode.SAFE_MODE)
    microcontroller.reset()
    assert ends == [("reset", {"mode": "NORMAL"}), ("reset", {"mode": "SAFE_MODE"})]
    with pytest.raises(BaseException) as reload:
        supervisor.reload()
    assert not isinstance(reload.value, Exception)


def test_ticks_wrap_about_65_seconds_after_power_on(machine, monkeypatch):
    (supervisor,) = modules("supervisor")
    monkeypatch.setattr(machine.clock, "seconds", lambda: 64.9995)
    assert supervisor.ticks_ms() == (1 << 29) - 1
    monkeypatch.setattr(machine.clock, "seconds", lambda: 65.0)
    assert supervisor.ticks_ms() == 0


def test_the_date_starts_in_2000_and_can_be_set(machine, monkeypatch):
    import time

    (rtc,) = modules("rtc")
    monkeypatch.setattr(machine.clock, "seconds", lambda: 10.0)
    assert rtc.RTC().datetime[:6] == (2000, 1, 1, 0, 0, 10)
    rtc.RTC().datetime = time.struct_time((2026, 5, 29, 15, 14, 15, 0, -1, -1))
    assert rtc.RTC().datetime[:6] == (2026, 5, 29, 15, 14, 15)


def test_settings_are_read_as_circuitpython_reads_them(machine, tmp_path, monkeypatch):
    (supervisor,) = modules("supervisor")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "settings.toml").write_text(
        'NAME = "a \\u00e9" # why\nCOUNT=0x10\nYES = true\n[late]\nLATE = 1\n', "utf-8"
    )
    assert supervisor.get_setting("NAME") == "a é"
    assert (supervisor.get_setting("COUNT"), supervisor.get_setting("YES")) == (16, True)
    assert supervisor.get_setting("LATE", "none") == "none"
