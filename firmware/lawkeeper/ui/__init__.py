"""What players see, hear and press: screens and lights as data, gestures, menus. Knows no game."""
