"""Cuts the fonts down to what is measured and drawn.

Every font is pinned on all axes but the weight, loses its hints and all features but those named, and is written
twice from the same outlines: whole as TrueType for measuring, and in parts by script as WOFF2 for browsers.
"""

import concurrent.futures
import dataclasses
import json

from . import system_fonts

LATIN = "0-17F,2C6-2DD,300-36F,2000-206F,20AC,2116,2122,2190-2199,2212,2248,2260,2264-2265,FFFD"
# What most pages of western Europe need, without the rest of `LATIN`. Of two parts that hold a letter browsers take the later, and the
# earlier for letters with marks that the later lacks.
BASIC = "20-7E,A0-FF,2010-2015,2018-201E,2020-2022,2026,2030,2032-2033,2039-203A,2044,20AC,2116,2122,2190-2193,2212,2248,2260,2264-2265"
SYMBOLS = "2070-20AB,20AD-2115,2117-2121,2123-218F,219A-2211,2213-2247,2249-225F,2261-2263,2266-2BFF"
EXTENDED = "180-2C5,2DE-2FF,370-52F,1C80-1C8F,1E00-1FFF,2C60-2C7F,2DE0-2DFF,A640-A69F,A720-A7FF"
# No `calt` (it makes an arrow of ->) and no `liga`: letters stay apart, as in the system font.
LETTERS = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]


@dataclasses.dataclass(frozen=True)
class Recipe:
    """One font: where it comes from and what is kept of it."""
    name: str
    role: str
    style: str
    source: str
    pins: dict
    parts: dict
    features: list

    @property
    def stem(self):
        return self.name.lower().replace(" ", "-") + ("-italic" if self.style == "italic" else "")


LETTER_PARTS = {"latin": LATIN, "basic": BASIC, "symbols": SYMBOLS, "extended": EXTENDED}
ALL = ["*"]
WIDTH = {"wdth": 100}
RECIPES = [
    Recipe("Inter", "system", "roman", "fontpkg_inter/files/Inter[opsz,wght].ttf", {"opsz": 24}, LETTER_PARTS,
           LETTERS),
    Recipe("Inter", "system", "italic", "fontpkg_inter/files/Inter-Italic[opsz,wght].ttf", {"opsz": 24}, LETTER_PARTS,
           LETTERS),
    Recipe("JetBrains Mono", "monospaced", "roman", "fontpkg_jetbrains_mono/files/JetBrainsMono[wght].ttf", {}, LETTER_PARTS,
           LETTERS),
    Recipe("JetBrains Mono", "monospaced", "italic", "fontpkg_jetbrains_mono/files/JetBrainsMono-Italic[wght].ttf", {}, LETTER_PARTS,
           LETTERS),
    Recipe("Noto Sans Arabic", "script", "roman", "fontpkg_noto_sans_arabic/files/NotoSansArabic[wdth,wght].ttf",
           WIDTH, {"arabic": "20,A0,600-6FF,750-77F,870-8FF,200C-200F,FB50-FDFF,FE70-FEFF"}, ALL),
    Recipe("Heebo", "script", "roman", "fontpkg_heebo/files/Heebo[wght].ttf", {},
           {"hebrew": "20,A0,590-5FF,200C-200F,20AA,FB1D-FB4F"}, ALL),
    Recipe("Noto Sans Devanagari", "script", "roman",
           "fontpkg_noto_sans_devanagari/files/NotoSansDevanagari[wdth,wght].ttf", WIDTH,
           {"devanagari": "20,A0,900-97F,1CD0-1CFF,200C-200D,20B9,25CC,A830-A839,A8E0-A8FF"}, ALL),
    Recipe("Noto Sans Thai", "script", "roman", "fontpkg_noto_sans_thai/files/NotoSansThai[wdth,wght].ttf", WIDTH,
           {"thai": "20,A0,E00-E7F,200C-200D,25CC"}, ALL),
]


def code_points(ranges):
    points = set()
    for part in ranges.split(","):
        first, _, last = part.partition("-")
        points.update(range(int(first, 16), int(last or first, 16) + 1))
    return points


def css_ranges(points, others=frozenset(), tolerance=8):
    """A short `unicode-range` of these code points: what none of the font's parts has may be in it, where that is shorter."""
    ranges, run = [], None
    for point in sorted(points):
        gap = range(run[1] + 1, point) if run else ()
        if run and len(gap) <= tolerance and others.isdisjoint(gap):
            run[1] = point
        else:
            run = [point, point]
            ranges.append(run)
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in ranges)


def subset(font, points, features):
    from fontTools import subset as tool
    options = tool.Options(layout_features=features, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 13, 14],
                           recalc_timestamp=False, glyph_names=False, legacy_kern=False)
    subsetter = tool.Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)


def cut(recipe, packages, folder):
    """Writes one recipe's files and answers its entry of the manifest."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer
    wanted = set().union(*(code_points(ranges) for ranges in recipe.parts.values()))
    font = TTFont(packages / recipe.source, recalcTimestamp=False)
    subset(font, wanted, recipe.features)
    if recipe.pins:
        font = instancer.instantiateVariableFont(font, recipe.pins, inplace=True)
    if "STAT" in font:
        del font["STAT"]
    whole = folder / f"{recipe.stem}.ttf"
    font.save(whole)

    has, web = set(font.getBestCmap()), []
    for part, ranges in recipe.parts.items():
        points = has & code_points(ranges)
        piece = TTFont(whole, recalcTimestamp=False)
        subset(piece, points, recipe.features)
        piece.flavor = "woff2"
        file = folder / f"{recipe.stem}-{part}.woff2"
        piece.save(file)
        web.append({"file": file.name, "unicodeRange": css_ranges(points, has - points)})
    weights = next(a for a in font["fvar"].axes if a.axisTag == "wght")
    return {"name": recipe.name, "role": recipe.role, "style": recipe.style, "face": 0, "package": "",
            "weights": [weights.minValue, weights.maxValue], "paths": [whole.name], "web": web}


def prepare(packages, folder, say):
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        jobs = [(recipe, pool.submit(cut, recipe, packages, folder)) for recipe in RECIPES]
        entries = []
        for recipe, job in jobs:
            entries.append(job.result())
            sizes = ", ".join(f"{(folder / w['file']).stat().st_size / 1000:.0f} kB" for w in entries[-1]["web"])
            say(f"cut {recipe.name} {recipe.style}: {sizes}")
    for recipe in RECIPES:
        license = packages / recipe.source.split("/")[0] / "LICENSE"
        (folder / f"{recipe.name.lower().replace(' ', '-')}.LICENSE.txt").write_bytes(license.read_bytes())
    manifest = {"version": 1, "fonts": entries + system_fonts.entries()}
    (folder / "fonts.json").write_text(json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
