"""The page of `vitrine serve` on which figures are tried: what is typed is drawn, slips are told, hostile text does nothing."""

from waiting import until

KEPT = "the last figure"
FIRST_FENCE = '```swift view-tree width=200\nText("typed")\n```\n'


def frame(tab):
    """The drawing that is shown, of the two that take turns."""
    return tab.frame_locator("iframe:not([hidden])")


def shown(tab):
    """The number of the request that is shown; 0 before the first."""
    return int(tab.evaluate("document.body.dataset.shown ?? '0'"))


def await_drawing(tab, before):
    isDrawn = lambda: shown(tab) > before and tab.locator("#State").text_content() in ("", KEPT)
    assert until(tab, isDrawn, bool, seconds=60), f"nothing new is shown: {tab.locator('#State').text_content()}"


def write(tab, source, options=""):
    """Waits until the page has drawn it."""
    before = shown(tab)
    tab.locator("#Options").fill(options)
    tab.locator("#Source").fill(source)
    await_drawing(tab, before)


def check(browser, address):
    context = browser.new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
    tab = context.new_page()
    ran, refused = [], []
    tab.on("dialog", lambda dialog: (ran.append(dialog.message), dialog.dismiss()))
    tab.on("console", lambda message: refused.append(message.text) if "Content Security Policy" in message.text else None)
    tab.goto(address + "/vitrine-playground")
    await_drawing(tab, 0)
    frame(tab).get_by_text("Hello", exact=True).first.wait_for(state="attached")

    write(tab, 'Text("typed")', "width=200")
    frame(tab).get_by_text("typed", exact=True).first.wait_for(state="attached")
    assert tab.locator("#Findings li").count() == 0, tab.locator("#Findings").text_content()
    tab.locator("#Copy").click()
    tab.get_by_text("Copied", exact=True).wait_for()
    copied = tab.evaluate("navigator.clipboard.readText()")
    assert copied == FIRST_FENCE, copied

    write(tab, 'VStack {\n  Text("a"\n}')
    slip = tab.locator("#Findings li").first.text_content()
    assert slip.startswith("error") and any(f" {line}:" in slip for line in (2, 3)), slip
    # The last figure stays, and the error is at its line, to which its place leads.
    assert tab.locator("#State").text_content() == KEPT
    frame(tab).get_by_text("typed", exact=True).first.wait_for(state="attached")
    place = tab.locator("#Findings .place").first
    line, column = map(int, place.text_content().split(":"))
    marked = tab.locator("#Lines .row.error")
    assert marked.count() == 1 and marked.get_attribute("data-line") == str(line), marked.evaluate_all("(rows) => rows.map((row) => row.outerHTML)")
    place.click()
    caret = tab.locator("#Source").evaluate("(field) => field.value.slice(0, field.selectionStart).split('\\n')")
    assert (len(caret), len(caret[-1]) + 1) == (line, column), caret
    written = tab.locator("#Lines .row").all_text_contents()
    assert written == ["VStack {", '  Text("a"', "}"], written
    assert tab.locator("#Lines .type").all_text_contents() == ["VStack", "Text"]

    act = "<img src=x onerror=alert(1)>"
    write(tab, f"```\n{act}</textarea><script>alert(1)</script>\n[x](javascript:alert(1))\nText(\"{act}\", a: 1)", f'caption="{act}" {act}')
    for drawn in tab.locator("iframe").all():
        assert drawn.content_frame.locator("img, article script, a[href^='javascript']").count() == 0
    assert tab.locator("#Findings img").count() == 0 and tab.locator("#Findings li").count() > 0
    tab.wait_for_timeout(200)
    assert not ran and not refused, (ran, refused)

    # Of what is typed quickly the last is drawn.
    tab.locator("#Options").fill("")
    tab.locator("#Source").fill("")
    tab.locator("#Source").press_sequentially('Text("the last of many")', delay=15)
    frame(tab).get_by_text("the last of many", exact=True).first.wait_for(state="attached")
    context.close()
