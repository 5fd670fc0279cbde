"""Why a sentence is no law: the reason, what to write instead, and the words that it is about."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer.laws.words import Token


class LawRefused(HostError):
    """A sentence that is no law. `message` is the reason, `hint` the rewording or "", `start` and `end` the
    columns [start, end) of the words that it is about; both are 0 when it is the sentence as a whole."""

    def __init__(self, message: str, hint: str = "", start: int = 0, end: int = 0) -> None:
        super().__init__(message, hint, 2)
        self.start = start
        self.end = end

    def pointed(self, sentence: str) -> str:
        """Two lines: the sentence, and carets under the words that the refusal is about."""
        return f"{sentence}\n{' ' * self.start}{'^' * max(1, self.end - self.start)}"


def refusal(told: LawRefused, sentence: str) -> HostError:
    """The same for the terminal: with the sentence, and carets under the words that it is about."""
    lines = [told.message]
    if told.end > told.start:
        lines += ["", told.pointed(sentence)]
    return HostError("\n".join(lines), told.hint, told.exit_code)


def refused(message: str, hint: str, tokens: Sequence[Token]) -> LawRefused:
    """A refusal that points at these words of the sentence."""
    if not tokens:
        return LawRefused(message, hint)
    return LawRefused(message, hint, min(t.start for t in tokens), max(t.end for t in tokens))


def listed(words: Sequence[str], last: str) -> str:
    """`a`, `a or b`, `a, b or c`; `last` is the word before the last one."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
