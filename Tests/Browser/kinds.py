"""Chooses pages that together show everything a site shows, so that checks need not visit pages that are alike."""

import html.parser
import re


class Elements(html.parser.HTMLParser):
    """The kinds of elements of a page: their tags, classes and attributes, with all numbers alike."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.kinds = set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.kinds.add(tag)
        for name, value in attributes:
            self.kinds.add(f"[{name}]")
            if name == "class":
                self.kinds.update("." + re.sub(r"\d+", "#", one) for one in (value or "").split())


def pages(site):
    """All pages except redirects."""
    found = [path for path in sorted(site.rglob("*.html")) if 'http-equiv="refresh"' not in path.read_text("utf-8")]
    return [path.relative_to(site).as_posix() for path in found]


def covering(site, names, always=()):
    """The pages in `always`, and the fewest others found that have every kind of element (greedy set cover)."""
    kinds = {name: Elements((site / name).read_text("utf-8")).kinds for name in names}
    chosen = [name for name in always if name in kinds]
    missing = set().union(*kinds.values()) - set().union(*(kinds[name] for name in chosen))
    while missing:
        # The first of the best: names are sorted, so that every run chooses the same.
        best = max(names, key=lambda name: len(kinds[name] & missing))
        chosen.append(best)
        missing -= kinds[best]
    return [name for name in names if name in chosen]
