"""``sushigo-rules translate``: begin a language, keep it in step, check it, make its features."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import click
from babel.messages.catalog import Catalog
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sushigo_rules.errors import SourceError
from sushigo_rules.language.catalogs import DOMAINS, Domain, catalog_path, read_catalog
from sushigo_rules.language.checks import Fault, check_language
from sushigo_rules.language.features import Feature, write_feature
from sushigo_rules.language.files import write_file
from sushigo_rules.language.languages import LANGUAGE_FILE, SOURCE_LANGUAGE, Language, list_languages, load_language
from sushigo_rules.language.localization import load_localizer
from sushigo_rules.language.proposals import propose_language
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.speech import Speech
from sushigo_rules.language.status import LanguageStatus, language_status
from sushigo_rules.language.templates import (
    catalog_bytes,
    make_template,
    new_catalog,
    template_path,
    update_catalog,
)

HEADER: Final = """\
Made from features/en and locales/{code} by `sushigo-rules translate build`; do not edit.
To change a sentence, change its translation in locales/{code} and run that command again."""
FAULTS: Final = 1
MISSING_SHOWN: Final = 15


def make_command(speech: Speech) -> click.Group:
    """Return the sub-commands with their help in one language."""
    say = speech.say
    locales_option = click.option(
        "--locales",
        type=click.Path(path_type=Path, file_okay=False, exists=True),
        help=say("The folder of the catalogues, if it is not the project's own."),
    )

    @click.group(name="translate", help=say("Begin a language, keep it in step, check it, make its features."))
    def translate() -> None:
        pass

    @translate.command(help=say("Make the files of a new language and say what to do next."))
    @click.argument("lang", metavar="LANG")
    @click.option("--gherkin", metavar="CODE", help=say("The Gherkin dialect, if it has another code."))
    @click.option("--plural", metavar="CODE", help=say("A language with the same plural forms, if CLDR has none."))
    @locales_option
    def start(lang: str, gherkin: str | None, plural: str | None, locales: Path | None) -> None:
        start_language(lang, gherkin, plural, locales or find_resources("locales"), speech)

    @translate.command(help=say("Bring new and changed English sentences into the catalogues."))
    @click.argument("langs", metavar="[LANG]...", nargs=-1)
    @locales_option
    def update(langs: Sequence[str], locales: Path | None) -> None:
        sys.exit(update_languages(langs, locales or find_resources("locales"), speech))

    @translate.command(help=say("Say every fault of a language, with file, line and an example of right."))
    @click.argument("langs", metavar="[LANG]...", nargs=-1)
    @locales_option
    def check(langs: Sequence[str], locales: Path | None) -> None:
        sys.exit(check_languages(langs, locales or find_resources("locales"), speech))

    @translate.command(help=say("Make the features of a language, or of all."))
    @click.argument("langs", metavar="[LANG]...", nargs=-1)
    @locales_option
    @click.option(
        "--features",
        type=click.Path(path_type=Path, file_okay=False),
        help=say("The folder to write into, if it is not the project's own."),
    )
    def build(langs: Sequence[str], locales: Path | None, features: Path | None) -> None:
        sys.exit(
            build_languages(langs, locales or find_resources("locales"), features or find_resources("features"), speech)
        )

    @translate.command(help=say("Show how far each language is and what is missing."))
    @click.argument("langs", metavar="[LANG]...", nargs=-1)
    @locales_option
    def status(langs: Sequence[str], locales: Path | None) -> None:
        sys.exit(show_status(langs, locales or find_resources("locales"), speech))

    return translate


def start_language(code: str, gherkin: str | None, plural: str | None, locales: Path, speech: Speech) -> None:
    """Make ``language.toml`` and the three PO files of a new language.

    Raises:
        SourceError: the language is there already, or a code has to be given.
    """
    folder = locales / code
    for path in (folder / LANGUAGE_FILE, *(catalog_path(folder, domain) for domain in DOMAINS)):
        if path.exists():
            raise SourceError(f"expected a new language; found {path}. Use: translate update {code}")
    proposal = propose_language(code, gherkin, plural)
    files = {}
    for domain in DOMAINS:
        template = read_catalog(template_path(locales, domain))
        files[catalog_path(folder, domain)] = catalog_bytes(new_catalog(template, code, proposal.plural, domain))
    files[folder / LANGUAGE_FILE] = proposal.write().encode()
    for path, data in files.items():
        write_file(path, data)
    lines = (
        speech.say("Made {folder}. What to do next:", folder=_short(folder)),
        "  1. " + speech.say("Look through language.toml: name, keywords, your name as translator."),
        "  2. " + speech.say("Fill in phrases.po, then rules.po, then site.po, in any PO editor."),
        "  3. " + speech.say("Now and then: {command}", command="sushigo-rules translate check " + code),
        "  4. " + speech.say("Make the features: {command}", command="sushigo-rules translate build " + code),
        "  5. " + speech.say("Run them: {command}", command="sushigo-rules check --lang " + code),
    )
    click.echo("\n".join(lines))


def _short(path: Path) -> Path:
    """Return a path from where the user is, if it lies below."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def update_languages(codes: Sequence[str], locales: Path, speech: Speech) -> int:
    """Make the templates again, when there is a checkout, and merge them into the catalogues.

    A language that cannot be read stays as it is and does not keep the others back.
    """
    if (locales.parent / "features" / SOURCE_LANGUAGE).is_dir() and (locales / "phrases.cfg").is_file():
        for domain in DOMAINS:
            template = make_template(locales.parent, domain)
            write_file(template_path(locales, domain), catalog_bytes(template))
    templates = {domain: read_catalog(template_path(locales, domain)) for domain in DOMAINS}
    faults = 0
    for code in codes or _translated(locales):
        try:
            files = _updated_files(_load_translated(code, locales), templates)
        except SourceError as error:
            click.echo(str(error), err=True)
            faults += 1
            continue
        changed = [path for path, data in files.items() if write_file(path, data)]
        text = (
            speech.say("{code}: brought up to date", code=code)
            if changed
            else speech.say("{code}: nothing new", code=code)
        )
        click.echo(text)
    return FAULTS if faults else 0


