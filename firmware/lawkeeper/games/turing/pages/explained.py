"""What newcomers to Turing Machine read of each page, once."""

# Short name of the page, its sentence: up to six lines; two have room in the free rows of some pages.
SENTENCES = (
    (
        "seal",
        "All may look. Write the number down. With it the box proves at the end that the code has stayed.",
    ),
    (
        "cards",
        "All look. A verifier checks one thing in the code; its card says what that may be. Then you begin.",
    ),
    (
        "table",
        "One after the other takes the box, asks up to three questions, hands it on. When all have asked: ▶.",
    ),
    ("ask", "You hold the box, all others look away. Enter three digits, then ask a verifier about them."),
    ("notes", "Your own notes. All others look away while you hold A."),
    ("claim", "One after the other, unseen: have you the code? Nothing is told before all have answered."),
    ("code", "Who has the code takes the box alone and enters it. When the last code is in, all are opened."),
    (
        "opened",
        "All look. Who is right wins, with the fewest questions. Who is wrong is out, the others play on.",
    ),
    (
        "end",
        "The game is over, all may look. Hold A until the ring is full, and the box tells the code to all.",
    ),
    ("told", "▶ shows what each verifier checked."),
)
