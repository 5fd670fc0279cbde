# portable: runs on CPython and on the MicroPython VM
"""Small checks that need no test framework."""


def raises(error, function, *args):
    """The `error` that `function(*args)` raises; fails when it raises nothing or something else."""
    try:
        function(*args)
    except error as caught:
        return caught
    raise AssertionError("%s was not raised" % error.__name__)
