"""A figure of the bench: what was measured, and the budget that it has to keep."""

from dataclasses import dataclass


@dataclass
class Figure:
    """`value` is None where it could not be measured: `note` says why. `most` or `least` is the budget."""

    name: str
    value: float | None
    unit: str
    most: float | None = None
    note: str = ""
    least: float | None = None

    @property
    def over(self) -> bool:
        """Whether the budget is broken."""
        if self.value is None:
            return False
        return (self.most is not None and self.value > self.most) or (
            self.least is not None and self.value < self.least
        )

    def line(self) -> str:
        """The figure as the bench prints it."""
        limit = self.least if self.most is None else self.most
        budget = "-" if limit is None else f"{limit:,}"
        verdict = "-" if limit is None or self.value is None else "over" if self.over else "ok"
        measured = f"{_number(self.value):>10} {self.unit:<8}"
        return f"{self.name:<48} {measured} {budget:>8} {verdict:<5} {self.note}".rstrip()


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
