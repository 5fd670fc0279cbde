"""What pages of finished games are made of. What a game draws of itself stands in its own folder, behind
`games.game.Game.drawer`; here is what all of them have, and `lawkeeper_host.page` puts them together."""
