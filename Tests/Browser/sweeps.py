"""Compares what a figure shows while its edge is dragged with what the engine lays out."""

import json
import pathlib
import random
import subprocess

PAGE, FIGURE = "layout/stacks.html", "#fig-greeting-sweep figure"
SOURCE = 'HStack(spacing: 0) {\n    Color.red\n    Text("Hello, World!")\n    Color.teal\n}'
LOW, HIGH, HEIGHT = 40, 400, 80
TOLERANCE = 0.01

# Shows a width as a reader would, and reads what is painted and what the script says of every view.
LOOK = """(figure, width) => {
  const slider = figure.querySelector("input[type=range]");
  slider.step = "any";
  slider.value = String(width);
  slider.dispatchEvent(new Event("input"));
  const box = (rect) => ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
  const sweep = JSON.parse(figure.querySelector("template.sweep-data").content.textContent);
  return {
    frames: framesAt(sweep, Number(slider.value)),
    painted: [...figure.querySelectorAll(".stage .painted rect")].map(box),
    texts: [...figure.querySelectorAll(".stage .painted text")].map((text) => Number(text.getAttribute("x"))),
  };
}"""


def engine(widths):
    """The engine's frames by path, for each width."""
    lines = [json.dumps({"id": index, "source": SOURCE, "proposal": [width, HEIGHT]}) for index, width in enumerate(widths)]
    vitrine = pathlib.Path(".build/debug/vitrine")
    answer = subprocess.run(
        [vitrine, "render", "--jsonl"], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    return [frames(json.loads(line)["root"]) for line in answer.stdout.splitlines()]


def frames(node):
    found = {node["path"]: node["frame"]}
    for child in node["children"]:
        found.update(frames(child))
    return found


def differences(browser, base, count):
    """What is wrong, and the largest distance found at random widths."""
    generator = random.Random(40400)
    widths = [generator.uniform(LOW, HIGH) for _ in range(count)]
    expected = engine(widths)
    context = browser.new_context()
    page = context.new_page()
    page.goto(base + PAGE)
    figure = page.locator(FIGURE).element_handle()
    wrong, most = [], 0
    for width, frames in zip(widths, expected):
        shown = page.evaluate(f"([figure, width]) => ({LOOK})(figure, width)", [figure, width])
        if shown["frames"].keys() != frames.keys():
            wrong.append(f"{width}: the views are {list(shown['frames'])}")
            continue
        pairs = [(shown["frames"][path], frame) for path, frame in frames.items()]
        pairs += list(zip(shown["painted"], (frames["0.0"], frames["0.2"])))
        pairs += [([x], [frames["0.1"][0]]) for x in shown["texts"][:1]]
        if len(shown["painted"]) != 2 or not shown["texts"]:
            wrong.append(f"{width}: {len(shown['painted'])} colours and {len(shown['texts'])} lines are painted")
        for one, other in pairs:
            distance = max(abs(a - b) for a, b in zip(one, other))
            most = max(most, distance)
            if distance > TOLERANCE:
                wrong.append(f"{width}: {one} is not {other}")
    context.close()
    return wrong, most


def keyboard(browser, base):
    """What is wrong with the slider for readers without a mouse, and with dragging for those with one."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(base + PAGE)
    figure, wrong = page.locator(FIGURE), []
    slider = figure.get_by_role("slider", name="Proposed width")
    before = float(slider.input_value())
    slider.focus()
    page.keyboard.press("ArrowRight")
    if float(slider.input_value()) <= before or "points" not in slider.get_attribute("aria-valuetext"):
        wrong.append("an arrow key does not widen the proposal")
    page.keyboard.press("Home")
    if float(slider.input_value()) != LOW:
        wrong.append("Home does not lead to the range's beginning")
    figure.scroll_into_view_if_needed()
    box = figure.locator(".stage .handle").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 100, box["y"], steps=4)
    page.mouse.up()
    if abs(float(slider.input_value()) - LOW - 100) > 1:
        wrong.append(f"dragging by 100 leads from {LOW} to {slider.input_value()}")
    context.close()
    return wrong


def checks(browser, scope):
    count = scope.samples(100, 1000)
    wrong, most = differences(browser, scope.base, count)
    yield f"a sweep at {count} widths is within {most:.4f} pt of the engine", wrong
    yield "a sweep is moved by keyboard and mouse", keyboard(browser, scope.base)
