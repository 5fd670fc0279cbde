"""The hardware: the only room that imports CircuitPython's modules."""
