"""What newcomers to Infer read of each page, once: who holds the box, who looks away, what comes next."""

# Short name of the page, its sentence, another one for who plays alone with the box: up to six lines; two
# have room in the free rows of some pages.
SENTENCES = (
    ("pass", "Next: the Universe picks a secret law."),
    (
        "keep_law",
        "The Universe alone looks: read the laws, keep one. Then the box lies where all can see it.",
    ),
    (
        "seal",
        "All may look at this number. Next come two examples: they are built, and then you begin.",
        "The box has its law. Next it shows two examples: build both, and then you begin.",
    ),
    (
        "starters",
        "The Universe builds two examples, all look: one follows the law, one does not. Then you begin.",
    ),
    (
        "helped_start",
        "The Universe builds two examples and enters them die by die, for all to see. Then you begin.",
    ),
    (
        "begin",
        "The box keeps the law, nobody looks away. Build both examples that it shows, a marker beside each.",
        "The box keeps the law. Build both examples that it shows, and lay a marker beside each.",
    ),
    (
        "table",
        "Who has the turn builds something out of dice. The Universe has the box and marks it. ▶: a theory.",
    ),
    (
        "lawful",
        "Who has the turn builds something out of dice and enters it: the box marks it. Or says a theory.",
        "Build anything out of dice and enter it: the box marks it. Or say what you think is the law.",
    ),
    ("helped", "Who has the turn builds something and enters it; the Universe marks it. Or says a theory."),
    (
        "build",
        "Enter what stands there, die by die (B: one back). Hold an arrow: where you let go, it stands. "
        "Hold A to ask.",
        "Enter what you built, die by die (B: one back). Hold an arrow: where you let go, it stands. "
        "Hold A to ask.",
    ),
    (
        "mark",
        "The Universe alone decides. While it holds A the others look away: it reads what the box thinks.",
    ),
    (
        "consent",
        "Before a theory is said, all others have to agree. To say no is free. Next: the theory is said.",
    ),
    (
        "repeat",
        "Say the theory aloud; the Universe says it back until both mean the same. Then it costs a token.",
    ),
    (
        "compose",
        "Who has the theory holds the box, all may look. Choose a kind of law, then word by word.",
        "What do you think is the law? Choose a kind of law, then word by word.",
    ),
    ("agreed", "All must mean it so.", "A if you mean it so."),
    (
        "judge",
        "Can the Universe build something on which law and theory differ? If it cannot, all have won.",
    ),
    (
        "helped_judge",
        "Can the Universe build something on which law and theory differ? If not, all have won.",
    ),
    ("night", "The box goes round: one reads, the others look away. Then the box leads through the night."),
    ("vote", "The law is found. One is a Cheater: talk, then all point at once, and the box counts."),
    (
        "end",
        "The game is over, all may look. Hold A until the ring is full, and the box tells the law to all.",
        "The game is over. Hold A until the ring is full, and the box tells you the law.",
    ),
    ("told", "▶ proves that the law was never changed."),
)
