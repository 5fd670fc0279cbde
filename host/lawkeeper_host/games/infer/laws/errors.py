"""Why a sentence is no law: the reason, what to write instead, and the words that it is about."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper_host.errors import SentenceRefused


class LawRefused(SentenceRefused):
    """A sentence that is no law; `hint` is the rewording or ""."""


refused = LawRefused.about  # the refusal that points at these words


def listed(words: Sequence[str], last: str) -> str:
    """`a`, `a or b`, `a, b or c`; `last` is the word before the last one."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
