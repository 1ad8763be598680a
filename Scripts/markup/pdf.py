"""Sets the PDF of a book that Vitrine has laid out as HTML, with WeasyPrint.

Usage: pdf.py FOLDER IDENTIFIER, or pdf.py --check, which only finds out whether it could

Reads FOLDER/book.html and what it names in FOLDER, nothing else: no file outside of it, no network. Writes the PDF to its output. Ends
with code 3 where WeasyPrint is not installed, and with 4 where it is too old.
"""

import socket
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

# A checkout has its own.
own = Path(__file__).resolve().parents[2] / ".tools" / "books"
if own.is_dir():
    sys.path.insert(0, str(own))

try:
    import weasyprint
except (ImportError, OSError):
    sys.exit(3)

OLDEST = (68, 0)
version = tuple(int(part) for part in weasyprint.__version__.split(".")[:2] if part.isdigit())
if version < OLDEST:
    print(f"it is {weasyprint.__version__}, and {OLDEST[0]}.{OLDEST[1]} is needed", file=sys.stderr)
    sys.exit(4)

if sys.argv[1:] == ["--check"]:
    sys.exit(0)

from weasyprint.urls import URLFetcher, URLFetcherResponse

folder, identifier = Path(sys.argv[1]).resolve(), sys.argv[2]
# Where the book's files seem to be: their addresses get into the PDF, and the folder has another name each time.
ROOT = "/book/"
KINDS = {
    ".css": "text/css", ".html": "text/html", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg",
    ".gif": "image/gif", ".webp": "image/webp", ".svg": "image/svg+xml", ".ttf": "font/ttf", ".woff2": "font/woff2",
}


def refuse(*_, **__):
    raise OSError("a book is set without a network")


socket.socket.connect = refuse
socket.create_connection = refuse
socket.getaddrinfo = refuse


def path_of(url):
    """The file of the book that an address names."""
    parts = urlsplit(url)
    if parts.scheme != "file" or parts.netloc not in ("", "localhost"):
        raise ValueError(f"a book reads its own files alone, not {url[:80]}")
    path = (folder / unquote(parts.path).removeprefix(ROOT)).resolve()
    if not parts.path.startswith(ROOT) or not path.is_relative_to(folder):
        raise ValueError(f"a book reads its own files alone, not {url[:80]}")
    return path


class BookFiles(URLFetcher):
    """Answers with what the book's folder and the addresses themselves hold."""

    def fetch(self, url, headers=None):
        if url.startswith("data:"):
            return super().fetch(url, headers)
        path = path_of(url)
        kind = KINDS.get(path.suffix, "application/octet-stream")
        # WeasyPrint before 70 reads pictures again from the path in the address, which is none.
        place = "data:," if kind.startswith("image/") else url
        return URLFetcherResponse(place, path.read_bytes(), {"Content-Type": kind})


html = weasyprint.HTML(
    string=(folder / "book.html").read_text("utf-8"), base_url=f"file://{ROOT}book.html",
    url_fetcher=BookFiles(allowed_protocols=["file", "data"]))
# Sizes of pictures are attributes, which WeasyPrint only follows if it is asked to.
sys.stdout.buffer.write(html.write_pdf(
    pdf_variant="pdf/ua-1", pdf_tags=True, pdf_identifier=identifier.encode(), presentational_hints=True))
