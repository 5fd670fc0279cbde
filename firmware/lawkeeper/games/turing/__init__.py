"""Turing Machine: a secret code of three digits, and verifiers who each check one thing about a proposal."""

KEEP = ("kept", "settle")
FOLD = ("rules", "screens")

# Short name, module, class. As one text: a table of names would stay in memory whole.
PAGES = """
setup screens_setup SetupForm
handicaps screens_setup Handicaps
making screens_making Making
seal screens_begin SealNumber
cards screens_cards Cards
table screens_table TableTop
paused screens_table Paused
ask screens_ask Ask
notes screens_notes Notes
claim screens_claim Claim
code screens_code Code
opened screens_claim Opened
undo screens_claim Undo
more screens_more More
give_up screens_more GiveUp
seats screens_record Seats
record screens_record Record
rules screens_rules RulesInShort
end screens_end End
told screens_end Told
"""

# By phase, rules.PLAY to rules.OVER.
_AT = ("table", "claim", "code", "end")


def fold(setup):
    """-> (module, class) of the fold for a set-up in bytes."""
    return "rules", "Turing"


def root(game):
    """-> short name of the page for `game` as it stands, after any move and after a power cut."""
    if game.finished:
        return "told"
    if game.paused and not game.over:
        return "paused"
    name = _AT[game.phase]
    if name == "table" and game.round == 1 and not game.log:
        return "seal"
    return name
