"""The small changes that are tried on one node of the syntax tree.

Each operator yields what may stand in a node's place. Left alone are docstrings, annotations, and the words of errors,
which the protocol does not compare.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

Members: TypeAlias = Mapping[str, Sequence[str]]
"""The names of an enum's members, by the enum's name."""

COMPARISONS: Final[Mapping[type[ast.cmpop], Sequence[type[ast.cmpop]]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq, ast.GtE, ast.LtE),
    ast.NotEq: (ast.Eq, ast.Lt, ast.Gt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[Mapping[type[ast.operator], Sequence[type[ast.operator]]]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.FloorDiv, ast.Add),
    ast.FloorDiv: (ast.Mult, ast.Mod),
    ast.Mod: (ast.FloorDiv,),
}
OTHER_FUNCTION: Final = {"max": "min", "min": "max", "sum": "max", "any": "all", "all": "any"}
KEEPS_THE_VALUE: Final = frozenset({"tuple", "list", "frozenset", "range", "MappingProxyType"})
"""Calls whose only argument, left bare, is the same value to whoever reads it."""
_NOTHING: Final = ast.Tuple(elts=[], ctx=ast.Load())


@dataclass(frozen=True, slots=True)
class Operators:
    """The operators for one module.

    Attributes:
        members: of the enums that its code may name.
        alike: names of constants of one kind; in place of one stands the next.
        bound: the names that the module has.
    """

    members: Members
    alike: Sequence[Sequence[str]]
    bound: frozenset[str]

    def replacements(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield what may stand in the place of an expression."""
        match node:
            case ast.Compare(left=left, ops=[op], comparators=comparators):
                yield from (ast.Compare(left, [other()], comparators) for other in COMPARISONS[type(op)])
            case ast.BinOp(left=left, op=op, right=right):
                yield from (ast.BinOp(left, other(), right) for other in ARITHMETIC[type(op)])
            case ast.UnaryOp(operand=operand):
                yield operand
            case ast.BoolOp(op=op, values=values):
                yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
                yield from (ast.BoolOp(op, rest) if len(rest) > 1 else rest[0] for rest in _leave_one_out(values))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                yield from (body, orelse, ast.IfExp(test, orelse, body))
            case ast.Constant(value=value):
                yield from _constants(value)
            case ast.Name() | ast.Attribute():
                yield from self._other_names(node)
            case ast.Call():
                yield from _calls(node)
            case ast.Slice(lower=lower, upper=upper, step=step):
                yield from [ast.Slice(None, upper, step)] if lower else []
                yield from [ast.Slice(lower, None, step)] if upper else []
            case ast.Dict(keys=keys, values=values):
                yield from (ast.Dict(*part) for part in zip(_leave_one_out(keys), _leave_one_out(values), strict=True))
                yield from (ast.Dict(keys, swapped) for swapped in _swap_neighbours(values))
            case ast.Tuple(elts=elements, ctx=ast.Load()):
                yield from (ast.Tuple(rest, ast.Load()) for rest in _leave_one_out(elements))
                yield from (ast.Tuple(swapped, ast.Load()) for swapped in _swap_neighbours(elements))

    def _other_names(self, node: ast.Name | ast.Attribute) -> Iterator[ast.AST]:
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if name in self.members.get(owner, ()):
                yield ast.Attribute(ast.Name(owner, ast.Load()), _next(self.members[owner], name), ast.Load())
            case ast.Name(id=name, ctx=ast.Load()) if name in OTHER_FUNCTION:
                yield ast.Name(OTHER_FUNCTION[name], ast.Load())
            case ast.Name(id=name, ctx=ast.Load()):
                for group in self.alike:
                    if name in group:
                        yield self._constant(_next(group, name))

    def _constant(self, name: str) -> ast.expr:
        if name in self.bound or "Card" not in self.bound:
            return ast.Name(name, ast.Load())
        return ast.Attribute(ast.Name("Card", ast.Load()), name, ast.Load())


def statement_replacements(node: ast.stmt) -> Iterator[ast.stmt | None]:
    """Yield what may stand in the place of a statement of a function, None for nothing at all."""
    match node:
        case ast.Return(value=ast.expr()):
            yield ast.Return(ast.Constant(None))
        case ast.AugAssign(target=target, op=op, value=value):
            yield None
            yield from (ast.AugAssign(target, other(), value) for other in ARITHMETIC[type(op)])
        case ast.If(body=body, orelse=orelse):
            yield from (None, ast.If(ast.Constant(True), body, orelse), ast.If(ast.Constant(False), body, orelse))
        case ast.For(target=target, body=body, orelse=orelse):
            yield ast.For(target, _NOTHING, body, orelse)
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name), args=args, keywords=keywords), cause=cause):
            yield None
            if name.startswith("Illegal"):
                yield ast.Raise(ast.Call(ast.Name("ValueError", ast.Load()), args, keywords), cause)
        case ast.Assign() | ast.AnnAssign() | ast.Delete():
            yield None
        case ast.Expr(value=value) if not isinstance(value, ast.Constant):
            yield None


def definition_replacements(node: ast.FunctionDef | ast.ClassDef, *, method: bool) -> Iterator[ast.stmt | None]:
    """Yield what may stand in the place of a definition, None for nothing at all."""
    if isinstance(node, ast.FunctionDef):
        if method:
            yield None
        for rest in _leave_one_out(node.decorator_list):
            changed = copy(node)
            changed.decorator_list = rest
            yield changed
        return
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id.endswith("Error"):
            yield ast.ClassDef(node.name, [ast.Name("Exception", ast.Load())], node.keywords, node.body, [])


def comprehension_replacements(node: ast.comprehension) -> Iterator[ast.comprehension]:
    """Yield what may stand in the place of ``for ... in ... if ...``."""
    yield ast.comprehension(node.target, _NOTHING, node.ifs, node.is_async)
    for rest in _leave_one_out(node.ifs):
        yield ast.comprehension(node.target, node.iter, rest, node.is_async)
        yield ast.comprehension(node.target, node.iter, [*rest, ast.Constant(False)], node.is_async)


def _constants(value: object) -> Iterator[ast.Constant]:
    match value:
        case bool():
            yield ast.Constant(not value)
        case int():
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case str():
            yield ast.Constant(f"{value}-")


def _calls(node: ast.Call) -> Iterator[ast.expr]:
    args, keywords = node.args, node.keywords
    for swapped in _swap_neighbours(args):
        yield ast.Call(node.func, swapped, keywords)
    for rest in _leave_one_out(keywords):
        yield ast.Call(node.func, args, rest)
    values = [keyword.value for keyword in keywords]
    for swapped in _swap_neighbours(values):
        changed = [ast.keyword(k.arg, value) for k, value in zip(keywords, swapped, strict=True)]
        yield ast.Call(node.func, args, changed)
    if len(args) > 1:
        yield ast.Call(node.func, args[:-1], keywords)
    if args and not (isinstance(node.func, ast.Name) and node.func.id in KEEPS_THE_VALUE):
        yield args[0].value if isinstance(args[0], ast.Starred) else args[0]


def _leave_one_out(items: list) -> Iterator[list]:  # type: ignore[type-arg]
    for index in range(len(items)):
        yield [*items[:index], *items[index + 1 :]]


def _swap_neighbours(items: list) -> Iterator[list]:  # type: ignore[type-arg]
    for index, (one, other) in enumerate(pairwise(items)):
        if ast.dump(one) != ast.dump(other):
            yield [*items[:index], other, one, *items[index + 2 :]]


def _next(names: Sequence[str], name: str) -> str:
    return names[(names.index(name) + 1) % len(names)]
