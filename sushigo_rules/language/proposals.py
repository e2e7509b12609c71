"""What a new language starts with: the codes and keywords that other tools have for it."""

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from gherkin.dialect import DIALECTS

from sushigo_rules.errors import SourceError
from sushigo_rules.language.languages import SOURCE_LANGUAGE, dialect_keywords

# Gherkin's codes that are not the language's own, by BCP 47 tag.
GHERKIN_CODES: Final = {
    "am": "amh",
    "cy": "cy-GB",
    "gu": "gj",
    "hy": "am",
    "lb": "lu",
    "mk": "mk-Cyrl",
    "ms": "bm",
    "nb": "no",
    "nn": "no",
    "sr": "sr-Cyrl",
    "zh": "zh-CN",
    "zh-Hans": "zh-CN",
    "zh-Hant": "zh-TW",
}
# Gherkin's codes that are another language's BCP 47 tag: Bambara, Luba-Katanga.
FALSE_FRIENDS: Final = frozenset({"bm", "lu"})


@dataclass(frozen=True, slots=True)
class Proposal:
    """A language.toml to begin with; the translator changes what does not fit."""

    code: str
    name: str
    direction: str
    gherkin: str
    material: str
    plural: str

    def write(self) -> str:
        """Return the text of language.toml, with the other keywords of the dialect beside the chosen ones."""
        lines = [
            f'name = "{self.name}"',
            f'direction = "{self.direction}"',
            f'gherkin = "{self.gherkin}"',
            f'material = "{self.material}"',
            f'plural = "{self.plural}"',
            "translators = []",
            "",
            "[keywords]",
        ]
        english = dialect_keywords(SOURCE_LANGUAGE)
        for keyword, words in dialect_keywords(self.gherkin).items():
            own = [word for word in words if word not in english[keyword]] or list(words)
            others = ", ".join(f'"{word}"' for word in words if word != own[0])
            lines.append(f'{keyword} = "{own[0]}"{f"  # or {others}" if others else ""}')
        return "\n".join(lines) + "\n"


def propose_language(code: str, gherkin: str | None = None, plural: str | None = None) -> Proposal:
    """Return what a new language starts with.

    Args:
        code: its BCP 47 tag.
        gherkin: the Gherkin dialect to use, if Gherkin calls it otherwise than we can tell.
        plural: the CLDR locale whose plural rule to use, if CLDR does not have the language.

    Raises:
        SourceError: the tag is none, or a code has to be given.
    """
    locale = _find_locale(code)
    dialect = gherkin or _find_dialect(code)
    if dialect not in DIALECTS:
        raise SourceError(f"expected --gherkin with one of {', '.join(sorted(DIALECTS))}; found {dialect}")
    plural_locale = _find_locale(plural) if plural else locale
    if plural_locale is None:
        raise SourceError(
            f"expected a language that CLDR has plural rules for; found {plural or code}. "
            "Name one with the same plural forms: --plural CODE"
        )
    return Proposal(
        code=code,
        name=_own_name(locale) or code,
        direction=(locale or plural_locale).text_direction,
        gherkin=dialect,
        material=_find_material(code),
        plural=plural or code,
    )


def _find_dialect(code: str) -> str:
    language = code.partition("-")[0]
    for candidate in (GHERKIN_CODES.get(code), code, GHERKIN_CODES.get(language), language):
        if candidate in DIALECTS and code not in FALSE_FRIENDS:
            return candidate
    raise SourceError(
        f"expected a language that Gherkin has keywords for; found {code}. "
        f"Name the nearest dialect: --gherkin CODE, one of {', '.join(sorted(DIALECTS))}"
    )


def _find_locale(code: str) -> Locale | None:
    try:
        return Locale.parse(code, sep="-")
    except UnknownLocaleError:
        return None
    except ValueError as error:
        raise SourceError(f"expected a language tag like pt or zh-Hant; found {code}") from error


def _own_name(locale: Locale | None) -> str:
    name = locale.get_display_name(locale) if locale else None
    return name[:1].upper() + name[1:] if name else ""


def _find_material(code: str) -> str:
    """Return the code of the theme's own texts in this language, English where it has none."""
    theme = find_spec("material")
    if theme is None or not theme.submodule_search_locations:
        return code
    folder = Path(theme.submodule_search_locations[0]) / "templates" / "partials" / "languages"
    known = (code, code.partition("-")[0])
    return next((tag for tag in known if (folder / f"{tag}.html").is_file()), SOURCE_LANGUAGE)
