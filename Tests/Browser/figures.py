"""Looks at figures: steps that are picked without a script and played with one, what stands beside what, what has no room."""

from waiting import until

FIGURE = "figure:has(.picks)"


def colors(page):
    """What is marked: the sentence, the box and the frame that the picked step belongs to, the source, and what is told."""
    return page.evaluate(
        """() => {
          const figure = document.querySelector("figure:has(.picks)");
          const all = (selector, property) => [...figure.querySelectorAll(selector)].map((e) => getComputedStyle(e)[property]);
          const odd = (list) => list.flatMap((value, index) => list.filter((v) => v === value).length === 1 ? [index] : []);
          const seen = [...figure.querySelectorAll(".film rect")].filter((e) => getComputedStyle(e).visibility === "visible");
          const told = [...figure.querySelectorAll(".picks label > span")].filter((e) => getComputedStyle(e).opacity === "1");
          return {
            sentence: odd(all(".steps li", "backgroundColor")),
            box: odd(all(".box > rect", "fill")),
            source: [...new Set(all(".code [data-s]", "backgroundColor"))].length,
            film: seen.map((e) => e.dataset.s),
            told: told.map((e) => e.textContent),
          };
        }""")


def without_script(browser, base):
    """The third of eight steps is the proposal to the text: by mouse, then from there on by arrow keys."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(base + "index.html")
    wrong = []
    figure = page.locator(FIGURE).first
    numbers, inputs = figure.locator(".picks b"), figure.locator(".picks input")
    if figure.locator(".player").is_visible():
        wrong.append("without a script there is room for what a script adds")
    numbers.nth(2).click()
    marked = colors(page)
    if marked["sentence"] != [2] or len(marked["box"]) != 1 or marked["source"] != 2 or marked["film"] != ["3"]:
        wrong.append(f"step 3 marks {marked}")
    if len(marked["told"]) != 1 or "proposes" not in marked["told"][0]:
        wrong.append(f"step 3 is told as {marked['told']}")
    page.keyboard.press("ArrowRight")
    if not inputs.nth(3).is_checked() or colors(page)["sentence"] != [3]:
        wrong.append("the arrow keys do not move on")
    context.close()
    return wrong


def with_script(browser, base):
    context = browser.new_context()
    page = context.new_page()
    page.goto(base + "index.html")
    wrong = []
    told = lambda: colors(page)["told"]
    number = lambda: page.evaluate(f"document.querySelector('{FIGURE} .picks input:checked')?.value")
    page.get_by_role("button", name="Next step").first.click()
    if number() != "1" or not told()[0].startswith("The system proposes"):
        wrong.append(f"the first step is told as {told()}")
    page.get_by_role("button", name="Play the steps").first.click()
    seen = [number()]
    until(page, lambda: seen.append(number()), lambda _: seen[-1] not in ("1", "2"))
    if seen[-1] != "3":
        wrong.append(f"playing leads to the steps {list(dict.fromkeys(seen))}")
    page.get_by_role("button", name="Pause").first.click()
    page.locator(f"{FIGURE} .steps li").nth(7).click()
    if number() != "8" or colors(page)["sentence"] != [7]:
        wrong.append(f"the sentence of step 8 leads to step {number()}")
    context.close()
    return wrong


def shrinking(browser, base):
    """A report begins as large as its proposal was, and is there at once for whoever wants no motion."""
    wrong = []
    for motion, moves in (("no-preference", True), ("reduce", False)):
        context = browser.new_context(reduced_motion=motion)
        page = context.new_page()
        page.goto(base + "index.html")
        # In one step: it may be over before a second one is asked for.
        playing = page.evaluate(
            "figure => { document.querySelectorAll(`${figure} .picks b`)[3].click();"
            " return document.querySelector(`${figure} .film [data-s=\"4\"]`).getAnimations().map((a) => a.effect.getTiming().duration) }", FIGURE)
        if (playing == [300]) != moves:
            wrong.append(f"with motion {motion}, step 4 plays {playing}")
        context.close()
    return wrong


def standing_still(browser, base, name):
    """The player's room is there before the script: nothing below it moves when the script comes."""
    wrong = []
    for width in (1440, 390):
        places = []
        for script in (False, True):
            context = browser.new_context(viewport={"width": width, "height": 900})
            page = context.new_page()
            if not script:
                page.route("**/steps*.js", lambda route: route.abort())
            page.goto(base + name, wait_until="load")
            places.append(page.evaluate(
                f"document.querySelector('{FIGURE} .drawings').getBoundingClientRect().top"
                f" - document.querySelector('{FIGURE}').getBoundingClientRect().top"))
            context.close()
        if abs(places[0] - places[1]) > 0.5:
            wrong.append(f"at {width} px the picture moves from {places[0]} to {places[1]}")
    return wrong


