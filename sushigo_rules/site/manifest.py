"""The web manifest of a language: its name, colours and icons, for who puts the site on the home screen."""

import json
from typing import Final

from sushigo_rules.site.pages import SiteText

COLOUR: Final = "#1a5f6e"
"""As in ``docs/assets/site.css`` and, in light, ``docs/theme/main.html``."""
BACKGROUND: Final = "#ffffff"
ICONS: Final = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
)
"""Name, sizes, type and purpose."""


def make_manifest(text: SiteText) -> bytes:
    """Return the manifest; its address is the root of the language."""
    language, say = text.rulebook.language, text.site_speech.say
    data = {
        "name": say("Sushi Go! rules"),
        "short_name": say("Sushi Go! rules"),
        "description": say("The rules of Sushi Go!, as examples that are run."),
        "lang": language.code,
        "dir": language.direction,
        # Without an id: that would be taken from the root of the host, where other sites may be. The start is unique.
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": COLOUR,
        "background_color": BACKGROUND,
        "icons": [
            {"src": f"assets/{name}", "sizes": sizes, "type": kind, "purpose": purpose}
            for name, sizes, kind, purpose in ICONS
        ],
    }
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()
