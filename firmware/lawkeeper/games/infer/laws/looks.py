"""What a law looks at: how much of all that dice can do has to be gone through to know it."""

from lawkeeper.games.infer.laws import forms

# Besides the bits of `forms`: dice whether they are covered or not; numbers. Both together are PLACE,
# and after that these two say nothing more.
DICE, FACES = 16, 32


def needs(*trees):
    """-> what the laws look at beyond the set of the dice, together: bits PLACE, ROWS, NORTHING, EASTING of
    `forms`, and DICE, FACES. A law about directions alone does not look at PLACE."""
    found = 0
    for form, *slots in trees:
        found |= _looks(form, slots)
    return found | forms.PLACE if found & DICE and found & FACES else found


def _looks(form, slots):
    if forms.SHAPE < form < forms.NOT_SO:
        form -= forms.SHAPE
    if form == forms.TWO_PARTS:
        form = forms.PARTS_ALIKE
    if form == forms.AVERAGE:
        return _dice(slots[2], True)
    if form == forms.AVERAGES:
        return _dice(slots[1], True) | _dice(slots[2], True)
    if form == forms.FOREMOST:
        return _dice(slots[1], False)
    if form == forms.SOME_DICE:
        apart = forms.APART <= slots[1] != forms.PAIR
        return _dice(slots[3], True) if apart else forms.PLACE
    found = _form_looks(form, slots)
    of_number = forms.PARTS <= form <= forms.PARTS_ALIKE and slots[0] == forms.OF_NUMBER
    for slot, value in zip(forms.SLOTS[form], slots):
        if slot == forms.QUANTITY or slot == forms.PART_QUANTITY and not found & forms.PLACE:
            numbers = value[0] > forms.COLOURS or of_number
            found |= forms.PLACE if value[0] >= forms.GROUPS else _dice(value[1], numbers)
        elif slot == forms.DIE:
            # Whether a covered die counts: in EVERY the second die decides for the first, too.
            numbers = form == forms.EVERY and (forms.own(slots[1]) or _compared(slots[0]))
            numbers = numbers or form == forms.ALIKE and slots[1]
            found |= _dice(value, numbers or form == forms.SET and slots[2] != forms.BY_COLOUR)
    return found


def _form_looks(form, slots):
    if form == forms.PAIRS and slots[1] >= forms.APART:
        return FACES
    if form in (forms.NOT_SO, forms.BY, forms.RATIO):
        return 0
    if forms.PARTS <= form <= forms.PARTS_ALIKE and slots[0] >= forms.OF_NUMBER:
        return 0
    if form >= forms.PAIRS:
        long = form == forms.LINE and slots[1] > 2 or form == forms.LINES and 2 < slots[0] < forms.TRIANGLES
        long = long or form == forms.READS and slots[1] == forms.ROW and len(slots[2]) > 2
        return forms.PLACE | forms.ROWS if long else forms.PLACE
    return DICE if form in (forms.MAJORITY, forms.MINORITY) else FACES if form == forms.WITHIN else 0


def _compared(die):
    return die[3] and die[3][0] >= forms.HIGHER


def _dice(die, numbers):
    _, test, place, relation = die
    compared = _compared(die)
    found = FACES if numbers or compared or test[0] else DICE
    if place and not (found == FACES and place == forms.VISIBLE and not relation):  # a number is visible
        found |= forms.PLACE
    if relation:
        way, _, (_, test, place) = relation
        if not compared:
            east = way >= forms.EAST
            found |= forms.PLACE if not 1 < way < 6 else forms.EASTING if east else forms.NORTHING
        found |= (FACES if compared or test[0] else DICE) | (forms.PLACE if place else 0)
    return found
