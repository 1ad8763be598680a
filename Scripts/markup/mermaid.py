"""Draws Mermaid diagrams with merman, for pages that Vitrine builds.

Reads one request a line, {"source": "flowchart TD …"}, until the end of its input; then answers each with a line, in order:
{"svg": "<svg …>", "dark": "<svg …>"}, or {"error": "…"}. The first line of all is {"ready": "merman", "places": […]}, with the places where
another version would appear.

No diagram of a note can reach anything from here: once merman is loaded, no file and no socket can be opened any more.
"""

import json
import os
import resource
import sys

# Where it was installed for Vitrine alone: beside this program's folder, or among a checkout's tools.
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(HERE, "..", "diagrams"), os.path.join(HERE, "..", "..", ".tools", "diagrams")]

# The only one not of Python's own; without it, the exit code tells.
try:
    import merman
except ImportError:
    sys.exit(3)

# So does another code where it is too old.
if not hasattr(merman, "MermanEngine") or not hasattr(merman, "MermanError"):
    print("it draws no diagrams with themes", file=sys.stderr)
    sys.exit(4)

FONT = "Inter, system-ui, sans-serif"


def options(theme):
    return json.dumps({
        "svg": {"pipeline": "resvg-safe", "diagram_id": "d"},
        "site_config": {
            "theme": theme, "htmlLabels": False, "flowchart": {"htmlLabels": False}, "fontFamily": FONT,
            "securityLevel": "strict",
        },
    })


def answer(engine, request):
    source = request.get("source", "")
    try:
        return {"svg": engine.render_svg(source, options("default")), "dark": engine.render_svg(source, options("dark"))}
    except merman.MermanError as error:
        message = getattr(error, "message", None) or str(error)
        return {"error": message.strip().splitlines()[0][:300] if message.strip() else "it cannot be read"}


def main():
    requests = [json.loads(line) for line in sys.stdin.buffer if line.strip()]
    engine = merman.MermanEngine(options_json=None, services=None)
    engine.render_svg("flowchart TD\nA", options("default"))
    places = [merman.__file__] + [place for place in sys.path if place]
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    out = sys.stdout.buffer
    out.write(json.dumps({"ready": "merman", "places": places}).encode() + b"\n")
    out.flush()
    for request in requests:
        out.write(json.dumps(answer(engine, request)).encode() + b"\n")
        out.flush()


main()
