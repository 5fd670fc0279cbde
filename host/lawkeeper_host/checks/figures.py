"""A figure of the bench: what was measured, and the budget that it has to keep."""

from dataclasses import dataclass


@dataclass
class Figure:
    """`value` is None where it could not be measured: `note` says why. `most` None: no budget."""

    name: str
    value: float | None
    unit: str
    most: float | None = None
    note: str = ""

    @property
    def over(self) -> bool:
        """Whether the budget is broken."""
        return self.most is not None and self.value is not None and self.value > self.most

    def line(self) -> str:
        """The figure as the bench prints it."""
        budget = "-" if self.most is None else f"{self.most:,}"
        verdict = "-" if self.most is None or self.value is None else "over" if self.over else "ok"
        measured = f"{_number(self.value):>10} {self.unit:<8}"
        return f"{self.name:<48} {measured} {budget:>8} {verdict:<5} {self.note}".rstrip()


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
