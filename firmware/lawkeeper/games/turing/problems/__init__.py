"""Cards, problems, and what makes or solves them."""
