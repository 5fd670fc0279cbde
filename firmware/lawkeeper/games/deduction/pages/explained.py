"""What newcomers to Deduction read of each page, once."""

# Short name of the page, its sentence, another one for who plays alone with the box: up to six lines. Each
# round has a page of its own at the table.
SENTENCES = (
    (
        "seal",
        "Next comes a number, all may look. Write it down: it proves at the end that the deal is unchanged.",
        "Next comes a number. Write it down: it proves at the end that the deal is unchanged.",
    ),
    (
        "table",
        "One after the other takes the box: ▲ for your own hand, A to say one thing about it to all.",
        "Your hand: ▲. With A the box tells one thing about each other hand.",
    ),
    (
        "asking",
        "Now each asks one question. One after the other takes the box, A, and chooses who has to answer.",
    ),
    (
        "talking",
        "Now all talk: who knows what? A has conclusions, clues and more. Are all sure? ▶ declares the card.",
        "A asks a hand, ▼ has the clues. When you know the card: ▶ declares it.",
    ),
    ("hand", "Your hand is for you. One Single at least is on the hidden card; your Completes are not it."),
    ("say", "Choose what it is about. The box fills in the answer from the hand, and all read it."),
    (
        "ask",
        "Choose who is asked, and about what. The box answers from that hand, and all read it.",
        "Choose a hand, and what you ask about it. A question counts one, a clue two: fewer are better.",
    ),
    ("facts", "The box says one thing about each of the other hands. Then you ask them. Yours is ▲."),
    (
        "conclude",
        "A conclusion counts when it follows from the board and your own hand. Then all may read it.",
    ),
    (
        "follows",
        "What all can know from the board. ▶ shows why: the lines of the board that it needs.",
        "What the board alone tells. ▶ shows why: the lines of the board that it needs.",
    ),
    ("own_follows", "What the board and your hand tell you. Hold A to read it; then ▶ shows why."),
    (
        "agreed",
        "Do all agree to this card? Then hold A until the ring is full, and it is opened.",
        "Do you mean this card? Then hold A until the ring is full, and it is opened.",
    ),
    (
        "end",
        "The game is over, all may look. Hold A until the ring is full, and the box tells the card.",
        "The game is over. Hold A until the ring is full, and the box tells you the card.",
    ),
    ("told", "A turns the pages: the hands, when the card could be known, and the proof."),
)
