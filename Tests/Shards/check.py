#!/usr/bin/env python3
"""Builds a site in eight shards with GNU parallel and a cache that nginx serves, merges them, and compares the site byte for byte with one
that a single build made. Then the cache lies, hangs, is full and is gone: that may cost time, and must change nothing.

usage: Tests/Shards/check.py PROGRAM
"""
import contextlib, filecmp, http.server, os, pathlib, shutil, socket, subprocess, sys, tempfile, threading, time

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
TOKEN = "a-token-of-this-test"
SHARDS = 8
failures = 0


def check(holds, words):
    global failures
    print(("✔ " if holds else "✘ ") + words, flush=True)
    failures += not holds


def write_notes(folder, address):
    """Notes with figures, an image, embeds, claims and a slip; every fourth has no figure."""
    content = folder / "content"
    content.mkdir(parents=True)
    image = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
    (content / "dot.svg").write_text(image)
    for number in range(1, 25):
        text = f"# Note {number}\n\nSome words, and a way to [[note-{number % 24 + 1:02}]].\n\n"
        if number % 4:
            text += f'```swift view-tree id=figure\nHStack {{ Text("Note {number}"); Circle().frame(width: {number}) }}\n```\n\n'
        if number % 5 == 0:
            text += '```swift view-tree\nImage("dot").padding()\n```\n\n![[note-01#figure]]\n\n'
        if number % 7 == 0:
            text += "1. Nothing is proposed here.\n\n```swift view-tree\nText(undeclared)\n```\n"
        (content / f"note-{number:02}.md").write_text(text)
    (folder / "vitrine.yml").write_text(f"title: Shards\ndates: notes\ncache: {address}\n")


