"""The settings of Infer: what does not change from game to game at one table."""

from lawkeeper.keep.settings import CHOICE, INT, TEXT

_YES, _NO = ("yes", "no"), ("no", "yes")  # the default comes first
# Names a table may give its dice without a computer; any other name comes over the cable.
_NAME = (8, ("orange", "blue", "white", "black", "red", "green", "yellow", "pink", "violet", "grey"))

ROWS = (
    (3, "colour_1", TEXT, "orange", _NAME, "Colour 1", "What the table calls its first dice colour."),
    (4, "colour_2", TEXT, "blue", _NAME, "Colour 2", "What the table calls its second dice colour."),
    (5, "colour_3", TEXT, "white", _NAME, "Colour 3", "What the table calls its third dice colour."),
    (9, "draw", CHOICE, "two", ("two", "one"), "Laws drawn", "Infer: draw two and keep one, or draw one."),
    (10, "warn_table", CHOICE, "yes", _YES, "Table warning", "Infer: tell when the table disproves it."),
    (11, "researchers_most", INT, 0, (0, 99), "Most Researchers", "Infer: the most in a game; 0: no limit."),
    (12, "null_start", CHOICE, "yes", _YES, "Null starter", "Infer: a person may begin with no dice."),
    (13, "dice_letters", CHOICE, "no", _NO, "Dice letters", "Infer: dice show a letter; from a new game on."),
)
