"""Waits for what a page comes to, instead of for a time: on a busy machine everything takes longer."""

from playwright.sync_api import TimeoutError


def settle(page):
    """Waits until nothing is fetched any more; a page that plays or listens may never come to that, and is waited for no longer."""
    try:
        page.wait_for_load_state("networkidle", timeout=3000)
    except TimeoutError:
        pass


def open_search(page):
    """Opens the search by its key, which does nothing until the page's scripts have run."""
    is_open = page.locator("dialog.search").is_visible
    until(page, lambda: is_open() or page.keyboard.press("/"), lambda _: is_open())


def wake(page):
    """Scrolls through a page, so that figures that wait until they come near are set up."""
    for figure in page.locator("figure.figure").all():
        figure.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, 0)")


def until(page, read, holds, seconds=15):
    """What `read` gives as soon as `holds` says yes to it, or what it gave last."""
    found = read()
    # Asked from outside: the pages' policy lets nothing be evaluated that waits inside.
    for _ in range(seconds * 50):
        if holds(found):
            break
        page.wait_for_timeout(20)
        found = read()
    return found
