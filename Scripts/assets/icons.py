"""Reduces the Phosphor icons to one table: SF Symbols name → outline.

`symbols.tsv` names for each symbol the icon that stands for it. The output has one line for each symbol: name, fill rule
(`nonzero` or `evenodd`), the regular outline and the bold outline (empty where the drawing is the same), in the absolute
path commands M L Q C Z within a square of 256. A symbol that is drawn like an earlier one has `=` for a fill rule, and the
earlier one's name for an outline. Digits and capital letters, which symbols have in frames, are those of the UI font, by
names that no symbol has: `glyph.A`.
"""

import csv
import pathlib
import re
import xml.etree.ElementTree as xml

CENTRE = 128


class Icons:
    def __init__(self, packages):
        self.folder = packages / "py_phosphor_icons/svgs/flat"

    def source(self, icon, style):
        """The path data of an icon's file."""
        name = icon if style == "regular" else f"{icon}-{style}"
        root = xml.parse(self.folder / style / f"{name}.svg").getroot()
        if root.get("viewBox") != "0 0 256 256":
            raise ValueError(f"{name}.svg: the view box is not 256 × 256")
        paths = [node.get("d") for node in root.iter() if node.tag.endswith("path")]
        others = [node.tag for node in root.iter() if not node.tag.endswith(("path", "svg"))]
        if not paths or others:
            raise ValueError(f"{name}.svg: expected paths only, found {others}")
        return " ".join(paths)

    def outline(self, icon, style, scale=1.0):
        """An icon's outline in absolute commands without arcs, scaled about the middle of its square; -1 turns it over."""
        from fontTools.pens.svgPathPen import SVGPathPen
        from fontTools.pens.transformPen import TransformPen
        from fontTools.svgLib.path import parse_path
        pen = SVGPathPen(None, ntos=number)
        shift = CENTRE * (1 - scale)
        parse_path(self.source(icon, style), TransformPen(pen, (scale, 0, 0, scale, shift, shift)))
        return spelled_out(pen.getCommands())


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def spelled_out(commands):
    """The pen's commands with H and V written as L, and one space between all words."""
    words, out, x, y = re.findall(r"[A-Z]|-?[\d.]+", commands), [], "0", "0"
    counts, i, command = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}, 0, ""
    while i < len(words):
        if words[i].isalpha():
            command, i = words[i], i + 1
        values = words[i:i + counts[command]]
        i += counts[command]
        if command in "HV":
            values = [values[0], y] if command == "H" else [x, values[0]]
            out.append("L " + " ".join(values))
        else:
            out.append(" ".join([command, *values]))
        if values:
            x, y = values[-2:]
        if command == "M":
            command = "L"
    return " ".join(out)


def drawings(icons, row):
    """Fill rule, regular and bold outline of one row of the table."""
    icon, style, note = row["phosphor_icon"], row["phosphor_style"], row["note"] or ""
    if note == "compose:circle":
        return ("nonzero", *(icons.outline("circle", s) + " " + icons.outline(icon, s, 0.56)
                             for s in ("regular", "bold")))
    if note == "compose:circle.fill":
        return "evenodd", icons.outline("circle", "fill") + " " + icons.outline(icon, "fill", 0.56), ""
    if note == "turned":
        return "nonzero", icons.outline(icon, style, -1), ""
    if style == "fill":
        return "nonzero", icons.outline(icon, "fill"), ""
    if note == "regular alone":
        return "nonzero", icons.outline(icon, "regular"), ""
    return "nonzero", icons.outline(icon, "regular"), icons.outline(icon, "bold")


def glyphs(packages):
    """The digits and capital letters: semibold, and bold; as high as the font has them in an em of 256, in the middle."""
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont
    lines = {}
    for weight in (600, 700):
        font = TTFont(packages / "fontpkg_inter/files/Inter[opsz,wght].ttf")
        font = instantiateVariableFont(font, {"wght": weight, "opsz": 24})
        names, drawn, scale = font.getBestCmap(), font.getGlyphSet(), 256 / font["head"].unitsPerEm
        for letter in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            bounds = BoundsPen(drawn)
            drawn[names[ord(letter)]].draw(bounds)
            left, bottom, right, top = bounds.bounds
            pen = SVGPathPen(drawn, ntos=number)
            shift = (CENTRE - scale * (left + right) / 2, CENTRE + scale * (bottom + top) / 2)
            drawn[names[ord(letter)]].draw(TransformPen(pen, (scale, 0, 0, -scale, *shift)))
            lines.setdefault(letter, []).append(spelled_out(pen.getCommands()))
    return [(f"glyph.{letter}", "nonzero", *outlines) for letter, outlines in sorted(lines.items())]


def prepare(packages, folder, say):
    icons = Icons(packages)
    with open(pathlib.Path(__file__).with_name("symbols.tsv"), newline="", encoding="utf-8") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    known, lines = {}, []
    for row in sorted(rows, key=lambda r: r["sf_symbol"]):
        drawing = drawings(icons, row)
        first = known.setdefault(drawing, row["sf_symbol"])
        lines.append("\t".join([row["sf_symbol"], *(drawing if first == row["sf_symbol"] else ("=", first, ""))]))
    lines += ["\t".join(glyph) for glyph in glyphs(packages)]
    (folder / "symbols.tsv").write_text("\n".join(lines) + "\n")
    license = next(packages.glob("py_phosphor_icons-*.dist-info/licenses/LICENSE*"), None)
    if license:
        (folder / "phosphor-icons.LICENSE.txt").write_bytes(license.read_bytes())
    say(f"drew {len(lines)} symbols, {(folder / 'symbols.tsv').stat().st_size / 1000:.0f} kB")
