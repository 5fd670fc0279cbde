# portable: runs on CPython and on the MicroPython VM
"""An eye on every screen of a flow: nothing of the running game's secret is on it before the game's own end.

What is secret is read from the game itself, for each of the games that there are. A screen that says of
itself that it is secret may show it, but only while a button is down.
"""

from binascii import hexlify

from fakes.flow import Flow
from lawkeeper.games import DEDUCTION, INFER, MULTIVERSES, POTIONS, TURING
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.fold import rules as deduction
from lawkeeper.games.deduction.pages.tray import card_brief
from lawkeeper.games.multiverses.pages.tray import spelt as spelt_word
from lawkeeper.games.potions.brew.kinds import sign
from lawkeeper.games.turing.pages import laid
from lawkeeper.games.turing.problems.problem import NIGHTMARE
from lawkeeper.games.turing.problems.texts import text as criterion

WORDS = 4  # so many words of a law in a row are a piece of it
_SAYING = ("infer.compose", "infer.agreed")  # there the players put a sentence of their own together


def plain(rows):
    """Rows as one line of words."""
    return " ".join(" ".join(rows).split())


def leak(flow):
    """-> what is wrong with the screen that is on now, "" when nothing is."""
    app, screen = flow.app, flow.app.screen
    if screen.secret:
        return "" if app.box.held() else "a secret stays on the screen with no button held"
    game = app.game
    if game is None or game.finished:
        return ""
    rows = screen.lines()
    found = [hexlify(game.nonce()).decode(), hexlify(app.ledger.seed).decode()]
    found = [secret for secret in found if secret in "".join(rows).replace(" ", "")]
    found += _OF[app.ledger.game_id](app, game, rows)
    return ", ".join(found)


def _of_infer(app, game, rows):
    """The laws of the draw, kept or not; the roles of the variant with a Cheater."""
    shown = plain(rows)
    own_words = app.nav.top()[0] in _SAYING
    for number in range(len(game.setup.laws)):
        law = game.law(number).split()
        size = len(law) if own_words else min(WORDS, len(law))
        for at in range(len(law) - size + 1):
            piece = " ".join(law[at : at + size])
            if piece in shown:
                yield "law: " + piece
    if game.roles and game.revealed is None:
        for words in ("You are", "the CHEATER", "a STUDENT", "the STUDENT"):
            if words in shown:
                yield "role: " + words


def _of_turing(app, game, rows):
    """The code, what the verifiers check, which card is the true one, which letter asks it, the answers."""
    page, problem = app.nav.top()[0], game.problem()
    shown = plain(rows)
    code = "%d%d%d" % (game.code // 25 + 1, game.code // 5 % 5 + 1, game.code % 5 + 1)
    if code in shown and not _said_by_players(app, game, code):
        yield "code: " + code
    bare = [row.strip() for row in rows]
    if "CARD" not in rows[0]:
        for words in [criterion(card, k) for card, k in zip(problem.cards, problem.criteria)]:
            if words in bare:
                yield "criterion: " + words
        if "fake:" in [row[:5] for row in rows]:
            yield "which card is the other one"
    elif page == "turing.cards" and app.screen.cursor >= 0:
        yield "one criterion of a card is marked"
    if problem.mode == NIGHTMARE:
        for row in rows:
            if row[0] in "ABCDEF" and (
                "CARD" in row or row[1:5].strip(" *").isdigit() or _is_brief(row[1:], problem)
            ):
                yield "which card a letter asks"
    if (
        not game.over
        and page != "turing.opened"
        and ("✓" in shown or "✗" in shown.replace("✗ SEAL BROKEN", ""))
    ):
        yield "an answer"


def _is_brief(words, problem):
    """Whether a row says behind a letter what one of the cards on the table is about."""
    return words.strip(" *") in laid.briefs(problem.cards)


def _said_by_players(app, game, code):
    """Whether the players have said this very code, or are putting it together now."""
    said = [row[3] for row in game.log] + list(game.codes)
    typed = getattr(app.page, "_digits", None)
    return game.code in said or (typed is not None and typed.big == code)


_CHOOSING = ("deduction.say", "deduction.ask", "deduction.conclude", "deduction.declare", "deduction.agreed")


def _of_deduction(app, game, rows):
    """The hidden card, its code, and of every hand what the board does not say."""
    page, shown = app.nav.top()[0], plain(rows)
    if page == "deduction.setup" or page == "deduction.code" or page[:6] == "menus.":
        return
    if spelt(game.code) in shown:
        yield "the code of the deal"
    if page in _CHOOSING or app.screen.title[:5] == "RULES":
        return
    if page == "deduction.opened":
        number = int(app.screen.title.split()[2]) - 1
        if (deduction.OPENED, number) not in game.board():
            yield "a hand that does not lie open"
    named = [
        card for card in range(cards.CARDS) if cards.named(card) in shown or card_brief(card)[1:] in shown
    ]
    for card in named:
        if card not in _public(game):
            yield "a card: " + cards.named(card)
    words = [word for word in cards.WORDS if word in shown]
    if words and not game.board():
        yield "signs before anything was said: " + ", ".join(words)


def _public(game):
    """-> list of the cards that the board names, and the one that was declared."""
    found = [game.declared]
    for row in game.board():
        if row[0] in (deduction.SAID, deduction.ANSWERED) and row[-2] >= cards.HELD:
            found.append(row[-2] - cards.HELD)
        elif row[0] == deduction.OPENED:
            found += list(game.hand(row[1])[1])
        elif row[0] == deduction.CONCLUDED and row[2] == deduction.CARD:
            found.append(row[3])
    return found


class Watched(Flow):
    """A flow that looks at every screen. `.looked`: how many; `.secret`: those that said they were secret."""

    looked = secret = 0
    _last = None

    def pass_loop(self, ms):
        Flow.pass_loop(self, ms)
        screen = self.app.screen
        if screen is self._last:
            return
        self._last = screen
        self.looked += 1
        self.secret += screen.secret
        found = leak(self)
        assert not found, "%s is on the screen:\n%s" % (found, self.text())


def _of_potions(app, game, rows):
    """The cards that are drawn next, in their order or the other one."""
    deck = "".join([sign(game.space.kinds, kind) for kind in game.cards._deck[-8:]])
    seen = "".join(rows).replace(" ", "")
    return [order for order in (deck, "".join(reversed(deck))) if len(deck) == 8 and order in seen]


def _of_multiverses(app, game, rows):
    """The words that will test the laws to come, but for those that lie in the Dust."""
    tested = len(game.register)
    words = [spelt_word(game.drawn_word(number)) for number in game.draws(tested + 4)[tested + 1 :]]
    known = [game.spelt(token) for token in range(game.words)]
    shown = plain(rows[1:]).split()
    return ["the next test word: " + word for word in words if word in shown and word not in known]


_OF = {
    INFER: _of_infer,
    TURING: _of_turing,
    DEDUCTION: _of_deduction,
    POTIONS: _of_potions,
    MULTIVERSES: _of_multiverses,
}
