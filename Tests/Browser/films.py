"""Plays a film strip: one frame at a time in one place, by buttons and keys; all of them again at rest, without a script, on paper."""

from waiting import until

SHOWN = """(figure) => [...figure.querySelectorAll("ul.film > li")].map((frame) => getComputedStyle(frame).opacity === "1" && !frame.inert)"""


def strip(page):
    return page.locator("figure:has(> .of-frames)").first


def shown(figure):
    return [index for index, isShown in enumerate(figure.evaluate(SHOWN)) if isShown]


def plays(browser, base, name):
    wrong = []
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(base + name)
    figure = strip(page)
    count = figure.locator("ul.film > li").count()
    every = list(range(count))
    button = lambda kind: figure.locator(f".of-frames .{kind}")
    if shown(figure) != every:
        wrong.append(f"at rest {shown(figure)} of {count} frames are seen")
    # In the figure: a page scrolls to what is pressed.
    place = lambda: figure.evaluate("""(figure) => {
      const [all, play] = [figure, figure.querySelector(".of-frames .play")].map((one) => one.getBoundingClientRect());
      return [play.left - all.left, play.top - all.top];
    }""")
    first = place()
    button("forward").click()
    if shown(figure) != [0]:
        wrong.append(f"the first step shows {shown(figure)}")
    if max(abs(now - before) for now, before in zip(place(), first)) > 0.5:
        wrong.append("the controls move when the frames go to one place")
    page.keyboard.press("ArrowRight")
    if shown(figure) != [1]:
        wrong.append(f"an arrow key leads to {shown(figure)}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    if shown(figure) != [0]:
        wrong.append(f"the beginning is left for {shown(figure)}")
    if figure.evaluate("(figure) => getComputedStyle(figure.querySelector('ul.film > li')).transitionDuration") not in ("", "0s"):
        wrong.append("frames fade though motion is unwelcome")
    # In one step: the next frame may have come before a second one is asked for.
    name, playing = figure.evaluate("""(figure) => {
      const play = figure.querySelector(".of-frames .play");
      play.click();
      return [play.getAttribute("aria-label"), (%s)(figure)];
    }""" % SHOWN)
    playing = [index for index, isShown in enumerate(playing) if isShown]
    if name != "Pause" or playing != [1]:
        wrong.append(f"play shows {playing} and is called {name}")
    if count > 2 and 2 not in until(page, lambda: shown(figure), lambda seen: 2 in seen):
        wrong.append("playing does not come to the third frame")
    page.emulate_media(media="print")
    if any(opacity != "1" for opacity in figure.locator("ul.film > li").evaluate_all("(all) => all.map((frame) => getComputedStyle(frame).opacity)")):
        wrong.append("frames are missing on paper")
    page.emulate_media(media="screen")
    button("forward").focus()
    page.keyboard.press("Escape")
    if shown(figure) != every:
        wrong.append(f"Escape leaves {shown(figure)}")
    context.close()
    return wrong


def without_script(browser, base, name):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, java_script_enabled=False)
    page = context.new_page()
    page.goto(base + name)
    figure = strip(page)
    wrong = []
    if figure.locator(".of-frames").is_visible():
        wrong.append("there is room for controls that nobody fills")
    if not all(frame.is_visible() for frame in figure.locator("ul.film > li").all()):
        wrong.append("frames are missing")
    context.close()
    return wrong


def checks(browser, scope):
    name = scope.first("of-frames")
    yield "frames of a film strip play in one place, by buttons and keys", plays(browser, scope.base, name) if name else "no page has a film strip"
    yield "without a script frames stand side by side", without_script(browser, scope.base, name) if name else "no page has a film strip"
