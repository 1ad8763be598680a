"""Operates live figures by mouse, touch and keyboard, with script and without, and looks at what they weigh."""

import gzip

from waiting import wake

PAGE = "guide/live.html"
MOST = 60_000
NAMES = ("counter", "branch", "rows", "form", "tabs")


def figure(page, name):
    return page.locator(f"#fig-live-{name} figure")


def texts(figure):
    """What the picture says now."""
    return " ".join(figure.locator(".live-picture text").all_text_contents())


def opened(browser, base, **options):
    context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, **options})
    page = context.new_page()
    page.goto(base + PAGE)
    wake(page)
    return context, page


def by_mouse(browser, base):
    context, page = opened(browser, base)
    wrong = []

    def expect(name, wanted, what):
        if (found := texts(figure(page, name))) != wanted:
            wrong.append(f"{what}: the {name} says {found!r}, not {wanted!r}")

    counter = figure(page, "counter")
    if counter.locator(".live-states").is_visible():
        wrong.append("the states stand side by side beside the live picture")
    for _ in range(3):
        counter.get_by_role("button", name="Increment").click()
    expect("counter", "3 Decrement Increment", "three taps")
    if counter.locator(".live-status").inner_text() != "count = 3":
        wrong.append(f"the status is {counter.locator('.live-status').inner_text()!r}")
    if not counter.locator("[role=status]").inner_text().startswith("3"):
        wrong.append(f"aloud is said {counter.locator('[role=status]').inner_text()!r}")
    counter.get_by_role("button", name="Start again").click()
    expect("counter", "0 Decrement Increment", "starting again")
    if not counter.get_by_role("button", name="Decrement").is_disabled():
        wrong.append("a disabled button can be tapped")
    # The state of a branch goes with the branch.
    branch = figure(page, "branch")
    branch.get_by_role("button", name="Tapped 0 times").click()
    expect("branch", "Details Tapped 1 times", "a tap in the branch")
    switch = branch.get_by_role("switch", name="Details")
    switch.click()
    expect("branch", "Details", "closing the branch")
    if switch.get_attribute("aria-checked") != "false":
        wrong.append("the switch does not say that it is off")
    switch.click()
    expect("branch", "Details Tapped 0 times", "opening it again")
    # The state of a row goes with the row.
    rows = figure(page, "rows")
    on = lambda: [row.get_attribute("aria-label") for row in rows.get_by_role("switch", checked=True).all()]
    rows.get_by_role("switch", name="Bread").click()
    rows.get_by_role("button", name="Reverse").click()
    expect("rows", "Tea Milk Bread Reverse", "reversing")
    if on() != ["Bread"]:
        wrong.append(f"after reversing {on()} are on")
    # A click between the controls does nothing.
    box = rows.locator(".live-picture").bounding_box()
    page.mouse.click(box["x"] + 2, box["y"] + 2)
    expect("rows", "Tea Milk Bread Reverse", "a click beside")
    form = figure(page, "form")
    form.get_by_role("button", name="Cups, increment").click()
    form.get_by_role("radio", name="Large").click()
    form.get_by_role("switch", name="Milk").click()
    expect("form", "Cups Small Large Milk 2 × Large with milk", "filling in the form")
    tabs = figure(page, "tabs")
    tabs.get_by_role("button", name="Novels").click()
    expect("tabs", "Novels The Waves Middlemarch Books Films", "opening the group")
    tabs.get_by_role("tab", name="Films").click()
    expect("tabs", "No films yet Books Films", "another tab")
    tabs.get_by_role("tab", name="Books").click()
    if tabs.get_by_role("button", name="Novels").get_attribute("aria-expanded") != "true":
        wrong.append("the group is closed again")
    context.close()
    return wrong


def by_keyboard(browser, base):
    context, page = opened(browser, base)
    wrong = []
    focused = lambda: page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")
    figure(page, "counter").get_by_role("button", name="Increment").focus()
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
    if texts(figure(page, "counter")) != "2 Decrement Increment" or focused() != "Increment":
        wrong.append(f"two keys lead to {texts(figure(page, 'counter'))!r}, the focus is at {focused()!r}")
    page.keyboard.press("Shift+Tab")
    if focused() != "Decrement":
        wrong.append(f"the control before is {focused()!r}")
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    if page.evaluate(outline) != "solid":
        wrong.append("the focus cannot be seen")
    # A control that is disabled where it led to gives the focus on.
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    if focused() != "Start again":
        wrong.append(f"after the last Decrement the focus is at {focused()!r}")
    form = figure(page, "form")
    form.get_by_role("radio", name="Small").focus()
    page.keyboard.press("ArrowRight")
    if focused() != "Large" or "1 × Large" not in texts(form):
        wrong.append(f"an arrow key chooses {focused()!r}, the form says {texts(form)!r}")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    if focused() != "Milk" or "with milk" not in texts(form):
        wrong.append(f"the control after the choices is {focused()!r}, the form says {texts(form)!r}")
    tabs = figure(page, "tabs")
    tabs.get_by_role("tab", name="Books").focus()
    page.keyboard.press("ArrowRight")
    if "No films yet" not in texts(tabs) or focused() != "Films":
        wrong.append(f"an arrow key leads to {focused()!r}")
    context.close()
    return wrong


