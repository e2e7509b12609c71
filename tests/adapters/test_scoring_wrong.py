"""A wrong scoring module is caught, by the suite and by generated questions."""

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from sushigo_rules.conformance.verdict import judge
from tests.adapters.scoring_module import ADAPTER, BOOK, DOCS, MODULE, agrees, drawn_questions, start

pytestmark = pytest.mark.usefixtures("node")


@dataclass(frozen=True)
class Fault:
    """A line of the module changed, and the rule that it breaks."""

    name: str
    right: str
    wrong: str
    rule: str


FAULTS: Final = (
    Fault("floor", "Math.trunc(points / tied)", "Math.floor(points / tied)", "pudding-tie-fewest"),
    Fault("rounded", "Math.trunc(points / tied)", "Math.round(points / tied)", "maki-tie-second"),
    Fault("no-share", "Math.trunc(points / tied)", "points", "maki-tie-most"),
    Fault("sixth-dumpling", '"dumplings-cap", 15', '"dumplings-cap", 21', "dumplings-cap"),
    Fault("second-after-tie", 'if (first > 1) return decide("maki-tie-most", 0);', "", "maki-tie-most"),
    Fault("six-for-nobody", 'if (own === 0) return decide("maki-need-one", 0);', "", "maki-need-one"),
    Fault("three-each", 'if (own === second && next > 1) return', "if (false) return", "maki-tie-second"),
    Fault("cards-for-icons", "ICONS[card] ?? 0", "card in ICONS ? 1 : 0", "maki-icons"),
    Fault("no-second-of-two", "if (own === second) return", "if (own === second && icons.length > 2) return",
          "maki-two-players"),
    Fault("wasabi-kept", "free.shift()", "free[0]", "wasabi-must"),
    Fault("wasabi-later", "const free = [];", "const free = tableau.filter((card) => !isNigiri(card));",
          "wasabi-before"),
    Fault("wasabi-waits-not", "free.push(place);", "free.push(place); else if (!isNigiri(card)) free.pop();",
          "wasabi-waits"),
    Fault("wasabi-doubles", "WASABI_FACTOR = 3", "WASABI_FACTOR = 2", "wasabi-triples"),
    Fault("single-tempura", 'Math.floor(count(tableau, "tempura") / 2)', 'Math.ceil(count(tableau, "tempura") / 2)',
          "tempura-pairs"),
    Fault("sashimi-begun", 'Math.floor(count(tableau, "sashimi") / 3)', 'Math.ceil(count(tableau, "sashimi") / 3)',
          "sashimi-threes"),
    Fault("equal-share", "if (most === fewest) return", "if (false) return", "pudding-all-equal"),
    Fault("two-lose", 'if (counts.length === 2) return', "if (false) return", "pudding-two-players"),
    Fault("two-and-dummy-lose-nothing", "if (counts.length === 2) return", "if (dummy || counts.length === 2) return",
          "dummy-puddings"),
    Fault("never-below-zero", "score + points[seat])", "Math.max(score + points[seat], 0))", "score-below-zero"),
    Fault("dummy-wins", "!(dummy && seat === DUMMY)", "true", "dummy-no-win"),
    Fault("no-tie-break", "leaders.filter((seat) => puddings[seat] === most)", "leaders", "tie-puddings"),
    Fault("puddings-of-all", "Math.max(...leaders.map((seat) => puddings[seat]))", "Math.max(...puddings)",
          "tie-puddings"),
    Fault("first-wins", "=> puddings[seat] === most);", "=> puddings[seat] === most).slice(0, 1);", "tie-shared"),
    Fault("eight-maki", '"maki-1": 6', '"maki-1": 8', "deck-108"),
)  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_wrong_module_is_caught(fault: Fault, tmp_path: Path) -> None:
    docs = copy_with(fault, tmp_path)
    with start(docs) as adapter:
        broken = {case.rule for case in BOOK.cases if judge(case.steps, adapter).outcome.is_fault}
        assert fault.rule in broken
        assert any(not agrees(question, adapter) for question in drawn_questions())


def copy_with(fault: Fault, folder: Path) -> Path:
    for path in (ADAPTER, MODULE):
        (folder / path).parent.mkdir()
        shutil.copy(DOCS / path, folder / path)
    text = (DOCS / MODULE).read_text("utf-8")
    assert text.count(fault.right) == 1, f"the module no longer has {fault.right}"
    (folder / MODULE).write_text(text.replace(fault.right, fault.wrong), "utf-8")
    return folder
