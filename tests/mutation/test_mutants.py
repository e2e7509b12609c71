import ast
from collections.abc import Iterator

import pytest

from mutation.mutants import Mutant, make_mutants, read_sources

RULE_IDS = frozenset({"pudding-most", "tempura-pairs"})
NOTHING = """class Card(StrEnum):
    TEMPURA = "tempura"
    PUDDING = "pudding"
"""


def mutate(source: str) -> list[str]:
    return [mutant.id for mutant in mutants_of(source) if not mutant.place.startswith("Card")]


def mutants_of(source: str) -> Iterator[Mutant]:
    return make_mutants({"rules": NOTHING + source}, RULE_IDS)


@pytest.mark.parametrize(
    "code, change",
    [
        ("a < b", "a < b -> return a <= b"),
        ("a == b", "a == b -> return a != b"),
        ("a in b", "a in b -> return a not in b"),
        ("a + b", "a + b -> return a - b"),
        ("a // 2", "a // 2 -> return a // 3"),
        ("-a", "-a -> return a"),
        ("not a", "not a -> return a"),
        ("a and b", "a and b -> return a or b"),
        ("a and b", "a and b -> return b"),
        ("a if b else c", "a if b else c -> return c"),
        ("True", "True -> return False"),
        ("'a'", "'a' -> return 'a-'"),
        ("a", "a -> return None"),
        ("f(a, b)", "f(a, b) -> return f(b, a)"),
        ("f(a, b)", "f(a, b) -> return f(a)"),
        ("f(a, b)", "f(a, b) -> return a"),
        ("f(a, strict=True)", "f(a, strict=True) -> return f(a)"),
        ("max(a)", "max(a) -> return min(a)"),
        ("a[1:b]", "a[1:b] -> return a[:b]"),
        ("a[1:b]", "a[1:b] -> return a[1:]"),
        ("[a for a in b if c]", "[a for a in b if c] -> return [a for a in b]"),
        ("[a for a in b]", "[a for a in b] -> return [a for a in ()]"),
        ("Card.TEMPURA", "Card.TEMPURA -> return Card.PUDDING"),
        ("TEMPURA", "TEMPURA -> return Card.PUDDING"),
    ],
)
def test_an_expression_is_changed(code: str, change: str) -> None:
    assert f"rules.f: return {change}" in mutate(f"def f(a, b, c): return {code}")


@pytest.mark.parametrize(
    "code, change",
    [
        ("a = 1", "a = 1 -> (left out)"),
        ("a += 1", "a += 1 -> a -= 1"),
        ("g(a)", "g(a) -> (left out)"),
        ("if a: g()", "if a: -> if False:"),
        ("for a in b: g()", "for a in b: -> for a in ():"),
        ("raise IllegalPickError('rule', 'words')", "raise IllegalPickError('rule', ...) -> (left out)"),
        (
            "raise IllegalPickError('rule', 'words')",
            "raise IllegalPickError('rule', ...) -> raise ValueError('rule', ...)",
        ),
    ],
)
def test_a_statement_is_changed(code: str, change: str) -> None:
    assert f"rules.f: {change}" in mutate(f"def f(a, b):\n    {code}")


@pytest.mark.parametrize(
    "change",
    [
        "{a: 1, b: 2} -> A: Final = {b: 2}",
        "{a: 1, b: 2} -> A: Final = {a: 2, b: 1}",
        "{a: 1, b: 2} -> A: Final = {a: 1, b: 3}",
    ],
)
def test_a_table_is_changed(change: str) -> None:
    assert f"rules.A: A: Final = {change}" in mutate("A: Final = {a: 1, b: 2}")


def test_an_enum_value_is_changed() -> None:
    assert "rules.Card.TEMPURA: TEMPURA = 'tempura' -> TEMPURA = 'tempura-'" in [m.id for m in mutants_of("")]


def test_a_decorator_is_left_out() -> None:
    found = mutate("class A:\n    @property\n    def f(self): return 1")
    assert "rules.A.f: @property def f(self): -> def f(self):" in found


def test_a_default_is_changed() -> None:
    assert "rules.f: a=1 -> a=2" in mutate("def f(a=1): pass")


@pytest.mark.parametrize("code", ['"""A docstring."""', "raise E(f'{a}', 'words')"])
def test_words_for_people_are_left_alone(code: str) -> None:
    assert all(found.endswith("(left out)") for found in mutate(f"def f(a):\n    {code}"))


def test_every_mutant_is_python_and_differs_from_the_rules_and_every_other() -> None:
    sources = read_sources()
    mutants = list(make_mutants(sources, frozenset()))
    for mutant in mutants:
        compile(mutant.source, mutant.module, "exec")
    right = {ast.unparse(ast.parse(source)) for source in sources.values()}
    assert not right & {mutant.source for mutant in mutants}
    assert len({mutant.id for mutant in mutants}) == len(mutants)


def rules_of(place: str, source: str) -> set[frozenset[str]]:
    return {mutant.rules for mutant in mutants_of(source) if mutant.place == place}


def test_a_mutant_counts_for_the_rules_that_its_docstring_names() -> None:
    assert rules_of("f", 'def f():\n    """Score (tempura-pairs)."""\n    return 1') == {frozenset({"tempura-pairs"})}


def test_a_mutant_counts_for_the_rules_of_those_who_use_it() -> None:
    source = 'A: Final = 1\ndef g(): return A\ndef f():\n    """Score (pudding-most)."""\n    return g()'
    assert rules_of("A", source) == {frozenset({"pudding-most"})}
