"""What is around the text: the bar, the list of pages, search, figures' tools, paper."""

import re
import zlib

from waiting import open_search, settle, until

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}


def open_page(browser, address, size=DESK, **options):
    page = browser.new_context(viewport=size, **options).new_page()
    page.goto(address, wait_until="load")
    return page


def bar(browser, base):
    """The bar is one line of one height, with scripts and without, however long the site's name is; icons on phones have names."""
    wrong = []
    for script in (True, False):
        for size in (PHONE, {"width": 320, "height": 600}, DESK):
            page = open_page(browser, base + "gallery.html", size, java_script_enabled=script)
            if script:
                page.evaluate("document.querySelector('.brand').textContent = 'The collected notes of somebody with a great deal to say'")
            heights = page.evaluate("[...document.querySelectorAll('.bar, .brand')].map((one) => one.getBoundingClientRect().height)") if script else \
                [page.locator(".bar").bounding_box()["height"], 0]
            if heights[0] != 56 or heights[1] > 32:
                wrong.append(f"at {size['width']} px, {'with' if script else 'without'} scripts: {heights}")
            page.context.close()
    page = open_page(browser, base + "gallery.html", PHONE)
    nameless = page.evaluate("[...document.querySelectorAll('.bar button')].filter((one) => one.checkVisibility() && !one.getAttribute('aria-label')).length")
    words = page.evaluate("[...document.querySelectorAll('.bar button')].map((one) => one.innerText.trim()).join('')")
    if nameless or words:
        wrong.append(f"on phones: {nameless} buttons without names, words {words!r}")
    page.context.close()
    return wrong


def drawer(browser, base):
    """On phones the list of pages is a drawer over the page, with scripts and without; it is fetched when it is opened."""
    wrong = []
    for script in (True, False):
        context = browser.new_context(viewport=PHONE, java_script_enabled=script)
        page = context.new_page()
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(base + "layout/stacks.html", wait_until="load")
        settle(page)
        # Without scripts browsers fetch everything at once, so that nobody can tell how far a reader has read.
        if script and any("navigation.html" in one for one in asked):
            wrong.append("the list is fetched before anybody wants it")
        page.locator(".to-pages").first.click()
        frame = page.frame_locator(".sidebar iframe")
        frame.locator("li:target > a").wait_for()
        page.keyboard.press("Escape")
        if until(page, page.locator(".sidebar").is_visible, lambda isOpen: not isOpen):
            wrong.append("Escape leaves the list open")
        page.locator(".to-pages").first.click()
        frame.locator("a", has_text="Gallery").first.click()
        page.wait_for_url("**/gallery.html")
        if any("favicon" in one for one in asked):
            wrong.append("the browser looks for an icon by itself")
        context.close()
    return wrong


def sidebar(browser, base):
    """The list of pages stands at the same place on every page, beside the bar and not behind it; short pages do not scroll."""
    places, wrong = {}, []
    for name in ("gallery.html", "graph.html", "404.html", "changes.html", "layout/stacks.html", "views/index.html"):
        page = open_page(browser, base + name)
        box = page.locator(".sidebar iframe").bounding_box() if page.locator(".sidebar iframe").count() else None
        if box is None:
            page.context.close()
            continue
        places.setdefault(tuple(round(box[key]) for key in ("x", "y", "width", "height")), []).append(name)
        if name == "404.html" and page.evaluate("document.documentElement.scrollHeight") > 900:
            wrong.append("a short page scrolls")
        page.context.close()
    if len(places) != 1:
        wrong.append(f"the list stands at {places}")
    if any(place[1] < 56 for place in places):
        wrong.append("the list stands behind the bar")
    return wrong


def search(browser, base):
    """Search closes on one press of Escape, its titles are clean, and it speaks the page's language."""
    page = open_page(browser, base + "gallery.html")
    if not page.locator(".search-button").count():
        return []
    wrong = []

    def find(query):
        open_search(page)
        page.locator(".search input").fill(query)
        page.locator(".search li, .search-status:not(:empty)").first.wait_for()
        # Results come one by one, each with a file that is fetched.
        settle(page)
        return page.locator(".search li .title").all_inner_texts()

    titles = find("stacks divide")
    wrong += [f"a title is {title!r}" for title in titles if "#" in title]
    page.keyboard.press("Escape")
    if page.locator("dialog.search").is_visible():
        wrong.append("search is open after one press of Escape")
    page.goto(base + "guide/languages.de.html")
    find("proposes")
    links = page.locator(".search li a").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    if (foreign := [link for link in links if "languages.de" in link or "languages.ar" in link]):
        wrong.append(f"pages in other languages are found by their figures' English words: {foreign}")
    page.context.close()
    return wrong


