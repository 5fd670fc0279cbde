"""`lawkeeper multiverses`: odds of laws, word lists of one's own, scores, sheets and posters."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.multiverses.daily import daily
from lawkeeper_host.packs.source import NAME_BYTES
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import Cable, json_option, pass_cable

if TYPE_CHECKING:
    from lawkeeper_host.games.multiverses.odds import Odds
    from lawkeeper_host.games.multiverses.words.own import OwnList

EXAMPLES = 8  # words that are shown of each reason
record_argument = click.argument("path", type=click.Path(path_type=Path), metavar="RECORD.json")
names_option = click.option("--names", default="", metavar="A,B,...", help="The players, by seat.")


@click.group("multiverses")
def multiverses() -> None:
    """MultiVerses: odds of laws, word lists, a day's Dust, scores, sheets, posters. No box is needed."""


multiverses.add_command(daily)


@multiverses.command("words")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="PACK.txt", help="Write the pack.")
@click.option("--name", default="Own words", show_default=True, help="What the pack is called.")
@click.option(
    "--english", is_flag=True, help="Parts of speech of English words from the list that comes along."
)
@json_option
def words(file: Path, output: Path | None, name: str, english: bool, as_json: bool) -> None:
    """Build a word list for the box from a text or CSV file, and say which words are dropped and why.

    \b
    A line a word; behind it its parts of speech, if you know them:
        view noun verb
        round, adj, adv
    Where no word has any, the list is played without laws on parts of speech: for other languages.
    """
    from lawkeeper_host.games.multiverses.words import english as known
    from lawkeeper_host.games.multiverses.words import own

    found = own.read(file, {one.word: one.parts for one in known.big()} if english else None)
    if as_json:
        show.as_json({"words": len(found.entries), "parts_of_speech": found.tagged, "folded": found.folded,
                      "dropped": found.dropped})  # fmt: skip
    else:
        for line in _about(found):
            show.line(show.clean(line))
    if output is None:
        if not as_json:
            show.next_step(f"lawkeeper multiverses words {file} -o PACK.txt")
        return
    if not 1 <= len(name.encode()) <= NAME_BYTES:
        raise HostError("The pack needs a shorter name.", f"It has 1 to {NAME_BYTES} bytes.", 2)
    head = [f"pack: {name}", "game: multiverses", ""]
    _write(output, "\n".join([*head, *own.pack_lines(found), ""]).encode("utf-8"))
    if not as_json:
        show.line(f"Written: {output}. Load it with: lawkeeper load {output}")


def _about(found: OwnList) -> Iterator[str]:
    parts = "with their parts of speech" if found.tagged else "without parts of speech"
    yield f"{len(found.entries):,} words, {parts}."
    if found.folded:
        yield f"{found.folded:,} lost accents or signs that the box has not."
    for why, some in found.dropped.items():
        more = f" and {len(some) - EXAMPLES:,} more" if len(some) > EXAMPLES else ""
        yield f"{len(some):,} dropped, {why}: {', '.join(some[:EXAMPLES])}{more}"


@multiverses.command("odds")
@click.argument("law", nargs=-1, metavar="[LAW]")
@click.option("--after", metavar="WORD", help="The reference word of a law that compares.")
@json_option
def odds(law: tuple[str, ...], after: str | None, as_json: bool) -> None:
    """Say how likely a law is to be validated: how many words it excludes, of 39,100 English words and of
    those on the box. Without a law: a table of well-known ones.

    \b
    lawkeeper multiverses odds must contain the letter Q
    lawkeeper multiverses odds --after noodle must come after the word before
    """
    from lawkeeper.games.multiverses.laws.english import sentence
    from lawkeeper_host.games.multiverses import odds as working

    behind = working.reference(after) if after else None
    said = [" ".join(law)] if law else list(working.TABLE)
    rows = []
    for one in said:
        code = _understood(one)
        rows.append((str(sentence(code)), *working.both(code, behind)))
    if as_json:
        show.as_json([{"law": name, "big": all_.share, "box": box.share} for name, all_, box in rows])
        return
    show.table(("words", "of 39,100 words", "of the box's words"),
               [(name, _chance(all_), _chance(box)) for name, all_, box in rows])  # fmt: skip


def _chance(found: Odds) -> str:
    return f"{found.share:.1%} valid ({found.excluded:,} excluded)"


