"""What several test files of the host look at."""

import pytest

from lawkeeper_host.build.contents import Content, contents


@pytest.fixture(scope="session")
def files() -> list[Content]:
    """Every file of the drive, as it is built."""
    return contents()
