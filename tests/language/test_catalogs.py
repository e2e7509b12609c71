"""PO files read: what is finished counts, what is broken is refused with its line."""

from pathlib import Path

import pytest

from sushigo_rules.errors import SourceError
from sushigo_rules.language.catalogs import Messages, catalog_path, load_messages, read_catalog, slots_of

HEADER = r"""msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

"""
PLURAL = 'msgid "a card"\nmsgid_plural "cards"\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "phrases.po"


def load(path: Path, entries: str, header: str = HEADER) -> Messages:
    path.write_text(header + entries, encoding="utf-8")
    return load_messages(path)


def fault(path: Path) -> SourceError:
    with pytest.raises(SourceError) as raised:
        load_messages(path)
    assert "\n" not in str(raised.value)
    assert str(raised.value).startswith(f"{path}:{raised.value.line}: expected ")
    return raised.value


def test_the_catalogue_of_a_domain_lies_where_gettext_looks_for_it() -> None:
    assert catalog_path(Path("de"), "rules") == Path("de/LC_MESSAGES/rules.po")


def test_a_finished_entry_is_found_by_context_and_text(path: Path) -> None:
    messages = load(path, 'msgctxt "card pudding"\nmsgid "pudding"\nmsgstr "Pudding"\n')
    assert messages.find("card pudding", "pudding") == "Pudding"


def test_an_entry_of_another_context_is_not_found(path: Path) -> None:
    messages = load(path, 'msgctxt "card pudding"\nmsgid "pudding"\nmsgstr "Pudding"\n')
    assert messages.find("category puddings", "pudding") is None


def test_an_entry_of_another_english_text_is_not_found(path: Path) -> None:
    messages = load(path, 'msgctxt "card pudding"\nmsgid "dessert"\nmsgstr "Pudding"\n')
    assert messages.find("card pudding", "pudding") is None


def test_an_empty_entry_is_left_out(path: Path) -> None:
    assert load(path, 'msgid "a"\nmsgstr ""\n').texts == {}


def test_a_fuzzy_entry_is_left_out(path: Path) -> None:
    assert load(path, '#, fuzzy\nmsgid "a"\nmsgstr "b"\n').texts == {}


def test_an_obsolete_entry_is_left_out(path: Path) -> None:
    assert load(path, '#~ msgid "a"\n#~ msgstr "b"\n').texts == {}


def test_all_plural_forms_are_found(path: Path) -> None:
    messages = load(path, PLURAL + 'msgstr[0] "eine"\nmsgstr[1] "viele"\n')
    assert messages.find_forms("", "a card", "cards") == ("eine", "viele")


def test_an_entry_with_another_english_plural_is_not_found(path: Path) -> None:
    messages = load(path, PLURAL + 'msgstr[0] "eine"\nmsgstr[1] "viele"\n')
    assert messages.find_forms("", "a card", "many cards") is None


def test_half_done_plural_forms_are_left_out(path: Path) -> None:
    assert load(path, PLURAL + 'msgstr[0] "eine"\nmsgstr[1] ""\n').texts == {}


def test_a_plural_form_that_is_not_there_leaves_the_entry_out(path: Path) -> None:
    assert load(path, PLURAL + 'msgstr[0] "eine"\n').texts == {}


@pytest.mark.parametrize("translation", ["nimmt", "{spieler} nimmt", "{player} {player}", "{player} nimmt {"])
def test_an_entry_with_other_slots_than_in_english_is_left_out(path: Path, translation: str) -> None:
    assert load(path, f'msgid "{{player}} takes"\nmsgstr "{translation}"\n').texts == {}


def test_slots_may_stand_in_another_order(path: Path) -> None:
    messages = load(path, 'msgid "{player} takes {card}"\nmsgstr "{card} nimmt {player}"\n')
    assert messages.find("", "{player} takes {card}") == "{card} nimmt {player}"


def test_one_plural_form_with_other_slots_leaves_the_entry_out(path: Path) -> None:
    entry = 'msgid "{number} card"\nmsgid_plural "{number} cards"\nmsgstr[0] "eine"\nmsgstr[1] "{number} Karten"\n'
    assert load(path, entry).texts == {}


def test_single_braces_count_as_slots() -> None:
    assert slots_of("} a {b} {") == sorted(["b", "{", "}"])


@pytest.mark.parametrize("number, form", [(0, 1), (1, 0), (2, 1), (108, 1)])
def test_the_plural_rule_is_the_headers(path: Path, number: int, form: int) -> None:
    assert load(path, "").plural_index(number) == form


