"""A page of rows in a game. Apart from `screens`, since pages without rows need no menu in memory."""

from lawkeeper.games.infer.pages.tray import lights, seen
from lawkeeper.ui.menu import Menu


class TrayMenu(Menu):
    """A broken seal is told, the lights are the tray."""

    def view(self):
        return seen(self.app, Menu.view(self))

    def ring(self, frame):
        lights(self.app, frame)
