"""Looks at figures at rest: how high they are, what is hidden until a reader asks for it, and that no edge is drawn without need."""

import re

# About 60 % of a window of 900, and what rounding adds.
MOST = 541
PICTURE = re.compile(r'<div class="drawing([^"]*)"[^>]*><svg class="picture[^"]*" width="([\d.]+)" height="([\d.]+)"')


def written(site, names):
    """The pictures of the pages' source that are too high, and how many there are."""
    wrong, count = [], 0
    for name in names:
        for classes, _, height in PICTURE.findall((site / name).read_text("utf-8")):
            count += 1
            if float(height) > MOST and "full" not in classes.split():
                wrong.append(f"{name}: a picture is {height} high")
    return wrong, count


HEIGHTS = """() => [...document.querySelectorAll(".figure .drawing:not(.full) > svg.picture")]
  .filter((svg) => svg.checkVisibility()).map((svg) => svg.getBoundingClientRect().height)"""

# What has something drawn at its edges though nothing of it is out of sight.
EDGES = """() => [...document.querySelectorAll(".figure .drawing")].filter((cell) => {
  const style = getComputedStyle(cell);
  return cell.scrollWidth <= cell.clientWidth + 1 && style.overflowX === "visible"
    && (style.backgroundImage !== "none" || style.maskImage !== "none");
}).length"""


def at_width(page, name):
    width = page.viewport_size["width"]
    wrong = [f"{name} at {width}: a picture is {height:.0f} high" for height in page.evaluate(HEIGHTS) if height > MOST]
    if page.evaluate(EDGES):
        wrong.append(f"{name} at {width}: edges are drawn where nothing scrolls")
    yield "no picture is higher in a browser, and no edge is drawn where nothing scrolls", wrong


def switch(browser, base, name):
    """Frames, lengths and names come with the switch, by the keyboard, without a script; a view can then take the focus."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(base + name)
    figure = page.locator("figure:has(.frames):has(.quiet .vf)").first
    wrong = []
    extra, view = figure.locator(".extra").first, figure.locator(".vf").first
    color = lambda: view.locator("rect").first.evaluate("(rect) => getComputedStyle(rect).stroke")
    if extra.is_visible() or color() != "none":
        wrong.append("frames or lengths show before they are asked for")
    figure.locator(".frames input").focus()
    page.keyboard.press("Space")
    if not extra.is_visible() or color() == "none":
        wrong.append("the switch brings no frames")
    page.keyboard.press("Space")
    if extra.is_visible():
        wrong.append("the switch takes nothing away again")
    context.close()
    return wrong


def checks(browser, scope):
    wrong, count = written(scope.site, scope.pages)
    yield f"none of {count} pictures is higher than 60 % of a window, unless its fence says so", wrong
    name = scope.first('class="frames"', 'class="vf"')
    yield "frames come with their switch, without a script", switch(browser, scope.base, name) if name else "no page has the switch"
