"""A page of rows in a game. Apart from `base`, since most pages have none."""

from lawkeeper.games.pages.base import TrayPage, seen
from lawkeeper.ui.menu import Menu


class RowPage(Menu):
    """A menu as every page of a game shows it."""

    seat = None
    ring = TrayPage.ring

    def view(self):
        return seen(self.app, Menu.view(self))
