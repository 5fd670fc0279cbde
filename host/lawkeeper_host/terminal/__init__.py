"""What commands stand on: the frame they run in, and how they print."""
