"""What newcomers to Logic Potions read of each page, once."""

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
