"""The pixel art of the screen: font.txt and big.txt, and what makes device modules of them."""
