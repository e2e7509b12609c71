"""``python -m elsewhere.phrases LANGUAGE``: the phrases and words of a language as JSON, for step code of any kind."""

import json
import sys
from typing import Any

from sushigo_rules.cards import CATEGORY_OF, new_deck
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.phrasebook import load_phrasebook
from sushigo_rules.language.phrases import PHRASES, SLOTS
from sushigo_rules.language.vocabulary import CONTENT_OF, LIST_SEPARATOR


def export_phrases(code: str) -> dict[str, Any]:
    """Return what step code must know to read the features of a language.

    ``phrases`` has the plural forms of each phrase, ``words`` the value of each word by what it stands for, ``slots``
    and ``columns`` what a slot or a column of a table holds; ``deck`` and ``categories`` are no words, but facts about
    the cards.
    """
    book = load_phrasebook(load_language(code))
    return {
        "phrases": [
            {"id": phrase, "kind": PHRASES[phrase].kind, "forms": forms, "table": bool(PHRASES[phrase].headings)}
            for phrase, forms in book.forms.items()
        ],
        "words": {kind: {word: value for value, word in words.items()} for kind, words in book.words.items()},
        "slots": dict(SLOTS),
        "columns": dict(CONTENT_OF),
        "separator": LIST_SEPARATOR,
        "deck": new_deck(),
        "categories": dict(CATEGORY_OF),
    }


if __name__ == "__main__":
    print(json.dumps(export_phrases(sys.argv[1]), ensure_ascii=False, indent=1))
