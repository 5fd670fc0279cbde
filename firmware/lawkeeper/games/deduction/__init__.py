"""Deduction: a hidden card that everybody knows a little of, and all together find."""

KEEP = ("fold.kept", "settle")
STATUS = "waiting:count questions:count clues:count spares:count"
FOLD = ("fold.rules", "lawkeeper.games.fold", "lawkeeper.games.pages.base")

MODES = ("full", "coin")  # as players read them
GRADES = ("light", "fair", "hard")  # of the deals of packs, by how many hands have to lie open: `fold.kept`


def played_by(setup):
    """-> (module, class) of the fold for a set-up in bytes."""
    return "fold.rules", "Deduction"
