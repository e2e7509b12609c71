"""What the page templates get to see: the rulebook of one language, ready to be written down."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sushigo_rules.cards import CATEGORY_OF, COPIES_IN_DECK, Card, Category
from sushigo_rules.conformance.words import Teller
from sushigo_rules.language.features import Feature, Rule, Scenario, Step
from sushigo_rules.language.glossary import Term, load_glossary, term_context
from sushigo_rules.language.languages import Keyword
from sushigo_rules.language.phrasebook import MissingError, Phrasebook
from sushigo_rules.language.rulebook import DIFFERS, Rulebook
from sushigo_rules.language.speech import Speech
from sushigo_rules.language.vocabulary import Heading, Player, WordKind
from sushigo_rules.site.drawing import Drawing, DrawnCard, draw
from sushigo_rules.site.english import English, SiteSpeech

SECTION_OF_CATEGORY: Mapping[Category, str] = {
    Category.MAKI_ROLLS: "maki-rolls",
    Category.TEMPURA: "tempura",
    Category.SASHIMI: "sashimi",
    Category.DUMPLINGS: "dumplings",
    Category.NIGIRI: "nigiri",
    Category.CHOPSTICKS: "chopsticks",
    Category.PUDDINGS: "puddings",
}
GLANCE: Sequence[tuple[Card, ...]] = (
    (Card.MAKI_1, Card.MAKI_2, Card.MAKI_3),
    (Card.TEMPURA,),
    (Card.SASHIMI,),
    (Card.DUMPLING,),
    (Card.SQUID_NIGIRI, Card.SALMON_NIGIRI, Card.EGG_NIGIRI),
    (Card.WASABI,),
    (Card.CHOPSTICKS,),
    (Card.PUDDING,),
)


@dataclass(frozen=True, slots=True)
class SourceLine:
    """What one rulebook does with a rule."""

    letter: str
    verb: str
    words: str
    how: str


@dataclass(frozen=True, slots=True)
class PageRuling:
    """A ruling in the page's language."""

    question: str
    decision: str
    reason: str
    other_reading: str


@dataclass(frozen=True, slots=True)
class PageExample:
    """An example in the page's language; in English, and marked so, while it is not translated."""

    drawing: Drawing
    gherkin: str
    player_heading: str
    english_only: bool

    @property
    def title(self) -> str:
        """The title, marked when it is English."""
        return English(self.drawing.title) if self.english_only else self.drawing.title


@dataclass(frozen=True, slots=True)
class PageRule:
    """A rule in the page's language; in English, and marked so, while it is not translated."""

    id: str
    number: str
    section: str
    title: str
    description: tuple[str, ...]
    status: str
    status_words: str
    cases: int
    no_cases: str
    note: str
    letters: str
    sources: tuple[SourceLine, ...]
    ruling: PageRuling | None
    examples: tuple[PageExample, ...]
    english_only: bool


@dataclass(frozen=True, slots=True)
class PageSection:
    """A section in the page's language."""

    slug: str
    number: int
    title: str
    description: tuple[str, ...]
    rules: tuple[PageRule, ...]
    english_only: bool

    @property
    def is_variant(self) -> bool:
        """Whether the section is an optional way to play."""
        return any(rule.status == "variant" for rule in self.rules)

    @property
    def lead(self) -> str:
        """The first paragraph, for search engines."""
        return self.description[0] if self.description else self.title


