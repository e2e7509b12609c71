"""``make lighthouse``: what Lighthouse says of the built site, and what a first visit transfers.

Needs Chromium. Each page is opened as on a phone, three times; the medians count. Another busy program on the machine
spoils the first column.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from sushigo_rules.language.resources import find_resources
from sushigo_rules.site.serving import serve_folder
from sushigo_rules.site.sheet import find_browser

LIGHTHOUSE: Final = Path(__file__).parent / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
PAGES: Final = ("", "rules/puddings/")
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
REPEATS: Final = 3
LEAST_SCORE: Final = 95
MOST_BYTES: Final = 120_000


def main() -> int:
    """Measure and print; return 1 when a page is not as good as it has to be."""
    chromium, site = find_browser(), find_resources("features").parent / "build" / "site"
    if not (chromium and LIGHTHOUSE.exists() and site.is_dir()):
        sys.exit(__doc__)
    faults = 0
    print("page".ljust(18) + "".join(f"{name:>16}" for name in (*CATEGORIES, "bytes")))
    with serve_folder(site) as url:
        for page in PAGES:
            reports = [ask(url + page, chromium) for _ in range(REPEATS)]
            scores = [median(100 * report["categories"][name]["score"] for report in reports) for name in CATEGORIES]
            size = median(report["audits"]["total-byte-weight"]["numericValue"] for report in reports)
            print((page or "home").ljust(18) + "".join(f"{number:>16,.0f}" for number in (*scores, size)))
            faults += min(scores) < LEAST_SCORE or size > MOST_BYTES
    print(f"at least {LEAST_SCORE} and at most {MOST_BYTES:,} bytes are wanted")
    return 1 if faults else 0


def ask(url: str, chromium: str) -> dict[str, Any]:
    """Return Lighthouse's report on one visit."""
    flags = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"]
    command = [str(LIGHTHOUSE), url, *flags, f"--only-categories={','.join(CATEGORIES)}"]
    environment = {**os.environ, "CHROME_PATH": chromium}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=180)
    report: dict[str, Any] = json.loads(run.stdout)
    return report


if __name__ == "__main__":
    sys.exit(main())