def _updated_files(language: Language, templates: Mapping[Domain, Catalog]) -> dict[Path, bytes]:
    files = {}
    for domain, template in templates.items():
        path = catalog_path(language.folder, domain)
        if path.is_file():
            catalog = update_catalog(read_catalog(path), template)
        else:
            catalog = new_catalog(template, language.code, language.plural, domain)
        files[path] = catalog_bytes(catalog)
    return files


def check_languages(codes: Sequence[str], locales: Path, speech: Speech) -> int:
    """Print every fault of some languages, or of all; one that cannot be read does not keep the others back."""
    english = load_rulebook().features
    faults = 0
    for code in codes or _translated(locales):
        try:
            found = _without_consequences(list(check_language(_load_translated(code, locales), english)))
        except SourceError as error:
            click.echo(str(error), err=True)
            faults += 1
            continue
        for fault in found:
            click.echo(str(fault), err=True)
        faults += len(found)
        if not found:
            click.echo(speech.say("{code}: no fault", code=code))
    return FAULTS if faults else 0


def _without_consequences(faults: Sequence[Fault]) -> Sequence[Fault]:
    """Return the faults of the catalogues; those of the features made from them only when there are no others."""
    return [fault for fault in faults if not fault.unreadable] or faults


def build_languages(codes: Sequence[str], locales: Path, folder: Path, speech: Speech) -> int:
    """Make the features of some languages, or of all, and print every fault of their catalogues.

    A language with features that would not read back stays as it is and does not keep the others back.
    """
    english = load_rulebook().features
    faults = 0
    for code in codes or _translated(locales):
        try:
            language = _load_translated(code, locales)
            found = list(check_language(language, english))
            made = make_features(language, english)
            cases, all_cases = language_cases(language, english)
        except SourceError as error:
            click.echo(str(error), err=True)
            faults += 1
            continue
        for fault in found:
            click.echo(str(fault), err=True)
        faults += len(found)
        if not any(fault.unreadable for fault in found):
            _write_features(made, folder / code)
            click.echo(speech.say("{code}: {cases} of {all} cases", code=code, cases=cases, all=all_cases))
    return FAULTS if faults else 0


def make_features(language: Language, english: Sequence[Feature]) -> dict[str, str]:
    """Return the text of each feature file that the language has words for, by the file's name.

    Raises:
        SourceError: a catalogue is broken.
    """
    localizer = load_localizer(language)
    header = HEADER.format(code=language.code)
    localized = (localizer.localize(feature).feature for feature in english)
    return {
        f"{feature.slug}.feature": write_feature(feature, language, localizer.phrasebook, header)
        for feature in localized
        if feature and any(rule.scenarios for rule in feature.rules)
    }


def language_cases(language: Language, english: Sequence[Feature]) -> tuple[int, int]:
    """Return how many cases the language has, and how many there are."""
    status = language_status(language, english, language.folder.parent)
    return status.cases, status.all_cases


def _write_features(made: dict[str, str], folder: Path) -> None:
    for path in folder.glob("*.feature"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        write_file(folder / name, text.encode())


def show_status(codes: Sequence[str], locales: Path, speech: Speech) -> int:
    """Print how far each language is; of the languages named, what is missing too."""
    say, english = speech.say, load_rulebook().features
    table = Table(show_edge=False, pad_edge=False)
    for heading in (say("Language"), "", *DOMAINS, say("Cases")):
        table.add_column(heading, justify="left" if heading in (say("Language"), "") else "right")
    faults, missing = 0, []
    for code in codes or _translated(locales):
        try:
            status = language_status(_load_translated(code, locales), english, locales)
        except SourceError as error:
            click.echo(str(error), err=True)
            faults += 1
            continue
        percents = (_percent(part.percent, part.fuzzy) for part in status.catalogs.values())
        table.add_row(code, status.language.name, *percents, f"{status.cases}/{status.all_cases}")
        missing.append(status)
    console = Console(highlight=False)
    console.print(table)
    for status in missing:
        if not status.complete and (codes or len(missing) == 1):
            console.print("\n".join(tell_missing(status, speech)), markup=False)
    return FAULTS if faults else 0


def tell_missing(status: LanguageStatus, speech: Speech) -> list[str]:
    """Return the lines that say what keeps which example out of a language."""
    lines = [speech.say("Missing in {code}:", code=status.language.code)]
    shown = list(status.missing.items())[:MISSING_SHOWN]
    lines += [f"  {where}: {', '.join(contexts)}" for where, contexts in shown]
    more = len(status.missing) - len(shown)
    if more > 0:
        lines.append("  " + speech.say_number("and {number} more", "and {number} more", more))
    return lines


def _percent(percent: int, fuzzy: int) -> Text:
    text = f"{percent}%" + (f" ({fuzzy}~)" if fuzzy else "")
    return Text(text, style="green" if percent == 100 else "yellow")


def _load_translated(code: str, locales: Path) -> Language:
    if code == SOURCE_LANGUAGE:
        raise SourceError(f"expected a language that is translated; found {code}, the source language")
    return load_language(code, locales)


def _translated(locales: Path) -> list[str]:
    return [code for code in list_languages(locales) if code != SOURCE_LANGUAGE]
