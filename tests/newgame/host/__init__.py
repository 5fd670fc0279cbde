"""Higher or Lower on the host."""
