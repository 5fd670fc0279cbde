"""What comes before a move that is not for this phase, by phase from TURN on. Said where it is tried."""

WAIT = (
    "First a brew is chosen.",
    "First it is asked who predicts.",
    "First the prediction is named.",
    "First the potion is announced.",
    "First it is asked who calls ILLEGAL.",
    "First the caller points at a rule.",
    "First the brewer says whether the buck is passed.",
    "First it is asked who steals.",
    "First the new rule is written.",
    "First it is asked who calls STILL LEGAL.",
    "First ingredients are taken from the market.",
    "First the challenge comes to its end.",
)
