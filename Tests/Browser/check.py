"""Tests a built site in Debian's Chromium: check.py SITE TOOLS

Prints a line for each check and, at the end, `N passed, N failed`. Screenshots go to .build-shots.
"""

import pathlib
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

import boxes
import figures
import films
import frame
import live
import loading
import planes
import rest
import sweeps
import vault
import weights
from links import problems
from served import serving
from waiting import until

SITE, TOOLS = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
SHOTS = pathlib.Path(".build-shots")
SHOWN = ("index.html", "404.html", "guide/fences.html", "gallery.html", "layout/stacks.html", "graph.html", "changes.html",
         "guide/live.html", "views/index.html", "views/modifiers/frame.html", "guide/languages.de.html", "guide/languages.ar.html")
passed, failures = 0, []


def check(name, wrong):
    """Counts a check; `wrong` says what is wrong, if anything."""
    global passed
    wrong = [wrong] if isinstance(wrong, str) else list(wrong or [])
    if wrong:
        failures.append("\n".join([f"✘ {name}", *(f"    {line}" for line in wrong[:12])]))
        print(failures[-1], flush=True)
    else:
        passed += 1
        print(f"✔ {name}")


def pages():
    """All pages but those that lead on to others at once."""
    found = [path for path in sorted(SITE.rglob("*.html")) if 'http-equiv="refresh"' not in path.read_text("utf-8")]
    return [path.relative_to(SITE).as_posix() for path in found]


def sample():
    """The pages without most of those that are made alike: one for each view and modifier."""
    alike = [name for name in pages() if name.startswith("views/") and name != "views/index.html"]
    kept = {max(alike, key=lambda name: (SITE / name).stat().st_size), *alike[:2], *alike[-2:]} if alike else set()
    return [name for name in pages() if name not in alike or name in kept]


def check_files():
    found, count = problems(SITE)
    check(f"{count} pages: ids are unique, links and fragments resolve", found)
    heavy, most = weights.problems(SITE, pages())
    styles, heaviest = weights.styles(SITE, pages())
    check(f"style sheets of a page are under {weights.MOST_STYLES} bytes in all, compressed (the most has {heaviest})", styles)
    check(f"every page is under {weights.MOST} bytes of HTML, styles and scripts, compressed (the heaviest has {most})", heavy)
    if shutil.which("java"):
        jar = next(TOOLS.rglob("vnu.jar"))
        result = subprocess.run(
            ["java", "-Xss4m", "-jar", str(jar), "--errors-only", "--skip-non-html", "--format", "gnu", str(SITE)],
            capture_output=True, text=True)
        # The validator is older than WebAssembly's source expression, than pictures that are groups of links, than colours of the
        # browser's bars for each appearance, and than frames that are fetched when they are seen.
        known = ("wasm-unsafe-eval", 'Unrecognised directive-name: "require-trusted-types-for"', "Bad value “group” for attribute “role” on element “svg”",
                 "“media” not allowed on element “meta”", "“loading” not allowed on element “iframe”", "“popover”", "“popovertarget”", "“popovertargetaction”")
        lines = [line for line in result.stderr.splitlines() if line.strip() and not any(one in line for one in known)]
        check("every page is valid HTML", [line.split("/site/")[-1] for line in lines])
    else:
        print("– no Java: the HTML validator is left out")


def listen(page, problems):
    page.on("console", lambda message: problems.append(f"{page.url}: {message.type}: {message.text}"))
    page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
    # What the next page interrupts has not failed.
    page.on("requestfailed", lambda request: None if "ERR_ABORTED" in (request.failure or "") else problems.append(
        f"{page.url}: {request.url} failed: {request.failure}"))


def check_pages(browser, base):
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    for setting, options in (("light", {}), ("dark", {"color_scheme": "dark"}), ("phone", {"viewport": frame.PHONE, "is_mobile": True, "has_touch": True})):
        violations = []
        context = browser.new_context(**{"viewport": frame.DESK, "bypass_csp": True, **options})
        page = context.new_page()
        names = sample()
        for name in names:
            page.goto(base + name, wait_until="load")
            for violation in axe.run(page).response["violations"]:
                nodes = violation["nodes"]
                violations.append(f"{name}: {violation['id']} ({len(nodes)}) {nodes[0]['html'][:100]}")
        check(f"{setting}: none of {len(names)} pages has an accessibility violation (axe)", violations)
        context.close()
    console, outside = [], []
    context = browser.new_context()
    page = context.new_page()
    listen(page, console)
    page.on("request", lambda request: None if request.url.startswith((base, "data:")) else outside.append(request.url))
    for name in pages():
        page.goto(base + name, wait_until="load")
    check(f"all {len(pages())} pages load without a message in the console, under their content security policy", console)
    check("no request leaves the site", outside)
    context.close()


