"""Drags the box of a sweep in a browser without scripts, and compares what its style sheet shows with the engine."""

import random

import sweeps

TOLERANCE = 0.01

# Gives the box a width as dragging does, and reads where the colours are painted and which numbers stand beside them.
LOOK = """([figure, width]) => {
  figure.querySelector(".grip").style.width = width + "px";
  const shown = (element) => getComputedStyle(element.closest(".q")).display !== "none";
  const left = figure.querySelector(".inside").getBoundingClientRect().left;
  const number = (label, name) => Number(getComputedStyle(label).getPropertyValue(name));
  return {
    painted: [...figure.querySelectorAll(".sweep-box .painted rect")].filter(shown)
      .map((rect) => rect.getBoundingClientRect()).map((rect) => [rect.left - left, rect.width]),
    labels: [...figure.querySelectorAll(".sweep-box .n")].filter(shown)
      .map((label) => number(label, "--sweep-points") + number(label, "--sweep-rest") / 100),
    rules: [...figure.querySelectorAll(".sweep-box .rule ellipse")].filter(shown)
      .map((dot) => { const box = dot.getBoundingClientRect(); return (box.left + box.right) / 2 - left; }),
  };
}"""


def drag(page, start, end):
    """Moves the mouse with its button down. Playwright's own way waits for a script, which the page may not run."""
    session = page.context.new_cdp_session(page)
    for kind, (x, y), buttons in (("mouseMoved", start, 0), ("mousePressed", start, 1), ("mouseMoved", end, 1), ("mouseReleased", end, 0)):
        session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1})


def problems(browser, base, count):
    """What is wrong, and the largest distance found at random widths."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(base + sweeps.PAGE)
    figure, wrong, most = page.locator(sweeps.FIGURE), [], 0
    figure.scroll_into_view_if_needed()
    box = figure.locator(".sweep-box .grip").bounding_box()
    corner = (box["x"] + box["width"] - 4, box["y"] + box["height"] - 4)
    drag(page, corner, (corner[0] - 60, corner[1]))
    dragged = figure.locator(".sweep-box .grip").bounding_box()["width"]
    if abs(box["width"] - 60 - dragged) > 1:
        wrong.append(f"dragging the corner by 60 leads from {box['width']} to {dragged}")
    generator = random.Random(4040)
    # Browsers keep lengths in sixty-fourths of a pixel.
    widths = [round(generator.uniform(sweeps.LOW, sweeps.HIGH) * 64) / 64 for _ in range(count)]
    for width, frames in zip(widths, sweeps.engine(widths)):
        shown = page.evaluate(LOOK, [figure.element_handle(), width])
        expected = [[frames[path][0], frames[path][2]] for path in ("0.0", "0.2")]
        pairs = list(zip(shown["painted"], expected)) + [([dot], [width]) for dot in shown["rules"]]
        counted = {round(value, 2) for value in shown["labels"]}
        if len(shown["painted"]) != 2 or not shown["rules"] or not counted:
            wrong.append(f"{width}: {shown} is shown")
        sizes = [width] + [frame[2] for frame in frames.values()]
        wrong += [f"{width}: {value} is no width" for value in counted if min(abs(value - size) for size in sizes) > TOLERANCE]
        for one, other in pairs:
            distance = max(abs(a - b) for a, b in zip(one, other))
            most = max(most, distance)
            if distance > TOLERANCE:
                wrong.append(f"{width}: {one} is not {other}")
    pictures = figure.locator(".multiples svg").first
    if pictures.is_visible():
        wrong.append("the pictures of all segments show beside the box")
    figure.locator(".sweep-hint input").check()
    if pictures.is_hidden():
        wrong.append("the pictures of the segments cannot be had")
    context.close()
    return wrong, most


# The chart's scale is the box's: a chart that shrank would put the dots beside its lines.
CHART = """(figure) => {
  const chart = figure.querySelector("svg.chart"), [own, box] = [chart, figure.querySelector(".sweep-box")].map((one) => one.getBoundingClientRect());
  return [own.width - chart.getAttribute("width"), own.left - box.left];
}"""


def narrow(browser, base):
    wrong = []
    for width in (1440, 768, 390):
        context = browser.new_context(java_script_enabled=False, viewport={"width": width, "height": 900})
        page = context.new_page()
        page.goto(base + "gallery.html")
        figures = page.locator(".sweep-figure:has(.sweep-box)")
        for index in range(figures.count()):
            differences = page.evaluate(CHART, figures.nth(index).element_handle())
            if max(map(abs, differences)) > 0.05:
                wrong.append(f"at {width} px the chart of sweep {index + 1} is off its box by {differences}")
        if not figures.count():
            wrong.append("the gallery has no sweep with a box")
        context.close()
    return wrong


def checks(browser, scope):
    yield "without script a sweep's chart has the scale of its box, on narrow pages too", narrow(browser, scope.base)
    wrong, most = problems(browser, scope.base, scope.samples(30, 100))
    yield f"without script a sweep's box is dragged, and is within {most:.4f} pt of the engine", wrong
