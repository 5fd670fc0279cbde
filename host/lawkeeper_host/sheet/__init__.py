"""A finished game as one page for the browser and the printer. What a game draws of itself stands in its own
folder, behind `games.game.Game.drawer`; here is what all pages have."""
