"""What readers do on the manual's pages: they search, follow links and graphs, copy code, switch themes and languages."""

from waiting import open_search, until


def without_script(browser, scope):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(scope.base + "guide/index.html")
    wrong = []
    if not page.locator("article").inner_text().strip():
        wrong.append("the page is empty")
    pages = page.frame_locator(".sidebar iframe")
    pages.locator("a", has_text="Gallery").first.click()
    page.wait_for_url("**/gallery.html")
    if page.locator("h1").first.inner_text().strip() != "Gallery":
        wrong.append("the list of pages does not lead to a page")
    yield "without script: text is there, and the list of pages leads on", wrong
    page.goto(scope.base + "graph.html")
    page.locator("svg.graph a.node[aria-label='Gallery']").first.click()
    page.wait_for_url("**/gallery.html")
    page.goto(scope.base + "layout/stacks.html")
    page.locator(".neighbours a.node:not(.of-figure)").first.click()
    page.wait_for_load_state()
    yield "without script: the graphs lead to pages", [] if "stacks" not in page.url else ["the graph leads nowhere"]
    context.close()


def code(browser, scope):
    """Code is copied by keyboard, without numbers, aloud; what is too long scrolls by keyboard. Formulas have their fonts."""
    context = browser.new_context(viewport={"width": 320, "height": 800})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(scope.base + "guide/notes.html")
    wrong = []
    block = page.locator(".code:has(.code-title)").first
    block.locator(".copy").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.unseen[role=status]').textContent === 'Copied'")
    copied = page.evaluate("navigator.clipboard.readText()")
    if not copied.startswith("const padding = 10;\n\nexport function size(child) {\n"):
        wrong.append(f"something else was copied: {copied[:80]!r}")
    if len({line.bounding_box()["width"] for line in block.locator(".line").all()}) != 1:
        wrong.append("the lines are not equally wide")
    block.locator("pre").focus()
    page.keyboard.press("ArrowRight")
    if until(page, lambda: block.locator("pre").evaluate("element => element.scrollLeft"), lambda place: place > 0) <= 0:
        wrong.append("the code does not scroll by keyboard")
    fonts = page.evaluate("document.fonts.ready.then(fonts => [...fonts].filter(f => f.status === 'loaded').map(f => f.family))")
    if page.locator(".katex").count() == 0:
        wrong.append("there are no formulas")
    elif not any("KaTeX" in family for family in fonts):
        wrong.append(f"formulas have no fonts: {fonts}")
    yield "code is copied and scrolls by keyboard, formulas have their fonts", wrong
    context.close()


def theme_switch(browser, scope):
    context = browser.new_context(color_scheme="light")
    page = context.new_page()
    page.goto(scope.base + "index.html")
    colour = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")
    before = colour()
    page.locator("button.theme").click()
    after = colour()
    page.goto(scope.base + "gallery.html")
    wrong = []
    if before == after:
        wrong.append(f"the switch changes nothing: {before}")
    if colour() != after:
        wrong.append("the choice is not remembered")
    if page.locator("button.theme").get_attribute("aria-pressed") != "true":
        wrong.append("the button does not say that it is pressed")
    yield "the switch between light and dark works and is remembered", wrong
    context.close()


def search(browser, scope):
    context = browser.new_context()
    page = context.new_page()
    page.goto(scope.base + "index.html")
    if not page.locator(".search-button").count():
        print("– the site has no search (Pagefind is not installed)")
        return
    for query, wanted in (("flexible", "stacks"), ("propos", "layout"), ("布局", "layout"), ("イアウト", "layout"), ("flexilbe", "stacks"), ("how stakcs divdie", "stacks"), ("propossal", "layout")):
        page.keyboard.press("Escape")
        page.wait_for_selector(".search", state="hidden")
        open_search(page)
        page.locator(".search input").fill(query)
        page.locator(".search li, .search-status:not(:empty)").first.wait_for()
        # Results come one by one.
        links = lambda: page.locator(".search li a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
        found = until(page, links, lambda found: any(wanted in one for one in found))
        yield f"search: {query} finds {wanted}", [] if any(wanted in one for one in found) else [f"found {found}"]
        if query == "イアウト":
            excerpts = lambda: page.locator(".search li .excerpt").all_inner_texts()
            shown = until(page, excerpts, lambda texts: any("レイアウト in" in text for text in texts))
            yield "search: what is found has no spaces between Japanese letters", [] if any("レイアウト in" in text for text in shown) else shown
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    page.locator(".search input").fill("stacks divide")
    page.wait_for_selector(".search li")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "index.html" not in url.rsplit("/", 1)[-1] or "layout" in url)
    yield "search: the keyboard leads to a page", []
    context.close()


