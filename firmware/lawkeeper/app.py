"""The loop: a button or a line on the cable becomes a move, it is journalled, screen and lights follow.

Nothing here knows a game. `App` owns the parts and offers them to the pages and to the link; `main` is what
`code.py` calls.
"""

import gc

from lawkeeper import games, modules
from lawkeeper.countdown import Countdown
from lawkeeper.hands import Hands
from lawkeeper.keep import KeepError
from lawkeeper.keep.home import HomeError
from lawkeeper.keep.journal import Journal
from lawkeeper.picture import Picture
from lawkeeper.preferences import Preferences
from lawkeeper.screensaver import Screensaver
from lawkeeper.session import Session
from lawkeeper.stage import Stage
from lawkeeper.storage import Storage
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.nav import CURSOR, Nav
from lawkeeper.ui.sounds import Player

FIRST_PAGE = "menus.home"
_A_AND_B = 1 << A | 1 << B  # held at power-on: the self-test


class App:
    """Everything that a page or the link may ask for.

    `box` is the hardware (`lawkeeper.box.box.Box`, or a stand-in of the same shape). `stuck`: the box has
    crashed and the players want the menu; the game is left as it is until they go on with it.
    """

    def __init__(self, box, stuck=False, memory=None):
        self.box = box
        self.memory = memory or modules.Memory()
        self.toasts = []
        self.session = _table_after_crash(box.nvm) if stuck else Session(Journal(box.nvm))
        self.storage = Storage(self.session.ledger)
        if "erasing" in self.home_data.data and not stuck:
            from lawkeeper import recover

            recover.look(self)
        self.server = None
        self.screen = None  # that was shown last
        self.frame = bytearray(box.lights)  # of the ring: see `ui.ring`
        self.picture = Picture(self)
        self.screensaver = Screensaver(box, self.picture.canvas)
        self.player = Player(box.tone)
        self.preferences = Preferences(self)
        self.hands = Hands(self)
        self.gestures = self.hands.gestures
        self.countdown = Countdown(self)
        self.nav = Nav(FIRST_PAGE)
        self.stage = Stage(self)
        self.page = None
        self.stale = self.unseen = True  # `unseen`: the page in front has not been shown yet
        if self.session.held and not self.session.stuck:
            self.nav.go("menus.held")
            self._spare()  # what has put the game together again
        if self.gestures.stuck & _A_AND_B == _A_AND_B:
            self.nav.go("menus.check")
        self.stage.open()

    # -- what pages ask for ------------------------------------------------------------------------------

    @property
    def game(self):
        """The rules object of the game on the table, or None."""
        return self.session.game

    @property
    def ledger(self):
        return self.session.ledger

    @property
    def clock(self):
        return self.session.clock

    @property
    def library(self):
        return self.storage.library

    @property
    def settings(self):
        return self.storage.settings

    @property
    def complaints(self):
        """Sentences on what did not come up as it should when the box was switched on."""
        return self.stage.complaints()

    @property
    def home_data(self):
        """The second home: `.data` is its dict, `store` writes it."""
        return self.storage.home

    def go(self, name, arg=None):
        """Open a page on top of this one; B comes back."""
        self.stage.leave()
        self.nav.go(name, arg)
        self.stage.open()

    def swap(self, name, arg=None):
        """Open a page in place of this one."""
        self.nav.swap(name, arg)
        self.stage.open()

    def back(self):
        """One step back; on the first page nothing happens."""
        if self.nav.back():
            self.stage.open()

    def home(self):
        """All the way back to the first page and its first row."""
        self.nav.home()
        self.nav.top()[CURSOR] = 0
        self.stage.open()

    def to_game(self, name=None, arg=None):
        """To the page that the running game is at, with the first page below it; or to one on top of that.
        Whoever goes back to the first page finds the cursor at this game."""
        self.nav.home()
        self.nav.top()[CURSOR] = 0
        self.nav.go(games.root(self.session.ledger.game_id, self.game))
        if name:
            self.nav.go(name, arg)
        self.stage.open()

    def go_on(self):
        """The players are back after a power cut: the clock may run again."""
        self.session.go_on(self.box.ticks())
        self._spare()
        self.to_game()

    def say(self, sentence):
        """Lay a sentence over the page until any button is pressed; a second one waits for that."""
        if sentence not in self.toasts:
            self.toasts.append(sentence)
        self.stale = True

    def make_room(self):
        """Let go of all that the page in front can do without: what comes now takes all the room there is."""
        self.stage.clear()

    def announce(self, words):
        """Show a few words at once: what comes now takes longer than a press should."""
        self.picture.announce(words)

    def play(self, *codes):
        """Play one move. False when the rules refuse it: the players then see why."""
        try:
            self.session.play(bytes(codes), self.box.ticks())
        except games.Refused as refused:
            return self.refuse(refused)
        self.stage.moved()
        self.stale = True
        return True

    def undo(self):
        """Take back the last move of the table. False when there is none."""
        try:
            done = self.session.undo(self.box.ticks())
        except games.Refused as refused:
            return self.refuse(refused)
        self.stale = True
        return done

    def refuse(self, refused):
        """Say why something may not be. -> False"""
        self.sound("refused")
        self.say(refused.args[0])
        return False

    def look(self, whose=None):
        """Count a look at the secret, or at what player `whose` has alone. False when it cannot be
        counted: then it must not be shown."""
        try:
            self.session.look(whose)
        except games.Refused as refused:
            return self.refuse(refused)
        self.stale = True
        return True

    def start(self, game_id, setup, sure=False):
        """Begin a game. One that is not over has to be given up first (`sure`)."""
        kept = self.ledger.game_id > 0 and (self.game is None or not self.game.over)
        if kept and not sure:
            self.go("menus.abandon", (game_id, setup))
            return
        self.announce("One moment ...")
        self._spare()
        self.store(self.box.nvm)
        self._spare()  # storing has loaded the settings, and erasing nvm takes two blocks in one piece each
        self.session.begin(game_id, self.random(8), setup)
        self._spare()
        self.countdown.left = -1
        self.to_game()

    def _spare(self):
        if self.server is None or self.server.put_away():
            self.storage.clear()
        self.memory.clear(self.stage.in_use())

    def store(self, erasing=None):
        """Write results, statistics and settings into the second home. A drive that refuses is not fatal.

        `erasing`: nvm, when its erasure comes next."""
        if self.game is not None:
            from lawkeeper.results import remember

            remember(self.home_data.data, self.session.ledger.game_id, self.game, self.session.begun)
        try:
            self.storage.save(erasing)
        except HomeError as error:
            self.say(error.args[0])

    def set(self, name, value):
        """Change a setting; it counts at once. Raises `SettingError` with a sentence."""
        self.preferences.set(name, value)

    def sound(self, cue):
        self.player.start(cue, self.box.ticks())

    def random(self, count):
        return self.box.random(count)

    def ask_service(self):
        """Somebody on the cable wants the drive and the console: the table decides, on the box."""
        if self.nav.top()[0] != "menus.service":
            self.go("menus.service")

    # -- the loop ----------------------------------------------------------------------------------------

    def run(self):
        """For ever."""
        while True:
            self.step()

    def step(self):
        """One pass. It allocates nothing while nothing happens, and it never waits."""
        box = self.box
        now = box.ticks()
        box.feed()
        self.hands.step(now)
        self.countdown.step(now)
        busy = self._cable(now)
        if self.page.busy:
            calm = not self.unseen and (self.server is None or self.server.calm())
            busy = not (calm and self._work()) or busy
        self.player.step(now)
        reading = self.page.busy or self.clock.running and self.page.live and self.countdown.left >= 0
        if self.screensaver.step(now, reading):
            self.stale = True
        if self.stale:
            self.picture.show()
        elif (
            self.stage.chores or self.memory.due
        ) and not self.stage.engaged():  # nothing that it uses may go
            self.stage.tidy()
        self.picture.lights(now)
        if not busy:
            box.rest()

    def _work(self):
        """Let a page that has something to find out do a piece of it. -> whether it waits now"""
        try:
            return self.page.work()
        except (games.Refused, KeepError) as error:
            self.refuse(error)
            return False

    def _cable(self, now):
        """Serve the cable; without one the link is not even loaded. True while there is more to do."""
        if self.server is None:
            if not self.box.cable_up():
                return False
            from lawkeeper import cable

            self.server = cable.serve(self)
        self.server.hush = self.stage.hush
        engaged = self.stage.engaged()
        if engaged and not self.server.engaged:
            self.stage.clear()
        self.server.engaged = engaged
        return self.server.poll(now)


def main(made):
    """Run the box that `made()` gives until it is switched off. A fault of ours ends on a screen that leads
    on. What only the making needs is not kept."""
    memory = modules.Memory()
    box = made()
    stuck = False
    while True:
        try:
            App(box, stuck, memory).run()
        except Exception as error:  # noqa: BLE001 - whatever it is, no player may meet a dead box
            stuck = _stumble(box, error, memory)
            if not stuck:
                return


def _stumble(box, error, memory):
    """Show what happened. -> True when the players want the menu; otherwise the box starts again."""
    try:
        memory.clear(())  # memory may be what was missing
        gc.collect()
        from lawkeeper import crash

        return crash.show(box, error)
    except Exception:  # noqa: BLE001 - not even the screen can be had
        box.restart()
        return False


def _table_after_crash(nvm):
    from lawkeeper import crash

    return crash.table(nvm)
