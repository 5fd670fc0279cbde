"""The words of MultiVerses: the shipped list, how it is made, and lists of one's own."""
