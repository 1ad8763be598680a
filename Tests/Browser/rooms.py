"""Looks at all drawings of figures at many widths: no two overlap, none leaves its figure, and code beside them is not cut."""

WIDTHS = (320, 390, 480, 640, 768, 900, 1024, 1180, 1280, 1440, 1600)
FEW = (320, 768, 1024, 1440)

# What is painted of each drawing that is seen: all of it, or what its place lets through.
LOOK = """() => {
  const wrong = [];
  let count = 0;
  for (const figure of document.querySelectorAll("figure.figure")) {
    const name = figure.id || figure.closest("[id]")?.id;
    const edge = figure.getBoundingClientRect();
    const seen = [...figure.querySelectorAll(".drawing > svg")]
      .filter((svg) => svg.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const boxes = seen.map((svg) => {
      const place = svg.parentElement, own = svg.getBoundingClientRect(), room = place.getBoundingClientRect();
      if (getComputedStyle(place).overflowX === "visible") return own;
      return { left: Math.max(own.left, room.left), right: Math.min(own.right, room.right), top: own.top, bottom: own.bottom };
    });
    count += boxes.length;
    // Code beside a picture is all there; below it, it may scroll.
    for (const code of figure.querySelectorAll(":scope > .code > pre")) {
      const box = code.getBoundingClientRect();
      const isBeside = seen.some((svg) => svg.getBoundingClientRect().left >= box.right - 1);
      if (isBeside && code.scrollWidth > code.clientWidth + 1) {
        wrong.push(`${name}: code beside the picture is cut by ${code.scrollWidth - code.clientWidth} px`);
      }
    }
    boxes.forEach((one, index) => {
      if (one.right > edge.right + 1.5 || one.left < edge.left - 1.5) wrong.push(`${name}: drawing ${index} leaves the figure`);
      boxes.slice(index + 1).forEach((other, next) => {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (width > 1 && height > 1) {
          wrong.push(`${name}: drawings ${index} and ${index + 1 + next} overlap by ${Math.round(width)} × ${Math.round(height)}`);
        }
      });
    });
  }
  return [wrong, count];
}"""


def checks(browser, scope):
    pages = scope.pages if scope.everything else scope.visited
    names = [name for name in pages if "<figure" in (scope.site / name).read_text("utf-8")]
    wrong, drawings = [], 0
    for width in WIDTHS if scope.everything else FEW:
        page = browser.new_context(viewport={"width": width, "height": 900}).new_page()
        for name in names:
            page.goto(scope.base + name)
            found, count = page.evaluate(LOOK)
            drawings += count
            wrong += [f"{name} at {width} px: {one}" for one in found]
        page.context.close()
    if not drawings:
        wrong.append("no page has a drawing")
    yield "drawings of a figure don't overlap at any width and stay in it, and code beside them is not cut", wrong
