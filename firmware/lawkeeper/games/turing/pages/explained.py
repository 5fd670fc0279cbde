"""What newcomers to Turing Machine read of each page, once."""

# Short name of the page, its sentence: up to six lines; two have room in the free rows of some pages.
SENTENCES = (
    (
        "seal",
        "All can see the box. It holds a code of three digits, each 1 to 5. Be the first who has found it.",
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
    ("code", "The codes stay hidden. When the last one is in, the box opens all of them at once."),
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

# In the place of those above, where one plays alone, or all with one sheet: nobody hides anything, nobody
# waits. "": the page says all.
ALONE = (
    (
        "seal",
        "The box holds a code: three digits, each 1 to 5. Find it no later than the Machine.",
    ),
    (
        "cards",
        "Each verifier checks one thing in the code; its card lists what that may be. ◀▶ read the cards.",
    ),
    (
        "table",
        "A round: up to three questions about the same digits. Then ▶: you have the code, or go on.",
    ),
    ("ask", "Enter three digits. Hold A to ask the verifier below them, or tap A and choose another one."),
    ("notes", ""),
    ("claim", ""),
    ("code", ""),
    ("end", "Hold A until the ring is full, and the box tells the code and what was checked."),
)
