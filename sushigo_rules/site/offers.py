"""What a visitor is told whose browser asks for another language than the page's: each language in its own words."""

from collections.abc import Iterable, Mapping

from sushigo_rules.language.languages import Language
from sushigo_rules.language.speech import load_speech
from sushigo_rules.site.english import English, SiteSpeech


def make_offers(languages: Iterable[Language]) -> Mapping[str, Mapping[str, str]]:
    """Return the offer and the name of its button by language code; a language without words of its own offers nothing.

    Raises:
        SourceError: a site.po is broken.
    """
    offers = {language.code: make_offer(language) for language in languages}
    return {
        code: offer for code, offer in offers.items() if not any(isinstance(words, English) for words in offer.values())
    }


def make_offer(language: Language) -> Mapping[str, str]:
    """Return what a language says of itself."""
    say = SiteSpeech(load_speech(language)).say
    # Translators: offered to whoever asks for your language; {language} is its name, as in language.toml.
    words = say("This page in your language: {language}", language=language.name)
    return {"words": words, "close": say("Close")}