def check_without_script(browser, base):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(base + "guide/index.html")
    wrong = []
    if not page.locator("article").inner_text().strip():
        wrong.append("the page is empty")
    frame = page.frame_locator(".sidebar iframe")
    frame.locator("a", has_text="Gallery").first.click()
    page.wait_for_url("**/gallery.html")
    if page.locator("h1").first.inner_text().strip() != "Gallery":
        wrong.append("the list of pages does not lead to a page")
    check("without script: text is there, and the list of pages leads on", wrong)
    page.goto(base + "graph.html")
    page.locator("svg.graph a.node[aria-label='Gallery']").first.click()
    page.wait_for_url("**/gallery.html")
    page.goto(base + "layout/stacks.html")
    page.locator(".neighbours a.node:not(.of-figure)").first.click()
    page.wait_for_load_state()
    check("without script: the graphs lead to pages", [] if "stacks" not in page.url else ["the graph leads nowhere"])
    context.close()


def check_code(browser, base):
    """Code is copied by keyboard, without numbers, aloud; what is too long scrolls by keyboard. Formulas have their fonts."""
    context = browser.new_context(viewport={"width": 320, "height": 800})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(base + "guide/notes.html")
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
    check("code is copied and scrolls by keyboard, formulas have their fonts", wrong)
    context.close()


def check_theme_switch(browser, base):
    context = browser.new_context(color_scheme="light")
    page = context.new_page()
    page.goto(base + "index.html")
    colour = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")
    before = colour()
    page.locator("button.theme").click()
    after = colour()
    page.goto(base + "gallery.html")
    wrong = []
    if before == after:
        wrong.append(f"the switch changes nothing: {before}")
    if colour() != after:
        wrong.append("the choice is not remembered")
    if page.locator("button.theme").get_attribute("aria-pressed") != "true":
        wrong.append("the button does not say that it is pressed")
    check("the switch between light and dark works and is remembered", wrong)
    context.close()


def check_search(browser, base):
    context = browser.new_context()
    page = context.new_page()
    page.goto(base + "index.html")
    if not page.locator(".search-button").count():
        print("– the site has no search (Pagefind is not installed)")
        return
    for query, wanted in (("flexible", "stacks"), ("propos", "layout"), ("布局", "layout"), ("flexilbe", "stacks"), ("how stakcs divdie", "stacks"), ("propossal", "layout")):
        page.keyboard.press("Escape")
        page.wait_for_selector(".search", state="hidden")
        page.keyboard.press("/")
        page.locator(".search input").fill(query)
        page.locator(".search li, .search-status:not(:empty)").first.wait_for()
        # Results come one by one.
        links = lambda: page.locator(".search li a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
        found = until(page, links, lambda found: any(wanted in one for one in found))
        check(f"search: {query} finds {wanted}", [] if any(wanted in one for one in found) else [f"found {found}"])
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    page.locator(".search input").fill("stacks divide")
    page.wait_for_selector(".search li")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "index.html" not in url.rsplit("/", 1)[-1] or "layout" in url)
    check("search: the keyboard leads to a page", [])
    context.close()


