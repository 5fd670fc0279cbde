"""Infer: a Universe with a secret law, Researchers who build experiments out of dice and publish theories."""

KEEP = ("deck", "settle")
PINNED = ("screens",)
FOLD = ("rules", "rules_lawful", "rules_cheater", "log", "setup")

# short name: (module, class)
PAGES = {
    "setup": ("screens_setup", "SetupForm"),
    "pass": ("screens_draw", "PassTheBox"),
    "draw": ("screens_draw", "Draw"),
    "seal": ("screens_draw", "SealNumber"),
    "starters": ("screens_draw", "Starters"),
    "table": ("screens_table", "TableTop"),
    "paused": ("screens_table", "Paused"),
    "undo": ("screens_undo", "Undo"),
    "consent": ("screens_theory", "Consent"),
    "repeat": ("screens_theory", "Repeat"),
    "judge": ("screens_theory", "Judge"),
    "log": ("screens_log", "Experiments"),
    "one": ("screens_log", "Experiment"),
    "changed": ("screens_mend", "Changed"),
    "apart": ("screens_mend", "Apart"),
    "more": ("screens_more", "More"),
    "law": ("screens_law", "Law"),
    "give_up": ("screens_law", "GiveUp"),
    "rules": ("screens_rules", "RulesInShort"),
    "end": ("screens_end", "End"),
    "told": ("screens_end", "Told"),
}

_LAWFUL = 0x03  # of the second byte of flags in a set-up: box_universe, assist
_CHEATER = 0x08


def fold(setup):
    """-> (module, class) of the fold for a set-up in bytes; one that cannot be read goes to the plain one."""
    flags = setup[2] if len(setup) > 2 else 0
    if flags & _LAWFUL:
        return "rules_lawful", "Lawful"
    if flags & _CHEATER:
        return "rules_cheater", "Cheater"
    return "rules", "Infer"


# By phase, rules.DRAW to rules.OVER.
_AT = ("pass", "starters", "table", "consent", "repeat", "judge", "end")


def root(game):
    """-> short name of the page for `game` as it stands, after any move and after a power cut."""
    if game.finished:
        return "told"
    if game.paused and not game.over:
        return "paused"
    name = _AT[game.phase]
    if name == "starters" and not game.log.count:
        return "seal"
    if name == "consent" and game.setup.asynchronous:
        return "table"  # consents come in over days: play goes on meanwhile
    return name

