"""Builds the vault that uses every feature of Obsidian's, and looks at its pages under their content security policy: Mermaid, canvases,
sound and film, comments. giscus and YouTube are
stand-ins: nothing leaves this machine."""

import pathlib
import subprocess
import tempfile

from axe_playwright_python.sync_playwright import Axe

from links import problems
from served import serving
from waiting import settle

VAULT = pathlib.Path("Tests/SiteGeneratorTests/Cases/vault")
PROGRAM = pathlib.Path(".build/debug/vitrine")
PAGES = ("index.html", "Ada.html", "Media.html", "Diagrams.html", "Plan.canvas.html", "Setup-Vault-Consistency.html", "tags/index.html")
GISCUS = "https://giscus.app/"
FILMS = "https://www.youtube-nocookie.com/"
# What the real one does: a frame where its script stands.
SCRIPT = """const frame = document.createElement("iframe");
frame.className = "giscus-frame";
frame.title = "Comments";
frame.src = "https://giscus.app/widget";
document.currentScript.after(frame);"""
VIEWS = (("light", {}), ("dark", {"color_scheme": "dark"}), ("phone", {"viewport": {"width": 390, "height": 844}, "is_mobile": True}))


def stand_in(context):
    headers = {"Access-Control-Allow-Origin": "*"}
    context.route(GISCUS + "client.js", lambda route: route.fulfill(content_type="text/javascript", body=SCRIPT, headers=headers))
    for address in (GISCUS + "widget*", FILMS + "**"):
        context.route(address, lambda route: route.fulfill(
            content_type="text/html", body="<!doctype html><html lang=en><title>Elsewhere</title><p>Nothing yet"))


def at_its_end(page):
    """Scrolls down, and waits until what is fetched when it is seen is there."""
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    settle(page)


def console(browser, base):
    wrong = []
    context = browser.new_context()
    stand_in(context)
    page = context.new_page()
    page.on("console", lambda message: wrong.append(f"{page.url}: {message.type}: {message.text}"))
    page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
    for name in PAGES:
        page.goto(base + name, wait_until="load")
        policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""
        if "default-src 'none'" not in policy or "unsafe-inline" in policy or "unsafe-eval" in policy.replace("wasm-unsafe-eval", ""):
            wrong.append(f"{name}: the policy is {policy}")
        at_its_end(page)
    return wrong, context, page


def shown(page, base):
    """Each of the four is there, not only without complaint."""
    wrong = []
    page.goto(base + "Diagrams.html", wait_until="load")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    images = page.locator("figure.diagram img")
    if images.count() < 2:
        wrong.append("there are no diagrams")
    for image in images.all():
        if image.is_visible() and not image.evaluate("image => image.decode().then(() => image.naturalWidth > 0)"):
            wrong.append("a diagram is empty")
    page.goto(base + "index.html", wait_until="load")
    touching = page.evaluate("""() => [...document.querySelectorAll("article > .embed")].filter((one) => one.nextElementSibling &&
      one.nextElementSibling.getBoundingClientRect().top - one.getBoundingClientRect().bottom < 8).length""")
    if touching:
        wrong.append(f"{touching} embeds touch what follows them")
    page.goto(base + "Plan.canvas.html", wait_until="load")
    if page.locator(".canvas").count() != 1 or "peas" not in page.locator(".canvas").inner_text():
        wrong.append("the canvas is not drawn")
    page.goto(base + "Media.html", wait_until="load")
    for kind in ("audio", "video"):
        length = page.locator(kind).first.evaluate(
            "media => new Promise((done) => { if (media.readyState) done(1); media.onloadedmetadata = () => done(1); "
            "media.onerror = () => done(0); setTimeout(() => done(0), 15000); media.load(); })")
        if not length:
            wrong.append(f"the {kind} does not play")
    if page.locator("iframe[src*='youtube-nocookie']").count() != 1:
        wrong.append("the film of the web has no frame")
    page.locator(".comments").scroll_into_view_if_needed()
    try:
        page.wait_for_selector("iframe.giscus-frame", timeout=15000)
    except Exception:
        wrong.append("the comments do not come")
    return wrong


def violations(browser, base, views):
    found, axe = [], Axe()
    for setting, options in views:
        context = browser.new_context(bypass_csp=True, **options)
        stand_in(context)
        page = context.new_page()
        for name in PAGES:
            page.goto(base + name, wait_until="load")
            at_its_end(page)
            # What is in frames of others is theirs.
            for violation in axe.run(page, options={"iframes": False}).response["violations"]:
                found.append(f"{setting}, {name}: {violation['id']} {violation['nodes'][0]['html'][:100]}")
        context.close()
    return found


def offline(browser, site):
    """A page that nobody has been on is there when the server is gone, with its style and its figures."""
    context = browser.new_context()
    stand_in(context)
    page = context.new_page()
    with serving(site) as base:
        page.goto(base + "index.html", wait_until="load")
        try:
            page.wait_for_function("() => navigator.serviceWorker.ready.then((one) => one.active?.state === 'activated')", timeout=15000)
        except Exception:
            return ["nothing keeps the site"]
    wrong = []
    page.goto(base + "Diagrams.html", wait_until="load")
    if "Gardener" not in page.content() or "Inter" not in page.evaluate("getComputedStyle(document.body).fontFamily"):
        wrong.append("the page is not the one that was asked for")
    if not page.locator("figure.diagram img").first.evaluate("image => image.complete && image.naturalWidth > 0"):
        wrong.append("its pictures are missing")
    page.goto(base, wait_until="load")
    if "A line" not in page.content():
        wrong.append("the address of the site alone does not lead home")
    context.close()
    return wrong


def checks(browser, scope):
    if not PROGRAM.exists():
        yield "the vault is built", ["there is no " + str(PROGRAM)]
        return
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder) / "site"
        built = subprocess.run(
            [PROGRAM, "build", "--input", VAULT, "--output", site, "--config", VAULT / "vitrine.yml"], capture_output=True, text=True)
        said = [line for line in (built.stdout + built.stderr).splitlines() if "warning:" in line or "error:" in line]
        yield "the vault is built without a warning", said + ([f"exit code {built.returncode}"] if built.returncode else [])
        found, count = problems(site)
        yield f"the vault's {count} pages: ids are unique, links and fragments resolve", found
        with serving(site) as base:
            wrong, context, page = console(browser, base)
            yield "Mermaid, canvas, media and comments: no message in the console under the policy", wrong
            yield "Mermaid, canvas, media and comments are shown", shown(page, base)
            context.close()
            yield "Mermaid, canvas, media and comments: no accessibility violation (axe)", violations(browser, base, VIEWS if scope.everything else VIEWS[1:2])
        yield "without a network, pages that nobody has been on are there", offline(browser, site)
