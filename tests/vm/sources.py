"""The portable tests over the sources on the 32-bit MicroPython VM: one pytest item for each file.

In the minute of `make quick` these run: a traceback has lines there, and no package has to be built.
`make test` runs the same files over the package as it is built (tests/joined), so pytest does not gather
this file unless it is named.
"""

import pytest

from lawkeeper_host.checks import vm
from lawkeeper_host.places import TESTS, portable_tests


@pytest.mark.parametrize("path", portable_tests(), ids=lambda path: str(path.relative_to(TESTS)))
def test_on_the_vm(path):
    run = vm.run(str(path))
    assert vm.all_passed(run), run.stdout