def test_a_missing_file_has_no_entries(path: Path) -> None:
    assert load_messages(path).texts == {}


def test_reading_a_missing_file_is_refused(path: Path) -> None:
    with pytest.raises(SourceError, match=r"phrases\.po: expected a PO file; found: No such file"):
        read_catalog(path)


def test_a_byte_order_mark_is_overlooked(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + (HEADER + 'msgid "a"\nmsgstr "ä"\n').encode())
    assert load_messages(path).find("", "a") == "ä"


def test_line_ends_of_windows_are_overlooked(path: Path) -> None:
    path.write_bytes((HEADER + 'msgid "a"\nmsgstr "ä"\n').replace("\n", "\r\n").encode())
    assert load_messages(path).find("", "a") == "ä"


def test_an_unusual_line_separator_inside_a_text_is_a_letter(path: Path) -> None:
    assert load(path, 'msgid "a"\nmsgstr "b\u2028c"\n').find("", "a") == "b\u2028c"


def test_a_file_in_latin_1_is_refused_at_its_first_such_letter(path: Path) -> None:
    path.write_bytes((HEADER + 'msgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr "für"\n').encode("latin-1"))
    assert (fault(path).line, fault(path).fault) == (10, "expected UTF-8; found the byte 0xfc")


def test_one_line_in_another_encoding_is_refused(path: Path) -> None:
    path.write_bytes((HEADER + 'msgid "a"\nmsgstr "ä"\n').encode() + 'msgid "c"\nmsgstr "ä"\n'.encode("cp1252"))
    assert fault(path).line == 9


def test_a_header_that_names_another_encoding_is_refused(path: Path) -> None:
    path.write_text(HEADER.replace("utf-8", "ISO-8859-1") + 'msgid "a"\nmsgstr "ä"\n', encoding="utf-8")
    assert (fault(path).line, fault(path).fault) == (
        3,
        "expected charset=UTF-8 in Content-Type; found iso-8859-1",
    )


def test_a_header_that_names_no_encoding_at_all_is_refused(path: Path) -> None:
    path.write_text(HEADER.replace("utf-8", "klingon"), encoding="utf-8")
    assert fault(path).line == 3


BROKEN = {
    "no-closing-mark": ('msgid "a"\nmsgstr "abc\n', 7),
    "no-marks": ('msgid "a"\nmsgstr abc\n', 7),
    "two-texts": ('msgid "a"\nmsgstr "b" "c"\n', 7),
    "form-without-number": (PLURAL + 'msgstr[x] "b"\n', 8),
    "merge-conflict": ('<<<<<<< HEAD\nmsgid "a"\nmsgstr "b"\n', 6),
    "no-translation": ('msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', 6),
    "unknown-keyword": ('msgid "a"\nmsgtext "b"\n', 7),
    "too-many-forms": (PLURAL + 'msgstr[0] "b"\nmsgstr[1] "c"\nmsgstr[2] "d"\n', 6),
}


@pytest.mark.parametrize("entries, line", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_with_its_line(path: Path, entries: str, line: int) -> None:
    path.write_text(HEADER + entries, encoding="utf-8")
    assert fault(path).line == line


PLURAL_RULES = {
    "template-of-gnu": ("nplurals=INTEGER; plural=EXPRESSION", "INTEGER"),
    "no-rule": ("nplurals=2; plural=n ===", "n ==="),
    "no-number": ("nplurals=2; plural=m", "m"),
    "division-by-zero": ("nplurals=2; plural=n%0", "n%0"),
    "more-than-said": ("nplurals=2; plural=n%3", "expected nplurals=3"),
}


@pytest.mark.parametrize("rule, said", PLURAL_RULES.values(), ids=PLURAL_RULES)
def test_a_wrong_plural_rule_is_refused_with_its_line(path: Path, rule: str, said: str) -> None:
    path.write_text(HEADER.replace("nplurals=2; plural=(n != 1)", rule), encoding="utf-8")
    assert fault(path).line == 4
    assert said in fault(path).fault


def test_a_wrong_date_is_refused_with_its_line(path: Path) -> None:
    path.write_text(HEADER.rstrip() + '\n"PO-Revision-Date: yesterday\\n"\n', encoding="utf-8")
    assert fault(path).line == 5


def test_the_previous_english_is_no_comment(path: Path) -> None:
    path.write_text(HEADER + '# mine\n#, fuzzy\n#| msgid "old"\nmsgid "new"\nmsgstr "neu"\n', encoding="utf-8")
    message = read_catalog(path).get("new")
    assert message is not None
    assert (message.previous_id, message.user_comments) == (["old"], ["mine"])
