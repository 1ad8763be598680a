"""Vectors where they are shown beside pages: in previews of links, in search results, and in what `embed` makes of notes, as other
Markdown renderers show it. Used by attack.py.
"""

import contextlib
import functools
import http.server
import subprocess
import threading

import commonmark
import markdown_it
import mistune

# What a place may not have: events, and addresses that act.
LOOK = """selector => [...document.querySelectorAll(selector)].flatMap(element => [...element.attributes])
  .filter(one => one.name.startsWith('on') || /^\\s*(javascript|vbscript|data:text)/i.test(one.value)).map(one => one.name + '=' + one.value)"""
PER_FILE = 12
RENDERERS = {
    "markdown-it": lambda text: markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table").render(text),
    "commonmark.py": commonmark.commonmark,
    "mistune": lambda text: mistune.create_markdown(escape=False, plugins=["table"])(text),
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()


def json_text(text):
    """A string of YAML in one line."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r") + '"'


def site(program, folder, vectors):
    """Each vector is a note's title, a heading, code, and text that looks like it."""
    content = folder / "content"
    content.mkdir(parents=True)
    links = []
    for number, vector in enumerate(vectors):
        line = " ".join(vector.split())
        (content / f"n{number}.md").write_bytes(
            f"---\ntitle: {json_text(line)}\n---\n\nneedle{number:04}x {line}\n\n## {line}\n\n    {line}\n".encode("utf-8", "surrogatepass"))
        links.append(f"- [to {number}](n{number}.md)")
    (content / "index.md").write_text("# Links\n\n" + "\n".join(links) + "\n", "utf-8")
    (folder / "vitrine.yml").write_text("title: Beside pages\ncards: false\n")
    subprocess.run([program, "build"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    assert (folder / "site/index.html").exists(), "no site was built"
    return folder / "site"


def shown(browser, address, count, with_policy):
    """Points at each link and looks for each note."""
    context = browser.new_context(bypass_csp=not with_policy, viewport={"width": 1200, "height": 800})
    tab = context.new_page()
    found, seen = [], 0
    tab.on("dialog", lambda dialog: (found.append("a script ran: " + dialog.message), dialog.dismiss()))
    tab.goto(address + "/index.html")
    for number in range(count):
        link = tab.locator(f"article a[href$='n{number}.html']").first
        # Scrolling hides previews: that is over before the link is pointed at.
        link.scroll_into_view_if_needed()
        tab.wait_for_timeout(100)
        link.hover()
        tab.locator(".preview:popover-open").wait_for()
        seen += 1
        found += [f"preview {number}: {one}" for one in tab.evaluate(LOOK, ".preview *")]
        tab.mouse.move(0, 0)
        tab.locator(".preview:popover-open").wait_for(state="detached")
    tab.locator(".search-button").click()
    for number in range(count):
        tab.locator("dialog.search input").fill(f"needle{number:04}x")
        tab.locator(f"#search-results a[href*='n{number}.html']").first.wait_for()
        seen += 1
        found += [f"result {number}: {one}" for one in tab.evaluate(LOOK, "#search-results *") if not one.startswith("href=/")]
    context.close()
    return seen, found


def embedded(program, folder, vectors):
    """Pages of what `embed` makes of notes with the vectors in options, in strings and in comments of their fences."""
    folder.mkdir(parents=True)
    pages = []
    for start in range(0, len(vectors), PER_FILE):
        parts = []
        for number, vector in enumerate(vectors[start:start + PER_FILE], start):
            line = " ".join(vector.split()).replace("`", "'")
            quoted = line.replace('"', "'")
            parts.append(f'~~~swift view-tree id=v{number} caption="{quoted}" title="{quoted}"\nText(##"{line}"##) // {line}\n    .accessibilityLabel(##"{line}"##)\n~~~')
        note = folder / f"v{start}.md"
        note.write_bytes(("# Vectors\n\n" + "\n\n".join(parts) + "\n").encode("utf-8", "surrogatepass"))
        subprocess.run([program, "embed", note.name], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        text = note.read_text("utf-8", "replace")
        assert ".svg" in text, f"nothing is drawn of {note}"
        for name, render in RENDERERS.items():
            (folder / f"v{start}-{name}.html").write_text("<!doctype html><meta charset=utf-8>" + render(text), "utf-8")
            pages.append(name)
    return len(pages)