@multiverses.command("law")
@click.argument("words", nargs=-1, required=True, metavar="LAW")
@pass_cable
def law(cable: Cable, words: tuple[str, ...]) -> None:
    """Type a law for the box, which waits for one.

    The box listens on its page KIND OF LAW: A at the table, then the universe. It shows the law to the table,
    which discusses and tests it on the box.
    """
    from lawkeeper.games.multiverses.laws.english import sentence
    from lawkeeper_host.errors import BoxRefused

    code = _understood(" ".join(words))
    with cable.connect() as box:
        show.line(f"Understood: every word {sentence(code)}")
        try:
            box.request("say", b64=b64encode(code).decode())
        except BoxRefused as refused:
            if refused.code == "refused":
                refused.hint = (
                    "On the box: A at the table, then a universe: KIND OF LAW. Type it again there."
                )
            raise
    show.line("The box shows it to the table now.")


def _understood(said: str) -> bytes:
    """The law in a sentence. Raises `HostError`, which points at what is not understood."""
    from lawkeeper_host.games.multiverses.parse import parse
    from lawkeeper_host.games.multiverses.words_of import LawRefused

    try:
        return bytes(parse(said))
    except LawRefused as refused:
        raise refused.told(said) from refused


@multiverses.command("score")
@record_argument
@click.option(
    "--best", is_flag=True, help="For one player: what others make of the same Dust. Takes a while."
)
@json_option
def score(path: Path, best: bool, as_json: bool) -> None:
    """Reckon a finished game: universe by universe, the laws you missed, and for one player (--best) what the
    box, a greedy player, and a beam search, which knows the test words, reach with the same Dust."""
    from lawkeeper_host.games.multiverses import telling, view

    game = _ended(path)
    if best and game.seats > 1:
        raise HostError("This Dust was for several players.", "--best is for games for one.", 2)
    reached = _searched(game) if best else {}
    if as_json:
        worth = {seat: [verse.universe for verse in view.verses(game, seat)] for seat in range(game.seats)}
        players = [[vars(one) | {"score": one.score} for one in some] for some in worth.values()]
        scores = [game.score(seat) for seat in range(game.seats)]
        show.as_json({"scores": scores, "winners": game.winners(), "universes": players} | reached)
        return
    for line in telling.closing(game):
        show.line(show.clean(line))
    for who, points in reached.items():
        show.line(f"{who.capitalize()}: {telling.score(points)}")


def _searched(game: Any) -> dict[str, int]:
    from lawkeeper_host.games.multiverses import solo, view

    table = solo.Table([view.word(game, token) for token in range(game.words)], view.tests(game))
    return {"the box, greedily": solo.of_the_box(game), "beam search": table.beam().score}


@multiverses.command("sheet")
@click.option("--players", type=click.IntRange(1, 6), default=4, show_default=True)
@names_option
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, metavar="FILE.pdf")
def sheet(players: int, names: str, output: Path) -> None:
    """Print record sheets: the Dust and the laws for all, the universes for each player."""
    from lawkeeper_host.games.multiverses.record_sheet import sheets

    called = [name.strip() for name in names.split(",")] if names else []
    called += [f"player {number + 1}" for number in range(len(called), players)]
    _write(output, sheets(called[: max(players, len(names.split(",")) if names else 0)]))
    show.line(f"Written: {output}. It prints on A4.")


@multiverses.command("poster")
@record_argument
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, metavar="FILE.svg|FILE.pdf")
@click.option("--title", default="MultiVerses", show_default=True)
@names_option
def poster(path: Path, output: Path, title: str, names: str) -> None:
    """Draw a finished game as constellations, each law with its luck."""
    from lawkeeper_host.games.multiverses import poster as drawing

    if output.suffix.lower() not in (".svg", ".pdf"):
        raise HostError(f"{output} is neither .svg nor .pdf.", "Name the file after what you want.", 2)
    game = _ended(path)
    called = [name.strip() for name in names.split(",")] if names else []
    if output.suffix.lower() == ".svg":
        _write(output, drawing.svg(game, title, called).encode("utf-8"))
    else:
        _write(output, drawing.pdf(game, title, called))
    show.line(f"Written: {output}")


def _ended(path: Path) -> Any:
    """The game of a saved record as it ended. Raises `HostError`."""
    from lawkeeper_host import saved
    from lawkeeper_host.games.multiverses.packs import PACKS

    return saved.ended(saved.load(path)[0], PACKS.id)


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise HostError(f"{path} cannot be written ({error.strerror}).", "Name another file.", 2) from error
