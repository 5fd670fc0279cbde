"""What newcomers to Logic Potions read of each page, once; what others read of some who hold A."""

from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.fold import moves

# Short name of the page, its sentence, another one for who plays alone with the box: up to six lines.
SENTENCES = (
    (
        "seal",
        "All may look: by the seal number the box proves at the end that the deck was not changed.",
        "By the seal number the box proves at the end that the deck was not changed.",
    ),
    (
        "table",
        "The active player may challenge a rule (▶), then brews (A). All hands lie open.",
        "You may challenge a rule of the box (▶); then brew (A). Both hands lie open.",
    ),
    ("brew", "Choose 1 to 3 of your ingredients. What they become you say later."),
    (
        "call",
        "Whoever wants to call: press your arrow first. Nobody? Then A.",
        "Do you want to call? Then ▲. If not, A.",
    ),
    ("potion", "Say it aloud, then press A: it is not taken back.", "Choose, then press A: it stays."),
    ("write", "Write a rule that makes your brew illegal. ◀▶ parts, ▲▼ change."),
    ("point", "Point at the rule that the brew breaks. If it does not, you lose."),
    (
        "judge",
        "The first shall keep each rule, the second break only the last. Say what is wrong.",
    ),
    (
        "set",
        "Name a set for the challenge. Nobody needs to have these ingredients.",
        "Name a set for the challenge. It need not be in a hand.",
    ),
    (
        "challenge",
        "You say that a rule is wrong. At last you point at one: broken, its author loses, if not you do.",
    ),
    (
        "challenged",
        "The box says that your rule is wrong. At last it points at one: broken, you lose, if not the box.",
    ),
    ("buck", "The brewer may blame a rule that leaves these ingredients nothing, or take the verdict."),
    ("thinks", "The box plays the second seat. It knows what you know, and nothing of the deck."),
    ("take", "The potion is drunk. Take two of the market."),
    (
        "lost",
        "Who loses is out, and all rules of that player are crossed off.",
        "You or the box is out: the game is over.",
    ),
    (
        "told",
        "▶ shows all rules, a map of the sets, rule by rule, and the proof.",
        "▶ shows the rules, a map of the sets, rule by rule, and the proof.",
    ),
    ("end", "The game is over. Hold A for what perfect play would have said."),
)

# What each call-out means, and when to press.
_CALLS = {
    moves.PREDICT: "PREDICT: say what it becomes before its brewer does. Press your arrow when the rules \
leave one potion only.",
    moves.ILLEGAL: "ILLEGAL: this brew breaks a rule. Press your arrow when you can point at that rule.",
    moves.STEAL: "STEAL: you brew the same into something else. Press your arrow, or the brewer wins.",
    moves.STILL: "STILL LEGAL: a new rule has to forbid the brew before it. Press your arrow when the brew \
keeps this rule.",
}


def meant(game, page):
    """-> what a page (short name) is for, in a sentence, and what the signs of rules and brews mean."""
    told = _CALLS.get(game.phase) if page == "call" else None
    if not told:
        told = "".join([row[1] for row in SENTENCES if row[0] == page])
    space = game.space.kinds
    for kind in range(space):  # two in a row
        told += ", " if kind & 1 else "\n"
        told += kinds.sign(space, kind) + " " + kinds.word(space, kind).split()[0]
    if told[0] == "\n":  # a page without a sentence
        told = told[1:]
    return told + "\n# all together, ! not\n& and, | or"
