"""Looks at the steps of the first page's figure: picked without a script, played with one."""

FIGURE = "figure:has(.picks)"


def colors(page):
    """What is marked: the sentence, the box and the frame that the picked step belongs to, and the source."""
    return page.evaluate(
        """() => {
          const figure = document.querySelector("figure:has(.picks)");
          const all = (selector, property) => [...figure.querySelectorAll(selector)].map((e) => getComputedStyle(e)[property]);
          const odd = (list) => list.flatMap((value, index) => list.filter((v) => v === value).length === 1 ? [index] : []);
          return {
            sentence: odd(all(".steps li", "backgroundColor")),
            box: odd(all(".box > rect", "fill")),
            frame: odd(all(".vf > rect", "strokeDasharray")),
            source: odd(all(".code [data-s]", "backgroundColor")),
          };
        }""")


def without_script(browser, base):
    """The third of eight steps is the proposal to the text: by mouse, then from there on by arrow keys."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(base + "index.html")
    wrong = []
    inputs = page.locator(f"{FIGURE} .picks input")
    inputs.nth(2).check(force=True)
    marked = colors(page)
    if marked["sentence"] != [2] or len(marked["box"]) != 1 or len(marked["source"]) != 1:
        wrong.append(f"step 3 marks {marked}")
    page.keyboard.press("ArrowRight")
    if not inputs.nth(3).is_checked() or colors(page)["sentence"] != [3]:
        wrong.append("the arrow keys do not move on")
    view = page.locator(f"{FIGURE} .vf").last
    if view.locator(".tip").is_visible():
        wrong.append("a label shows before anyone points")
    view.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    if not view.locator(".tip").is_visible():
        wrong.append("a view that has the focus has no label")
    context.close()
    return wrong


def with_script(browser, base):
    context = browser.new_context()
    page = context.new_page()
    page.goto(base + "index.html")
    wrong = []
    page.get_by_role("button", name="Next step").first.click()
    words = page.locator(f"{FIGURE} .step-words").first
    if not words.inner_text().startswith("1."):
        wrong.append(f"the first step is told as {words.inner_text()!r}")
    page.get_by_role("button", name="Play the steps").first.click()
    page.wait_for_timeout(1800)
    if not words.inner_text().startswith("3."):
        wrong.append(f"after two seconds of playing it is {words.inner_text()!r}")
    page.locator(f"{FIGURE} .player input").first.fill("8")
    if not words.inner_text().startswith("8.") or colors(page)["sentence"] != [7]:
        wrong.append(f"the slider leads to {words.inner_text()!r}")
    context.close()
    return wrong
