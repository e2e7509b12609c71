"""All mutants of the rules: which module, what changed in it, and the rules that the change is about."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, count, zip_longest
from pathlib import Path
from typing import Final, TypeAlias

import sushigo_rules
from mutation.operators import (
    Members,
    Operators,
    comprehension_replacements,
    definition_replacements,
    statement_replacements,
)

MODULES: Final = ("errors", "cards", "tableau", "scoring", "dealing", "variants", "game", "dummy")
SHOWN: Final = 76
"""Characters of a piece of code that is shown whole."""
AROUND: Final = 16
"""Characters that are shown on both sides of a change in a longer one."""
LEFT_OUT: Final = "(left out)"
VARIANTS: Final = ("ORDINARY", "BOTH_WAYS", "RESHUFFLE", "DUMMY")
Definition: TypeAlias = ast.FunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed module.

    Attributes:
        id: what changed and where; the same from run to run, whatever the line.
        module: its name.
        place: the function, class or table that holds the change.
        rules: the ids of the rules that the place is about.
        source: the whole module, changed.
    """

    id: str
    module: str
    place: str
    rules: frozenset[str]
    source: str = field(repr=False)


def read_sources() -> Mapping[str, str]:
    """Return the text of every module of the rules."""
    folder = Path(sushigo_rules.__file__).parent
    return {module: (folder / f"{module}.py").read_text(encoding="utf-8") for module in MODULES}


def make_mutants(sources: Mapping[str, str], rule_ids: frozenset[str]) -> Iterator[Mutant]:
    """Yield every mutant of some modules.

    Args:
        sources: the modules' texts by name.
        rule_ids: of all rules, to be found in docstrings.
    """
    trees = {module: ast.parse(source) for module, source in sources.items()}
    members = {name: found for tree in trees.values() for name, found in _enums(tree)}
    rules = find_rules(trees, rule_ids)
    numbers: dict[str, Iterator[int]] = {}
    for module, tree in trees.items():
        for place, change, source in _Mutator(tree, members).run():
            text = f"{module}.{place}: {change}"
            number = next(numbers.setdefault(text, count(1)))
            name = text if number == 1 else f"{text} #{number}"
            yield Mutant(name, module, place, rules[module, place], source)


def _enums(tree: ast.Module) -> Iterator[tuple[str, Sequence[str]]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith("Enum") for base in node.bases):
            targets = [line.targets[0] for line in node.body if isinstance(line, ast.Assign)]
            yield node.name, [target.id for target in targets if isinstance(target, ast.Name)]


@dataclass
class _Mutator:
    """Changes one tree in one place after the other, and puts it back."""

    tree: ast.Module
    members: Members

    def __post_init__(self) -> None:
        """Note which names the module has."""
        bound = frozenset(chain.from_iterable(map(_bound_names, self.tree.body)))
        self.operators = Operators(self.members, (self.members["Card"], VARIANTS), bound)

    def run(self) -> Iterator[tuple[str, str, str]]:
        """Yield place, change and the changed source."""
        for node in self.tree.body:
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    yield from self._definition(node, name, self.tree.body, method=False)
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()) if not _is_alias(node):
                    for change, source in self._inside(node):
                        yield name, change, source

    def _definition(
        self, node: Definition, place: str, body: list[ast.stmt], *, method: bool
    ) -> Iterator[tuple[str, str, str]]:
        for new in definition_replacements(node, method=method):
            index = body.index(node)
            body[index] = _located(new, node)
            yield place, _compare(_first_line(node), _first_line(new) if new else LEFT_OUT), self._source()
            body[index] = node
        for line in node.body:
            if isinstance(line, ast.FunctionDef | ast.ClassDef):
                special = line.name.startswith("__")
                yield from self._definition(line, f"{place}.{line.name}", node.body, method=not special)
            else:
                inside = isinstance(node, ast.FunctionDef)
                for change, source in self._statement(line, node.body, inside=inside):
                    yield place if inside else f"{place}.{_target(line)}", change, source
        if isinstance(node, ast.FunctionDef):
            for part in node.args.defaults, node.args.kw_defaults:
                for change, source in self._list(part, node.args):
                    yield place, change, source

    def _statement(self, node: ast.stmt, body: list[ast.stmt], *, inside: bool) -> Iterator[tuple[str, str]]:
        """Change a statement of a function, or of a class, whose lines are not left out."""
        index = body.index(node)
        for new in statement_replacements(node) if inside else ():
            body[index] = _located(new, node)
            yield _compare(_first_line(node), _first_line(new) if new else LEFT_OUT), self._source()
            body[index] = node
        yield from self._inside(node)

    def _inside(self, node: ast.AST) -> Iterator[tuple[str, str]]:
        """Change what a statement consists of."""
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            return
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "target", "targets", "exc", "cause"):
                continue
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                for line in list(value):
                    yield from self._statement(line, value, inside=True)
            elif isinstance(value, list):
                yield from self._list(value, node)
            elif isinstance(value, ast.expr):
                yield from self._expression(value, node, name, node)

    def _list(self, items: list, top: ast.AST) -> Iterator[tuple[str, str]]:  # type: ignore[type-arg]
        for index, item in enumerate(items):
            yield from self._expression(item, items, index, top)

    def _expression(
        self, node: ast.AST | None, holder: object, key: str | int, top: ast.AST
    ) -> Iterator[tuple[str, str]]:
        """Change an expression, then what it consists of; ``top`` is what is shown of it."""
        if node is None or isinstance(node, ast.JoinedStr | ast.expr_context | ast.operator | ast.cmpop | ast.boolop):
            return
        if isinstance(node, ast.ExceptHandler):
            yield from self._inside(node)
            return
        if len(_text(top)) > SHOWN:
            top = node
        alternatives = (
            comprehension_replacements(node)
            if isinstance(node, ast.comprehension)
            else (self.operators.replacements(node))
        )
        before = _text(top)
        for new in alternatives:
            _put(holder, key, new)
            yield _compare(before, _text(new if top is node else top)), self._source()
            _put(holder, key, node)
        for name, value in ast.iter_fields(node):
            if name == "target":
                continue
            if isinstance(value, list):
                yield from self._list(value, top)
            elif isinstance(value, ast.AST):
                yield from self._expression(value, node, name, top)

    def _source(self) -> str:
        return ast.unparse(self.tree)


