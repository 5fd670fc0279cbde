"""What newcomers to Turing Machine read of each page, once."""

# Short name of the page, its sentence; in its place another one where one plays alone, or all with one sheet:
# nobody hides anything, nobody waits. "": the page says all. Up to six lines; two have room in free rows.
SENTENCES = (
    (
        "seal",
        "All can see the box. It holds a code of three digits, each 1 to 5. Be the first who has found it.",
        "The box holds a code: three digits, each 1 to 5. Find it no later than the Machine.",
    ),
    (
        "cards",
        "All look. A verifier checks one thing in the code; its card says what that may be. Then you begin.",
        "Each verifier checks one thing in the code; its card lists what that may be. ◀▶ read the cards.",
    ),
    (
        "table",
        "One after the other takes the box, asks up to three questions, hands it on. When all have, press ▶.",
        "A round: up to three questions about the same digits. Then ▶: you have the code, or go on.",
    ),
    (
        "ask",
        "Whoever asks holds the box, all others look away. Enter three digits, then ask a verifier.",
        "Enter three digits. Hold A to ask the verifier below them, or tap A and choose another one.",
    ),
    ("notes", "Your own notes. All others look away while you hold A.", ""),
    (
        "claim",
        "One after the other, unseen: have you the code? Nothing is told before all have answered.",
        "",
    ),
    ("code", "The codes stay hidden. When the last one is in, the box opens all of them at once.", ""),
    (
        "opened",
        "All look. Who is right wins, with the fewest questions. Who is wrong is out, the others play on.",
        "The box has looked at your code: if it is wrong, the game is lost.",
    ),
    (
        "end",
        "The game is over, all may look. Hold A until the ring is full, and the box tells the code to all.",
        "Hold A until the ring is full, and the box tells the code and what was checked.",
    ),
    ("told", "▶ what was checked."),
)
