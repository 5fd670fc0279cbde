"""A figure of the bench: what was measured, and the budget that it has to keep."""

from dataclasses import dataclass


@dataclass
class Figure:
    """`most` is the budget, None where there is none; `note` says what the reader has to know besides."""

    name: str
    value: float
    unit: str
    most: float | None = None
    note: str = ""

    @property
    def over(self) -> bool:
        """Whether the budget is broken."""
        return self.most is not None and self.value > self.most

    def line(self) -> str:
        """The figure as the bench prints it."""
        value = f"{self.value:,}" if isinstance(self.value, int) else f"{self.value:,.2f}"
        budget = "-" if self.most is None else f"{self.most:,}"
        verdict = "-" if self.most is None else "over" if self.over else "ok"
        return f"{self.name:<48} {value:>10} {self.unit:<8} {budget:>8} {verdict:<5} {self.note}".rstrip()
