"""Search answers questions as people ask them: `questions.tsv` has a question and the pages that explain it in each line.

`questions-2.tsv` has others, after public threads, and `questions-3.tsv` forty that were written before anybody looked at the answers.
"""

import pathlib

from frame import open_page
from waiting import open_search, until



def read(name):
    """The questions of a file, each with its pages."""
    return [line.split("\t") for line in pathlib.Path(__file__).with_name(name).read_text("utf-8").splitlines()]


# How many of the questions have such a page first, and among the first three: a bound for the manual as a whole, so that a sentence
# may change without a test.
LISTS = [(read("questions.tsv"), 50, 58), (read("questions-2.tsv"), 25, 29), (read("questions-3.tsv"), 26, 33)]


def place(pages, links):
    """The number of links before the first to one of some pages; `None` if there is none."""
    found = [link.split("#")[0].lstrip("/").removesuffix(".html") for link in links]
    wanted = {name for page in pages.split("|") for name in (page, page.removesuffix("index"))}
    return next((index for index, name in enumerate(found) if name in wanted), None)


def checks(browser, scope):
    page = open_page(browser, scope.base + "index.html")
    if not page.locator(".search-button").count():
        return
    open_search(page)
    busy = page.locator(".search ul[aria-busy]").count
    for questions, first, near in LISTS:
        places = []
        for question, pages in questions:
            page.locator(".search input").fill(question)
            until(page, busy, lambda count: count == 0)
            links = page.locator(".search li a").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
            places.append((question, place(pages, links)))
        found = sum(at == 0 for _, at in places), sum(at is not None and at < 3 for _, at in places)
        others = [f"{question}: {'nowhere' if at is None else at + 1}" for question, at in places if at != 0]
        wrong = others if found[0] < first or found[1] < near else []
        if questions is LISTS[0][0]:
            page.locator(".search input").fill("why is my text truncated")
            page.locator(".search li:first-child .found svg").wait_for()
            shown = page.locator(".search .found").count()
            yield "the best answer shows its figure, and only that", [f"{shown} figures are shown"] if shown != 1 else []
        yield f"at least {first} of {len(questions)} questions find their page first, and {near} among the first three {found}", wrong
    page.context.close()
