"""What the documents say of this game's fields. The box does not load this."""

STATUS = {"guesses": "how many guesses there were"}
RECORD = ("none: the box thinks of the numbers itself", ())