def check_graph(browser, base):
    context = browser.new_context(color_scheme="light", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(base + "graph.html")
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
    check("the graph: labels, both colour schemes, keyboard", wrong)
    # Figures with names are linked to.
    page.goto(base + "guide/live.html")
    figure = page.locator(".neighbours a.of-figure").first
    address = figure.get_attribute("href")
    check("figures are nodes beside their notes", [] if address and "#fig-" in address else [f"{address}"])
    context.close()


def check_lists(browser, base):
    context = browser.new_context()
    page = context.new_page()
    page.goto(base + "views/index.html")
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
    check("the index of views leads to figures", wrong)
    context.close()


def check_missing(browser, base):
    context = browser.new_context()
    page = context.new_page()
    answer = page.goto(base + "nowhere/at/all.html")
    font = page.evaluate("getComputedStyle(document.body).fontFamily")
    check("the page for missing addresses has its style at any depth",
          [] if answer.status == 404 and "Inter" in font else [f"{answer.status}, {font}"])
    context.close()


def check_reading(browser, base):
    context = browser.new_context(viewport={"width": 1440, "height": 700})
    page = context.new_page()
    page.goto(base + "guide/fences.html")
    page.evaluate("document.getElementById('options').scrollIntoView({behavior: 'instant'})")
    current = until(page, page.locator("aside.toc a[aria-current]").inner_text, lambda text: text == "Options")
    check("the table of contents follows the scroll", [] if current == "Options" else [f"it marks {current}"])
    page.goto(base + "index.html")
    link = page.locator("article a[href*='getting-started']").first
    link.scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    link.hover()
    preview = until(page, page.locator(".preview").all_inner_texts, lambda texts: any("Getting started" in text for text in texts))
    check("a link shows what it leads to", [] if preview and "Getting started" in preview[0] else [f"{preview}"])
    page.keyboard.press("Tab")
    check("the keyboard begins with a way to the text", [] if page.evaluate(
        "document.activeElement.className") in ("skip", "") else [page.evaluate("document.activeElement.outerHTML")])
    context.close()


def check_rest(browser, base):
    for name, wrong in rest.checks(browser, base, SITE, pages(), SHOWN):
        check(name, wrong)


def check_films(browser, base):
    for name, wrong in films.checks(browser, base, SITE, sample()):
        check(name, wrong)


def check_sweeps(browser, base):
    for name, wrong in (*sweeps.checks(browser, base), *boxes.checks(browser, base), *planes.checks(browser, base)):
        check(name, wrong)


def check_frame(browser, base):
    for name, wrong in frame.checks(browser, base):
        check(name, wrong)


def check_loading(browser, base):
    check(f"pages move by less than {loading.MOST_SHIFT} while they load, and home is under {loading.MOST_HOME} bytes with its fonts",
          loading.check(browser, base))
    check("text takes the same room before its fonts are there", loading.check_fonts(browser, base))


def check_live(browser, base):
    for name, wrong in live.checks(browser, base, SITE):
        check(name, wrong)


def check_figures(browser, base):
    for name, wrong in figures.checks(browser, base, [name for name in sample() if "<figure" in (SITE / name).read_text("utf-8")]):
        check(name, wrong)


def check_vault(browser, base):
    for name, wrong in vault.checks(browser):
        check(name, wrong)


def check_languages(browser, base):
    """A note in three languages: the way between them, what scripts say, which way pages run."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(base + "guide/languages.html")
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
            page.keyboard.press("/")
            page.locator(".search input").fill("ŋŋŋŋŋ")
            page.locator(".search-status:not(:empty)").wait_for()
            if (text := page.locator(".search-status").inner_text()) != nothing:
                wrong.append(f"{name}: search says {text}")
            page.locator(".search .close").click()
    check("pages in other languages: the way between them, their words, their direction", wrong)
    context.close()


def check_place(browser, base):
    moved = []
    for height in (500, 900):
        context = browser.new_context(viewport={"width": 1440, "height": height})
        page = context.new_page()
        for name in sample():
            page.goto(base + name, wait_until="load")
            page.wait_for_timeout(60)
            place = page.evaluate("scrollY")
            if place:
                moved.append(f"{name} begins {place} px down in a window {height} px high")
        context.close()
    check("pages begin at their beginning", moved)


def check_widths(browser, base):
    SHOTS.mkdir(exist_ok=True)
    wide = []
    for scheme in ("light", "dark"):
        for width in (320, 360, 768, 1440):
            context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 900})
            page = context.new_page()
            for name in sample():
                page.goto(base + name)
                if page.evaluate("document.documentElement.scrollWidth") > width:
                    wide.append(f"{name} is wider than {width}")
                if name in SHOWN and width != 320:
                    page.screenshot(path=SHOTS / f"{name.replace('/', '-')[:-5]}-{width}-{scheme}.png", full_page=True)
            context.close()
    check("no page is wider than the window, from 320 px on", wide)


def main():
    check_files()
    chromium = next((path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if path), None)
    if not chromium:
        print("– no Chromium: the browser tests are left out")
    else:
        with serving(SITE) as base, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            tests = (check_loading, check_frame, check_pages, check_without_script, check_theme_switch, check_search, check_graph, check_lists,
                     check_missing, check_code, check_reading, check_figures, check_rest, check_films, check_sweeps, check_live, check_languages, check_vault, check_place,
                     check_widths)
            for test in tests:
                try:
                    test(browser, base)
                except Exception as problem:  # A check that cannot go on is a check that failed.
                    check(test.__name__, str(problem).splitlines()[:3])
            browser.close()
    # Once more at the end, where a long log is read.
    print("\n".join([*failures, f"{passed} passed, {len(failures)} failed"]))
    sys.exit(1 if failures else 0)


main()
