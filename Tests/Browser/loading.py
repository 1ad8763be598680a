"""How pages load: on a telephone's screen, with a slow processor and a slow line, from an empty cache."""

import re

from waiting import settle

PAGES = ("index.html", "gallery.html", "layout/stacks.html", "guide/figures.html", "guide/languages.ar.html", "reference/names.html")
MOST_SHIFT = 0.02
MOST_HOME = 115_000
# What browsers' tools call slow 4G, and a processor a quarter as fast.
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
PROCESSOR = 4

WATCH = """() => {
  window.shifts = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value; })
    .observe({ type: "layout-shift", buffered: true });
}"""


def load(browser, address):
    """What a page weighs as it is sent (all, fonts, styles), how much it moves, and when its first words are there."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    kinds, sizes = {}, {}
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["response"]["url"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.add_init_script(f"({WATCH})()")
    page.goto(address, wait_until="load")
    page.evaluate("document.fonts.ready")
    settle(page)
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    shift = page.evaluate("window.shifts")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1")
    context.close()
    weight = lambda pattern: sum(size for one, size in sizes.items() if re.search(pattern, kinds.get(one, "")))
    return {"all": sum(sizes.values()), "fonts": weight(r"\.woff2$"), "styles": weight(r"\.css$"), "requests": len(sizes), "shift": shift, "paint": paint}


def check(browser, scope):
    base, wrong, lines = scope.base, [], []
    for name in PAGES if scope.everything else PAGES[:3:2]:
        found = load(browser, base + name)
        lines.append(f"    {name}: {found['requests']} requests, {found['all'] / 1000:.0f} kB ({found['fonts'] / 1000:.0f} fonts, "
                     f"{found['styles'] / 1000:.1f} styles), first paint {found['paint'] / 1000:.2f} s, layout shift {found['shift']:.4f}")
        if found["shift"] >= MOST_SHIFT:
            wrong.append(f"{name} moves by {found['shift']:.4f}")
        if found["paint"] < 0:
            wrong.append(f"{name} has no first paint")
        if name == "index.html" and found["all"] > MOST_HOME:
            wrong.append(f"{name} weighs {found['all']} bytes")
    print("\n".join(["at 390 px, processor slowed fourfold, 1.6 Mbit/s:", *lines]))
    return wrong


def check_fonts(browser, scope):
    """Text takes the same room before its fonts are there: pages are as high without them, but for a line."""
    heights = {}
    for blocked in (False, True):
        context = browser.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        if blocked:
            page.route("**/*.woff2", lambda route: route.abort())
        for name in ("layout/index.html", "guide/notes.html", "guide/getting-started.html"):
            page.goto(scope.base + name, wait_until="load")
            page.evaluate("document.fonts.ready")
            heights.setdefault(name, []).append(page.locator("article").evaluate("(article) => article.getBoundingClientRect().height"))
        context.close()
    return [f"{name} is {one:.0f} px high with its fonts and {other:.0f} without" for name, (one, other) in heights.items()
            if abs(one - other) > max(30, 0.01 * one)]


def check_captions(browser, scope):
    """A caption, which comes first and is shown below the pictures, waits for the whole figure: else it moves when the rest arrives."""
    wrong = []
    name = scope.first("<figcaption", "strip-figure")
    text = (scope.site / name).read_text("utf-8")
    start = text.index("</figcaption>")
    parts = {"hidden": text[:text.index("<svg", start)], "visible": text}
    page, body = browser.new_page(), ""
    page.route("**/*.html", lambda route: route.fulfill(body=body, content_type="text/html; charset=utf-8"))
    for expected, body in parts.items():
        page.goto(scope.base + name, wait_until="load")
        found = page.locator("figcaption").first.evaluate("(caption) => getComputedStyle(caption).visibility")
        wrong += [f"{name}: the caption in {len(body)} characters is {found}"] if found != expected else []
    page.close()
    return wrong


def checks(browser, scope):
    yield f"pages move by less than {MOST_SHIFT} while they load, and home is under {MOST_HOME} bytes with its fonts", check(browser, scope)
    yield "captions wait for their figures", check_captions(browser, scope)
    yield "text takes the same room before its fonts are there", check_fonts(browser, scope)