def run(folder, *arguments, token=None):
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "own-cache")}
    environment.pop("VITRINE_CACHE_TOKEN", None)
    if token:
        environment["VITRINE_CACHE_TOKEN"] = token
    start = time.monotonic()
    done = subprocess.run([PROGRAM, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    return done, time.monotonic() - start


def differences(first, second):
    done = subprocess.run(["diff", "-rq", first, second], capture_output=True, text=True)
    return done.stdout[:600]


def same(first, second):
    comparison = filecmp.dircmp(first, second, ignore=[], hide=[])
    if comparison.left_only or comparison.right_only or comparison.funny_files:
        return False
    _, other, wrong = filecmp.cmpfiles(first, second, comparison.common_files, shallow=False)
    return not other and not wrong and all(
        same(pathlib.Path(first) / name, pathlib.Path(second) / name) for name in comparison.common_dirs)


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@contextlib.contextmanager
def nginx(folder):
    """nginx as a cache: whoever has the token may put what everybody may get."""
    port = free_port()
    folder.mkdir()
    temporary = "".join(
        f"  {name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(f"""
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
worker_processes 2;
events {{}}
http {{
  access_log {folder}/access.log;
{temporary}  client_max_body_size 64m;
  map $request_method $writes {{ GET 0; HEAD 0; default 1; }}
  map "$writes $http_authorization" $is_refused {{ default 1; "~^0 " 0; "1 Bearer {TOKEN}" 0; }}
  server {{
    listen 127.0.0.1:{port};
    root {folder}/objects;
    location / {{
      if ($is_refused) {{ return 403; }}
      dav_methods PUT;
      create_full_put_path on;
    }}
  }}
}}
""")
    (folder / "objects").mkdir()
    server = subprocess.Popen([NGINX, "-e", folder / "error.log", "-p", folder, "-c", folder / "nginx.conf"])
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield port, folder
    finally:
        server.terminate()
        server.wait()


def requests(server, method, status):
    lines = (server / "access.log").read_text().splitlines()
    return sum(f'"{method} ' in line and f'" {status} ' in line for line in lines)


class Fault(http.server.BaseHTTPRequestHandler):
    """A server in every way that servers fail. What it does is its class's `kind`."""
    kind, stored, protocol_version = "", b"", "HTTP/1.1"

    def log_message(self, *words):
        pass

    def answer(self, status, body=b"", length=None, **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        with contextlib.suppress(OSError):
            match self.kind:
                case "says what is no object":
                    self.answer(200, b"<html>welcome</html>")
                case "has another's object":
                    self.answer(200, self.stored)
                case "sends half":
                    self.close_connection = True
                    self.answer(200, self.stored[:200], length=len(self.stored))
                case "says nothing":
                    time.sleep(60)
                case "never ends":
                    self.send_response(200)
                    self.end_headers()
                    while True:
                        self.wfile.write(b"\0" * 65536)
                case "answers 500":
                    self.answer(500, b"oh")
                case "leads elsewhere":
                    self.answer(302, Location=f"http://{self.headers['Host']}/again{self.path}")
                case "wants a password":
                    self.answer(401)
                case "is full":
                    self.answer(404)

    def do_PUT(self):
        with contextlib.suppress(OSError):
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.answer(507 if self.kind == "is full" else 500)


class FaultServer(http.server.ThreadingHTTPServer):
    """Says nothing of programs that hang up: they should."""
    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


@contextlib.contextmanager
def fault(kind, stored):
    server = FaultServer(("127.0.0.1", 0), type("Handler", (Fault,), {"kind": kind, "stored": stored}))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.socket.close()


def forget(site):
    """As on a machine that has never built the site."""
    shutil.rmtree(site / ".vitrine", ignore_errors=True)


def main(root):
    with nginx(root / "nginx") as (port, server):
        site = root / "site"
        write_notes(site, f"http://127.0.0.1:{port}/notes")
        whole, seconds = run(site, "build", "--no-cache", "--output", "../whole")
        check(whole.returncode in (0, 1) and (root / "whole/index.html").exists(), f"one build: {seconds:.1f} s")
        code = whole.returncode

        forget(site)
        start = time.monotonic()
        environment = {**os.environ, "VITRINE_CACHE_TOKEN": TOKEN, "XDG_CACHE_HOME": str(root / "cache")}
        numbers = [str(number) for number in range(1, SHARDS + 1)]
        shards = subprocess.run(
            ["parallel", "--will-cite", "--jobs", "4", PROGRAM, "build", "--shard", f"{{}}/{SHARDS}", ":::", *numbers],
            cwd=site, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=600)
        parts = sorted(site.glob("shard-*"))
        check(len(parts) == SHARDS, f"{SHARDS} shards by GNU parallel: {time.monotonic() - start:.1f} s")
        said = [line for line in shards.stderr.splitlines() if "shared cache" in line]
        check(not said, "nothing is wrong with the cache" + "".join(f" ({line})" for line in said))
        objects = list((server / "objects").rglob("*"))
        stored = [path for path in objects if path.is_file()]
        check(len(stored) == requests(server, "PUT", 201) > 10, f"{len(stored)} objects are in the cache, each put once")

        def build(words, *arguments, token=None, fetching=None, warnings=0, limit=120):
            fetched = requests(server, "GET", 200)
            done, seconds = run(site, *arguments, "--output", "../other", token=token)
            said = done.stderr.count("shared cache")
            count = requests(server, "GET", 200) - fetched
            right = done.returncode == code and same(root / "whole", root / "other") and said == warnings and seconds < limit
            if fetching is not None:
                right = right and count == fetching
            check(right, f"{words}: the same site, {seconds:.1f} s, {count} fetched")
            if not right:
                print(f"  exit {done.returncode}, same {same(root / 'whole', root / 'other')}, {said} warnings\n{done.stderr[:800]}")

        build("merged from parts and the cache", "merge")
        forget(site)
        (site / "vitrine.yml").write_text((site / "vitrine.yml").read_text().replace("cache: ", "# cache: "))
        build("merged from parts alone", "merge", fetching=0)
        for part in parts:
            shutil.rmtree(part)
        (site / "vitrine.yml").write_text((site / "vitrine.yml").read_text().replace("# cache: ", "cache: "))
        forget(site)
        build("built from the cache alone, without a token", "build", fetching=len(stored))
        build("built again from the folder's own cache", "build", fetching=0)

        puts = requests(server, "PUT", 201)
        (server / "objects/notes/ac" / stored[0].name).unlink()
        forget(site)
        build("one object is gone, and nobody may store", "build", fetching=len(stored) - 1)
        check(requests(server, "PUT", 201) == puts and requests(server, "PUT", 403) == 0, "nothing is sent without a token")
        forget(site)
        build("with a wrong token", "build", token="wrong", warnings=1)
        check(requests(server, "PUT", 403) == 1 and requests(server, "PUT", 201) == puts, "the server refuses it")
        forget(site)
        build("with the token", "build", token=TOKEN)
        check(requests(server, "PUT", 201) == puts + 1, "what was missing is stored")
        for path in stored[1:]:
            path.write_bytes(path.read_bytes()[:-1])
        forget(site)
        build("all objects but one are cut short", "build")
        sample = stored[0].read_bytes()

    settings = (site / "vitrine.yml").read_text()

    def build_with(kind, port, warnings):
        (site / "vitrine.yml").write_text(settings.replace(settings.split("cache: ")[1].strip(), f"http://127.0.0.1:{port}"))
        forget(site)
        done, seconds = run(site, "build", "--output", "../other", token=TOKEN)
        said = [line for line in done.stderr.splitlines() if "shared cache" in line]
        right = done.returncode == code and same(root / "whole", root / "other") and len(said) == warnings and seconds < 100
        check(right, f"a cache that {kind}: the same site, {seconds:.1f} s" + "".join(f" ({line})" for line in said))
        if not right:
            print(f"  exit {done.returncode}, same {same(root / 'whole', root / 'other')}\n{done.stderr[:800]}")

    for kind in ("says what is no object", "has another's object", "sends half", "says nothing", "never ends", "answers 500",
                 "leads elsewhere", "wants a password", "is full"):
        with fault(kind, sample) as port:
            build_with(kind, port, 1)
    build_with("is gone", free_port(), 1)


# A file system in memory lists files in the order in which they were made, so nothing may depend on it.
memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
with tempfile.TemporaryDirectory(dir=memory) as folder:
    main(pathlib.Path(folder).resolve())
print(f"{failures} failed" if failures else "all as it should be")
sys.exit(failures > 0)
