"""Search answers questions as people ask them: `questions.tsv` has a question and the pages that explain it in each line."""

import pathlib

from frame import open_page
from waiting import open_search, until

QUESTIONS = [line.split("\t") for line in pathlib.Path(__file__).with_name("questions.tsv").read_text("utf-8").splitlines()]
# How many of the questions have such a page first, and among the first three: a bound for the manual as a whole, so that a sentence
# may change without a test.
FIRST, NEAR = 50, 58


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
    places = []
    for question, pages in QUESTIONS:
        page.locator(".search input").fill(question)
        until(page, busy, lambda count: count == 0)
        links = page.locator(".search li a").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
        places.append((question, place(pages, links)))
    page.context.close()
    first, near = sum(at == 0 for _, at in places), sum(at is not None and at < 3 for _, at in places)
    others = [f"{question}: {'nowhere' if at is None else at + 1}" for question, at in places if at != 0]
    wrong = others if first < FIRST or near < NEAR else []
    yield f"at least {FIRST} of {len(QUESTIONS)} questions find their page first, and {NEAR} among the first three ({first}, {near})", wrong
