"""Where the features and the catalogues are: inside the installed package, or at the root of the checkout."""

from pathlib import Path
from typing import Literal

from sushigo_rules.errors import SourceError

_PACKAGE = Path(__file__).resolve().parent.parent


def find_resources(name: Literal["features", "locales"]) -> Path:
    """Return the folder of the features or of the catalogues.

    Raises:
        SourceError: it is in neither place.
    """
    places = (_PACKAGE / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise SourceError(f"expected a folder {name} in {places[0].parent} or {places[1].parent}; found none")
