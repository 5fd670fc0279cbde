"""Infer: a Universe with a secret law, Researchers who build experiments out of dice and publish theories."""

KEEP = ("deck", "settle")
FOLD = ("rules", "rules_lawful", "rules_cheater", "log", "setup", "screens", "lawkeeper.logic.forms")

# Short name, module, class. As one text: a table of names would stay in memory whole.
PAGES = """
setup screens_setup SetupForm
pass screens_draw PassTheBox
draw screens_draw Draw
seal screens_seal SealNumber
starters screens_draw Starters
table screens_table TableTop
paused screens_table Paused
undo screens_undo Undo
consent screens_consent Consent
repeat screens_theory Repeat
judge screens_theory Judge
log screens_log Experiments
one screens_log Experiment
changed screens_mend Changed
apart screens_mend Apart
more screens_more More
law screens_law Law
give_up screens_law GiveUp
rules screens_rules RulesInShort
lawful screens_lawful LawfulTable
begin screens_begin Begin heavy
build screens_build Build
asked screens_asked Asked
drawn screens_drawn Drawn
say screens_say Say
said screens_said Said
search screens_search Search heavy
disproof screens_disproof Disproof
helped screens_assist HelpedTable
helped_start screens_assist HelpedStarters
helped_judge screens_assist HelpedJudge
mark screens_assist Mark
night screens_roles Night
role screens_roles MyRole
vote screens_vote Vote
end screens_end End
told screens_told Told
"""

_BOX = 0x01  # of the second byte of flags in a set-up: box_universe
_ASSIST = 0x02
_CHEATER = 0x08


def fold(setup):
    """-> (module, class) of the fold for a set-up in bytes; one that cannot be read goes to the plain one."""
    flags = setup[2] if len(setup) > 2 else 0
    if flags & _BOX:
        return "rules_lawful", "Lawful"
    if flags & _ASSIST:
        return "rules_lawful", "Assisted"
    if flags & _CHEATER:
        return "rules_cheater", "Cheater"
    return "rules", "Infer"


# What stands in the place of a page when the box is the Universe, or helps one.
_BOXED = {"starters": "begin", "table": "lawful", "judge": "search"}
_HELPED = {"starters": "helped_start", "table": "helped", "judge": "helped_judge"}

# By phase, rules.DRAW to rules.VOTE.
_AT = ("pass", "starters", "table", "consent", "repeat", "judge", "end", "vote")


def root(game):
    """-> short name of the page for `game` as it stands, after any move and after a power cut."""
    if game.finished:
        return "told"
    if game.paused and not game.over:
        return "paused"
    setup = game.setup
    name = _AT[game.phase]
    if name == "pass" and setup.cheater:
        return "night"
    if name == "starters" and not game.log.count:
        return "seal"
    if name == "consent" and setup.asynchronous:
        name = "table"  # consents come in over days: play goes on meanwhile
    if setup.box_universe:
        if name == "repeat":
            return "said" if game.theory else "say"
        return _BOXED.get(name, name)
    return _HELPED.get(name, name) if setup.assist else name

