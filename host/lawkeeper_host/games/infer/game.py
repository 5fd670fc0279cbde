"""Infer, declared for the host."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import click

from lawkeeper_host.games.game import Game, Items
from lawkeeper_host.games.infer.packs import LAWS
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.sheet.drawn import Called, Drawer


class Infer(Game):
    """A law that players find by experiments with dice."""

    packs = LAWS
    items = Items("infer_items.txt", "test_item_")

    def commands(self) -> Sequence[click.Command]:
        """What a law means, and a theory said by keyboard."""
        from lawkeeper_host.games.infer.commands.law import law
        from lawkeeper_host.games.infer.commands.theory import theory

        return law, theory

    def bench(self) -> Iterator[Figure]:
        """The journal, the sentence builder, the language of laws on the host, and searches on the board."""
        from lawkeeper_host.games.infer.bench import (
            check,
            journal,
            laws,
            levels,
            parse,
            presses,
            samples,
            sentences,
        )

        for section in (journal, presses, parse, sentences, levels, samples, check, laws):
            yield from section.figures()

    def drawer(self, called: Called) -> Drawer | None:
        """Every experiment with its dice and its mark, theories with their disproofs, the law."""
        from lawkeeper_host.games.infer.sheet.drawer import InferDrawer

        return InferDrawer(called)

    def papers(self) -> Mapping[str, Callable[[], str]]:
        """What a law can say, for those who write laws."""
        from lawkeeper_host.games.infer.laws.guide import laws_page

        return {"laws.md": laws_page}


INFER = Infer()
