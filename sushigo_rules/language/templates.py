"""Catalogues made and kept in step with what there is to translate."""

import datetime as dt
from collections.abc import Iterator
from difflib import get_close_matches
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.pofile import write_po

from sushigo_rules.language.catalogs import Domain

PROJECT: Final = "sushigo-rules"
KEYWORDS: Final[dict[str, Any]] = {
    **DEFAULT_KEYWORDS,
    "say": None,
    "say_number": (1, 2),
    "counted": (1, 2),
}
# A date that moves would make a difference in every catalogue on every run.
FROZEN: Final = dt.datetime(2026, 11, 30, tzinfo=dt.UTC)
HEADER: Final = """\
# {title}
# Sushi Go! rules project, CC BY 4.0.
#"""
TITLES: Final[dict[Domain, str]] = {
    "phrases": "The sentences and words of the examples.",
    "rules": "The rules as people read them: titles and descriptions, rulings, sources.",
    "site": "The pages, the messages of the command line, and the texts of the browser.",
}


def template_path(locales: Path, domain: Domain) -> Path:
    """Return the path of a template (POT)."""
    return locales / f"{domain}.pot"


def make_template(root: Path, domain: Domain) -> Catalog:
    """Return the template of a domain, extracted from the checkout at ``root`` as ``pybabel extract`` does."""
    with (root / "locales" / f"{domain}.cfg").open(encoding="utf-8") as config:
        methods, options = parse_mapping_cfg(config)  # type: ignore[no-untyped-call]
    template = Catalog(project=PROJECT, charset="utf-8", header_comment=HEADER.format(title=TITLES[domain]))
    template.creation_date = FROZEN
    found = extract_from_dir(root, methods, options, KEYWORDS, ("Translators:",), strip_comment_tags=True)
    for filename, _, message, comments, context in found:
        template.add(message, None, [(filename, 0)], auto_comments=comments, context=context)
    return template


def new_catalog(template: Catalog, code: str, plural: str, domain: Domain) -> Catalog:
    """Return an empty catalogue of a language.

    Args:
        template: what there is to translate.
        code: the language's tag.
        plural: the CLDR locale from which the plural rule comes.
        domain: of the template.
    """
    header = HEADER.format(title=TITLES[domain])
    catalog = Catalog(locale=code.replace("-", "_"), project=PROJECT, header_comment=header)
    _set_plural_rule(catalog, Catalog(locale=plural.replace("-", "_")))
    catalog.creation_date = catalog.revision_date = FROZEN
    return update_catalog(catalog, template)


def update_catalog(catalog: Catalog, template: Catalog) -> Catalog:
    """Return the catalogue with exactly the entries of the template.

    An entry whose English is unchanged keeps its translation. One whose English has changed keeps it too, marked
    fuzzy, with the previous English beside it: it is found by its context or its text, or where entries have no
    context, by likeness. Babel's own guess ignores contexts and would take another entry's translation.
    """
    updated = Catalog(
        locale=catalog.locale_identifier or catalog.locale,
        project=PROJECT,
        header_comment=catalog.header_comment,
        last_translator=catalog.last_translator,
        language_team=catalog.language_team,
        charset="utf-8",
    )
    updated.fuzzy = False
    updated.creation_date = FROZEN
    updated.revision_date = catalog.revision_date
    _set_plural_rule(updated, catalog)
    lost = [old for old in entries(catalog) if _find_same(old, template) is None and any(_forms(old))]
    for new in entries(template):
        old = _find_same(new, catalog)
        kept = old if old is not None else _find_changed(new, lost)
        updated.add(
            new.id,
            _fitting(kept, new, catalog.num_plurals),
            locations=new.locations,
            flags=_flags(kept, old),
            auto_comments=new.auto_comments,
            user_comments=kept.user_comments if kept else (),
            previous_id=_previous(kept, old),
            context=new.context,
        )
    return updated


def entries(catalog: Catalog) -> Iterator[Message]:
    """Yield the entries of a catalogue without its header."""
    return (message for message in catalog if message.id)


def translated(message: Message) -> bool:
    """Tell whether an entry has all its forms."""
    return all(_forms(message))


def catalog_bytes(catalog: Catalog) -> bytes:
    """Return a catalogue as a PO file: locations by file, no wrapping, previous texts kept."""
    buffer = BytesIO()
    write_po(buffer, catalog, width=0, include_lineno=False, include_previous=True, ignore_obsolete=True)
    return buffer.getvalue()


def _set_plural_rule(catalog: Catalog, source: Catalog) -> None:
    # Babel sets these from the locale only; a language without CLDR data has them in its file's header.
    vars(catalog).update(_num_plurals=source.num_plurals, _plural_expr=source.plural_expr)


def _find_same(message: Message, catalog: Catalog) -> Message | None:
    """Return the entry with the same English; Babel looks at the singular only."""
    found = catalog.get(message.id, message.context)
    return found if found is not None and found.id == message.id else None


def _forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


def _find_changed(new: Message, lost: list[Message]) -> Message | None:
    if new.context:
        same_context = (old for old in lost if old.context == new.context)
        same_text = (old for old in lost if old.id == new.id)
        return next(same_context, None) or next(same_text, None)
    texts = {_english(old): old for old in lost if not old.context}
    near = get_close_matches(_english(new), texts, n=1, cutoff=0.7)
    return texts[near[0]] if near else None


def _english(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _fitting(kept: Message | None, new: Message, plurals: int) -> str | tuple[str, ...] | None:
    """Return the kept translation in the number of forms that the new entry has."""
    count = plurals if new.pluralizable else 1
    if kept is None:
        forms: tuple[str, ...] = ("",) * count
    else:
        forms = (*_forms(kept), *("",) * count)[:count]
    return forms if new.pluralizable else forms[0]


def _flags(kept: Message | None, old: Message | None) -> set[str]:
    flags = set(kept.flags) - {"python-format", "python-brace-format"} if kept else set()
    return flags | {"fuzzy"} if kept is not None and old is None else flags


def _previous(kept: Message | None, old: Message | None) -> list[str]:
    if kept is None:
        return []
    if old is not None or kept.previous_id:
        return list(kept.previous_id)  # What the translation is of, even when the English changes again.
    return [kept.id] if isinstance(kept.id, str) else list(kept.id)
