"""Edits notes while `vitrine serve` shows them in a real browser: pages load again and keep the reader's place and what is open;
errors stand over the page until they are mended, as text. Then tries the playground.

usage: reload.py PROGRAM TOOLS [EDITS] [NOTES]   (default: 20 edits, whose median time from save to what is painted is printed, among 20 other notes)

Edits come in pauses of up to 0.6 s, so that some fall into the whole site's build. At the end the site is the one that a fresh build makes.
"""

import filecmp
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, sys.argv[2])
sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Benchmarks"))
from playwright.sync_api import sync_playwright

import playground
import sites

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
EDITS = int(sys.argv[3]) if len(sys.argv) > 3 else 20
NOTES = int(sys.argv[4]) if len(sys.argv) > 4 else 20
PARAGRAPHS = 60


def page(word, extra=""):
    lines = ["# Long", "", f"Word: {word}.", "", extra, ""]
    for number in range(PARAGRAPHS):
        lines += [f"## Part {number}", "", "Some words that fill a line. " * 12, ""]
        if number == 30:
            lines += ["> [!note]- Folded", "> inside", ""]
    return "\n".join(lines)


# When a page shows other words, by the clock of the machine: asking for it from outside takes longer than the page does.
PAINTED = """{
  let last = "";
  const look = () => {
    const text = document.querySelector("main p")?.textContent ?? "";
    if (text === last) return;
    last = text;
    requestAnimationFrame(() => setTimeout(() => console.log("painted", text, performance.timeOrigin + performance.now())));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""


def save(note, text):
    """As careful editors do: beside, then in its place."""
    beside = note.with_name("." + note.name + ".new")
    beside.write_text(text, "utf-8")
    os.replace(beside, note)


def awaitWord(tab, word):
    tab.get_by_text(f"Word: {word}.", exact=True).wait_for(state="attached")


def awaitLoad(tab):
    """Waits until the page has lost its mark, through whatever loads it: between two pages there is nothing to ask."""
    tab.wait_for_function("!('kept' in document.documentElement.dataset)")


def newerUnderTheSameNumber(tab, note):
    """A page is put into the site a moment before its number is told: what the script then takes for the page as it was loaded is newer."""
    number = re.compile(r"(vitrine-reload\.js\?seen=)[0-9.]+")

    def answer(route):
        if route.request.resource_type != "xhr" or not former:
            return route.continue_()
        save(note, page("eighth"))
        while "Word: eighth." not in (text := route.fetch().text()):
            time.sleep(0.01)
        route.fulfill(body=number.sub(former.pop(), text), content_type="text/html; charset=utf-8")

    former = [number.search(tab.request.get(tab.url).text())[0]]
    tab.route("**/long.html", answer)
    tab.reload()
    awaitWord(tab, "eighth")
    tab.unroute("**/long.html")


def check(tab, note):
    tab.locator("#part-30").evaluate("part => scrollTo({ top: part.offsetTop, behavior: 'instant' })")
    tab.locator("#part-30").scroll_into_view_if_needed()
    tab.evaluate("document.querySelector('main details').open = true")
    tab.evaluate("scrollBy({ top: document.getElementById('part-30').getBoundingClientRect().top - 100, behavior: 'instant' })")
    tab.wait_for_timeout(200)
    place = "document.getElementById('part-30').getBoundingClientRect().top"
    before = tab.evaluate(place)
    # Longer above: the same part has to stay where it is.
    save(note, page("second", "More text above. " * 200))
    awaitWord(tab, "second")
    tab.wait_for_load_state("load")
    tab.wait_for_timeout(200)
    after = tab.evaluate(place)
    assert abs(before - after) < 4, f"the page moved from {before} to {after}"
    assert tab.evaluate("document.querySelector('main details').open"), "what was open is closed"

    save(note, page("third", "```swift view-tree\nText(\"<img src=x onerror=document.title='run'>\", wrong: 1)\n```"))
    errors = tab.locator(".build-errors")
    errors.wait_for()
    assert errors.get_attribute("role") == "alert" and "long.md" in errors.text_content(), errors.text_content()
    assert tab.locator(".build-errors img").count() == 0 and tab.title() != "run"
    for scheme in ("light", "dark"):
        tab.emulate_media(color_scheme=scheme)
        tab.screenshot(path=os.path.join(tempfile.gettempdir(), f"vitrine-errors-{scheme}.png"))
    tab.locator(".build-errors button").click()
    assert errors.count() == 0 and tab.locator(".build-report").count() == 1
    save(note, page("fourth"))
    awaitWord(tab, "fourth")
    errors.wait_for(state="detached")

    # Text takes the place of text: what a reader has done to the rest of the page stays, and a page that is loaded has no such mark.
    tab.wait_for_timeout(1500)
    tab.evaluate("document.documentElement.dataset.kept = ''")
    save(note, page("fifth", "- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |"))
    awaitWord(tab, "fifth")
    save(note, page("sixth", "- one\n- **three**\n\nMore."))
    awaitWord(tab, "sixth")
    assert tab.locator("main li strong").text_content() == "three" and tab.locator("main table").count() == 0
    assert tab.evaluate("'kept' in document.documentElement.dataset"), "the page was loaded again for its text"

    # So do figures and code, with all that scripts make of them.
    figure = "```swift view-tree %s\nText(\"%s\").padding(%d)\n```\n\n```swift\nlet code = %d\n```"
    save(note, page("drawn", figure % ("", "One", 4, 1)))
    awaitWord(tab, "drawn")
    tab.locator("main figure.figure .figure-tools").wait_for()
    # A first figure brings its style sheet.
    assert tab.evaluate("'kept' in document.documentElement.dataset"), "the page was loaded again for its first figure"
    assert tab.evaluate("getComputedStyle(document.querySelector('main figure.figure')).display") == "grid", "its style sheet is there"
    save(note, page("redrawn", figure % ("", "Two", 5, 2)))
    awaitWord(tab, "redrawn")
    assert tab.locator("main figure.figure .figure-tools").count() == 1 and "let code = 2" in tab.locator("main .code").last.text_content()
    assert tab.locator("main .code").last.locator("button.copy").count() == 1, "code has its button"
    assert tab.locator("main figure.figure svg").first.text_content().count("Two") > 0
    save(note, page("both", figure % ("", "Two", 5, 2) + "\n\n" + figure % ("", "Three", 6, 3)))
    awaitWord(tab, "both")
    assert tab.locator("main figure.figure .figure-tools").count() == 2, "a figure that comes has its tools"
    assert tab.evaluate("'kept' in document.documentElement.dataset"), "the page was loaded again for a figure"
    save(note, page("seventh", "## Another heading"))
    awaitWord(tab, "seventh")
    tab.locator("aside.toc a", has_text="Another heading").wait_for(state="attached")
    awaitLoad(tab)  # Headings are found when the page is loaded.

    newerUnderTheSameNumber(tab, note)

    settings = note.parent.parent / "vitrine.yml"
    former = settings.read_text("utf-8")
    settings.write_text("title: [", "utf-8")
    errors.wait_for()
    settings.write_text(former, "utf-8")
    errors.wait_for(state="detached")

    # The page has a figure, as pages do that need this: every other edit changes it, and every tenth brings one more, which goes with the next.
    times = {"text": [], "figure": []}
    save(note, page("begun", "```swift view-tree\nText(\"begun\").padding()\n```"))
    awaitWord(tab, "begun")
    tab.add_init_script(PAINTED)
    tab.reload()
    for number in range(EDITS):
        tab.wait_for_timeout(number * 130 % 650)
        fences = [f"Text(\"{number // 2}\").padding({number // 2 % 7})"] + ["Text(\"more\").padding()"] * (number % 10 == 0)
        text = page(f"edit {number}", "\n\n".join(f"```swift view-tree\n{fence}\n```" for fence in fences))
        started = time.time()
        with tab.expect_console_message(lambda message: message.text.startswith(f"painted Word: edit {number}. ")) as painted:
            save(note, text)
        times["figure" if number % 2 == 0 or number % 10 == 1 else "text"].append(float(painted.value.text.split()[-1]) / 1000 - started)
    return times


def entry(tab, address):
    """What the search index says of itself: it changes with the pages."""
    return tab.evaluate("address => fetch(address, { cache: 'no-store' }).then(answer => answer.text())", address + "/pagefind/pagefind-entry.json")


def follow(tab, address, before):
    """Pages do not wait for the search index; it follows when nothing has changed for a while."""
    deadline = time.monotonic() + 60
    while entry(tab, address) == before:
        assert time.monotonic() < deadline, "the search index stays behind the pages"
        time.sleep(0.5)


def compare(root):
    """The pages that a fresh build makes are those that are served."""
    subprocess.run([PROGRAM, "build", "--no-cache", "--output", "fresh"], cwd=root, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    fresh, served = pathlib.Path(root, "fresh"), pathlib.Path(root, "site")
    names = [{str(file.relative_to(top)) for file in top.rglob("*") if file.is_file()} for top in (fresh, served)]
    assert names[0] == names[1], f"files that only one has: {sorted(names[0] ^ names[1])[:10]}"
    different = filecmp.cmpfiles(fresh, served, names[0], shallow=False)[1]
    assert not different, f"files that differ from a fresh build: {sorted(different)[:10]}"


def main():
    chromium = next((path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if path), None)
    if not chromium:
        print("reload: skipped, there is no Chromium")
        return
    with tempfile.TemporaryDirectory(prefix="vitrine-reload-") as root:
        note = pathlib.Path(root, "content", "long.md")
        sites.write_notes(note.parent, NOTES)
        note.write_text(page("first"), "utf-8")
        pathlib.Path(root, "vitrine.yml").write_text("title: Reload\n", "utf-8")
        server = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            line = next(line for line in server.stdout if line.startswith("serving"))
            address = re.search(r"http://\S+", line)[0]
            threading.Thread(target=server.stdout.read, daemon=True).start()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                tab = browser.new_page()
                said = []
                tab.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
                tab.goto(address + "/long.html")
                awaitWord(tab, "first")
                before = entry(tab, address)
                times = check(tab, note)
                follow(tab, address, before)
                compare(root)
                assert not [text for text in said if "Content Security Policy" in text], said
                playground.check(browser, address)
                browser.close()
        finally:
            server.terminate()
            server.wait()
    print("reload: the place is kept, errors are shown, search follows, the playground draws")
    times["word or figure"] = times["text"] + times["figure"]
    for kind, all in times.items():
        print(f"  {statistics.median(all) * 1000:.0f} ms from save to new {kind} (median of {len(all)}, {NOTES} other notes; nine in ten below "
              f"{sorted(all)[len(all) * 9 // 10] * 1000:.0f} ms)")


main()
