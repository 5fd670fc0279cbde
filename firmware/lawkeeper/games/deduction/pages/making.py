"""The box looks for a deal in its packs; then the game begins."""

from binascii import unhexlify

from lawkeeper.games import DEDUCTION
from lawkeeper.games.deduction.pages.setup import begin
from lawkeeper.games.pages import making
from lawkeeper.games.pages.form import last


class Making(making.Making):
    """A deal that was not played yet."""

    WHAT = "a deal"

    def steps(self):
        from lawkeeper.games.deduction.fold import kept

        app, wish = self.app, self.arg
        data, before, game = app.home_data.data, (), last(app, DEDUCTION)
        if game is not None:
            kept.settle(data, game)  # the deal on the table has had its turn
            before = (game.setup.record,)
        for number in kept.choose(app.library, data, wish["coin"], wish["grade"], app.random(16), before):
            yield None if number is None else (number,)

    def begin(self, found):
        from lawkeeper.games.deduction.deal.deal import CODE

        app = self.app
        code = bytes(app.library.record(DEDUCTION, found[0]))[:CODE]
        library = unhexlify(app.library.id)
        app.back()
        begin(app, self.arg, code, library, found[0])
