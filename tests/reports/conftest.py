import pytest

from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.reports.report import Report
from tests.reports.samples import Worthless, attacked, report_of


@pytest.fixture(scope="session")
def attack() -> Report:
    return attacked()


@pytest.fixture(scope="session")
def perfect() -> Report:
    return report_of(ReferenceEngine())


@pytest.fixture(scope="session")
def worthless() -> Report:
    return report_of(Worthless())


@pytest.fixture(scope="session")
def partial() -> Report:
    return report_of(ReferenceEngine(), only=("tempura",))
