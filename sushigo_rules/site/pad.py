"""What the page of the score pad says and knows, as data for its script."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from sushigo_rules.cards import Card, Category
from sushigo_rules.language.vocabulary import Player, WordKind
from sushigo_rules.site.english import English
from sushigo_rules.site.pages import PageSection, SiteText

CARDS: Final = (
    Card.MAKI_1,
    Card.MAKI_2,
    Card.MAKI_3,
    Card.TEMPURA,
    Card.SASHIMI,
    Card.DUMPLING,
    Card.SQUID_NIGIRI,
    Card.SALMON_NIGIRI,
    Card.EGG_NIGIRI,
    Card.WASABI,
    Card.CHOPSTICKS,
    Card.PUDDING,
)
"""The cards as their buttons stand, two rows of six."""
CATEGORIES: Final = tuple(category for category in Category if category is not Category.CHOPSTICKS)
VARIANTS: Final = ("reshuffle", "dummy")
"""The variants that the pad has to know; passing both ways scores as the usual game does."""
RULES: Final = frozenset(
    {
        *("deck-108", "hand-size", "dummy-setup", "chopsticks-return"),
        *("maki-most", "maki-need-one", "maki-tie-most", "maki-tie-second", "maki-two-players"),
        *("tempura-pairs", "sashimi-threes", "dumplings-table", "dumplings-cap"),
        *("nigiri-points", "wasabi-triples", "wasabi-before", "wasabi-alone"),
        *("round-score", "score-below-zero", "pudding-kept", "pudding-most", "pudding-fewest", "pudding-all-equal"),
        *("pudding-tie-most", "pudding-tie-fewest", "pudding-two-players", "dummy-puddings", "dummy-scoring"),
        *("most-points-wins", "tie-puddings", "tie-shared", "dummy-no-win"),
    }
)
"""The rules that stand behind a number or a refusal."""
SLOTS: Final = {
    name: f"{{{name}}}"
    for name in ("card", "cards", "category", "expected", "found", "hand", "number", "player", "points", "where")
}
"""What the script puts into the texts: here each stands for itself."""


def pad_data(text: SiteText, sections: Sequence[PageSection]) -> Mapping[str, Any]:
    """Return the words and rules of the score pad; what is in English on a page of another language says so."""
    rules = (rule for section in sections for rule in section.rules if rule.id in RULES)
    return {
        "texts": {key: tell(said) for key, said in pad_texts(text).items()},
        "order": CARDS,
        "cards": {card: tell(text.card(card).name) for card in CARDS},
        "categories": {category: tell(text.word(WordKind.CATEGORY, category)) for category in CATEGORIES},
        "dummy": tell(text.word(WordKind.PLAYER, Player.DUMMY)),
        "variants": {section.slug: tell(section.title) for section in sections if section.slug in VARIANTS},
        "rules": {
            rule.id: {
                "section": rule.section,
                "number": rule.number,
                "title": tell(rule.title),
                "text": [tell(paragraph) for paragraph in rule.description],
            }
            for rule in rules
        },
    }


def tell(said: str) -> str | Mapping[str, str]:
    """Return a text as data: one that is in English on a page of another language as ``{"english": text}``."""
    return {"english": str(said)} if isinstance(said, English) else said


def pad_texts(text: SiteText) -> Mapping[str, str]:
    """Return what the script says, by its keys; slots are in braces."""
    say = partial(text.site_speech.say, **SLOTS)
    return {
        # Before a game.
        "new-game": say("New game"),
        "number-of-players": say("Number of players"),
        "names": say("Names"),
        "player": say("Player {number}"),
        "way-to-play": say("Way to play"),
        "usual-game": say("The usual game"),
        "start": say("Start"),
        "back": say("Back to the game"),
        "open": say("Open a file"),
        # Where one is.
        "rounds": say("Rounds"),
        "round": say("Round {number}"),
        "result": say("Result"),
        "players": say("The players"),
        "go-on": say("Go on: {where}"),
        # Cards.
        "lay-down": say("Lay a card down"),
        "cards-of": say("Cards: {number} of {hand}"),
        "laid-down": say("Laid down by {player}, in order"),
        "no-cards": say("No cards yet."),
        "on-wasabi": say("{card} on wasabi"),
        "card-place": say("Card {number} of {cards}: {card}"),
        "remove": say("Remove"),
        "earlier": say("Earlier"),
        "later": say("Later"),
        "done": say("Done"),
        # What happened.
        "added": say("{player}: {card}. {category}: {points}"),
        "added-pudding": say("{player}: {card}. {category}: {number}"),
        "added-other": say("{player}: {card}"),
        "removed": say("{player}: {card} removed"),
        "moved": say("{player}: {card} is card {number} now"),
        "undo": say("Undo"),
        "undone": say("Undone."),
        "redo": say("Redo"),
        "redone": say("Done again."),
        "no-more-in-deck": say("{card}: the deck holds {number}, and all of them are entered."),
        "no-more-in-hand": say("{player} has all cards of this round: {number}"),
        "chopsticks-used": say("Used chopsticks do not stay on the table: take them away."),
        # Numbers.
        "points": say("Points"),
        "this-round": say("This round"),
        "so-far": say("So far"),
        "pudding-points": say("Points for puddings"),
        "total": say("Total"),
        "number-of": say("{category}, {player}: {number}"),
        "rule": say("Rule {number}"),
        "open-rule": say("The rule with its examples"),
        "close": say("Close"),
        # The end.
        "missing": say("Cards are still missing:"),
        "count-now": say("Count the puddings now"),
        "counted": say("The puddings are counted although cards are missing."),
        "enter-more": say("Enter more cards"),
        "not-counted": say("The puddings are counted when all cards are entered."),
        "winner": say("Winner: {player}"),
        "shared": say("Shared victory: {player}"),
        "most-points-wins": say("Most points: {points}."),
        "tie-puddings": say("Tied on points: {player}. The most puddings decide."),
        "tie-shared": say("Tied on points and on puddings."),
        "dummy-no-win": say("The dummy cannot win."),
        "why-puddings": say("Why these points for puddings?"),
        # The game as a whole.
        "save-names": say("Save the names"),
        "names-saved": say("The names are saved."),
        "export": say("Save as a file"),
        "exported": say("Saved as a file: {where}"),
        "imported": say("The game in the file is open. Undo brings the one before back."),
        "started": say("A new game. Undo brings the one before back."),
        "replace": say("Put another game in the place of this one?"),
        "replace-hint": say("This game has cards. Save it as a file if you want to keep it."),
        "replace-yes": say("Replace it"),
        "replace-no": say("Keep this game"),
        "awake": say("Keep the screen on"),
        "awake-refused": say("This device does not let the screen be kept on now."),
        # What goes wrong.
        "no-file": say("The file cannot be read. It may have been moved or changed: choose it again."),
        "no-game": say("The file holds no game that can be read."),
        "expected": say("Expected: {expected}. Found: {found}"),
        "expected-at": say("Expected: {expected}. Found: {found} (at {where})"),
        "damaged": say("The game kept on this device cannot be read. It is put aside; nothing is lost."),
        "damaged-export": say("Save what was put aside as a file"),
        "damaged-away": say("Throw it away"),
        "throw-away": say("Throw away the game that cannot be read?"),
        "throw-away-hint": say("It cannot be brought back."),
        "throw-away-no": say("Keep it"),
        "thrown-away": say("Thrown away."),
        "no-room": say(
            "The game kept on this device cannot be read, and there is no room to put it aside. "
            "Save it as a file, then throw it away; until then nothing new is kept."
        ),
        "newer": say(
            "The game kept on this device was written by a newer version of this page: load the page again. "
            "Until then nothing new is kept."
        ),
        "full": say("There is no room to keep the game on this device. It goes on here; save it as a file."),
        "none": say("This browser keeps nothing on this device. The game goes on here; save it as a file."),
        "elsewhere-setup": say("Meanwhile the game was changed in another tab."),
        "elsewhere": say("Changed in another tab: this is the game there. Undo brings yours back."),
        # What a file was expected to hold.
        "a-game": say("a game of this score pad"),
        "a-value": say("a value"),
        "no-value": say("no such value"),
        "the-version": say("version {number}"),
        "a-variant": say("null, reshuffle or dummy"),
        "yes-or-no": say("true or false"),
        "names-2-to-5": say("2 to 5 names"),
        "names-2": say("2 names"),
        "a-name": say("a name of at most {number} letters"),
        "at-most-rounds": say("a list of rounds, at most {number}"),
        "seats": say("the cards of each seat; seats: {number}"),
        "at-most-cards": say("a list of cards, at most {number}"),
        "a-card": say("the word of a card"),
        "copies": say("in the deck: {number} ({card})"),
    }
