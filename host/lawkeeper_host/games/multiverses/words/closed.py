"""Parts of speech that no table of lemmas knows: pronouns, prepositions and the other closed classes, whole;
and common words for which lemminflect has nothing at all (item 33). Each is tagged with every use it has."""

from __future__ import annotations

from lawkeeper.games.multiverses.laws import kinds

PARTS = dict(zip("nvarpicu", kinds.PARTS, strict=True))
"""Letters of the list -> parts of speech, in the order of the box's bits. Articles and other determiners are
adjectives here, and numbers nouns and adjectives, as where a grammar has eight parts."""

_CLOSED = {
    "p": """
        he she it they we you me him her us them mine yours hers ours theirs his myself yourself himself
        herself itself ourselves yourselves themselves oneself who whom whose which what this that these those
        one none nobody nothing anyone anybody anything everyone everybody everything someone somebody
        something another other others each either neither both all any some few fewer many more most much
        less least little several enough such same whoever whatever whichever whomever""",
    "i": """
        about above across after against along alongside amid among amongst around as aside at atop bar
        barring before behind below beneath beside besides between beyond but by concerning considering
        despite down during except excluding following for from given in including inside into less like
        minus near next notwithstanding of off on onto opposite out outside over past pending per plus
        regarding respecting round save since than through throughout till times to toward towards under
        underneath unlike until unto up upon versus via with within without worth""",
    "c": """
        and or but nor so yet for if because although though while whilst whereas unless until till than that
        whether since as once before after lest albeit when whenever where wherever except provided providing
        supposing now like however both either neither only how why""",
    "u": """
        oh ah hey hello hi bye goodbye yes no okay wow ha ho huh eh ugh alas please thanks sorry well hooray
        hurrah ouch oops damn hush gosh congratulations welcome indeed there why boy man now right god""",
    "r": """
        how when where why once twice thus here there now then not so too very ever never always often soon
        again almost also away back down even far forth in off on out over past quite rather round through
        up under well yet still just only more most much less least little enough all both either neither
        such about above across along around aside before behind below besides between beyond by inside near
        next opposite outside since throughout underneath within without versus somewhat somehow somewhere
        anywhere everywhere nowhere anyhow anyway whenever wherever however that this no half first second
        third as any none but otherwise else northern""",
    "a": """
        one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred
        thousand million billion first second third fourth fifth sixth seventh eighth ninth tenth twentieth
        half same such other inside outside opposite past down off through up over under next near out in on
        well round around like worth given following the an this that these those my your his her its our
        their whose which what each every either neither both all any some few fewer many more most much less
        least little several enough no another whatever whichever zero thirteen fourteen fifteen sixteen
        seventeen eighteen nineteen sixty seventy eighty ninety trillion eleventh twelfth fifteenth dozen""",
    "n": """
        one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
        seventeen eighteen nineteen twenty thirty forty fifty sixty eighty ninety sixth seventh eighth ninth
        tenth twentieth third tens bye hey hello past plus minus nothing yes no zero seventy hundred thousand
        million billion trillion first second fourth fifth eleventh twelfth fifteenth dozen""",
    "v": "cannot near bar round down up out better",
}

_BY_HAND = {
    "n": """
        county pub lab labs tab tabs reflection empire info processor processors soundtrack scenery occurrence
        caffeine trunk trunks trivia imperial translator detector dumpster appraisal alpha mole moles
        correlate bookshop bookshops phoenix billfold bitmap mod mods fiver noodle pi""",
    "a": """
        northern noticeable accessible sensible feasible plausible imperial negligible ringed alpha""",
    "v": "pub tab tabs correlate overprice mod",
    "r": "hideously anyplace circa",
    "i": "circa re",
}

NOT_NOUNS = frozenset(
    """
    in as be are have over like there do get then even much may might at am no same here few found
    using least far led long longer lower gives seen going see come put so know making given best sent won
    lost let left driving ready aged own enough true born defeated deep funny sat thinking
    drew thus sooner fed sang lit ate meanwhile altogether forth handy steep nice lying stole
    """.split()
)
"""Words that an unabridged dictionary has as nouns too (chemical signs, units, cricket), which no table
would think of."""


def uses(word: str) -> set[str]:
    """The letters of PARTS that stand here for a word; empty for a word of open classes alone."""
    return {part for table in (_TABLE, _HAND) for part, some in table.items() if word in some}


def words() -> set[str]:
    """All words that have an entry here."""
    return {word for table in (_TABLE, _HAND) for some in table.values() for word in some}


_TABLE = {part: frozenset(text.split()) for part, text in _CLOSED.items()}
_HAND = {part: frozenset(text.split()) for part, text in _BY_HAND.items()}
