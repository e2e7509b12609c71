"""Trying one mutant: the mutated rules answer, the rules as they are judge.

The judge lays its tables and compares with the same modules that are mutated. So the mutated ones are loaded a second
time beside them, and the two speak with each other in the protocol's words only.
"""

import importlib.abc
import importlib.machinery
import resource
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from types import FrameType, ModuleType
from typing import Any, Final

from mutation.mutants import MODULES, Mutant
from sushigo_rules.conformance.python_object import PythonObject
from sushigo_rules.conformance.verdict import judge
from sushigo_rules.language.features import Case
from sushigo_rules.language.vocabulary import VariantName

ADAPTER: Final = "elsewhere.reference_adapter"
LOADED_AGAIN: Final = (
    *(f"sushigo_rules.{module}" for module in MODULES),
    "sushigo_rules.language.vocabulary",
    "sushigo_rules.conformance.questions",
    "sushigo_rules.conformance.engine",
    ADAPTER,
)
"""The rules and whatever holds one of their values."""
SECONDS: Final = 10
"""Of the processor, for all cases together, which take a twentieth of one: a mutant may never end."""
MEMORY: Final = 2**31
NOT_LOADED: Final = "(not loaded)"
TOO_SLOW: Final = "(too slow)"


class Implementation:
    """A second reference, as an object with a function for every kind of question."""

    supports: Final = {"variants": list(VariantName)}

    def __init__(self, adapter: ModuleType) -> None:
        """Take the module that turns the protocol's words into those of the rules loaded with it."""
        self._adapter = adapter
        self._engine = adapter.choose_engine(None)

    def __getattr__(self, name: str) -> Any:
        """Return the function for a kind of question."""
        return partial(self._answer, name.replace("_", "-"))

    def _answer(self, ask: str, /, **fields: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self._adapter.answer_fields(self._engine, ask, fields)
        return answer


def find_killer(sources: Mapping[str, str], cases: Sequence[Case]) -> str | None:
    """Return the first case that tells changed rules from the right ones, None when all agree.

    Args:
        sources: of the changed modules, by name.
        cases: in the order in which they are tried.
    """
    with _rules_apart(sources), _time_limit():
        try:
            implementation = Implementation(importlib.import_module(ADAPTER))
        except Exception:
            return NOT_LOADED
        except _TooSlow:
            return TOO_SLOW
        engine = PythonObject(implementation, "mutant")
        try:
            return next((case.id for case in cases if judge(case.steps, engine).outcome.is_fault), None)
        except _TooSlow:
            return TOO_SLOW


def try_mutant(cases: Sequence[Case], mutant: Mutant) -> tuple[Mutant, str | None]:
    """Return the mutant with the case that tells it from the rules, if any."""
    return mutant, find_killer({mutant.module: mutant.source}, cases)


def limit_memory() -> None:
    """Let no mutant take all of the machine's memory."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@contextmanager
def _rules_apart(sources: Mapping[str, str]) -> Iterator[None]:
    """Let imports load the rules anew, some of them changed, and put back those that were there."""
    before = {name: sys.modules.pop(name) for name in LOADED_AGAIN if name in sys.modules}
    finder = _Finder({f"sushigo_rules.{module}": source for module, source in sources.items()})
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in LOADED_AGAIN:
            sys.modules.pop(name, None)
        for name, module in before.items():
            sys.modules[name] = module
            package, _, attribute = name.rpartition(".")
            setattr(sys.modules[package], attribute, module)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Loads modules from changed texts."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = sources

    def find_spec(self, fullname: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        del path, target
        return importlib.machinery.ModuleSpec(fullname, self) if fullname in self._sources else None

    def get_source(self, fullname: str) -> str:
        return self._sources[fullname]


class _TooSlow(BaseException):
    """No mutant can catch it."""


@contextmanager
def _time_limit() -> Iterator[None]:
    def end(number: int, frame: FrameType | None) -> None:
        del number, frame
        raise _TooSlow

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
