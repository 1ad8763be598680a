"""What a page weighs that a reader opens for the first time: its HTML, styles and scripts as they are sent, without fonts and pictures."""

import gzip
import re

# With three pixels a point nearly every length has two decimals.
MOST = 77_000
# A gallery is as heavy as what it shows.
MOST_OF = {"gallery.html": 115_000}
# A page takes what its figures need; the home of the manual has nearly every kind.
MOST_STYLES = 15_000


def weight(site, page):
    html = (site / page).read_bytes()
    links = re.findall(r'<(?:script|link)\b[^>]*?\b(?:src|href)="([^":?#]+\.(?:js|css))"', html.decode())
    files = {(site / link[1:] if link.startswith("/") else (site / page).parent / link).resolve() for link in links}
    return sum(len(gzip.compress(bytes, 9, mtime=0)) for bytes in [html, *(file.read_bytes() for file in sorted(files))])


def styles(site, pages):
    """The pages whose style sheets, without those of their own sweeps and formulas, are too heavy, and the heaviest weight."""
    weights = {}
    for page in pages:
        links = re.findall(r'<link rel="stylesheet" href="([^"]+)"', (site / page).read_text("utf-8"))
        common = [link for link in links if "/sweeps/" not in link and "/math/" not in link]
        files = [(site / link.lstrip("/") if link.startswith("/") else (site / page).parent / link) for link in common]
        weights[page] = sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files if file.exists())
    return [f"{page}: {bytes} bytes" for page, bytes in weights.items() if bytes > MOST_STYLES], max(weights.values())


def problems(site, pages):
    """The pages that are too heavy, and the heaviest weight."""
    weights = {page: weight(site, page) for page in pages}
    return [f"{page}: {bytes} bytes" for page, bytes in weights.items() if bytes > MOST_OF.get(page, MOST)], max(weights.values())
