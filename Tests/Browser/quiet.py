"""How much pages move while they load, and how long their scripts keep the reader waiting: every page, on a telephone and on a desk, with a
processor a quarter as fast. They come in pieces, so that they are painted before they are complete."""

from waiting import settle

MOST_SHIFT = 0.02
TRIES = 3
PROCESSOR = 4
SETTINGS = {390: {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
            1440: {"viewport": {"width": 1440, "height": 900}}}

WATCH = """() => {
  window.quiet = { shift: 0, sources: [], blocked: 0, last: 0 };
  const name = (node) => node ? (node.nodeType === 1 ? node : node.parentElement) : null;
  const path = (node) => { const one = name(node); return one ? `${one.localName}.${[...one.classList].join(".")}` : "?"; };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      quiet.shift += entry.value;
      const one = entry.sources[0];
      if (one && entry.value > 0.002) quiet.sources.push(`${path(one.node)} ${Math.round(one.previousRect.x)}, ${Math.round(one.previousRect.y)}→${Math.round(one.currentRect.x)}, ${Math.round(one.currentRect.y)} `
        + `high ${Math.round(one.previousRect.height)}→${Math.round(one.currentRect.height)}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      quiet.blocked += Math.max(0, entry.duration - 50);
      quiet.last = Math.max(quiet.last, entry.startTime + entry.duration);
    }
  }).observe({ type: "longtask", buffered: true });
}"""


def measure(context, address):
    """How much a page moves, with what moved first, for how many milliseconds tasks blocked it, and when the last one ended."""
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    page.add_init_script(f"({WATCH})()")
    page.goto(address, wait_until="load")
    page.evaluate("document.fonts.ready")
    settle(page)
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    found = page.evaluate("window.quiet")
    page.close()
    return found


def on(browser, scope, names, width):
    """The pages among these that move at a width."""
    context = browser.new_context(**SETTINGS[width])
    for name in names:
        # A line may break anew if a busy machine delivers the font just after the first paint: what moves, moves each time.
        for _ in range(TRIES):
            found = measure(context, f"{scope.base}{name}?slowly")
            if found["shift"] <= MOST_SHIFT:
                break
        wrong = [f"{name} at {width} px: {found['shift']:.3f}: {'; '.join(found['sources'][:3])}"] if found["shift"] > MOST_SHIFT else []
        yield f"no page moves by more than {MOST_SHIFT} while it loads, at 390 and 1440 px and with a slow processor", wrong
    context.close()