@dataclass(frozen=True)
class SiteText:
    """Everything that the templates of one language say."""

    rulebook: Rulebook
    english: Rulebook
    speech: Speech

    @cached_property
    def site_speech(self) -> SiteSpeech:
        """The speech that marks what is still in English."""
        return SiteSpeech(self.speech)

    @cached_property
    def phrasebooks(self) -> tuple[Phrasebook, Phrasebook]:
        """The language's phrases and the English ones."""
        return self.rulebook.phrasebook, self.english.phrasebook

    def translate(self, context: str, text: str) -> str:
        """Return a text of the data file or the glossary, marked while it is in English."""
        if self.rulebook.language.is_source:
            return text
        translation = self.rulebook.prose.find(context, text)
        return English(text) if translation is None else translation

    def sections(self) -> tuple[PageSection, ...]:
        """Return all sections in order; what the language does not have yet stands in English."""
        own = {feature.slug: feature for feature in self.rulebook.features}
        return tuple(
            self._section(number, own.get(feature.slug), feature)
            for number, feature in enumerate(self.english.features, start=1)
        )

    def _section(self, number: int, own: Feature | None, english: Feature) -> PageSection:
        rules = {rule.id: rule for rule in own.rules} if own else {}
        cases = Counter(case.rule for case in self.english.cases)
        pages = tuple(
            self._rule(f"{number}.{place}", english.slug, rules.get(rule.id), rule, cases[rule.id])
            for place, rule in enumerate(english.rules, start=1)
        )
        feature = own or english
        title, *paragraphs = self._marked(own is None, feature.title, *feature.description)
        return PageSection(english.slug, number, title, tuple(paragraphs), pages, own is None)

    def _marked(self, is_english: bool, *texts: str) -> tuple[str, ...]:
        foreign = is_english and not self.rulebook.language.is_source
        return tuple(map(English, texts)) if foreign else texts

    def _rule(self, number: str, section: str, own: Rule | None, english: Rule, cases: int) -> PageRule:
        data = self.rulebook.data.rules[english.id]
        rule = own or english
        scenarios = {scenario.id: scenario for scenario in own.scenarios} if own else {}
        title, *paragraphs = self._marked(own is None, rule.title, *rule.description)
        return PageRule(
            id=rule.id,
            number=number,
            section=section,
            title=title,
            description=tuple(paragraphs),
            status=rule.status,
            status_words=self.tell_status(rule.status),
            cases=cases,
            no_cases=self.translate(f"no cases {rule.id}", data.no_cases) if data.no_cases else "",
            note=self.translate(f"note {rule.id}", data.note) if data.note else "",
            letters=letters_of(data.sources),
            sources=tuple(self._sources(rule.id)),
            ruling=self._ruling(rule.id),
            examples=tuple(self._example(scenarios.get(scenario.id), scenario) for scenario in english.scenarios),
            english_only=own is None,
        )

    def _example(self, own: Scenario | None, english: Scenario) -> PageExample:
        scenario = own or english
        language = self.rulebook.language if own else self.english.language
        phrasebook = self.phrasebooks[0 if own else 1]
        teller = Teller(language, phrasebook, self.speech)
        keyword = Keyword.SCENARIO_OUTLINE if scenario.examples else Keyword.SCENARIO
        lines = [f"@{scenario.id}", f"{language.keywords[keyword]}: {scenario.title}"]
        lines += [f"  {line}" for step in scenario.steps for line in indented(teller, step)]
        return PageExample(
            drawing=draw(scenario, language, phrasebook),
            gherkin="\n".join(lines),
            player_heading=phrasebook.say_word(WordKind.HEADING, Heading.PLAYER),
            english_only=own is None,
        )

    def _sources(self, rule: str) -> Iterator[SourceLine]:
        for letter, text in self.rulebook.data.rules[rule].sources.items():
            how = text.removeprefix(DIFFERS) if text.startswith(DIFFERS) else ""
            verb = "differs" if how else text
            said = self.translate(f"differs {rule} {letter}", how) if how else ""
            yield SourceLine(letter, verb, self.tell_verb(verb), said)

    def _ruling(self, rule: str) -> PageRuling | None:
        ruling = self.rulebook.data.rules[rule].ruling
        if ruling is None:
            return None
        translate = self.translate
        return PageRuling(
            question=translate(f"ruling {rule} question", ruling.question),
            decision=translate(f"ruling {rule} decision", ruling.decision),
            reason=translate(f"ruling {rule} reason", ruling.reason),
            other_reading=translate(f"ruling {rule} other reading", ruling.other_reading),
        )

    def tell_status(self, status: str) -> str:
        """Return a rule's status in words."""
        say = self.site_speech.say
        return {
            "printed": say("printed in a rulebook"),
            "ruling": say("a ruling of this project"),
            "variant": say("an optional way to play"),
            "informative": say("table manners, not checked"),
        }[status]

    def tell_verb(self, verb: str) -> str:
        """Return what a rulebook does with a rule, in words."""
        say = self.site_speech.say
        return {"says": say("says so"), "silent": say("is silent"), "differs": say("differs")}[verb]

    def word(self, kind: WordKind, value: Card | Category | Player | Heading) -> str:
        """Return a word of the phrases, marked while it is in English."""
        own, english = self.phrasebooks
        try:
            return own.say_word(kind, value)
        except MissingError:
            return English(english.say_word(kind, value))

    def card(self, card: Card) -> DrawnCard:
        """Return a card with its name."""
        return DrawnCard(card, self.word(WordKind.CARD, card))

    def cards(self, sections: Sequence[PageSection]) -> Iterator[Mapping[str, Any]]:
        """Yield each card with what there is to know about it."""
        by_slug = {section.slug: section for section in sections}
        for card, copies in COPIES_IN_DECK.items():
            section = by_slug[SECTION_OF_CATEGORY[CATEGORY_OF[card]]]
            yield {
                "card": card,
                "name": self.card(card).name,
                "copies": copies,
                "points": self.tell_points(card),
                "rules": section.rules,
            }

    def glance(self) -> Iterator[Mapping[str, Any]]:
        """Yield the rows of the scoring table."""
        for cards in GLANCE:
            section = SECTION_OF_CATEGORY[CATEGORY_OF[cards[0]]]
            drawn = [self.card(card) for card in cards]
            yield {"cards": drawn, "section": section, "text": self.tell_points(cards[0], group=len(cards) > 1)}

    def tell_points(self, card: Card, *, group: bool = False) -> str:
        """Return what a card scores, in a sentence."""
        say = self.site_speech.say
        if group and CATEGORY_OF[card] is Category.NIGIRI:
            return say("Squid 3 points, salmon 2, egg 1.")
        return {
            Card.TEMPURA: say("5 points for every two."),
            Card.SASHIMI: say("10 points for every three."),
            Card.DUMPLING: say("1, 3, 6, 10 or 15 points for 1, 2, 3, 4 or 5 and more."),
            Card.MAKI_1: say("Most icons 6 points, second most 3."),
            Card.MAKI_2: say("Most icons 6 points, second most 3."),
            Card.MAKI_3: say("Most icons 6 points, second most 3."),
            Card.EGG_NIGIRI: say("1 point, on wasabi 3."),
            Card.SALMON_NIGIRI: say("2 points, on wasabi 6."),
            Card.SQUID_NIGIRI: say("3 points, on wasabi 9."),
            Card.WASABI: say("The next nigiri scores three times as much."),
            Card.CHOPSTICKS: say("No points; take two cards in a later turn."),
            Card.PUDDING: say("At the end of the game: most 6 points, fewest 6 points lost."),
        }[card]

    def terms(self) -> Iterator[Term]:
        """Yield the glossary in the page's language, in alphabetical order."""
        terms = [self._term(term) for term in load_glossary()]
        yield from sorted(terms, key=lambda term: term.word.casefold())

    def _term(self, term: Term) -> Term:
        def text(part: str) -> str:
            return self.translate(term_context(term.id, part), getattr(term, part))

        return Term(term.id, text("word"), text("meaning"), text("edition"), text("synonyms"))

    def sources(self) -> Iterator[Mapping[str, str]]:
        """Yield the rulebooks."""
        for letter, source in self.rulebook.data.sources.items():
            yield {
                "letter": letter,
                "title": self.translate(f"source {letter} title", source.title),
                "character": self.translate(f"source {letter} character", source.character),
            }


def letters_of(sources: Mapping[str, str]) -> str:
    """Return the letters of the rulebooks that say a rule, in brackets those that differ."""
    says = [letter for letter, text in sources.items() if text == "says"]
    differs = [f"({letter})" for letter, text in sources.items() if text.startswith(DIFFERS)]
    return " ".join([*says, *differs])


def indented(teller: Teller, step: Step) -> Iterator[str]:
    """Yield the lines of a step, its table indented."""
    first, *table = teller.tell_step(step)
    yield first
    yield from (f"  {line}" for line in table)
