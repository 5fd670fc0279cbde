"""What a law can say, as bytes: codec, judge, sentence, what follows. The host imports the same files."""
