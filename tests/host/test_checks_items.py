"""The items report: a rule without a test is a failure, a test without a rule too."""

import pytest

from lawkeeper_host.checks.items import item_tests, read_items, report

LIST = """# a comment

4 twenty markers
25 a disproof takes a marker too
45 banned subjects | later: needs a parser
"""


def found_in(tmp_path, *names):
    (tmp_path / "infer").mkdir()
    text = "".join(f"def {name}():\n    pass\n\n" for name in names)
    (tmp_path / "infer" / "test_rules.py").write_text(text)
    return item_tests(tmp_path, "test_item_")


def test_tests_are_found_by_their_names(tmp_path):
    found = found_in(tmp_path, "test_item_4_a", "test_item_25_b", "helper", "test_item_x", "test_other")
    assert found == [(4, "infer/test_rules.py::test_item_4_a"), (25, "infer/test_rules.py::test_item_25_b")]


def test_all_well(tmp_path):
    found = found_in(tmp_path, "test_item_4_a", "test_item_4_b", "test_item_25_c")
    lines, complaints = report(read_items(LIST), found, "x.txt")
    assert complaints == []
    assert lines[0].split() == ["4", "2", "tests", "twenty", "markers"]


def test_an_item_without_a_test_is_a_complaint(tmp_path):
    _, complaints = report(read_items(LIST), found_in(tmp_path, "test_item_4_a"), "x.txt")
    assert complaints == ["item 25 (a disproof takes a marker too) has no test"]


def test_a_test_of_an_unknown_item_is_a_complaint(tmp_path):
    found = found_in(tmp_path, "test_item_4_a", "test_item_25_b", "test_item_99_c")
    _, complaints = report(read_items(LIST), found, "x.txt")
    assert len(complaints) == 1 and "item 99 is not in tests/data/x.txt" in complaints[0]


def test_later_ends_when_there_is_a_test(tmp_path):
    found = found_in(tmp_path, "test_item_4_a", "test_item_25_b", "test_item_45_c")
    _, complaints = report(read_items(LIST), found, "x.txt")
    assert len(complaints) == 1 and "take its `later` mark away" in complaints[0]


def test_what_there_is_only_to_tell_needs_no_test_and_then_has_none(tmp_path):
    told = read_items("65 where it is from | told: About\n")
    lines, complaints = report(told, [], "x.txt")
    assert complaints == [] and lines[0].split()[:2] == ["65", "told"] and "told: About" in lines[1]
    _, complaints = report(read_items("4 a | told: About\n"), [(4, "x::test_item_4_a")], "x.txt")
    assert len(complaints) == 1 and "take its `told` mark away" in complaints[0]


@pytest.mark.parametrize("wrong", ["x y", "4", "4 a\n4 b", "4 a | later:", "4 a | told:"])
def test_a_bad_list_is_refused_with_its_line(wrong):
    with pytest.raises(ValueError, match="line"):
        read_items(wrong)