def honest_search(browser, base):
    """Search says when there is nothing, what may have been meant, and finds what a question asks for; its keys work everywhere."""
    page = open_page(browser, base + "gallery.html")
    if not page.locator(".search-button").count():
        return []
    wrong = []
    # After a click in the list of pages the keys are the frame's.
    page.frame_locator(".sidebar iframe").locator("summary, h1").first.click(no_wait_after=True)
    page.wait_for_load_state("load")
    for key in ("/", "Control+k"):
        page.goto(base + "gallery.html", wait_until="load")
        page.frame_locator(".sidebar iframe").locator("body").click(position={"x": 4, "y": 4})
        page.keyboard.press(key)
        if not until(page, page.locator("dialog.search").is_visible, lambda is_open: is_open, 3):
            wrong.append(f"{key} does nothing after a click in the list of pages")
        page.keyboard.press("Escape")

    def find(query):
        open_search(page)
        page.locator(".search input").fill("")
        page.locator(".search input").fill(query)
        page.locator(".search li, .search-status:not(:empty)").first.wait_for()
        settle(page)
        return page.locator(".search li .title").all_inner_texts(), page.locator(".search-status").inner_text()

    for query in ("zzqqxx", "qwertyuiopzz", "xylophone"):
        titles, status = find(query)
        if titles or query not in status:
            wrong.append(f"{query} finds {titles[:2]}, {status!r}")
    for query, meant in (("prefrence", "preference"), ("tempaltes", "template"), ("anmiation", "animation")):
        titles, status = find(query)
        if not titles or meant not in status.lower() or "did you mean" not in status.lower():
            wrong.append(f"{query} finds {titles[:2]}, {status!r}")
    for query, first in (("how do I install", "Getting started"), ("templates", "Templates"), ("layoutPriority", "layoutPriority"),
                         ("live figures", "Live figures")):
        titles, _ = find(query)
        if not any(title.startswith(first) for title in titles[:2]):
            wrong.append(f"{query} finds {titles[:2]} first")
    page.context.close()
    return wrong


def filters(browser, base):
    """A long table has a field that leaves the rows with some words; it moves nothing when it comes."""
    page = open_page(browser, base + "reference/names.html")
    wrong = []
    box = page.locator(".table:has(.filter)").first
    rows = box.locator("tbody tr").count()
    box.locator(".filter input").fill("stack")
    shown = box.locator("tbody tr:visible").all_inner_texts()
    if rows <= 40 or not 0 < len(shown) < rows or not all("stack" in one.lower() for one in shown):
        wrong.append(f"of {rows} rows, {len(shown)} are left: {shown[:2]}")
    if box.locator(".filter output").inner_text() != f"{len(shown)} / {rows}":
        wrong.append(f"it says {box.locator('.filter output').inner_text()!r}")
    box.locator(".filter input").fill("")
    if box.locator("tbody tr:visible").count() != rows:
        wrong.append("an empty field hides rows")
    for short in page.locator(".table:has(.filter)").all():
        if short.locator("tbody tr").count() <= 40:
            wrong.append("a short table has a field")
    page.context.close()
    return wrong


