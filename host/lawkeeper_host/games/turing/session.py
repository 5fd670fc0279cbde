"""The companion for the physical game: what is said in it and what it says back, line by line.

Nothing here reads or prints: a terminal, a pipe and a test are the same to it. First the cards, then
questions with their answers. When the answers contradict each other it names the fewest that clash and waits
until one of them is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.table import Table

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME
from lawkeeper_host.games.turing import asking, printed
from lawkeeper_host.games.turing.asking import FEWEST, LETTERS, MOST, Answer, Shown, Unclear
from lawkeeper_host.games.turing.left import Left
from lawkeeper_host.games.turing.path import open_letters
from lawkeeper_host.games.turing.text import MODES

Reply = Iterator[str | Table]
ENDS = frozenset(("quit", "exit", "bye", "end", "q"))

HELP_CARDS = (
    "One verifier a line: its card, like 3; in extreme both cards, like 3/9. Or all in one line: 3 7 14 17",
    "nightmare   it is not known which verifier has which card; say the cards in any order",
    "done        that is all (an empty line too); undo takes the last verifier back; quit ends",
)
HELP_PLAY = (
    "435 A yes        proposal, verifier, answer (y or n will do); several at once: 435 A yes B no",
    "B no             one more question about the same proposal",
    "left             what remains: codes, and the criteria of every card",
    "best             which question tells most",
    "answers          all answers so far;  undo  takes the last one back;  undo 2  number 2",
    "new              other cards;  quit  ends",
)
HELP_CLASH = ("The number of the answer that is wrong takes it back; `undo` takes back the last one said.",)


class Session:
    """One game at the table. `say` takes a line and yields what to show; `prompt` is what to ask for next.

    `item5` False counts combinations too that have a superfluous verifier (Turing Machine item 5)."""

    def __init__(self, mode: int | None = None, item5: bool = True) -> None:
        self.mode = mode  # None: the cards say it
        self.item5 = item5
        self.over = False
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
        if word in ENDS:
            self.over = True
            return
        try:
            if self.left is None:
                yield from self._card_line(line)
            elif self._clash:
                yield from self._clash_line(word)
            else:
                yield from self._play_line(line)
        except Unclear as unclear:
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
        else:
            yield from self._add(line)

    def _add(self, line: str) -> Reply:
        """More cards; a line with several of them is the whole table."""
        words = line.lower().replace(",", " ").split()
        mode = self.mode
        if words[0] in MODES:
            mode = MODES.index(words.pop(0))
        if len(self.cards) + len(words) > MOST:
            raise Unclear(f"That is more than {MOST} verifiers; there are A to {LETTERS[-1]}.")
        cards = [*self.cards]
        cards += [asking.shown(word, len(self.cards) + at) for at, word in enumerate(words)]
        asking.check_cards(cards)
        _check_mode(mode, cards)
        self.mode, self.cards = mode, cards
        if len(words) > 1 or len(cards) == MOST:
            yield from self._lay()

    def _lay(self) -> Reply:
        """The cards are complete: the worlds are worked out."""
        if len(self.cards) < FEWEST:
            raise Unclear(f"A problem has at least {FEWEST} verifiers, better 4 to 6; say more cards.")
        left = Left(_mode(self.mode, self.cards), self.cards, self.item5)
        if not left.worlds:
            self.cards.clear()
            raise Unclear(
                "No problem has just these cards: no choice of their criteria leaves exactly one code with "
                "every verifier needed. Look at the numbers and say the cards again."
            )
        self.left = left
        yield from self._show()
        yield "Now the questions: proposal, verifier, answer, like `435 A yes`."

    # --- questions ---

    def _play_line(self, line: str) -> Reply:
        assert self.left
        word, *rest = line.lower().split() or [""]
        do = self._commands().get(word)
        if do:
            yield from do(" ".join(rest))
        elif word:
            yield from self._answered(line)

    def _commands(self) -> dict[str, Callable[[str], Reply]]:
        return {
            "help": lambda _: iter(HELP_PLAY),
            "?": lambda _: iter(HELP_PLAY),
            "left": lambda _: self._show(True),
            "best": lambda _: self._best(),
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
        self._proposal = code
        if found:
            self.left.take(found)
            yield from self._after()

    def _after(self) -> Reply:
        """What remains now; or which answers clash."""
        assert self.left
        if self.left.worlds:
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

    def _clash_line(self, word: str) -> Reply:
        """While answers contradict each other, one has to be taken back before anything else."""
        assert self.left
        if word in ("help", "?"):
            yield from HELP_CLASH
            return
        if word == "new":
            yield from self._new()
            return
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

    def _best(self) -> Reply:
        """The best question, in the round that is on when it has one left that tells something."""
        assert self.left
        solver = self.left.solver
        if len(self.left.codes()) == 1:
            yield printed.codes_line(self.left)
            return
        asked = self._this_round()
        letters = open_letters(solver, asked[-1].code, [answer.letter for answer in asked]) if asked else []
        found = self.left.best(asked)
        if found:
            yield printed.searched(found)
        if letters:
            yield "In this round, those that tell most:"
            yield from printed.question(self.left, asked[-1].code, letters)
        best = solver.best()
        if best is None:
            yield "No question tells these possibilities apart."
            return
        yield "In a new round, those that tell most:" if letters else "Those that tell most:"
        yield from printed.question(self.left, *best)

    def _this_round(self) -> list[Answer]:
        """The questions about the last proposal, when no other was said since."""
        assert self.left
        asked: list[Answer] = []
        for answer in reversed(self.left.answers):
            if answer.code != self._proposal:
                break
            asked.append(answer)
        return asked


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
