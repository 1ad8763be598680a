"""Serves a folder on a free port of this machine, as any web server would: texts are compressed. A page whose address ends with
`?slowly` comes in small pieces."""

import contextlib
import functools
import gzip
import http.server
import pathlib
import threading
import time


PIECE = 4096


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        kind = self.guess_type(str(path))
        isText = kind.startswith("text/") or "javascript" in kind or "svg" in kind or "json" in kind
        if self.path.endswith("?slowly") and path.is_file():
            return self.send_slowly(path.read_bytes(), kind)
        if not isText or not path.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().do_GET()
        body = gzip.compress(path.read_bytes(), 6, mtime=0)
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def send_slowly(self, body, kind):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for start in range(0, len(body), PIECE):
            self.wfile.write(body[start:start + PIECE])
            self.wfile.flush()
            time.sleep(0.01)

    def send_error(self, code, *arguments):
        """Answers with the site's own page, as hosts do."""
        page = pathlib.Path(self.directory) / "404.html"
        if code != 404 or not page.exists():
            return super().send_error(code, *arguments)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        pass  # A browser that leaves in the middle of an answer is no error.


@contextlib.contextmanager
def serving(folder):
    handler = functools.partial(Quiet, directory=str(folder))
    server = Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
