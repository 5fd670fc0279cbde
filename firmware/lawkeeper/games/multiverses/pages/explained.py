"""What newcomers to MultiVerses read of each page, once."""

# Short name of the page, its sentence, another one for who plays alone: up to six lines.
SENTENCES = (
    (
        "seal",
        "All may look: only the test words to come are hidden. The ring: green is whose turn, violet the "
        "Dust that is left.",
        "The ring: violet is the Dust that is left.",
    ),
    (
        "table",
        "Whose turn it is adds a law (A), then a word. All lies open; ▲ is the Dust, ◀ the laws.",
        "Add a law (A), then a word. ▲ is the Dust, ◀ the laws, ▶ your universes.",
    ),
    ("where", "A law goes into one of your universes, or begins a new one."),
    (
        "kind",
        "A random word will test the law, which is valid if it excludes that word. So strict laws pass "
        "more easily.",
    ),
    ("build", "Choose step by step; the box reads the law before it is tested."),
    (
        "ready",
        "Discuss it. A: a random word tests the law. Excluded: valid. Let in: dead for all.",
        "A: a random word tests the law. Excluded: valid. Let in: dead for this game.",
    ),
    (
        "reference",
        "Choose the word that the test word is compared with. One from the Dust moves if the law is valid.",
    ),
    (
        "judge",
        "The box cannot read your paper: the others say whether the word obeys.",
        "The box cannot read your paper: say whether the word obeys.",
    ),
    (
        "place",
        "Choose a universe, then one of the words that fit, then its line. 2?: a law on paper is asked, too.",
    ),
    ("line", "Lines are multiplied: lines of three words are worth most."),
    (
        "laws",
        "A valid law may be copied by anybody later, an invalid one by nobody.",
        "A valid law may be copied to your other universes; an invalid one is dead.",
    ),
    ("end", "The game is over. Hold A for the draws that would have come next."),
    ("told", "▶ is the proof that no draw was changed."),
)
