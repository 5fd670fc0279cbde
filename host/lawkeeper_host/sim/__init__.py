"""The virtual box: the unmodified firmware under CPython, with only the board's native modules stood in
for."""
