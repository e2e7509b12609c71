"""What mutmut runs for each of its mutants: the features against the reference, and nothing else."""

from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.verdict import judge
from sushigo_rules.language.rulebook import load_rulebook


def test_the_rules_agree_with_the_features() -> None:
    """Judge every case."""
    assert not [case.id for case in load_rulebook().cases if judge(case.steps, ReferenceEngine()).outcome.is_fault]
