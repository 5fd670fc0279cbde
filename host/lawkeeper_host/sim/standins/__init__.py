"""Stand-ins for CircuitPython's native modules.

This folder goes on the child's `sys.path`, so that `import board` finds `board.py` here. Each file offers
what circuitpython-stubs 10.2.1 says the module offers, as far as a Lawkeeper box needs it, and nothing else;
names that begin with an underscore belong to the simulator.
"""
