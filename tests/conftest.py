"""What every test gets: an empty working folder if portable, a browser or a loud word that there is none."""

import gc
import os
import shutil
import sys

import hypothesis
import pytest

from lawkeeper_host.checks import quick, strict
from lawkeeper_host.places import is_portable

strict.install()
# Without fsync, as on the board, the box writes with sync: here that waits for all that others write, too.
os.sync = lambda: None

BROWSERS = ("chromium", "google-chrome")
NO_BROWSER = "Chromium is not installed (sudo apt-get install chromium)"

# The same examples in every run: a red run must be red again when it is looked into.
hypothesis.settings.register_profile("lawkeeper", derandomize=True, deadline=None)
hypothesis.settings.load_profile("lawkeeper")


# Files whose tests work out the same thing once for all of them: they go to one process of several.
TOGETHER = {
    "test_tour.py": "tour",
    "test_build.py": "build",
    "test_build_fat.py": "build",
    "test_wheel.py": "build",
    "test_build_lean.py": "lean",
    "test_checks_board.py": "board",
    "test_checks_bench_board.py": "prices",
    "test_say_laws.py": "presses",
}


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Keep together what shares its work: the groups of pytest-xdist have no effect with pytest 9.2."""
    from xdist.scheduler import LoadGroupScheduling

    class Together(LoadGroupScheduling):
        def _split_scope(self, nodeid):
            folder, _, name = nodeid.split("::")[0].rpartition("/")
            return TOGETHER.get(name, nodeid) if folder != "tests/vm" else nodeid

    return Together(config, log)


def pytest_collection_finish():
    """Take the tests and their libraries out of the garbage collector's sight.

    The app collects garbage at every page; looking through all of pytest each time took half of the flows.
    """
    gc.collect()
    gc.freeze()


def pytest_sessionfinish(session):
    """Write down what each file took: `make quick` chooses by it."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and not hasattr(session.config, "workerinput") and not session.config.option.collectonly:
        phases = [report for lot in reporter.stats.values() for report in lot if hasattr(report, "duration")]
        late = {report.nodeid for report in phases if report.skipped}
        ran = [report for report in phases if report.nodeid not in late]
        quick.keep_durations((report.nodeid, report.duration) for report in ran)


_FROZEN = []  # the file of the test before


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    """What the files of tests before have kept goes out of the collector's sight, too. `make quick` has a
    minute: what there is no time for is skipped, and named."""
    if item.path not in _FROZEN:
        _FROZEN[:] = [item.path]
        gc.collect()
        gc.freeze()
    if why := quick.late(item.nodeid):
        pytest.skip(why)


@pytest.fixture(autouse=True)
def own_folder(request, tmp_path, monkeypatch):
    """Portable tests use paths relative to the drive's root: each gets an empty one, as on the VM."""
    if is_portable(request.path):
        monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def no_box_of_others(tmp_path, monkeypatch):
    """A virtual box that runs on this computer, or a port in its surroundings, is not for tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "own state"))
    monkeypatch.delenv("LAWKEEPER_PORT", raising=False)


@pytest.fixture(autouse=True)
def same_modules():
    """The app forgets modules and loads them anew; the next test has the classes that it imported."""
    before = {name: module for name, module in sys.modules.items() if name.startswith("lawkeeper.")}
    yield
    for name, module in before.items():
        if sys.modules.get(name) is not module:
            sys.modules[name] = module
            parent, leaf = name.rsplit(".", 1)
            setattr(sys.modules[parent], leaf, module)


@pytest.fixture(scope="session")
def chromium():
    """The path of a Chromium; tests that ask for it are skipped where there is none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip(NO_BROWSER)
    return found


@pytest.fixture(scope="module")
def browser(request):
    """A headless Chromium. A missing one: skipped at home, a failure in CI."""
    if os.environ.get("CI") == "true":
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        assert chromium, "CI needs a Chromium for the page's tests: apt-get install chromium"
    else:
        chromium = request.getfixturevalue("chromium")
    from playwright.sync_api import sync_playwright

    quiet = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--mute-audio",
    ]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=quiet)
        yield browser
        browser.close()


@pytest.fixture
def browser_page(browser):
    """A new page, 1280 x 800; an error in its scripts fails the test."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(10_000)
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    page.close()
    assert complaints == []


def pytest_terminal_summary(terminalreporter):
    """Say once, loudly, what a missing browser cost."""
    skipped = [
        report.nodeid
        for report in terminalreporter.stats.get("skipped", ())
        if NO_BROWSER in str(report.longrepr)
    ]
    if skipped:
        terminalreporter.section("NO BROWSER: %d tests were skipped" % len(skipped), red=True, bold=True)
        terminalreporter.write_line("%s. Then run `make test` again. Skipped:" % NO_BROWSER)
        for nodeid in skipped:
            terminalreporter.write_line("  " + nodeid)
