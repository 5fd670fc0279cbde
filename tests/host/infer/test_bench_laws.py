"""The estimates of what laws take on the board: budgets are held here, in every test run."""

import pytest

from fakes.figures import budgets
from lawkeeper.games.infer.laws import forms, measure
from lawkeeper_host.games.infer.bench import laws as bench
from lawkeeper_host.games.infer.laws import understand
from lawkeeper_host.measure import board_prices, board_time

SETS = "The sum of the blue dice must be prime."
PLACES = "Every white die must touch an odd die."


def test_what_is_counted_is_what_was_done():
    one, other = board_time.Counted(1 << 1023), board_time.Counted(3)
    _, meter = board_time.measured(lambda: (one | other) ^ 1)
    assert meter.operations == 2 and meter.integers_us == pytest.approx(130, rel=0.01)
    assert meter.opcodes == 0  # not of the device
    _, meter = board_time.measured(lambda: measure.passes((1, 0), 3))
    assert meter.calls == 1 and 10 < meter.opcodes < 60


@pytest.mark.parametrize(("bits", "us"), [(1, 0), (64, 14), (1024, 65), (8192, 380), (9000, 415)])
def test_prices_between_sizes_are_in_between(bits, us):
    assert board_prices.integer_us(bits) == pytest.approx(us, rel=0.01)


def test_a_search_in_vain_goes_through_the_whole_space():
    run = bench.searched_in_vain(understand(SETS))
    assert run.found is None and run.total == 7315 and run.steps > 60
    assert 0 < run.seconds < bench.SETS_S_MOST


def test_all_figures_keep_their_budgets():
    assert budgets(bench.__name__, 20, 36, 12) == ([], 8)  # the bench itself goes through more


def test_the_laws_of_all_packs_and_of_all_forms_are_gone_through():
    assert len(list(bench.shipped_laws())) > 150
    laws = list(bench.random_laws(36, 12))
    assert {tree[0] for _, tree in laws} == set(forms.SLOTS) and len({law for law, _ in laws}) > 30
    assert laws == list(bench.random_laws(36, 12)) and laws != list(bench.random_laws(36, 13))


def test_laws_of_packs_are_listed_too(tmp_path):
    pack = tmp_path / "some.txt"
    lines = "pack: Some", "", "# All dice must be odd.", "There must be a nice die.", PLACES, ""
    pack.write_text("\n".join(lines), "utf-8")
    assert list(bench._pack_laws([str(pack)])) == ["There must be a nice die.", PLACES]
