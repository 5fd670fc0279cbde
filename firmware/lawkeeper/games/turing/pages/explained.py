"""What newcomers to Turing Machine read of each page, once."""

# Short name of the page, its sentence, another one for who plays alone with the box: up to six lines; two
# have room in the free rows of some pages.
SENTENCES = (
    (
        "seal",
        "All may look. Write the number down. With it the box proves at the end that the code has stayed.",
        "Write the number down. With it the box proves at the end that the code has stayed.",
    ),
    (
        "cards",
        "All look. A verifier checks one thing in the code; its card says what that may be. Then you begin.",
        "A verifier checks one thing in the code; its card says what that may be. Then you begin.",
    ),
    (
        "table",
        "One after the other takes the box, asks up to three questions, hands it on. When all have asked: ▶.",
        "Ask up to three questions in a round. When you have asked: ▶.",
    ),
    (
        "ask",
        "You hold the box, all others look away. Enter three digits, then ask a verifier about them.",
        "Enter three digits, then ask a verifier whether its check holds for them.",
    ),
    ("notes", "Your own notes. All others look away while you hold A.", "Your own notes."),
    (
        "claim",
        "One after the other, unseen: have you the code? Nothing is told before all have answered.",
        "Have you the code? If not, the next round begins.",
    ),
    (
        "code",
        "Who has the code takes the box alone and enters it. When the last code is in, all are opened.",
        "Enter the code. Then the box opens it.",
    ),
    (
        "opened",
        "All look. Who is right wins, with the fewest questions. Who is wrong is out, the others play on.",
        "The box has looked at your code: if it is wrong, the game is lost.",
    ),
    (
        "end",
        "The game is over, all may look. Hold A until the ring is full, and the box tells the code to all.",
        "The game is over. Hold A until the ring is full, and the box tells you the code.",
    ),
    ("told", "▶ shows what each verifier checked."),
)