def shared(browser, base):
    """A figure with a name has a page of its own, which stands alone in a frame; what moves is saved as an animated picture."""
    wrong = []
    context = browser.new_context(viewport=DESK, accept_downloads=True)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(base + "index.html")
    figure = page.locator("[id^=fig-] figure.figure").first
    figure.hover(position={"x": 8, "y": 8})
    link = figure.locator(".figure-tools a")
    link.click()
    page.wait_for_url("**/*.figure-*.html")
    if page.locator("figure.figure").count() != 1 or not page.locator(".about a").count():
        wrong.append("the page has not one figure and a link to its note")
    address = page.url
    frame = f"<iframe src='{address}' width=720 height=500></iframe>"
    page.route("**/framing.html", lambda route: route.fulfill(body=frame, content_type="text/html"))
    page.goto(base + "framing.html")
    inside = page.frame_locator("iframe")
    inside.locator("figure.figure").first.wait_for()
    if inside.locator(".about details:visible, .figure-tools:visible").count():
        wrong.append("in a frame there is more than the figure")
    page.goto(base + "guide/sweeps.html")
    sweep = page.locator("figure.sweep-figure").first
    sweep.scroll_into_view_if_needed()
    sweep.hover()
    with page.expect_download() as download:
        sweep.locator(".figure-tools button", has_text="APNG").click()
    data = download.value.path().read_bytes()
    kinds, place = [], 8
    while place < len(data):
        size = int.from_bytes(data[place:place + 4], "big")
        kinds.append(data[place + 4:place + 8].decode())
        if zlib.crc32(data[place + 4:place + 8 + size]) != int.from_bytes(data[place + 8 + size:place + 12 + size], "big"):
            wrong.append(f"the checksum of {kinds[-1]} is wrong")
        place += size + 12
    if data[:8] != b"\x89PNG\r\n\x1a\n" or kinds[:3] != ["IHDR", "acTL", "fcTL"] or kinds[-1] != "IEND" or kinds.count("fcTL") != 34:
        wrong.append(f"the file has the chunks {kinds[:4]} and {kinds.count('fcTL')} frames")
    # An animation is saved with the times that its pictures have.
    page.goto(base + "guide/animation.html")
    moving = page.locator("figure.animation-figure").filter(has=page.locator("ul.strip > li .cell-label", has_text="0.1 s")).first
    moving.scroll_into_view_if_needed()
    moving.hover()
    labels = [label for label in moving.locator(":scope > ul.strip > li .cell-label").all_inner_texts() if re.fullmatch(r"[0-9.]+ s", label)]
    times = [float(label[:-2]) for label in labels]
    with page.expect_download() as download:
        moving.locator(".figure-tools button", has_text="APNG").click()
    data, shown, place = download.value.path().read_bytes(), [], 8
    while place < len(data):
        size = int.from_bytes(data[place:place + 4], "big")
        if data[place + 4:place + 8] == b"fcTL":
            shown.append(int.from_bytes(data[place + 28:place + 30], "big"))
        place += size + 12
    wanted = [round((later - time) * 1000) for time, later in zip(times, times[1:])]
    if shown[:-1] != wanted or len(shown) != len(times):
        wrong.append(f"an animation at {times} is saved with {shown}")
    context.close()
    return wrong


def paper(browser, base):
    """Paper is white from the dark theme, without what is for screens; headings stay with what they head."""
    wrong = []
    context = browser.new_context(viewport=DESK)
    page = context.new_page()
    page.goto(base + "layout/stacks.html")
    page.evaluate("localStorage.setItem('vitrine-theme', 'dark')")
    page.reload()
    page.emulate_media(media="print")
    colors = page.evaluate("[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]")
    light = [sum(int(part) for part in color[color.index("(") + 1:-1].split(",")[:3]) / 765 for color in colors]
    if light[0] > 0.3 or light[1] < 0.95:
        wrong.append(f"on paper words are {colors[0]} on {colors[1]}")
    shown = page.evaluate("""[...document.querySelectorAll(".bar, .sidebar, .backlinks, .neighbours, .about, .pager, .overviews, .copy, .figure-tools, .anchor")]
      .filter((one) => one.checkVisibility()).map((one) => one.className)""")
    wrong += [f"{name} is printed" for name in sorted(set(shown))]
    loose = page.evaluate("""[...document.querySelectorAll("article :is(h2, h3)")]
      .filter((one) => getComputedStyle(one).breakAfter !== "avoid").length""")
    if loose:
        wrong.append(f"{loose} headings may stand alone")
    context.close()
    return wrong


