"""The companion for the physical game: what is said in it and what it says back, line by line.

Nothing here reads or prints: a terminal, a pipe and a test are the same to it. First the cards, then
questions with their answers. When the answers contradict each other it names the fewest that clash and waits
until one of them is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from rich.table import Table

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME
from lawkeeper_host.games.turing import asking, printed
from lawkeeper_host.games.turing.asking import FEWEST, LETTERS, MOST, Shown, Unclear
from lawkeeper_host.games.turing.left import SECONDS, Left
from lawkeeper_host.games.turing.text import DIFFICULTIES, MODES

Reply = Iterator[str | Table]
FURTHER, LONGEST = 15, 3600  # seconds of looking further
LOOSE = "any"
WORDS = tuple(
    "help left board best further round answers undo save new quit nightmare extreme classic".split()
)
LATER = frozenset("left board best further round answers save".split())  # of these, when the cards lie
ENDS = frozenset(("quit", "exit", "bye", "end", "q"))

HELP_CARDS = (
    "One verifier a line: its card, like 3; in extreme both cards, like 3/9. Or all in one line: 3 7 14 17",
    "hard 3/9 ...  the difficulty before the cards helps in extreme",
    "nightmare   it is not known which verifier has which card; say the cards in any order",
    "done        that is all (an empty line too); undo takes the last verifier back; quit ends",
)
HELP_PLAY = (
    "435 A yes        proposal, verifier, answer (y or n will do); several at once: 435 A yes B no",
    "B no             one more question about the same proposal; round  a new round with it",
    "left             what remains: codes, and the criteria of every card",
    "board            your sheet filled in: questions, digits, each card with what is out and what is sure",
    "best             which question is best, within two seconds;  further  looks on (further 60: a minute)",
    "answers          all answers so far;  undo  takes the last one back;  undo 2  number 2",
    "save my.txt      keeps the session in a file; lawkeeper turing solve --resume my.txt takes it up",
    "new              other cards;  quit  ends",
)
HELP_CLASH = (
    "The number of the answer that is wrong takes it back; `undo` takes back the last one said.",
    "`answers` lists them all; `save my.txt` keeps the session as it is; `new` begins with other cards.",
)


class Session:
    """One game at the table. `say` takes a line and yields what to show; `prompt` is what to ask for next.

    `strict` False counts combinations too that no valid problem has (Turing Machine items 5 and 6); `level`:
    the difficulty, where it is known (item 7)."""

    def __init__(self, mode: int | None = None, strict: bool = True, level: int | None = None) -> None:
        self.mode = mode  # None: the cards say it
        self.strict = strict
        self.level = level
        self.over = False
        self.refused = False  # the last line
        self.cards: list[Shown] = []
        self.left: Left | None = None
        self._proposal: int | None = None
        self._clash: list[int] = []

    @property
    def prompt(self) -> str:
        """What the next line is about."""
        if self.left is None:
            return f"card {LETTERS[len(self.cards)]}> " if len(self.cards) < MOST else "done> "
        if self._clash:
            return "wrong> "
        return "> " if self._proposal is None else f"{tables.digits(self._proposal)}> "

    def greeting(self) -> Reply:
        """What is shown first."""
        yield "Which cards lie on the table? Type `help` for what can be said."

    def say(self, line: str) -> Reply:
        """Take one line; what is wrong with it is said, and nothing is changed then."""
        line = line.strip()
        word = line.lower()
        self.refused = False
        if word in ENDS:
            self.over = True
            return
        try:
            if self.left is None:
                yield from self._card_line(line)
            elif self._clash:
                yield from self._clash_line(line)
            else:
                yield from self._play_line(line)
        except Unclear as unclear:
            self.refused = True
            yield str(unclear)

    # --- cards ---

    def _card_line(self, line: str) -> Reply:
        word = line.lower()
        if word in ("help", "?"):
            yield from HELP_CARDS
        elif word == "undo":
            if not self.cards:
                raise Unclear("There is no card to take back.")
            self.cards.pop()
        elif word in ("done", ""):
            yield from self._lay()
        elif asking.is_question(line) and len(self.cards) >= FEWEST:
            yield from self._lay()
            if self.left:
                yield from self._play_line(line)
        elif asking.is_question(line) or word.split()[0] in LATER:
            raise Unclear("Say the cards first, all in one line or one verifier a line, like 3 7 14 17.")
        else:
            yield from self._add(line)

    def _add(self, line: str) -> Reply:
        """More cards; a line with several of them is the whole table."""
        words = line.lower().replace(",", " ").split()
        mode, level, strict = self.mode, self.level, self.strict
        while words and not words[0][0].isdecimal() and words[0] in (*MODES, *DIFFICULTIES, LOOSE):
            word = words.pop(0)
            mode = MODES.index(word) if word in MODES else mode
            level = DIFFICULTIES.index(word) if word in DIFFICULTIES else level
            strict = strict and word != LOOSE
        if len(self.cards) + len(words) > MOST:
            raise Unclear(f"That is more than {MOST} verifiers; there are A to {LETTERS[-1]}.")
        cards = [*self.cards]
        cards += [asking.shown(word, len(self.cards) + at) for at, word in enumerate(words)]
        asking.check_cards(cards)
        _check_mode(mode, cards)
        self.mode, self.level, self.strict, self.cards = mode, level, strict, cards
        if len(words) > 1 or len(cards) == MOST:
            yield from self._lay()

    def _lay(self) -> Reply:
        """The cards are complete: the worlds are worked out."""
        if len(self.cards) < FEWEST:
            raise Unclear(f"A problem has at least {FEWEST} verifiers, better 4 to 6; say more cards.")
        left = Left(_mode(self.mode, self.cards), self.cards, self.strict, self.level)
        if not left.size:
            self.cards.clear()
            raise Unclear(
                "No problem has just these cards: no choice of their criteria leaves exactly one code with "
                "every verifier needed. Look at the numbers and say the cards again."
            )
        self.left = left
        yield from self._show()
        if len(left.codes()) > 1:
            yield "Now the questions: proposal, verifier, answer, like `435 A yes`."
        else:
            yield "No question is needed: the cards alone leave one code."

    # --- questions ---

    def _play_line(self, line: str) -> Reply:
        assert self.left
        word, *rest = line.lower().split() or [""]
        do = self._commands().get(word)
        if do:
            yield from do(line.split(None, 1)[1] if rest else "")
        elif word:
            yield from self._answered(line)

    def _commands(self) -> dict[str, Callable[[str], Reply]]:
        return {
            "help": lambda _: iter(HELP_PLAY),
            "?": lambda _: iter(HELP_PLAY),
            "left": lambda _: self._show(True),
            "board": lambda _: printed.board(_laid(self.left)),
            "best": lambda _: self._best(SECONDS),
            "further": self._further,
            "round": lambda _: self._end_round(),
            "save": self._save,
            "answers": lambda _: self._list(),
            "undo": self._undo,
            "new": lambda _: self._new(),
        }

    def _answered(self, line: str) -> Reply:
        """Take the answers of a line, all or none."""
        assert self.left
        code, found = asking.answers(line, self._proposal, len(self.cards))
        for answer in found:
            if answer in self.left.answers:
                raise Unclear(f"`{answer}` was said already.")
        if found:
            self.left.take(found)
        self._proposal = code
        if found:
            yield printed.tally(self.left)
            yield from self._after()

    def _after(self) -> Reply:
        """What remains now; or which answers clash."""
        assert self.left
        if self.left.size:
            yield from self._show()
            return
        self._clash = self.left.clash()
        yield from self._contradiction()

    def _contradiction(self) -> Reply:
        assert self.left
        yield "No code is left: one of these answers is wrong."
        for at in self._clash:
            yield f"  {at + 1}  {self.left.answers[at]}"
        if len(self._clash) == 1:
            yield "With these cards no verifier can say that; perhaps a card is wrong (`new` begins again)."
        yield "Type the number of the one to take back."

    def _clash_line(self, line: str) -> Reply:
        """While answers contradict each other, one has to be taken back before anything else is said."""
        word = line.lower()
        if word in ("help", "?"):
            yield from HELP_CLASH
        elif word in ("new", "answers"):
            yield from self._new() if word == "new" else self._list()
        elif word.split()[:1] == ["save"]:
            yield from self._save(line[len("save") :].strip())
        else:
            yield from self._back_out(word)

    def _back_out(self, word: str) -> Reply:
        """Take one of the answers that clash back, by its number or `undo`."""
        assert self.left
        number = word.removeprefix("undo").strip() or (str(len(self.left.answers)) if word else "")
        if number not in [str(at + 1) for at in range(len(self.left.answers))]:
            numbers = ", ".join(str(at + 1) for at in self._clash)
            raise Unclear(f"The answers clash: take one of them back first ({numbers}).")
        self._clash = []
        yield from self._undo(number)

    def _undo(self, number: str) -> Reply:
        assert self.left
        answers = self.left.answers
        if not answers:
            raise Unclear("There is no answer to take back.")
        if number and number not in [str(at + 1) for at in range(len(answers))]:
            raise Unclear(f"There is no answer {number}; `answers` lists them with their numbers.")
        at = int(number) - 1 if number else len(answers) - 1
        gone = answers[at]
        self.left.back(at)
        yield f"Taken back: {gone}."
        yield from self._after()

    def _list(self) -> Reply:
        assert self.left
        if not self.left.answers:
            yield "No question was asked yet."
        yield from (f"  {at}  {answer}" for at, answer in enumerate(self.left.answers, 1))

    def _new(self) -> Reply:
        self.cards, self.left, self._proposal, self._clash = [], None, None, []
        yield from self.greeting()

    # --- what remains ---

    def _show(self, every: bool = False) -> Reply:
        assert self.left
        yield printed.remains(self.left)
        yield printed.codes_line(self.left, every)

    def _best(self, seconds: float) -> Reply:
        """The best question that is found in so many seconds."""
        assert self.left
        if len(self.left.codes()) == 1:
            yield printed.codes_line(self.left)
        else:
            yield from printed.thought(self.left, self.left.look(seconds))

    def _further(self, said: str) -> Reply:
        if said and not (said.isdecimal() and 0 < int(said) <= LONGEST):
            raise Unclear(f"`further {said}`: say for how many seconds, 1 to {LONGEST}, or only `further`.")
        yield from self._best(float(said or FURTHER))

    def _end_round(self) -> Reply:
        assert self.left
        yield f"The next question begins round {self.left.end_round()}."

    # --- kept ---

    def _save(self, name: str) -> Reply:
        """Keep the session in a file."""
        if not name:
            raise Unclear("Name the file: `save my.txt`.")
        try:
            Path(name).write_text("\n".join(self.lines()) + "\n", "utf-8")
        except OSError as error:
            raise Unclear(f"{name} cannot be written ({error.strerror}).") from error
        yield f"Kept in {name}; to take it up: lawkeeper turing solve --resume {name}"

    def lines(self) -> list[str]:
        """What has to be said to be here again."""
        if self.left is None:
            return ["/".join(map(str, one)) for one in self.cards]
        kind = [MODES[self.left.mode]]
        kind += [DIFFICULTIES[self.level]] if self.level is not None else []
        kind += [] if self.strict else [LOOSE]
        found = [" ".join(kind + ["/".join(map(str, one)) for one in self.cards])]
        last = 1
        for number, said in groupby(zip(self.left.answers, self.left.rounds, strict=True), itemgetter(1)):
            found += ["round"] if number != last else []
            last = number
            # A round in one line: answers that clash were said in one, and are taken up as one.
            answers = [answer for answer, _ in said]
            found.append(" ".join([tables.digits(answers[0].code), *(answer.said for answer in answers)]))
        return found + ["round"] * (self.left.round != last)

    def resume(self, lines: Sequence[str]) -> Reply:
        """Say the lines of a kept session again; only what the last one is answered by is shown. One that
        cannot be used ends that, with its number."""
        shown: list[str | Table] = []
        for number, line in enumerate(lines, 1):
            shown = list(self.say(line))
            if self.refused:
                yield f"Line {number} of the kept session, `{line}`, cannot be used."
                break
        yield from shown


def _laid(left: Left | None) -> Left:
    assert left
    return left


def _mode(said: int | None, cards: Sequence[Shown]) -> int:
    """The mode of a table: two cards a verifier are extreme, one is classic unless nightmare was said."""
    if said is None:
        return EXTREME if len(cards[0]) == 2 else CLASSIC
    return said


def _check_mode(said: int | None, cards: Sequence[Shown]) -> None:
    wanted = 2 if said == EXTREME else 1
    odd = next((one for one in cards if len(one) != wanted), None)
    if said is not None and odd:
        shape = "two cards, like 3/9" if said == EXTREME else "one card, like 3"
        raise Unclear(
            f"In {MODES[said]} every verifier has {shape}; say another mode first if it is not that."
        )