ARRANGED = """() => [...document.querySelectorAll("figure:is([class*=beside-], [class*=column-])")].map((figure) => {
  const box = (selector) => [...figure.querySelectorAll(":scope > " + selector)].find((one) => one.checkVisibility())?.getBoundingClientRect().toJSON();
  const [, kind, least] = /(beside|column)-(\\d+)/.exec(figure.className);
  return { kind, id: figure.id, wide: figure.clientWidth >= Number(least), code: box(".code"), main: box(":is(.main, .live-stage, .vary-stage, .explorer, .strip)"), caption: box("figcaption") };
})"""


def arrangement(page, name):
    """Code stands beside its picture in wide figures and below it in narrow ones, the caption under the picture."""
    wrong = []
    for figure in page.evaluate(ARRANGED):
        code, main, caption = figure["code"], figure["main"], figure["caption"]
        beside = code["right"] <= main["left"] + 1 and code["top"] < main["bottom"] and main["top"] < code["bottom"]
        if beside != figure["wide"]:
            wrong.append(f"{name}#{figure['id']}: code {'beside' if beside else 'not beside'} its picture")
        aside = abs(caption["left"] - main["left"]) > 1 if caption and figure["kind"] == "beside" else False
        if caption and (caption["top"] < main["bottom"] - 1 or aside or beside and caption["left"] < code["right"] - 1):
            wrong.append(f"{name}#{figure['id']}: the caption is not under the picture")
    return wrong


ON_PAPER = """() => [...document.querySelectorAll("figure:has(> figcaption, > .code)")].map((figure) => {
  const box = (selector) => [...figure.querySelectorAll(":scope > " + selector)].find((one) => one.checkVisibility())?.getBoundingClientRect().toJSON();
  return { id: figure.id, main: box(":is(.main, .live-stage, .vary-stage, .live-states, .explorer, .strip)"), caption: box("figcaption"), code: box(".code") };
}).filter(({ main, caption, code }) => main && (caption || code))"""


def on_paper(page, name):
    """On paper, the caption stands under the picture and the code under both."""
    wrong = []
    for figure in page.evaluate(ON_PAPER):
        parts = [figure[part] for part in ("main", "caption", "code") if figure[part]]
        if any(above["bottom"] > below["top"] + 1 for above, below in zip(parts, parts[1:])):
            wrong.append(f"{name}#{figure['id']}: picture, caption and code are not in this order")
    yield "on paper, captions stand under pictures and code under both", wrong


NATURAL = """() => [...document.querySelectorAll("figure svg:is(.picture, .tree)")].filter((svg) => svg.checkVisibility()).map((svg) =>
  [svg.closest("figure").id, Number(svg.getAttribute("width")), svg.getBoundingClientRect().width])"""


def natural_sizes(page, name):
    """No picture is drawn larger than it says, so that a point is a pixel in all of them."""
    return [f"{name}#{figure}: {own} points are {shown} pixels" for figure, own, shown in page.evaluate(NATURAL) if shown > own + 0.5]


def at_width(page, name):
    """What holds for the figures of a page that is shown, at whatever width."""
    width = page.viewport_size["width"]
    yield "code stands beside pictures, captions under them", [f"{one} at {width} px" for one in arrangement(page, name)]
    yield "no picture is drawn larger than it is", [f"{one} at {width} px" for one in natural_sizes(page, name)]


def enlarging(browser, base, name):
    """Under a finger, a picture itself is what enlarges it: nothing lies over a small one."""
    context = browser.new_context(viewport={"width": 390, "height": 900}, is_mobile=True, has_touch=True)
    page = context.new_page()
    page.goto(base + name, wait_until="load")
    # They are loaded when they are nearly seen.
    page.locator("article img:visible").first.scroll_into_view_if_needed()
    page.locator(".zoomable:visible").first.wait_for()
    wrong = []
    found = page.locator(".zoomable:visible")
    for box in found.all():
        image, button = box.locator("img").bounding_box(), box.locator("button").bounding_box()
        if abs(image["width"] - button["width"]) > 2 or abs(image["height"] - button["height"]) > 8:
            wrong.append(f"the button of a picture of {image['width']:.0f} × {image['height']:.0f} has {button['width']:.0f} × {button['height']:.0f}")
        isSmall = image["width"] < 399 or image["height"] < 239
        hasSign = box.locator("button").evaluate("(button) => getComputedStyle(button, '::before').content") != "none"
        if isSmall and hasSign:
            wrong.append(f"a sign covers a picture of {image['width']:.0f} × {image['height']:.0f}")
    found.first.locator("button").tap()
    if not page.locator(".zoom-view[open]").count():
        wrong.append("a tap does not enlarge the picture")
    context.close()
    return wrong


