"""The settings: one table, three layers. What is set on the box or over the cable counts before
settings.toml, that before the default."""

from lawkeeper.keep import KeepError

INT, CHOICE, TEXT = "int", "choice", "text"

_YES, _NO = ("yes", "no"), ("no", "yes")  # the default comes first

# id (never used again for another setting), name, kind, default, (lowest, highest) | choices | most signs,
# label, help
TABLE = (
    (1, "brightness", INT, 5, (0, 10), "Brightness", "How bright screen and ring are; 0: the ring is off."),
    (2, "sound", CHOICE, "quiet", ("off", "quiet", "loud"), "Sound", "How loud the box clicks and beeps."),
    (3, "colour_1", TEXT, "orange", 8, "Colour 1", "What the table calls its first dice colour."),
    (4, "colour_2", TEXT, "blue", 8, "Colour 2", "What the table calls its second dice colour."),
    (5, "colour_3", TEXT, "white", 8, "Colour 3", "What the table calls its third dice colour."),
    (6, "dim_after", INT, 2, (0, 60), "Dim (min)", "Minutes until an unused screen dims; 0: never."),
    (7, "sleep_after", INT, 10, (0, 240), "Sleep (min)", "Minutes until it goes dark; 0: never."),
    (8, "turned", CHOICE, "no", _NO, "Turned round", "Turns the screen and the buttons by half a turn."),
    (9, "draw", CHOICE, "two", ("two", "one"), "Laws drawn", "Infer: draw two and keep one, or draw one."),
    (10, "warn_table", CHOICE, "yes", _YES, "Table warning", "Infer: tell when the table disproves it."),
    (11, "researchers_most", INT, 0, (0, 99), "Most Researchers", "Infer: the most in a game; 0: no limit."),
    (12, "null_start", CHOICE, "yes", _YES, "Null starter", "Infer: a person may begin with no dice."),
)
PREFIX = "LAWKEEPER_"
_COLOURS = ("colour_1", "colour_2", "colour_3")


class SettingError(KeepError):
    """args[0] is a sentence for the owner."""


def row(name):
    """-> the row of the setting called `name`; SettingError when there is none."""
    for found in TABLE:
        if found[1] == name:
            return found
    raise SettingError("There is no setting called %s." % name)


def _int(value, limits):
    """-> value as an int in its limits, else None."""
    if isinstance(value, str):
        digits = value.strip()
        plain = 0 < len(digits) < 6 and all("0" <= sign <= "9" for sign in digits)
        value = int(digits) if plain else None
    if isinstance(value, bool) or not isinstance(value, int) or not limits[0] <= value <= limits[1]:
        return None
    return value


def _choice(value, choices):
    """-> value as one of the choices, else None."""
    # TOML and JSON have words of their own for yes and no.
    value = {True: "yes", False: "no", "true": "yes", "false": "no"}.get(value, value)
    return value if value in choices else None


def _text(value, most):
    """-> value as a text of 1..most signs that the screen can show, else None."""
    value = value.strip() if isinstance(value, str) else ""
    shown = all(" " <= sign <= "~" for sign in value)
    return value if shown and 0 < len(value) <= most else None


def _checked(found, value):
    """-> the value as it is kept; SettingError with a sentence that says what may stand there."""
    _, name, kind, _, limits, _, _ = found
    if kind == INT:
        kept, wanted = _int(value, limits), "a whole number from %d to %d" % limits
    elif kind == CHOICE:
        word = value.strip().lower() if isinstance(value, str) else value
        kept = _choice(word, limits) if isinstance(word, (str, bool)) else None
        wanted = "one of: " + ", ".join(limits)
    else:
        kept, wanted = _text(value, limits), "a word of 1 to %d plain letters" % limits
    if kept is None:
        raise SettingError("%s must be %s." % (name, wanted))
    return kept


class Settings:
    """`stored`: dict name -> value from the second home, or None. `toml(key)`: text or None for
    LAWKEEPER_<NAME> (`os.getenv`). A bad value falls back to the layer below it and leaves a sentence in
    .complaints."""

    def __init__(self, stored=None, toml=None):
        self.complaints = []
        self._base = {}
        self._set = {}
        if toml:
            self._read_toml(toml)
        if isinstance(stored, dict):
            self._read_stored(stored)
        self._tell_apart()

    def _read_toml(self, toml):
        for found in TABLE:
            value = toml(PREFIX + found[1].upper())
            if value is not None:
                self._take(self._base, found, value, "settings.toml")

    def _read_stored(self, stored):
        for found in TABLE:
            if found[1] in stored:
                self._take(self._set, found, stored[found[1]], "the box's memory")

    def _take(self, layer, found, value, place):
        try:
            layer[found[1]] = _checked(found, value)
        except SettingError as error:
            self.complaints.append("In %s: %s It is left out." % (place, error.args[0]))

    def _tell_apart(self):
        """Three dice colours need three names: with fewer, all three are the defaults again."""
        if len({self.get(name).lower() for name in _COLOURS}) == 3:
            return
        self.complaints.append("Two dice colours had the same name. They are orange, blue and white again.")
        for name in _COLOURS:
            self._base.pop(name, None)
            self._set.pop(name, None)

    def get(self, name):
        """-> the value that counts."""
        if name in self._set:
            return self._set[name]
        return self._base[name] if name in self._base else row(name)[3]

    def set(self, name, value):
        """Set, -> (id, bytes) for a note in the journal. SettingError with a sentence when the value may not
        be."""
        found = row(name)
        value = _checked(found, value)
        if name in _COLOURS:
            for other in _COLOURS:
                if other != name and self.get(other).lower() == value.lower():
                    raise SettingError("%s is already called %s: choose another name." % (other, value))
        self._put(found, value)
        return found[0], self.encode(name)

    def _put(self, found, value):
        """Keep the value; one that is what the layers below say anyway is not kept, so that they go on
        counting."""
        name = found[1]
        self._set.pop(name, None)
        if self.get(name) != value:
            self._set[name] = value

    def encode(self, name):
        """-> the value that counts as bytes for a note: a number or the number of a choice in one byte, or a
        text."""
        found = row(name)
        value = self.get(name)
        if found[2] == TEXT:
            return value.encode()
        return bytes((value if found[2] == INT else found[4].index(value),))

    def decode(self, number, data):
        """Take a note of the journal over. One that this version cannot read is left out with a complaint."""
        for found in TABLE:
            if found[0] == number and data:
                self._decode(found, data)
                return
        self.complaints.append("In the journal: there is no setting number %d. It is left out." % number)

    def _decode(self, found, data):
        try:
            if found[2] == TEXT:
                value = bytes(data).decode()
            elif found[2] == INT:
                value = data[0]
            else:
                value = found[4][data[0]]
            self._put(found, _checked(found, value))
        except (ValueError, IndexError, SettingError):
            self.complaints.append("In the journal: a value of %s cannot be read. It is left out." % found[1])

    def changed(self):
        """-> dict name -> value of what was set here; what is as the layers below say is not in it."""
        return dict(self._set)
