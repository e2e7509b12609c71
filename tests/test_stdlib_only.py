"""The rules can be copied into any project: they need Python and nothing else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sushigo_rules.cards

PACKAGE = Path(sushigo_rules.cards.__file__).parent
RULES = ["errors", "cards", "tableau", "scoring", "dealing", "variants", "game", "dummy", "playing"]
ALLOWED = sys.stdlib_module_names | {f"sushigo_rules.{module}" for module in RULES}


def imported(module: str) -> Iterator[str]:
    """The modules that a module of the rules imports anywhere; a relative import begins with its dots."""
    for node in ast.walk(ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=source, level=level):
                yield "." * level + (source or "")


def top_level(name: str) -> str:
    """A module of this package by its whole name, of any other by its first part."""
    return name if name.startswith(("sushigo_rules", ".")) else name.partition(".")[0]


@pytest.mark.parametrize("module", RULES)
def test_a_module_of_the_rules_imports_the_standard_library_and_the_rules_only(module: str) -> None:
    assert set() == {top_level(name) for name in imported(module)} - ALLOWED


@pytest.mark.parametrize("module", RULES)
def test_a_module_of_the_rules_takes_no_chance_but_what_it_is_given(module: str) -> None:
    tree = ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))
    taken = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in {"random", "secrets"}
        for alias in node.names
    }
    assert taken <= {"Random"}
    assert {"random", "secrets"}.isdisjoint(
        alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
    )
