"""The real box: its parts, its carrier board, its case, and the checks that hold them together."""
