# portable: runs on CPython and on the MicroPython VM
"""Small checks that need no test framework."""


def raises(error, function, *args):
    """Call `function(*args)` and return the `error` it raises; fail when it raises something else or nothing."""
    try:
        function(*args)
    except error as caught:
        return caught
    raise AssertionError("%s was not raised" % error.__name__)
