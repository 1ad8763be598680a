"""Visits pages in each setting a reader may have, and looks at everything there is to see of a page in one visit."""

import figures
import rest

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESK = {"viewport": {"width": 1440, "height": 900}}


def violations(axe, page, name):
    return [f"{name}: {one['id']} ({len(one['nodes'])}) {one['nodes'][0]['html'][:100]}" for one in axe.run(page).response["violations"]]


def too_wide(page, name, widths, height=900):
    """The widths of windows that the page is wider than."""
    wrong = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": height})
        shown = page.evaluate("document.documentElement.scrollWidth")
        if shown > width:
            wrong.append(f"{name} is {shown} wide in a window of {width}")
    return wrong


def on_a_desk(browser, scope, names):
    from axe_playwright_python.sync_playwright import Axe

    axe, context = Axe(), browser.new_context(**DESK, bypass_csp=True)
    page = context.new_page()
    for name in names:
        # In a low window first: whatever scrolls by itself scrolls there.
        page.set_viewport_size({"width": 1440, "height": 500})
        page.emulate_media(media="screen", color_scheme="light")
        page.goto(scope.base + name, wait_until="load")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        place = page.evaluate("scrollY")
        yield "pages begin at their beginning", [f"{name} begins {place} px down"] if place else []
        page.set_viewport_size(DESK["viewport"])
        yield "light: no page has an accessibility violation (axe)", violations(axe, page, name)
        yield from figures.at_width(page, name)
        yield from rest.at_width(page, name)
        yield "no page is wider than the window, from 320 px on", too_wide(page, name, (320, 360, 768, 1440))
        scope.shoot(page, name, "light")
        if scope.is_looked_at(name):
            page.emulate_media(color_scheme="dark")
            page.set_viewport_size(DESK["viewport"])
            yield "dark: no page has an accessibility violation (axe)", violations(axe, page, name)
            scope.shoot(page, name, "dark")
        page.emulate_media(media="print", color_scheme="light")
        page.set_viewport_size({"width": 794, "height": 1123})
        yield from figures.on_paper(page, name)
    context.close()


def on_a_phone(browser, scope, names):
    from axe_playwright_python.sync_playwright import Axe

    axe, context = Axe(), browser.new_context(**PHONE, bypass_csp=True)
    page = context.new_page()
    for name in names:
        page.goto(scope.base + name, wait_until="load")
        if scope.is_looked_at(name):
            yield "phone: no page has an accessibility violation (axe)", violations(axe, page, name)
        yield from figures.at_width(page, name)
        yield from rest.at_width(page, name)
        yield from figures.stops(page, name)
    context.close()


def without_script(browser, scope, names):
    context = browser.new_context(**DESK, java_script_enabled=False)
    page = context.new_page()
    for name in names:
        page.goto(scope.base + name, wait_until="load")
        yield from figures.trees(page, name)
    context.close()


def listen(page, problems):
    page.on("console", lambda message: problems.append(f"{page.url}: {message.type}: {message.text}"))
    page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
    # What the next page interrupts has not failed.
    page.on("requestfailed", lambda request: None if "ERR_ABORTED" in (request.failure or "") else problems.append(
        f"{page.url}: {request.url} failed: {request.failure}"))


def under_their_policy(browser, scope, names):
    console, outside = [], []
    context = browser.new_context()
    page = context.new_page()
    listen(page, console)
    page.on("request", lambda request: None if request.url.startswith((scope.base, "data:")) else outside.append(request.url))
    for name in names:
        page.goto(scope.base + name, wait_until="load")
    context.close()
    yield "pages load without a message in the console, under their content security policy", console
    yield "no request leaves the site", outside
