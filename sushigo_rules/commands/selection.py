"""Which rules and cases an option names; unknown ids get the nearest ones."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches

from sushigo_rules.errors import SourceError
from sushigo_rules.language.features import Case
from sushigo_rules.language.rulebook import Rulebook


def choose_cases(names: Sequence[str], rulebook: Rulebook) -> Callable[[Case], bool] | None:
    """Return what tells the cases that are named by their rule, section or own id; None when none is named.

    Raises:
        SourceError: a name is no id; says the nearest ones.
    """
    if not names:
        return None
    known = {case.id for case in rulebook.cases} | {case.section for case in rulebook.cases}
    known |= {case.id.partition("/")[0] for case in rulebook.cases} | {rule.id for _, rule in rulebook.rules}
    for name in names:
        if name not in known:
            raise unknown_id(name, sorted(known))
    chosen = frozenset(names)
    return lambda case: not chosen.isdisjoint((case.id, case.id.partition("/")[0], case.rule, case.section))


def unknown_id(name: str, known: Sequence[str]) -> SourceError:
    """Return the error for an id that is none, with the nearest ones."""
    near = get_close_matches(name, known, n=3, cutoff=0.4)
    wanted = " or ".join(near) if near else "the id of a rule, as `sushigo-rules list` shows them"
    return SourceError(f"expected {wanted}; found {name}")
