"""What the rows of the set-up form mean, by their keys: for those who hold A."""

ROW_MEANS = {
    "seats": "2 to 4 players, or you alone against the box.",
    "strength": "Careless overlooks much. Fair calls what is forced or illegal. Sharp challenges, too.",
    "faster": "Faster: whoever first makes somebody lose wins. To the last: until one player is left.",
    "colours": "What potions are brewed from: cards of four suits, or pieces of six colours.",
    "list": "What potions are called. More lists come from a computer, with effects for those who drink.",
    "count": "How many potions there are, the victory potion among them.",
    "kind": "Adjectives: a potion is several at once, such as red fizzy. IF may speak of them, too.",
    "victory": "A victory potion wins when it is brewed, unless somebody steals the brew.",
    "simpler": "No challenges at all.",
    "rules": "Mathematical: redundancy challenges, no STILL LEGAL. Experiments: that, and brews are written \
down; the game calls it emperical.",
    "buck": "Who is challenged, or called ILLEGAL, may blame an older rule first.",
    "words": "THEN not: rules say only what a potion is not. Drawn: each game leaves out some words.",
    "potions.puzzles": "For one person, without a game: which rule breaks it, which brew is forced?",
    "timer": "How long a call-out is open: until all have passed, or so many seconds.",
}
