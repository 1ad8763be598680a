"""Checks the pages as files: ids are unique, and every internal link and fragment resolves."""

import html.parser
import pathlib
import urllib.parse


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.ids, self.repeated, self.links = set(), [], []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            if values["id"] in self.ids:
                self.repeated.append(values["id"])
            self.ids.add(values["id"])
        for name in ("href", "src"):
            if values.get(name) is not None and "xlink" not in name:
                self.links.append(values[name])


def problems(site):
    site = pathlib.Path(site)
    pages = {path.resolve(): Page(path) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        name = path.relative_to(site.resolve())
        found += [f"{name}: the id {one} stands twice" for one in page.repeated]
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            way = urllib.parse.unquote(parts.path)
            # What begins with a slash begins at the top of the site: the page for missing addresses is shown anywhere.
            start = site.resolve() if way.startswith("/") else path.parent
            target = path if not way else (start / way.lstrip("/")).resolve()
            if target.is_dir():
                target = target / "index.html"
            if not target.exists():
                found.append(f"{name}: {link} leads nowhere")
            elif parts.fragment and target in pages:
                if urllib.parse.unquote(parts.fragment) not in pages[target].ids:
                    found.append(f"{name}: {link} has no such place")
    return found, len(pages)
