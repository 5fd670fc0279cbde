"""The rules in short, in our own words: for a table that has forgotten one."""

from lawkeeper.games.pages import chapters
from lawkeeper.ui.buttons import DOWN, UP

_PAGE = 5  # lines

CHAPTERS = (
    """THE GAME
First game: read 1 to 4 only. You brew potions and write rules about brewing. Nothing forbids a \
mistake: but who is caught at one, or accuses wrongly, loses and is out. The last one left wins. In the \
faster game whoever first makes somebody lose wins.""",
    """BREWS AND RULES
A brew: one to three ingredients, the order does not matter, and one potion: whatever you announce. Hands \
and market lie open. Four suits make 34 sets. A rule: IF speaks of the ingredients, THEN of the potion. "Or" \
includes both. Keep it short: at most 20 words. A brew breaks a rule when IF is true and THEN is not. Only a \
brew is ever held against a rule, never two rules against each other.""",
    """A TURN
1 Challenge rules, if you want. 2 Brew. 3 Write a rule that makes this brew illegal. 4 Drink: the \
ingredients are discarded. 5 Take two of the market.
You may lose by choice at any time.""",
    """CALL-OUTS
PREDICT: before you announce, one other player may predict what it becomes: only when nothing else is \
possible and you are sure. Right: the brewer loses. Wrong: who predicted loses. ILLEGAL is settled first, \
and who lost by it cannot lose or win by a prediction.
ILLEGAL: anybody points at the brew and one rule. It breaks the rule: the brewer loses. It keeps it: the \
caller loses, and others may still call.
STILL LEGAL: your new rule has to make your brew illegal. Does it not, whoever says so first wins against \
you; does it, the caller loses. A new rule is easily forgotten: the box reminds you.""",
    """CHALLENGES
Only at the beginning of your turn, not against yourself, as often as you want. Later rules are covered. An \
author answers for older faults, too. Either may give up. Whoever is right can always win.""",
    """CONTRADICTION
Challenger: names a set. Author: names a potion. Challenger: points at a rule up to the challenged one. \
Broken: the author loses, else the challenger.""",
    """UNIVERSAL THEORY
Nobody may be able to explain everything. Author: names a set. Challenger: predicts. Author: names another \
potion. Challenger: points at a rule. Broken: the author loses.""",
    """REDUNDANCY
Only where it is switched on. Author: names a set, a potion that keeps all rules, and one that breaks only \
the challenged one. The challenger says what is wrong with that. You may explain first why you are right, so \
that the other gives up.""",
    """PASSING THE BUCK
A challenged author may challenge a lower rule instead. A brewer who was called ILLEGAL may say that some \
rule leaves these ingredients nothing: right, and the brew begins again.""",
    """MATHEMATICAL
No STILL LEGAL, but redundancy challenges. Emperical: completed brews are written down as experiments. What \
contradicts them can be challenged, and so can an experiment.""",
    """VICTORY POTIONS
Brewed, and nobody steals: you win. A thief brews the same ingredients into something else. Succeeds: the \
brewer loses. Loses: the brewer begins again.""",
    """ADVICE
First game: faster, and no variants. Brews are not written down, so new rules may contradict old brews. \
Thought experiments need nobody's cards. Predict only when you are sure.""",
    """ABOUT
After the game Logic Potions by Zachary "za3k" Vance, 2021. It grew out of Imaginary Go Fish and Zendo. \
"Emperical" is its author's word.""",
)


class RulesInShort(chapters.RulesInShort):
    """For all variants. ▲▼ turn the page: the last line stays as the first."""

    CHAPTERS = CHAPTERS
    TITLE = "HOW TO PLAY"

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor += _PAGE if button == DOWN else -_PAGE
        else:
            chapters.RulesInShort.tap(self, button)