STOPS = """() => [...document.querySelectorAll("figure.figure")].map((figure) => ({
  id: figure.id,
  views: Math.max(0, ...[...figure.querySelectorAll(".picture")].map((one) => one.querySelectorAll('.vf[tabindex="0"]').length)),
  idle: [...figure.querySelectorAll(":is(.drawing, .scroll, .structure, pre)")]
    .filter((one) => (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) !== (one.tabIndex === 0)).map((one) => one.className),
  landmarks: figure.querySelectorAll("[role=region]").length,
}))"""


def stops(page, name):
    """A figure is one stop of the keyboard for its views; what scrolls is another, what has room is none."""
    wrong = []
    # Fonts come when they come, and what fitted may not fit then; the script looks again.
    page.evaluate("() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))")
    for figure in until(page, lambda: page.evaluate(STOPS), lambda all: not any(figure["idle"] for figure in all), seconds=3):
        if figure["views"] > 1:
            wrong.append(f"{name}#{figure['id']}: {figure['views']} views are stops of their own")
        if figure["idle"]:
            wrong.append(f"{name}#{figure['id']}: {figure['idle'][:3]} stops where it does not scroll, or the other way round")
        if figure["landmarks"]:
            wrong.append(f"{name}#{figure['id']}: {figure['landmarks']} landmarks")
    yield "a figure's views are one stop of the keyboard, and only what scrolls is another", wrong


HEIGHTS = """() => [...document.querySelectorAll(".tree-room")].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height)"""


def trees(page, name):
    """An outline of a tree, with all that is folded closed, is lower than a window."""
    # Evaluated by the browser's tools: the page's own scripts are off.
    yield "trees are lower than a window", [f"{name}: a tree is {height} px high" for height in page.evaluate(HEIGHTS) if height > 900]


def measures(browser, base, name):
    """Pointing at a number in the text, or moving the focus to it, marks its view; without a script it is a link to the figure."""
    wrong = []
    linked = "document.querySelectorAll('.vf.linked').length"
    for script in (True, False):
        context = browser.new_context(java_script_enabled=script)
        page = context.new_page()
        page.goto(base + name)
        link = page.locator("a.measure[data-view]:not([data-view=''])").first
        place = link.get_attribute("href")
        if page.locator(place).count() != 1:
            wrong.append(f"a measure leads to {place}")
        if script:
            for way, act in (("pointing", link.hover), ("focus", link.focus)):
                act()
                if page.evaluate(linked) < 1 or page.locator(".measured").count() != 1:
                    wrong.append(f"{way} marks nothing")
                page.mouse.move(0, 0)
                link.blur()
                if page.evaluate(linked):
                    wrong.append(f"the mark of {way} stays")
        context.close()
    return wrong


def names(browser, base, name):
    """What names in code say: a card where they are pointed at or have the focus, which arrow keys move; titles without script."""
    wrong = []
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(base + name)
    titles = page.locator(".code code span[title]").evaluate_all("all => all.map((one) => one.title)")
    context.close()
    if not titles:
        return [f"{name}: no name has a title without script"]
    page = browser.new_page()
    page.goto(base + name)
    said = page.locator(".code code span[data-says]")
    card = page.locator("#name-card")
    said.first.scroll_into_view_if_needed()
    page.wait_for_timeout(400)
    for index, act in ((0, said.first.hover), (0, said.first.focus), (1, lambda: page.keyboard.press("ArrowRight"))):
        act()
        page.wait_for_timeout(400)
        if not card.is_visible() or card.inner_text() != titles[index]:
            wrong.append(f"{index}: '{card.inner_text() if card.count() else 'no card'}' instead of '{titles[index]}'")
        page.mouse.move(0, 0)
    if page.evaluate("document.activeElement.getAttribute('aria-describedby')") != "name-card":
        wrong.append("the focused name isn't described by the card")
    page.keyboard.press("Escape")
    if card.is_visible():
        wrong.append("Escape leaves the card")
    if page.locator(".code code span[tabindex='0']").count() != page.locator(".code code:has(span[data-says])").count():
        wrong.append("more than one stop of the tab key in a code")
    page.close()
    return wrong


def checks(browser, scope):
    typed = scope.first(" title=\"heights: ")
    yield "names in code say their types", names(browser, scope.base, typed) if typed else ["no page has types in its code"]
    name = scope.first("class=\"measure\"")
    yield "a measure in the text shows its view", measures(browser, scope.base, name) if name else ["no page has a link to a measure"]
    yield "without script a step is picked, by mouse and arrow keys, and marks and tells what it concerns", without_script(browser, scope.base)
    yield "steps play, and can be picked by their sentences", with_script(browser, scope.base)
    yield "a report shrinks from its proposal, unless a reader wants no motion", shrinking(browser, scope.base)
    yield "the player's room is reserved", standing_still(browser, scope.base, "index.html")
    yield "pictures are enlarged by touch, and nothing covers small ones", enlarging(browser, scope.base, "guide/notes.html")
