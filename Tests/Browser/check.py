"""Tests a built site in Debian's Chromium: check.py SITE TOOLS [--all]

Visits one page of each kind, and with `--all` every page, in as many browsers as there are processors. Prints a line for each
check and, at the end, the slowest jobs and `N passed, N failed`. With `--all`, screenshots go to .build-shots.
"""

import dataclasses
import pathlib
import shutil
import subprocess
import sys

import boxes
import figures
import films
import frame
import kinds
import live
import loading
import planes
import pool
import questions
import quiet
import reading
import rest
import rooms
import sweeps
import touch
import varied
import vault
import walk
import weights
from links import problems
from served import serving

SHOTS = pathlib.Path(".build-shots")
# The pages that people look at in screenshots, and that are always visited.
SHOWN = ("index.html", "404.html", "guide/fences.html", "gallery.html", "layout/stacks.html", "graph.html", "changes.html",
         "guide/live.html", "views/index.html", "views/modifiers/frame.html", "guide/languages.de.html", "guide/languages.ar.html")
# What the checks of all figures look for: a page without any of it would pass them.
LOOKED_FOR = {"figcaption", ".drawing", ".picture", ".tree", ".tree-room", ".beside-#", ".column-#", ".vf", ".picks"}


@dataclasses.dataclass(frozen=True)
class Scope:
    """What is checked: a site, all its pages, and those that are visited."""

    base: str
    site: pathlib.Path
    tools: pathlib.Path
    pages: list
    visited: list
    everything: bool

    def is_looked_at(self, name):
        """Whether a page is checked in each setting, not only as it is seen first."""
        return self.everything or name in SHOWN

    def samples(self, few, many):
        return many if self.everything else few

    def first(self, *words):
        """The first page whose source has all these words."""
        return next((name for name in self.pages if all(word in (self.site / name).read_text("utf-8") for word in words)), None)

    def shoot(self, page, name, scheme):
        if self.everything and name in SHOWN:
            for width in (360, 768, 1440):
                page.set_viewport_size({"width": width, "height": 900})
                page.screenshot(path=SHOTS / f"{name.replace('/', '-')[:-5]}-{width}-{scheme}.png", full_page=True)


def check_files(_, scope):
    found, count = problems(scope.site)
    yield f"{count} pages: ids are unique, links and fragments resolve", found
    heavy, most = weights.problems(scope.site, scope.pages)
    styles, heaviest = weights.styles(scope.site, scope.pages)
    yield f"style sheets of a page are under {weights.MOST_STYLES} bytes in all, compressed (the most has {heaviest})", styles
    yield f"every page is under {weights.MOST} bytes of HTML, styles and scripts, compressed (the heaviest has {most})", heavy
    have = set().union(*(kinds.Elements((scope.site / name).read_text("utf-8")).kinds for name in scope.visited))
    yield "the pages that are visited have what the checks look for", [f"no page has {one}" for one in sorted(LOOKED_FOR - have)]


def check_html(_, scope):
    if not shutil.which("java"):
        print("– no Java: the HTML validator is left out")
        return
    jar = next(scope.tools.rglob("vnu.jar"))
    result = subprocess.run(
        ["java", "-Xss4m", "-jar", str(jar), "--errors-only", "--format", "gnu", *(str(scope.site / name) for name in scope.visited)],
        capture_output=True, text=True)
    # The validator is older than WebAssembly's source expression, than pictures that are groups of links, than colours of the
    # browser's bars for each appearance, and than frames that are fetched when they are seen.
    known = ("wasm-unsafe-eval", 'Unrecognised directive-name: "require-trusted-types-for"', "Bad value “group” for attribute “role” on element “svg”",
             "“media” not allowed on element “meta”", "“loading” not allowed on element “iframe”", "“popover”", "“popovertarget”", "“popovertargetaction”")
    lines = [line for line in result.stderr.splitlines() if line.strip() and not any(one in line for one in known)]
    yield f"{len(scope.visited)} pages are valid HTML", [line.split("/site/")[-1] for line in lines]


def jobs(scope):
    """What is run, the longest first, as `(title, function, arguments)`."""
    whole = [rooms.checks, check_files, check_html, loading.checks, vault.checks, live.checks, sweeps.checks, varied.checks, boxes.checks, planes.checks, frame.checks,
             questions.checks, touch.checks, figures.checks, films.checks, rest.checks, *reading.CHECKS]
    visits = [(walk.on_a_desk, scope.visited, 6), (walk.on_a_phone, scope.visited, 8), (walk.without_script, scope.visited, 20),
              (walk.under_their_policy, scope.visited, 40)]
    # With `--all` every page: each has its own headings and figures. A figure's page shows what its note's page shows.
    quietly = [name for name in (scope.pages if scope.everything else scope.visited) if ".figure-" not in name]
    parts = [("quiet", quiet.on, (scope, quietly[start:start + 12], width)) for width in quiet.SETTINGS for start in range(0, len(quietly), 12)]
    parts += [(visit.__name__, visit, (scope, names[start:start + size])) for visit, names, size in visits for start in range(0, len(names), size)]
    return [*((one.__module__ + "." + one.__name__, one, (scope,)) for one in whole[:10]), *parts,
            *((one.__module__ + "." + one.__name__, one, (scope,)) for one in whole[10:])]


def main():
    site, tools, everything = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), "--all" in sys.argv[3:]
    if not pool.chromium():
        print("– no Chromium: the browser tests are left out")
        return
    if everything:
        SHOTS.mkdir(exist_ok=True)
    pages = kinds.pages(site)
    visited = pages if everything else kinds.covering(site, pages, SHOWN)
    print(f"{len(visited)} of {len(pages)} pages are visited: {' '.join(visited) if not everything else 'all'}", flush=True)
    found, times = {}, []
    with serving(site) as base:
        for title, results, seconds in pool.results(jobs(Scope(base, site, tools, pages, visited, everything))):
            times.append((seconds, title))
            for name, wrong in results:
                if name not in found:
                    found[name] = []
                if wrong:
                    found[name] += wrong
                    print("\n".join([f"✘ {name}", *(f"    {line}" for line in wrong[:12])]), flush=True)
    failures = [name for name, wrong in found.items() if wrong]
    for name in sorted(set(found) - set(failures)):
        print(f"✔ {name}")
    print("the slowest:", ", ".join(f"{title} {seconds:.0f} s" for seconds, title in sorted(times, reverse=True)[:10]))
    # Once more at the end, where a long log is read.
    for name in failures:
        print("\n".join([f"✘ {name}", *(f"    {line}" for line in found[name][:12])]))
    print(f"{len(found) - len(failures)} passed, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
