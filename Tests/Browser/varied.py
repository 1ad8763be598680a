"""Varies the code of figures by mouse, touch and keyboard, and compares what is shown with what the engine lays out."""

import json
import pathlib
import random
import subprocess

PAGE = "guide/vary.html"
# The code of the first figure of the page, with its number left out.
SOURCE = 'HStack(spacing: #) {\n    Image(systemName: "star")\n    Text("Favorite places nearby")\n    Image(systemName: "heart")\n}'
LOW, HIGH, WIDTH = 0, 60, 260
TOLERANCE = 0.011

# Chooses a number as arrow keys would, without their steps, and reads the lengths beside the drawing and the views' sizes.
LOOK = """(figure, moves) => {
  const handle = figure.querySelector("[data-v='0']");
  handle.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  for (let move = 0; move < moves; move += 1) handle.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  return {
    number: Number(handle.textContent),
    lengths: [...figure.querySelectorAll(".vary-stage [data-n] text")].map((text) => Number(text.textContent)),
    lines: figure.querySelectorAll(".vary-stage .painted text").length,
  };
}"""


def figure(page, name):
    return page.locator(f"#fig-vary-{name} figure")


def opened(browser, base, **options):
    context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
    page = context.new_page()
    page.goto(base + PAGE)
    return context, page


def engine(numbers):
    """The root of the engine's layout for each number."""
    lines = [json.dumps({"id": n, "source": SOURCE.replace("#", str(n)), "proposal": [WIDTH, 480]}) for n in numbers]
    answer = subprocess.run(
        [pathlib.Path(".build/debug/vitrine"), "render", "--jsonl"], input="\n".join(lines) + "\n", capture_output=True, text=True,
        check=True)
    return [json.loads(line)["root"] for line in answer.stdout.splitlines()]


def differences(browser, base, count):
    """What is wrong at some numbers, among them both ends."""
    context, page = opened(browser, base)
    shown_at = figure(page, "spacing").element_handle()
    generator = random.Random(40)
    moves = [0, HIGH, *(generator.randrange(1, HIGH) for _ in range(count))]
    shown = [page.evaluate(f"([figure, moves]) => ({LOOK})(figure, moves)", [shown_at, one]) for one in moves]
    wrong = []
    for one, root in zip(shown, engine([one["number"] for one in shown])):
        widths = [child["frame"][2] for child in root["children"]] + [root["frame"][2]]
        # The proposal comes first.
        found = one["lengths"][1:1 + len(widths)]
        if len(found) != len(widths) or any(abs(a - b) > TOLERANCE for a, b in zip(found, widths)):
            wrong.append(f"{one['number']}: the lengths are {found}, not {widths}")
        lines = round(root["children"][1]["frame"][3] / 21)
        if one["lines"] != lines:
            wrong.append(f"{one['number']}: the text has {one['lines']} lines, not {lines}")
    context.close()
    return wrong


def handle(page, name, index=0):
    return figure(page, name).locator(f"[data-v='{index}']")


def by_hand(browser, base, width):
    """What is wrong with dragging, tapping and keys at a width of the window."""
    context, page = opened(browser, base, viewport={"width": width, "height": 800}, has_touch=width < 600)
    wrong = []

    def expect(what, found, wanted):
        if found != wanted:
            wrong.append(f"{width}: {what}: {found!r}, not {wanted!r}")

    number = handle(page, "priority")
    number.scroll_into_view_if_needed()
    if figure(page, "priority").locator(".multiples").is_visible():
        wrong.append(f"{width}: the row of pictures is beside the drawing")
    room = figure(page, "priority").bounding_box()
    drawing = figure(page, "priority").locator(".vary-stage > svg").bounding_box()
    if drawing["x"] < room["x"] - 1 or drawing["x"] + drawing["width"] > room["x"] + room["width"] + 1:
        wrong.append(f"{width}: the drawing is wider than the figure")
    box = number.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2, steps=4)
    page.mouse.move(box["x"] + box["width"] / 2 + 400, box["y"] + box["height"] / 2 + 5, steps=4)
    page.mouse.up()
    expect("dragging far leads to", number.inner_text(), "100")
    if "at-end" not in number.get_attribute("class"):
        wrong.append(f"{width}: at its limit the control is not dimmed")
    page.keyboard.press("ArrowLeft")
    expect("an arrow key leads to", number.inner_text(), "99")
    page.keyboard.press("Escape")
    expect("Escape leads to", number.inner_text(), "8")
    value = number.get_attribute("aria-valuetext")
    expect("is said", value, "8, 300 × 60")
    # A tap goes through a list, and from its end to its beginning.
    colors = lambda: [float(rect.get_attribute("width")) for rect in figure(page, "priority").locator(".vary-stage .painted rect").all()]
    expect("without a priority the colors are", colors(), [120.0, 172.0])
    priority = handle(page, "priority", 1)
    priority.tap() if width < 600 else priority.click()
    expect("a tap leads to", priority.inner_text(), "1")
    expect("with a priority the colors are", colors(), [40.0, 252.0])
    priority.tap() if width < 600 else priority.click()
    expect("another tap leads to", priority.inner_text(), "0")
    alignment = handle(page, "guide", 1)
    alignment.focus()
    for key, wanted in (("Enter", ".center"), ("End", ".trailing"), ("Home", ".leading"), ("ArrowLeft", ".leading")):
        page.keyboard.press(key)
        expect(f"{key} leads to", alignment.inner_text(), wanted)
    context.close()
    return wrong


def without_script(browser, base):
    """What is wrong where no script runs: each value has a picture, with the value above it."""
    context, page = opened(browser, base, java_script_enabled=False)
    wrong = []
    first = figure(page, "spacing")
    labels = first.locator(".multiples .cell-label").all_inner_texts()
    if not first.locator(".multiples").is_visible() or labels[0] != "spacing: 0" or labels[-1] != "spacing: 60":
        wrong.append(f"the pictures are {labels}")
    if first.locator(".vary-stage").is_visible() or first.locator(".vary-handle").count():
        wrong.append("there is a control that does nothing")
    context.close()
    return wrong


def on_paper(browser, base):
    """What is wrong in print: the row of pictures, and the code as it is written."""
    context, page = opened(browser, base)
    handle(page, "spacing").focus()
    page.keyboard.press("End")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    wrong = []
    if not figure(page, "spacing").locator(".multiples").is_visible() or figure(page, "spacing").locator(".vary-stage").is_visible():
        wrong.append("the pictures are not printed")
    if handle(page, "spacing").inner_text() != "8":
        wrong.append(f"the code is printed with {handle(page, 'spacing').inner_text()}")
    context.close()
    return wrong


def checks(browser, scope):
    count = scope.samples(8, 40)
    yield f"varied code is laid out as by the engine, at {count + 2} numbers", differences(browser, scope.base, count)
    yield "varied code follows a mouse, touch and keys, on desks and phones", by_hand(browser, scope.base, 1280) + by_hand(browser, scope.base, 390)
    yield "varied code has a picture of each value without scripts, and on paper", without_script(browser, scope.base) + on_paper(browser, scope.base)
