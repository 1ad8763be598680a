"""Operates each kind of control by finger, on a phone: drags, taps and holds, as the browser's own gestures see them."""

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
LEAST = 24


class Finger:
    """A finger on the glass, which the browser takes for a scroll or not as a real one."""

    def __init__(self, page):
        self.page, self.client = page, page.context.new_cdp_session(page)

    def send(self, kind, *points):
        self.client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def drag(self, locator, across, down=0, hold=0, at=(0.5, 0.5)):
        """Moves from the middle of an element; returns where the page was scrolled to before."""
        box = locator.bounding_box()
        x, y = box["x"] + box["width"] * at[0], box["y"] + box["height"] * at[1]
        before = self.page.evaluate("scrollY")
        self.send("touchStart", (x, y))
        self.page.wait_for_timeout(hold)
        for step in range(1, 13):
            self.send("touchMove", (x + across * step / 12, y + down * step / 12))
            self.page.wait_for_timeout(16)
        return before

    def lift(self):
        self.send("touchEnd")
        self.page.wait_for_timeout(50)


def opened(browser, address):
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(address, wait_until="load")
    return context, page


def middle(page, locator):
    """Scrolls an element to the middle of the window."""
    locator.evaluate("(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.wait_for_timeout(300)


# The part of an element's height that is in the window, below the page's bar.
SEEN = """(one) => {
  const box = one.getBoundingClientRect();
  return (Math.min(box.bottom, innerHeight) - Math.max(box.top, 56)) / Math.min(box.height, innerHeight - 56);
}"""


def numbers(browser, base):
    """Numbers in code: a drag along them sets them, one across them scrolls, a hold changes neither, and the picture is in sight."""
    wrong = []
    for name in ("index.html", "guide/vary.html"):
        context, page = opened(browser, base + name)
        handles = page.locator(".vary-handle:not(.of-values)")
        finger = Finger(page)
        for index in range(handles.count()):
            handle, what = handles.nth(index), f"{name}, number {index + 1}"
            middle(page, handle)
            stage = handle.locator("xpath=ancestor::figure").locator(".vary-stage svg").first
            before = float(handle.get_attribute("aria-valuenow"))
            ahead = 1 if before < float(handle.get_attribute("aria-valuemax")) else -1
            finger.drag(handle, 110 * ahead, hold=700 if index % 2 else 0)
            after = float(handle.get_attribute("aria-valuenow"))
            seen = stage.evaluate(SEEN)
            finger.lift()
            if (after - before) * ahead <= 0:
                wrong.append(f"{what}: a drag leads from {before} to {after}")
            if seen < 0.6:
                wrong.append(f"{what}: {seen:.0%} of the picture is in sight")
            middle(page, handle)
            before = handle.get_attribute("aria-valuenow")
            at = finger.drag(handle, 0, down=-150)
            finger.lift()
            if handle.get_attribute("aria-valuenow") != before:
                wrong.append(f"{what}: a drag upwards changes it")
            if page.evaluate("scrollY") == at:
                wrong.append(f"{what}: a drag upwards doesn't scroll the page")
        for handle in page.locator(".vary-handle.of-values").all():
            middle(page, handle)
            before = handle.inner_text()
            handle.tap()
            if handle.inner_text() == before:
                wrong.append(f"{name}: a tap leaves {before}")
        context.close()
    return wrong


def edges(browser, base):
    """Sweeps: the edge of the view, its slider, and the corner of a plane follow a finger."""
    wrong = []
    for name in ("guide/sweeps.html", "layout/stacks.html"):
        context, page = opened(browser, base + name)
        finger = Finger(page)
        for figure in page.locator("figure.sweep-figure").all():
            slider = figure.locator(".chart-room input").first
            if not slider.count():
                continue
            middle(page, slider)
            before = float(slider.input_value())
            low, high = float(slider.get_attribute("min")), float(slider.get_attribute("max"))
            at = (before - low) / (high - low)
            finger.drag(slider, -120 if at > 0.5 else 120, at=(min(max(at, 0.04), 0.96), 0.5))
            after = float(slider.input_value())
            seen = figure.locator("svg >> visible=true").first.evaluate(SEEN)
            finger.lift()
            if after == before:
                wrong.append(f"{name}: the slider of {figure.get_attribute('id')} stays at {before}")
            if seen < 0.5:
                wrong.append(f"{name}: {seen:.0%} of the picture is in sight")
        context.close()
    return wrong


def players(browser, base):
    """Films and steps: their buttons answer taps."""
    wrong = []
    for name, buttons in (("guide/film-strips.html", ".player button"), ("layout/index.html", ".player button"), ("guide/animation.html", "label.motion")):
        context, page = opened(browser, base + name)
        button = page.locator(buttons).locator("visible=true").last
        if not button.count():
            wrong.append(f"{name}: there is no {buttons}")
            context.close()
            continue
        figure = button.locator("xpath=ancestor::figure")
        middle(page, button)
        look = "(figure) => figure.innerHTML + [...figure.querySelectorAll('input')].map((one) => one.checked)"
        before = figure.evaluate(look)
        button.tap()
        page.wait_for_timeout(300)
        if figure.evaluate(look) == before:
            wrong.append(f"{name}: a tap on {buttons} changes nothing")
        context.close()
    return wrong


TARGETS = """(least) => [...document.querySelectorAll("figure :is(button, input, select, [role=slider], summary, label:has(input))")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen, .live-layer, details:not([open]) :not(summary)") && !one.matches("label > input"))
  .map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(({ one, box }) => `${one.localName}.${one.className} ${Math.round(box.width)} × ${Math.round(box.height)}`)"""


def targets(browser, base, pages):
    """What a finger is for is at least 24 pixels wide and high."""
    wrong = []
    for name in pages:
        context, page = opened(browser, base + name)
        height = page.evaluate("document.body.scrollHeight")
        for place in range(0, min(height, 30000), 800):
            page.evaluate(f"scrollTo(0, {place})")
            page.wait_for_timeout(30)
        small = page.evaluate(TARGETS, LEAST)
        if small:
            wrong.append(f"{name}: {len(small)}, such as {', '.join(sorted(set(small))[:4])}")
        context.close()
    return wrong


PAGES = ["index.html", "guide/vary.html", "guide/sweeps.html", "guide/live.html", "guide/film-strips.html", "guide/animation.html", "layout/stacks.html",
         "layout/index.html", "state/identity.html", "gallery.html"]


def checks(browser, scope):
    if not (scope.site / "guide/vary.html").exists():
        return
    yield "numbers in code follow a finger along them, with the picture in sight, and the page follows one across them", numbers(browser, scope.base)
    yield "edges of sweeps follow a finger, with the picture in sight", edges(browser, scope.base)
    yield "players answer taps", players(browser, scope.base)
    yield f"targets in figures are at least {LEAST} pixels wide and high", targets(browser, scope.base, PAGES)
