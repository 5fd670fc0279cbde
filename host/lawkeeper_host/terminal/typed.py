"""Lines that somebody types: edited, with a history and completions at a terminal, plain from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lawkeeper_host.terminal import show

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Ask = Callable[[str], str | None]
"""Called with a prompt: the next line, None at the end."""


def lines(history: Path, words: Sequence[str]) -> Ask:
    """How to ask for lines. `history`: the file that keeps what was typed; `words`: what Tab completes."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _plain
    session = _session(history, words)

    def ask(prompt: str) -> str | None:
        while True:
            try:
                return session.prompt(prompt)
            except EOFError:
                return None
            except KeyboardInterrupt:
                show.note("Nothing is lost; `quit` ends.")

    return ask


def _plain(_prompt: str) -> str | None:
    """Where nobody looks the prompt is left out."""
    said = sys.stdin.readline()
    return said.rstrip("\n") if said else None


def _session(history: Path, words: Sequence[str]) -> PromptSession[str]:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import WordCompleter
    from prompt_toolkit.history import FileHistory, History, InMemoryHistory
    from prompt_toolkit.shortcuts import CompleteStyle

    kept: History = InMemoryHistory()
    try:
        history.parent.mkdir(parents=True, exist_ok=True)
        history.touch()
        kept = FileHistory(str(history))
    except OSError as error:
        show.note(f"What you type is not remembered: {history} cannot be written ({error.strerror}).")
    completer = WordCompleter(list(words), ignore_case=True, sentence=True)
    return PromptSession(
        history=kept,
        completer=completer,
        complete_while_typing=False,
        complete_style=CompleteStyle.READLINE_LIKE,  # a menu would keep lines below the prompt empty
        reserve_space_for_menu=0,
    )
