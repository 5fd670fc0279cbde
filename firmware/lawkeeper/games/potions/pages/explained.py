"""What newcomers to Logic Potions read of each page, once; what others read of some who hold A."""

from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.fold import moves
from lawkeeper.ui.text import wrap

ROWS = 6  # of a page of help

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
    ("write", "Your rule must make your brew illegal, else you lose. ◀▶ parts, ▲▼ change."),
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
        "You say that a rule is wrong. At last you point at one: broken, the author of the \
challenged rule loses; kept, you do.",
    ),
    (
        "challenged",
        "The box says that your rule is wrong. At last it points at one: broken, you lose, if not the box.",
    ),
    ("buck", "The brewer may blame a rule that leaves these ingredients nothing, or take the verdict."),
    ("thinks", "The box plays the second seat. It knows what you know, and nothing of the deck."),
    ("take", "The potion is drunk. Take two of the market: A gives you those in brackets."),
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

# What each call-out means, and when to press; pages that newcomers read no sentence of.
_MORE = {
    "read": "Press A, and the rule is written. If it does not make your brew illegal, you lose when somebody \
says so.",
    moves.PREDICT: "PREDICT: say what it becomes before its brewer does. Press your arrow when the rules \
leave one potion only.",
    moves.ILLEGAL: "ILLEGAL: this brew breaks a rule. Press your arrow when you can point at that rule.",
    moves.STEAL: "STEAL: you brew the same into something else. Press your arrow, or the brewer wins.",
    moves.STILL: "STILL LEGAL: a new rule has to forbid the brew before it. Press your arrow when the brew \
keeps this rule.",
}


def meant(game, page):
    """-> what a page (short name) is for, in a sentence, and what the signs of rules and brews mean."""
    told = _MORE.get(game.phase if page == "call" else page)
    if not told:
        told = "".join([row[1] for row in SENTENCES if row[0] == page])
    told = wrap(told) if told else []
    space = game.space.kinds
    legend = []
    for kind in range(space):  # two in a row
        one = kinds.sign(space, kind) + " " + kinds.word(space, kind).split()[0]
        if kind & 1:
            legend[-1] += ", " + one
        else:
            legend.append(one)
    legend += ["# all together, ! not", "& and, | or"]
    if len(told) + len(legend) > ROWS:  # they stand together on the next page
        told += [""] * (-len(told) % ROWS)
    return "\n".join(told + legend)
