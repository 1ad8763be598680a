"""Opens every script vector in Chromium: attack.py PROGRAM TOOLS [sample]

A site is made of the vectors in this folder, and opened page by page with the content security policy and without. An address
counts by what the browser makes of it; a script counts when it runs. What feeds hold, and notes as other Markdown renderers show
them once `embed` went over them, are opened as pages as well; previews of links and search results are looked at in a served site.
"""

import html
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, sys.argv[2])
from playwright.sync_api import sync_playwright

import elsewhere

HERE = pathlib.Path(__file__).parent
PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
PER_NOTE = 45
MARKUP_PER_NOTE = 10
# What the browser makes of the addresses of a page.
LOOK = """() => {
  const bad = []
  const names = ['href', 'src', 'cite', 'poster', 'data', 'action', 'formaction', 'xlink:href', 'background', 'srcset', 'ping', 'longdesc']
  for (const element of document.querySelectorAll('*')) {
    for (const name of names) {
      const value = element.getAttribute(name)
      if (value === null) continue
      let scheme = ''
      try { scheme = new URL(value, document.baseURI).protocol } catch { continue }
      const image = element.localName === 'img' && name === 'src' || element.localName === 'link' && element.rel === 'icon'
      // Relative addresses are those of the folder that the site is in.
      if (scheme === 'file:' && !/^[\\s\\x00-\\x20]*f\\s*i\\s*l\\s*e\\s*:/i.test(value)) continue
      if (['http:', 'https:', 'mailto:', 'ftp:', 'tel:'].includes(scheme)) continue
      if (image && /^data:(image\\/(?!svg)|,)/.test(value)) continue
      bad.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`)
    }
    for (const { name } of element.attributes) if (name.startsWith('on')) bad.push(`<${element.localName} ${name}>`)
  }
  return bad
}"""


def read(name):
    return json.loads((HERE / f"{name}.json").read_text("utf-8"))


def notes(sample):
    """Notes by path. Damaged characters stay: notes have them too."""
    addresses, places, markup = read("addresses"), read("places"), read("markup")
    if sample:
        addresses, markup = addresses[::6], markup[::6]
    files, count = {}, 0
    for number, place in enumerate(places):
        text = place["text"]
        if text == "@SVG":
            for index, one in enumerate(addresses):
                files[f"drawings/d{index}.svg"] = f'<svg xmlns="http://www.w3.org/2000/svg"><a href="{one["address"]}"><text y="9">x</text></a></svg>'
        elif text == "@CANVAS":
            cards = [{"id": f"c{index}", "type": "link", "url": one["address"], "x": 0, "y": 60 * index, "width": 300, "height": 50}
                     for index, one in enumerate(addresses)]
            files["cards.canvas"] = json.dumps({"nodes": cards, "edges": []})
        elif text in ("@PROPERTY", "@PROPERTYLINK"):
            words = (one["address"] if text == "@PROPERTY" else f"[x](<{one['address']}>)" for one in addresses)
            lines = "\n".join(f"k{index}: {json.dumps(word)}" for index, word in enumerate(words))
            files[f"place-{number}.md"] = f"---\ntitle: {place['name']}\nproperties: true\ndate: 2026-01-01\n{lines}\n---\n\nx\n"
        else:
            for start in range(0, len(addresses), PER_NOTE):
                parts = [text.replace("@N", str(index)).replace("@", one["address"])
                         for index, one in enumerate(addresses[start:start + PER_NOTE])]
                files[f"place-{number}-{start}.md"] = f"---\ntitle: {place['name']} {start}\ndate: 2026-01-01\n---\n\n" + "\n\n".join(parts) + "\n"
        count += len(addresses)
    for start in range(0, len(markup), MARKUP_PER_NOTE):
        text = "\n\n".join(markup[start:start + MARKUP_PER_NOTE])
        files[f"markup-{start}.md"] = f"---\ntitle: Markup {start}\ndate: 2026-01-01\n---\n\n{text}\n"
    # Whole files that act are left out of the site.
    files["acting/page.html"] = files["acting/page.xhtml"] = "<script>alert(1)</script>"
    files["acting/drawing.svg"] = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    return files, count + len(markup) + 3


def build(folder, files):
    for path, text in files.items():
        file = folder / "content" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
    (folder / "vitrine.yml").write_text("title: Attack\nurl: https://example.org/\nsearch: false\ncards: false\nblog: { folder: '', feed: full }\n")
    subprocess.run([PROGRAM, "build"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    site = folder / "site"
    # What a reader shows of a feed, in a page without a policy.
    feed = site / "feed.json"
    if feed.exists():
        parts = [one.get("content_html", "") + f"<p>{html.escape(one.get('title', ''))}</p>" for one in json.loads(feed.read_text("utf-8"))["items"]]
        (site / "of-the-feed.html").write_text("<!doctype html><meta charset=utf-8>" + "\n".join(parts), "utf-8")
    return site


def pages(site):
    return sorted(path for path in site.rglob("*") if path.suffix in (".html", ".svg", ".xhtml") and "assets" not in path.relative_to(site).parts)


def opened(browser, site, with_policy):
    """What acts: a line for each."""
    found = []
    context = browser.new_context(bypass_csp=not with_policy)
    context.route("**/*", lambda route: route.continue_() if route.request.url.startswith(("file:", "data:")) else route.abort())
    page = context.new_page()
    ran = []
    page.on("dialog", lambda dialog: (ran.append(dialog.message), dialog.dismiss()))
    for path in pages(site):
        page.goto(path.as_uri(), wait_until="load")
        name = path.relative_to(site).as_posix()
        found += [f"{name}: {one}" for one in page.evaluate(LOOK)]
        if ran:
            found.append(f"{name}: a script ran")
            ran.clear()
    context.close()
    return found


def beside(browser, folder, vectors):
    """Whether something acts where vectors are shown beside pages."""
    failed = False
    site = elsewhere.site(PROGRAM, folder / "beside", vectors)
    elsewhere.embedded(PROGRAM, folder / "embedded", vectors)
    for with_policy in (True, False):
        policy = "with" if with_policy else "without"
        with elsewhere.served(site) as address:
            count, found = elsewhere.shown(browser, address, len(vectors), with_policy)
        print(f"{count} previews and search results {policy} the policy: {len(found)} act", flush=True)
        read_by_others = opened(browser, folder / "embedded", with_policy)
        print(f"{len(pages(folder / 'embedded'))} pages and drawings of embed {policy} the policy: {len(read_by_others)} act", flush=True)
        for line in (found + read_by_others)[:20]:
            print("  " + line)
        failed = failed or bool(found + read_by_others)
    return failed


def main():
    sample = "sample" in sys.argv[3:]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-attack-"))
    failed = False
    try:
        files, count = notes(sample)
        site = build(folder, files)
        left = [path for path in ("acting/page.html", "acting/page.xhtml", "acting/drawing.svg") if (site / path).exists()]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for with_policy in (True, False):
                found = opened(browser, site, with_policy) + left
                failed = failed or bool(found)
                print(f"{count} vectors, {len(pages(site))} pages, {'with' if with_policy else 'without'} the policy: {len(found)} act")
                for line in found[:20]:
                    print("  " + line)
            failed = beside(browser, folder, read("markup")[::8 if sample else 1]) or failed
            browser.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if failed else 0


sys.exit(main())