def by_touch(browser, base):
    """On a narrow screen, where the picture is no wider than the page; targets have a finger's size."""
    context, page = opened(browser, base, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    wrong = []
    figure(page, "counter").get_by_role("button", name="Increment").tap()
    if texts(figure(page, "counter")) != "1 Decrement Increment":
        wrong.append(f"a tap leads to {texts(figure(page, 'counter'))!r}")
    # What a finger misses by less than its size still counts, once.
    box = figure(page, "counter").get_by_role("button", name="Increment").bounding_box()
    for beside, wanted in ((20, "2 Decrement Increment"), (40, "2 Decrement Increment")):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + beside)
        if texts(figure(page, "counter")) != wanted:
            wrong.append(f"a tap {beside} px below the middle leads to {texts(figure(page, 'counter'))!r}")
    figure(page, "rows").get_by_role("switch", name="Tea").tap()
    if figure(page, "rows").get_by_role("switch", name="Tea").get_attribute("aria-checked") != "true":
        wrong.append("a tap does not turn the switch on")
    for control in page.locator(".live-control > *").all():
        box = control.bounding_box()
        if min(box["width"], box["height"]) < 24:
            wrong.append(f"{control.get_attribute('aria-label')} is {box['width']} × {box['height']}")
    if page.evaluate("document.documentElement.scrollWidth") > 390:
        wrong.append("the page scrolls sideways")
    context.close()
    return wrong


def beside_extras(browser, base, site):
    """The style sheet of what notes have besides paints nothing over the picture: its classes are authors' own."""
    context, page = opened(browser, base)
    page.add_style_tag(url=base + "assets/" + next((site / "assets").glob("extras.*.css")).name)
    wrong = page.locator(".live-control, .live-control > *").evaluate_all("""(all) => all.filter((one) =>
      !/rgba\\(0, 0, 0, 0\\)/.test(getComputedStyle(one).backgroundColor)).map((one) => one.className)""")
    context.close()
    return wrong


def without_script(browser, base):
    context, page = opened(browser, base, java_script_enabled=False)
    wrong = []
    for name, count in zip(NAMES, (6, 4, 16, 12, 4)):
        states = figure(page, name).locator(".live-states > li")
        if states.count() != count or not all(state.is_visible() for state in states.all()):
            wrong.append(f"{name}: {states.count()} states stand side by side")
    first = figure(page, "branch").locator(".live-states > li").first
    link = first.locator(".leads a").nth(1)
    target = link.get_attribute("href")
    link.click()
    if not page.url.endswith(target) or page.locator(f"{target}:target").count() != 1:
        wrong.append(f"the link of a control leads to {page.url}")
    # Screens are scaled down, so that several are beside each other, on paper too.
    page.goto(base + "index.html")
    for media in ("screen", "print"):
        page.emulate_media(media=media)
        cells = page.locator(".live-states > li").evaluate_all("""(cells) => cells.map((cell) => [cell, cell.querySelector("svg")]
          .map((one) => one.getBoundingClientRect()).map(({ left, right, top }) => [left, right, top]))""")
        rows = len({round(cell[2]) for cell, _ in cells})
        if rows * 2 > len(cells):
            wrong.append(f"{media}: {len(cells)} states are in {rows} rows")
        wrong += [f"{media}: state {number} is wider than its cell" for number, (cell, svg) in enumerate(cells, 1)
                  if svg[0] < cell[0] - 1 or svg[1] > cell[1] + 1]
    context.close()
    return wrong


def axe(browser, base):
    """In the states that readers come to, in light and dark."""
    from axe_playwright_python.sync_playwright import Axe

    wrong = []
    for scheme in ("light", "dark"):
        context, page = opened(browser, base, color_scheme=scheme, bypass_csp=True)
        for name, role, control in (("counter", "button", "Increment"), ("branch", "switch", "Details"),
                                    ("form", "radio", "Large"), ("tabs", "tab", "Films")):
            figure(page, name).get_by_role(role, name=control).click()
        # A figure's tools come into sight at the pointer; on their way they have less contrast.
        page.evaluate("""() => Promise.all(document.getAnimations()
            .filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished))""")
        for violation in Axe().run(page).response["violations"]:
            wrong.append(f"{scheme}: {violation['id']}: {violation['nodes'][0]['html'][:120]}")
        context.close()
    return wrong


def weigh(site):
    """What each figure weighs, compressed by itself, as it stands in the page."""
    html = (site / PAGE).read_text("utf-8")
    places = [html.index(f'id="fig-live-{name}"') for name in NAMES]
    figures = [html[place:html.index("</figure>", place)] for place in places]
    return {name: len(gzip.compress(text.encode(), 9, mtime=0)) for name, text in zip(NAMES, figures)}


def checks(browser, scope):
    base = scope.base
    yield "live figures are operated by mouse", by_mouse(browser, base)
    yield "live figures are operated by keyboard", by_keyboard(browser, base)
    yield "live figures are operated by touch", by_touch(browser, base)
    yield "nothing is painted over the controls of live figures", beside_extras(browser, base, scope.site)
    yield "without script the states of live figures stand side by side", without_script(browser, base)
    yield "live figures have no accessibility violation in states that are come to (axe)", axe(browser, base)
    weights = weigh(scope.site)
    yield (f"every live figure is under {MOST} bytes, compressed ({weights})",
           [f"{name}: {bytes}" for name, bytes in weights.items() if bytes > MOST])
