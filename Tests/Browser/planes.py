"""Drags the corner of a sweep of width and height, and compares what its style sheet shows with the engine."""

import json
import pathlib
import random
import subprocess

from waiting import wake

from boxes import drag
from sweeps import frames

PAGE = "guide/sweeps.html"

FIGURE = "#fig-corner-sweep figure"
SOURCE = """VStack(spacing: 0) {
    Text("Take your time")
    Color.teal.frame(maxHeight: 60)
    Color.orange.aspectRatio(2, contentMode: .fit)
}"""
WIDTHS, HEIGHTS = (100, 400), (80, 200)
TOLERANCE = 0.01

# Gives the box a size as the sliders do, and reads where the two colours are painted and which numbers stand beside them.
LOOK = """([figure, sides]) => {
  for (const [name, length] of Object.entries(sides)) {
    const slider = document.getElementById(figure.id + "-" + name);
    slider.step = "any";
    slider.value = String(length);
    slider.dispatchEvent(new Event("input"));
  }
  const shown = (element) => {
    const style = getComputedStyle(element.closest(".q"));
    return style.display !== "none" && Number(style.opacity) > 0.5;
  };
  const corner = figure.querySelector(".inside").getBoundingClientRect();
  const number = (label, name) => Number(getComputedStyle(label).getPropertyValue(name));
  const exact = (rect) => {
    const style = getComputedStyle(rect), matrix = rect.getCTM(), svg = rect.ownerSVGElement.getCTM();
    const length = (name) => parseFloat(style[name]);
    return [length("x") + matrix.e - svg.e, length("y") + matrix.f - svg.f, length("width"), length("height")];
  };
  return {
    painted: [...figure.querySelectorAll(".sweep-box .painted rect")].filter(shown).map(exact),
    labels: [...figure.querySelectorAll(".sweep-box .n")].filter(shown)
      .map((label) => number(label, "--sweep-points") + number(label, "--sweep-rest") / 100),
  };
}"""


def engine(sizes):
    """The engine's answers, for each size."""
    lines = [json.dumps({"id": index, "source": SOURCE, "proposal": size}) for index, size in enumerate(sizes)]
    answer = subprocess.run(
        [pathlib.Path(".build/debug/vitrine"), "render", "--jsonl"], input="\n".join(lines) + "\n", capture_output=True,
        text=True, check=True)
    return [json.loads(line)["root"] for line in answer.stdout.splitlines()]


def problems(browser, base, count):
    """What is wrong, and the largest distance found at random sizes."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(base + PAGE)
    wake(page)
    figure, wrong, most = page.locator(FIGURE), [], 0
    generator = random.Random(400200)
    # Browsers keep lengths in sixty-fourths of a pixel.
    sizes = [[round(generator.uniform(*side) * 64) / 64 for side in (WIDTHS, HEIGHTS)] for _ in range(count)]
    for size, root in zip(sizes, engine(sizes)):
        shown = page.evaluate(LOOK, [figure.element_handle(), {"width": size[0], "height": size[1]}])
        # The view is in the middle of the box.
        x, y = [(side - own) / 2 for side, own in zip(size, root["frame"][2:])]
        found = frames(root)
        expected = [[box[0] + x, box[1] + y, box[2], box[3]] for box in (found[path] for path in ("0.1", "0.2"))]
        if len(shown["painted"]) != 2 or not shown["labels"]:
            wrong.append(f"{size}: {shown} is shown")
        for one, other in zip(shown["painted"], expected):
            distance = max(abs(a - b) for a, b in zip(one, other))
            most = max(most, distance)
            if distance > TOLERANCE:
                wrong.append(f"{size}: {one} is not {other}")
        lengths = size + [length for frame in found.values() for length in frame[2:]]
        wrong += [f"{size}: {label} is no length" for label in shown["labels"]
                  if min(abs(label - length) for length in lengths) > TOLERANCE]
    context.close()
    return wrong, most


def controls(browser, base):
    """What is wrong with the sliders and the corner; without script, with the corner that the browser has."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(base + PAGE)
    wake(page)
    figure, wrong = page.locator(FIGURE), []
    sliders = [figure.get_by_role("slider", name=f"Proposed {side}") for side in ("width", "height")]
    lengths = lambda: [float(slider.input_value()) for slider in sliders]
    for index, slider in enumerate(sliders):
        before = lengths()
        slider.focus()
        page.keyboard.press("ArrowLeft")
        after = lengths()
        if after[index] >= before[index] or after[1 - index] != before[1 - index]:
            wrong.append(f"an arrow key leads from {before} to {after}")
        if "points" not in slider.get_attribute("aria-valuetext"):
            wrong.append("a slider does not say its length")
    figure.locator(".sweep-box").scroll_into_view_if_needed()
    corner, before = figure.locator(".corner").bounding_box(), lengths()
    start = (corner["x"] + corner["width"] - 6, corner["y"] + corner["height"] - 6)
    drag(page, start, (start[0] - 80, start[1] - 30))
    if [round(a - b) for a, b in zip(before, lengths())] != [80, 30]:
        wrong.append(f"dragging by 80 and 30 leads from {before} to {lengths()}")
    context.close()
    plain = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = plain.new_page()
    page.goto(base + PAGE)
    wake(page)
    grip = page.locator(f"{FIGURE} .grip")
    grip.scroll_into_view_if_needed()
    box = grip.bounding_box()
    start = (box["x"] + box["width"] - 4, box["y"] + box["height"] - 4)
    drag(page, start, (start[0] - 80, start[1] - 30))
    after = grip.bounding_box()
    if [round(box[side] - after[side]) for side in ("width", "height")] != [80, 30]:
        wrong.append(f"without script, dragging by 80 and 30 leads from {box} to {after}")
    plain.close()
    return wrong


def checks(browser, scope):
    count = scope.samples(60, 500)
    wrong, most = problems(browser, scope.base, count)
    yield f"a sweep at {count} widths and heights is within {most:.4f} pt of the engine", wrong
    yield "a sweep of width and height is moved by keyboard and mouse", controls(browser, scope.base)
