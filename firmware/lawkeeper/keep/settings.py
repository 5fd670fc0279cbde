"""The settings: one table, three layers. What is set on the box or over the cable counts before
settings.toml, that before the default.

The table is the box's own rows and what the games declare. Those are asked for when somebody wants one of
them: the start of the box does without.
"""

from lawkeeper.keep import KeepError

INT, CHOICE, TEXT = "int", "choice", "text"

_NO = ("no", "yes")  # the default comes first
EXPLAIN = ("first game", "always", "never")

# id (never used again for another setting, of a game neither), name, kind, default, limits, label, help.
# Limits: INT (lowest, highest); CHOICE the choices; TEXT (most signs, words that the box itself offers).
# Texts with the same limits name things of one kind: no two of them are alike.
OWN = (
    (1, "brightness", INT, 5, (0, 10), "Brightness", "How bright screen and ring are; 0: the ring is off."),
    (2, "sound", CHOICE, "quiet", ("off", "quiet", "loud"), "Sound", "How loud the box clicks and beeps."),
    (6, "dim_after", INT, 1, (0, 60), "Dim (min)", "Minutes until an unused screen dims; 0: never."),
    (
        7,
        "sleep_after",
        INT,
        5,
        (0, 240),
        "Sleep (min)",
        "Minutes until it goes dark; 0: never. The press that then wakes it does nothing else.",
    ),
    (8, "turned", CHOICE, "no", _NO, "Turned round", "Turns the screen and the buttons by half a turn."),
    (
        14,
        "explain",
        CHOICE,
        EXPLAIN[0],
        EXPLAIN,
        "Explain",
        "Pages say once in a game what to do: in the first game of a kind, always, or never.",
    ),
)
PREFIX = "LAWKEEPER_"


class SettingError(KeepError):
    """args[0] is a sentence for the owner."""


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
        kept, wanted = _text(value, limits[0]), "a word of 1 to %d plain letters" % limits[0]
    if kept is None:
        raise SettingError("%s must be %s." % (name, wanted))
    return kept


class Settings:
    """The values that count.

    stored: dict name -> value from the second home, or None. toml: a function, LAWKEEPER_<NAME> -> text or
    None (`os.getenv`). declared: a function -> rows of the games, called when one is wanted. A bad value
    falls back to the layer below it and leaves a sentence in `complaints`.
    """

    def __init__(self, stored=None, toml=None, declared=None):
        self._stored = stored if isinstance(stored, dict) else {}
        self._toml = toml
        self._declared = declared
        self._complaints = []
        self._base = {}
        self._set = {}
        self._rows = OWN
        self._notes = []  # of the journal, on what only the games may know
        self._read(OWN)

    def rows(self):
        """-> tuple of the rows of all settings, by id."""
        declared = self._declared
        if declared is not None:
            rows = declared()
            self._declared = None
            self._rows = tuple(sorted(OWN + rows))
            self._read(rows)
            self._tell_apart(rows)
            for number, data in self._notes:
                self.decode(number, data)
        return self._rows

    def row(self, name):
        """-> the row of the setting called `name`; `SettingError` when there is none."""
        for found in OWN:
            if found[1] == name:
                return found
        for found in self.rows():
            if found[1] == name:
                return found
        raise SettingError("There is no setting called %s." % name)

    @property
    def complaints(self):
        """Sentences on what is left out."""
        self.rows()
        return self._complaints

    def _read(self, rows):
        """Take the values of settings.toml and of the second home in."""
        for found in rows:
            value = self._toml(PREFIX + found[1].upper()) if self._toml else None
            if value is not None:
                self._take(self._base, found, value, "settings.toml")
        for found in rows:
            if found[1] in self._stored:
                self._take(self._set, found, self._stored[found[1]], "the box's memory")

    def _take(self, layer, found, value, place):
        try:
            layer[found[1]] = _checked(found, value)
        except SettingError as error:
            self._complaints.append("In %s: %s It is left out." % (place, error.args[0]))

    def alike(self, found):
        """-> names of the settings, that of row `found` among them, no two of which may be alike."""
        if found[2] != TEXT:
            return [found[1]]
        return [row[1] for row in self.rows() if row[2] == TEXT and row[4] == found[4]]

    def _tell_apart(self, rows):
        """Names of one kind of thing that are not different are the defaults again."""
        for found in rows:
            names = self.alike(found)
            if len({str(self.get(name)).lower() for name in names}) == len(names):
                continue
            for name in names:
                self._base.pop(name, None)
                self._set.pop(name, None)
            told = ", ".join(names), ", ".join([self.get(name) for name in names])
            self._complaints.append("%s were not all different. They are %s again." % told)

    def get(self, name):
        """-> the value that counts."""
        if name in self._set:
            return self._set[name]
        found = self.row(name)  # a game's own are read by now
        for layer in (self._set, self._base):
            if name in layer:
                return layer[name]
        return found[3]

    def set(self, name, value):
        """Set, -> (id, bytes) for a note in the journal. SettingError with a sentence when the value may not
        be."""
        found = self.row(name)
        value = _checked(found, value)
        for other in self.alike(found):
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
        found = self.row(name)
        value = self.get(name)
        if found[2] == TEXT:
            return value.encode()
        return bytes((value if found[2] == INT else found[4].index(value),))

    def decode(self, number, data):
        """Take a note of the journal over. One that this version cannot read is left out with a complaint."""
        for found in self._rows:
            if found[0] == number and data:
                self._decode(found, data)
                return
        if self._declared:
            self._notes.append((number, bytes(data)))
        else:
            self._complaints.append("In the journal: there is no setting number %d. It is left out." % number)

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
            unread = "In the journal: a value of %s cannot be read. It is left out."
            self._complaints.append(unread % found[1])

    def changed(self):
        """-> dict name -> value of what was set here; what is as the layers below say is not in it."""
        self.rows()
        return dict(self._set)