def graph(browser, scope):
    context = browser.new_context(color_scheme="light", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(scope.base + "graph.html")
    colour = lambda: page.evaluate("getComputedStyle(document.querySelector('.graph .node circle')).fill")
    light, words = colour(), page.locator(".graph .labels text").count()
    page.locator("button.theme").click()
    wrong = []
    if colour() == light:
        wrong.append("the nodes have the same colour in light and dark")
    if words < 5:
        wrong.append(f"only {words} nodes have labels")
    # Every node is in the reach of the keyboard, and has a name.
    nodes = page.locator(".graph a.node")
    nameless = nodes.evaluate_all("nodes => nodes.filter((node) => !node.getAttribute('aria-label')).length")
    if nameless:
        wrong.append(f"{nameless} nodes have no name")
    nodes.first.focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    if page.url.endswith("graph.html"):
        wrong.append("Return on a node leads nowhere")
    yield "the graph: labels, both colour schemes, keyboard", wrong
    # Figures with names are linked to.
    page.goto(scope.base + "guide/live.html")
    figure = page.locator(".neighbours a.of-figure").first
    address = figure.get_attribute("href")
    yield "figures are nodes beside their notes", [] if address and "#fig-" in address else [f"{address}"]
    context.close()


def lists(browser, scope):
    context = browser.new_context()
    page = context.new_page()
    page.goto(scope.base + "views/index.html")
    page.locator("a", has_text=".frame").first.click()
    page.wait_for_url("**/views/modifiers/frame.html")
    wrong = []
    if not page.locator("dt", has_text="in HStack").count():
        wrong.append("no use of .frame is in an HStack")
    page.locator("dd a").first.click()
    page.wait_for_load_state()
    place = page.url.split("#")[-1]
    if not page.evaluate("(id) => !!document.getElementById(id)?.querySelector('svg') || "
                         "!!document.getElementById(id)?.closest('figure')", place):
        wrong.append(f"{page.url} is no figure")
    yield "the index of views leads to figures", wrong
    context.close()


def missing(browser, scope):
    context = browser.new_context()
    page = context.new_page()
    answer = page.goto(scope.base + "nowhere/at/all.html")
    font = page.evaluate("getComputedStyle(document.body).fontFamily")
    yield ("the page for missing addresses has its style at any depth",
          [] if answer.status == 404 and "Inter" in font else [f"{answer.status}, {font}"])
    context.close()


def reading(browser, scope):
    context = browser.new_context(viewport={"width": 1440, "height": 700})
    page = context.new_page()
    page.goto(scope.base + "guide/fences.html")
    page.evaluate("document.getElementById('options').scrollIntoView({behavior: 'instant'})")
    current = until(page, page.locator("aside.toc a[aria-current]").inner_text, lambda text: text == "Options")
    yield "the table of contents follows the scroll", [] if current == "Options" else [f"it marks {current}"]
    page.goto(scope.base + "index.html")
    link = page.locator("article a[href*='getting-started']").first
    link.scroll_into_view_if_needed()
    link.hover()
    preview = until(page, page.locator(".preview").all_inner_texts, lambda texts: any("Getting started" in text for text in texts))
    yield "a link shows what it leads to", [] if preview and "Getting started" in preview[0] else [f"{preview}"]
    page.keyboard.press("Tab")
    yield ("the keyboard begins with a way to the text", [] if page.evaluate(
        "document.activeElement.className") in ("skip", "") else [page.evaluate("document.activeElement.outerHTML")])
    context.close()


def languages(browser, scope):
    """A note in three languages: the way between them, what scripts say, which way pages run."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(scope.base + "guide/languages.html")
    alternates = "links => links.map((link) => [link.hreflang, new URL(link.getAttribute('href'), document.baseURI).pathname.split('/').pop()])"
    first = page.locator("link[hreflang]").evaluate_all(alternates)
    wrong = [] if len(first) == 4 else [f"the page names {first}"]
    for name, language, direction, copy, nothing in (
        ("Deutsch", "de", "ltr", "Kopieren", "Nichts gefunden für „ŋŋŋŋŋ“."),
        ("العربية", "ar", "rtl", "نسخ", "لا نتائج للبحث عن «ŋŋŋŋŋ»."),
    ):
        page.locator(".versions a", has_text=name).click()
        page.wait_for_url(f"**/languages.{language}.html")
        said = page.evaluate("[document.documentElement.lang, document.documentElement.dir]")
        if said != [language, direction]:
            wrong.append(f"{name}: the page is {said}")
        if page.locator("link[hreflang]").evaluate_all(alternates) != first:
            wrong.append(f"{name}: the page names other versions")
        if (text := page.locator(".copy").first.inner_text()) != copy:
            wrong.append(f"{name}: the button says {text}")
        figure = page.locator("figure.view-figure").first
        if figure.get_attribute("lang") != "en" or figure.locator("figcaption").get_attribute("lang") != language:
            wrong.append(f"{name}: the figure is in no language")
        if figure.locator(".player").get_attribute("lang") != language:
            wrong.append(f"{name}: the player is in no language")
        entry = page.frame_locator(".sidebar iframe").locator("li:target a")
        if entry.get_attribute("href") != f"guide/languages.{language}.html":
            wrong.append(f"{name}: the list of pages does not hold the page")
        if page.locator(".search-button").count():
            open_search(page)
            page.locator(".search input").fill("ŋŋŋŋŋ")
            page.locator(".search-status:not(:empty)").wait_for()
            if (text := page.locator(".search-status").inner_text()) != nothing:
                wrong.append(f"{name}: search says {text}")
            page.locator(".search .close").click()
    yield "pages in other languages: the way between them, their words, their direction", wrong
    context.close()


CHECKS = (without_script, code, theme_switch, search, graph, lists, missing, reading, languages)
