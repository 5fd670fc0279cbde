"""What the box runs from: the Pico has a third of VSYS on a pin of its own."""

_READINGS = 16  # the converter is noisy


def millivolts():
    """-> mV at VSYS, 0 where the board cannot tell."""
    import board

    from lawkeeper.box import boards

    name = boards.pick().SUPPLY
    if not name:
        return 0
    import analogio

    reader = analogio.AnalogIn(getattr(board, name))
    total = sum([reader.value for _ in range(_READINGS)])
    reader.deinit()
    return total * 9900 // (65535 * _READINGS)
