"""Errors a user can see: one sentence, what to do next, and the exit code of the command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, Self


class HostError(Exception):
    """`message` says what is wrong and where, `hint` names the next command or step (or is empty).

    Exit codes: 2 usage or a bad pack, 3 no box found, 4 the port cannot be opened, 5 the box refused,
    6 the link was lost, 7 a verification failed.
    """

    def __init__(self, message: str, hint: str = "", exit_code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.exit_code = exit_code


class LinkLost(HostError):
    """The box does not answer any more, or the cable is out. What was begun can be asked for again."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message, hint or "Plug the box in again, then run the same command once more.", 6)


class BoxRefused(HostError):
    """The box answered with an error: `code` of the protocol's table of errors, `message` its sentence."""

    HINTS = {
        "unknown": "Box and program are of different versions: lawkeeper install",
        "bad-request": "Box and program are of different versions: lawkeeper install",
        "sealed": "Finish the game on the box, hold A long on the page of its result; then run this again.",
        "busy": "Wait a moment, then run the same command again.",
        "too-large": "Leave a pack out; see what is there: lawkeeper packs",
        "read-only": "Unplug the box and plug it in again, without holding a button.",
        "refused": "See what the box takes: lawkeeper settings list",
    }

    def __init__(self, code: str, say: str, exit_code: int = 5) -> None:
        super().__init__(say, self.HINTS.get(code, ""), exit_code)
        self.code = code


class Placed(Protocol):
    """A word of a sentence, in the columns [start, end)."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...


class SentenceRefused(HostError):
    """A player's sentence that is not understood, or may not be.

    `message` is the reason, `hint` what to write or "", `start` and `end` the columns [start, end) that it is
    about; both are 0 when it is the sentence as a whole.
    """

    def __init__(self, message: str, hint: str = "", start: int = 0, end: int = 0) -> None:
        super().__init__(message, hint, 2)
        self.start = start
        self.end = end

    @classmethod
    def about(cls, message: str, hint: str, words: Sequence[Placed]) -> Self:
        """One that points at these words."""
        if not words:
            return cls(message, hint)
        return cls(message, hint, min(word.start for word in words), max(word.end for word in words))

    def pointed(self, sentence: str) -> str:
        """The sentence, and below it carets under the words that the refusal is about, if there are some."""
        return f"{sentence}\n{' ' * self.start}{'^' * (self.end - self.start)}".rstrip()

    def told(self, sentence: str) -> HostError:
        """The same for the terminal: with the sentence, if it points at words of it."""
        shown = ["", self.pointed(sentence)] if self.end > self.start else []
        return HostError("\n".join([self.message, *shown]), self.hint, self.exit_code)
