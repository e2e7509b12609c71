"""What the adapters need."""

import os
import shutil

import pytest


@pytest.fixture(scope="session")
def node() -> None:
    """Leave the test out where Node is missing; in CI it must run."""
    if shutil.which("node") is None:
        give_up = pytest.fail if os.environ.get("CI") else pytest.skip
        give_up("node is missing (Debian and Ubuntu: apt-get install nodejs)")