def tools(browser, base):
    """A figure's fence, picture and address can be taken along; its tools are one stop for the keyboard."""
    wrong = []
    context = browser.new_context(viewport=DESK)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(base + "gallery.html")
    page.evaluate("document.fonts.ready")
    bar = page.locator(".figure-tools").last
    stops = bar.locator("button").evaluate_all("(all) => all.filter((one) => one.tabIndex === 0).length")
    if stops != 1:
        wrong.append(f"the tools are {stops} stops")

    def press(index):
        bar.locator("button").nth(index).click()
        page.locator(".figure-tools .done, .figure-tools .undone").first.wait_for()
        if not page.locator(".figure-tools .done").count():
            wrong.append(f"tool {index} copies nothing")
        until(page, page.locator(".figure-tools .done, .figure-tools .undone").count, lambda count: count == 0)

    press(0)
    fence = page.evaluate("navigator.clipboard.readText()")
    if not fence.startswith("```swift view-tree") or not fence.endswith("```\n") or "id=gallery-overlay" not in fence:
        wrong.append(f"the fence is {fence[:60]!r}")
    press(1)
    svg = page.evaluate("navigator.clipboard.readText()")
    if not svg.startswith("<svg ") or 'xmlns="http://www.w3.org/2000/svg"' not in svg or "class=" in svg:
        wrong.append(f"the SVG is {svg[:80]!r}")
    press(2)
    size = page.evaluate("""async () => {
      const item = (await navigator.clipboard.read())[0];
      const picture = await createImageBitmap(await item.getType("image/png"));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d");
      context.drawImage(picture, 0, 0);
      const data = new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer);
      return [picture.width, picture.height, new Set(data).size];
    }""")
    if size[0] < 40 or size[1] < 40 or size[2] < 8:
        wrong.append(f"the PNG has width, height and colours {size}")
    press(3)
    link = page.evaluate("navigator.clipboard.readText()")
    if not link.endswith("gallery.html#fig-gallery-overlay"):
        wrong.append(f"the link is {link}")
    for width in (700, 760, 1000, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(base + "index.html#favorite")
        figure = page.locator(".figure.has-player").first
        figure.hover(position={"x": 8, "y": 8})
        covered = figure.evaluate("""(figure) => figure.getBoundingClientRect().bottom
          - figure.querySelector(".figure-tools").getBoundingClientRect().top""")
        if covered > 1:
            wrong.append(f"at {width} px the tools cover {covered} pixels of the figure, and a bar may cover them")
    context.close()
    return wrong


def graph(browser, base):
    """Pointing at a node lights up what it is linked to, with names; the graph is zoomed, and shown whole again."""
    wrong = []
    page = open_page(browser, base + "graph.html")
    node = page.locator(".whole-graph a.node[data-near~='1']").first
    count = len(node.get_attribute("data-near").split())
    node.focus()
    lit, names = page.locator(".whole-graph .node.near").count(), page.locator(".labels.own text").count()
    if lit != count + 1 or names != lit:
        wrong.append(f"of {count} neighbours, {lit - 1} light up, and {names - 1} have names")
    before = page.locator(".whole-graph svg.graph").last.get_attribute("viewBox")
    page.locator(".zoom .in").click()
    if page.locator(".graph-scroll svg.graph").get_attribute("viewBox") == before:
        wrong.append("the graph is not zoomed")
    page.locator(".zoom .whole").click()
    page.context.close()
    small = open_page(browser, base + "layout/stacks.html")
    if small.locator(".neighbours .node").count() and small.locator(".neighbours .node").count() < 4:
        wrong.append("a graph of three nodes stands beside a note")
    small.context.close()
    return wrong


def head(browser, base):
    """The browser's own bars are as the page, and the site has icons for all."""
    page = open_page(browser, base + "gallery.html")
    wrong = []
    colors = lambda: page.evaluate("[...document.querySelectorAll('meta[name=theme-color]')].map((one) => one.content)")
    if colors() != ["#ffffff", "#161618"]:
        wrong.append(f"colours of the bars are {colors()}")
    page.locator("button.theme").click()
    if len(set(colors())) != 1:
        wrong.append(f"after the switch they are {colors()}")
    icons = page.evaluate("Promise.all([...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')].map(async (one) => (await fetch(one.href)).status))")
    if icons != [200, 200, 200]:
        wrong.append(f"icons answer {icons}")
    page.context.close()
    return wrong


def checks(browser, scope):
    for one in (bar, drawer, sidebar, search, honest_search, filters, shared, paper, tools, graph, head):
        yield one.__doc__.split("\n")[0].rstrip("."), one(browser, scope.base)
