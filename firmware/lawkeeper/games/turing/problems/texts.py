"""What is printed on the criteria cards, in few words: a criterion fits a row of the screen (items 2-4).

A line for each card: what it is about, then its criteria. `[..]` stands for each of its characters in turn,
`&` for the two signs that the text does not begin with; the rest of the shorthand is in `_SHORT`.
"""

_CARDS = b"""
T~1:T[=>]1
T~3:T[<=>]3
S~3:S[<=>]3
S~4:S[<=>]4
T%:T[EO]
S%:S[EO]
C%:C[EO]
#1s:no 1s|one 1|two 1s|three 1s
#3s:no 3s|one 3|two 3s|three 3s
#4s:no 4s|one 4|two 4s|three 4s
T~S:T[<=>]S
T~C:T[<=>]C
S~C:S[<=>]C
?smaller Z:[TSC]<&
?larger Z:[TSC]>&
#even and #odd D:more even than odd|more odd than even
#even D:no even digit|one even digit|two even D|three even D
the sum%:T+S+C[EO]
T+S~6:T+S[<=>]6
#D are the same:three the same|two the same|all different
exactly two the same, or not:no pair|a pair
the order of the D:rising order|falling order|no order
the sum~6:T+S+C[<=>]6
#A by 1:R of 3|R of 2|no R
#A, or down, by 1:no run|run of 2|run of 3
!less than 3:[TSC]<3
!less than 4:[TSC]<4
!equal to 1:[TSC]=1
!equal to 3:[TSC]=3
!equal to 4:[TSC]=4
!more than 1:[TSC]>1
!more than 3:[TSC]>3
!even or odd:[TSC][EO]
?smallest, K:[TSC]L&
?largest, K:[TSC]G&
the sum divided by 3, 4 or 5:sum divisible by [345]
two that add up to 4:T+S=4|T+C=4|S+C=4
two that add up to 6:T+S=6|T+C=6|S+C=6
@~1:[TSC][=>]1
@~3:[TSC][<=>]3
@~4:[TSC][<=>]4
?smaller, or larger, Z:[TSC][<>]&
T~one of the others:T[<=>][SC]
S~one of the others:S[<=>][TC]
#1s, or #3s:no [13]s|one [13]|two [13]s
#3s, or #4s:no [34]s|one [34]|two [34]s
#1s, or #4s:no [14]s|one [14]|two [14]s
@~another one:T[<=>]S|T[<=>]C|S[<=>]C
"""
_SHORT = (
    "T▲/S■/C●/+ + /= = /< < /> > /L ≤ /G ≥ /E is even/O is odd"
    "/~ compared with /#how many /% is even or odd/!@: /@one of them/?which is /Zthan both others"
    "/Adigits in a row go up/Ddigits/Kalone or tied/Rrising run"
)


def text(card, k):
    """-> what criterion `k` of the card asks, at most 21 characters."""
    said = ""
    for part in _line(card)[1].split("|"):
        pieces = part.replace("]", "[").split("[")
        at = len(pieces) - 1
        said, ways = pieces[at], 1
        while at:  # of several signs the last one changes first
            signs = pieces[at - 1]
            said = pieces[at - 2] + signs[k // ways % len(signs)] + said
            ways *= len(signs)
            at -= 2
        if k < ways:
            break
        k -= ways
    others = "TSC".replace(said[0], "")
    return _long(said.replace("&", others[0] + ", " + others[1]))


def about(card):
    """-> what the criteria of the card are about."""
    return _long(_line(card)[0])


def _line(card):
    at = 0
    for _ in range(card):
        at = _CARDS.find(b"\n", at) + 1
    return _CARDS[at : _CARDS.find(b"\n", at)].decode().split(":")


def _long(said):
    for row in _SHORT.split("/"):
        if row[0] in said:
            said = said.replace(row[0], row[1:])
    return said
