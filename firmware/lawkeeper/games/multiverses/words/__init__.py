"""Lists of words with their parts of speech, as they lie in a file."""