def _bound_names(node: ast.stmt) -> Sequence[str]:
    match node:
        case ast.ImportFrom(names=aliases):
            return [alias.name for alias in aliases]
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


def _located(new: ast.stmt | None, node: ast.stmt) -> ast.stmt:
    return ast.fix_missing_locations(ast.copy_location(new or ast.Pass(), node))


def _target(node: ast.stmt) -> str:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    raise ValueError(f"expected only assignments in a class; found {_first_line(node)}")


def _put(holder: object, key: str | int, node: ast.AST) -> None:
    if isinstance(key, int):
        assert isinstance(holder, list)
        holder[key] = node
    else:
        setattr(holder, key, node)


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _compare(before: str, after: str) -> str:
    """Return both texts, cut to what differs and a little around it where they are long."""
    if max(len(before), len(after)) <= SHOWN:
        return f"{before} -> {after}"
    same_start = _count_same(before, after)
    same_end = _count_same(before[same_start:][::-1], after[same_start:][::-1])
    start = max(same_start - AROUND, 0)
    cuts = [text[start : max(len(text) - same_end + AROUND, same_start)] for text in (before, after)]
    return " -> ".join(f"{'...' if start else ''}{cut}{'...' if same_end > AROUND else ''}" for cut in cuts)


def _count_same(one: str, other: str) -> int:
    return next(
        (n for n, pair in enumerate(zip(one, other, strict=False)) if len(set(pair)) > 1), min(len(one), len(other))
    )


def _first_line(node: ast.stmt) -> str:
    match node:
        case ast.Raise(exc=ast.Call(func=error, args=[ast.Constant(value=rule), *_])):
            return f"raise {ast.unparse(error)}({rule!r}, ...)"
    lines = [line for line in ast.unparse(node).splitlines() if not line.startswith("@")]
    decorators = "".join(f"@{ast.unparse(item)} " for item in getattr(node, "decorator_list", ()))
    return decorators + lines[0]


def _is_alias(node: ast.AnnAssign) -> bool:
    return ast.unparse(node.annotation) == "TypeAlias"


def find_rules(trees: Mapping[str, ast.Module], rule_ids: frozenset[str]) -> Mapping[tuple[str, str], frozenset[str]]:
    """Return the rules that each place is about, by module and place.

    They are those that its docstring names; where it names none, those of the class around it, and else those of
    whatever uses it.
    """
    places = {(module, place.name): place for module, tree in trees.items() for place in _places(tree, rule_ids)}
    return {key: _rules_of(place, list(places.values()), frozenset()) for key, place in places.items()}


@dataclass(frozen=True, slots=True)
class _Place:
    """A function, a class, a constant or a member of an enum, with the rules and names that it mentions."""

    name: str
    rules: frozenset[str]
    mentions: frozenset[str]


def _rules_of(place: _Place, places: Sequence[_Place], seen: frozenset[str]) -> frozenset[str]:
    if place.rules or place.name in seen:
        return place.rules
    known_as = place.name.rpartition(".")[2]
    users = (user for user in places if known_as in user.mentions and user is not place)
    return frozenset().union(*(_rules_of(user, places, seen | {place.name}) for user in users))


def _places(tree: ast.Module, rule_ids: frozenset[str]) -> Iterator[_Place]:
    for node, following in zip_longest(tree.body, tree.body[1:]):
        match node:
            case ast.FunctionDef(name=name):
                yield _Place(name, _named_rules(ast.get_docstring(node), rule_ids), _mentions(node))
            case ast.ClassDef(name=name, body=body):
                rules = _named_rules(ast.get_docstring(node), rule_ids)
                yield _Place(name, rules, frozenset())
                for line, after in zip_longest(body, body[1:]):
                    match line:
                        case ast.FunctionDef(name=inner):
                            own = _named_rules(ast.get_docstring(line), rule_ids)
                            yield _Place(f"{name}.{inner}", own or rules, _mentions(line))
                        case ast.Assign(targets=[ast.Name(id=inner)]) | ast.AnnAssign(target=ast.Name(id=inner)):
                            yield _Place(f"{name}.{inner}", _text_below(after, rule_ids) or rules, _mentions(line))
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()) if not _is_alias(node):
                yield _Place(name, _text_below(following, rule_ids), _mentions(node.value))


def _text_below(node: ast.stmt | None, rule_ids: frozenset[str]) -> frozenset[str]:
    match node:
        case ast.Expr(value=ast.Constant(value=str() as text)):
            return _named_rules(text, rule_ids)
    return frozenset()


def _named_rules(text: str | None, rule_ids: frozenset[str]) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text or "")) & rule_ids


def _mentions(node: ast.AST | None) -> frozenset[str]:
    nodes = ast.walk(node) if node else ()
    return frozenset(
        n.attr if isinstance(n, ast.Attribute) else n.id for n in nodes if isinstance(n, ast.Name | ast.Attribute)
    )
