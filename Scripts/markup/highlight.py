"""Colours code with Pygments, for pages that Vitrine builds.

Reads one request a line, {"language": "js", "code": "…"}, until the end of its input; then answers each with a line, in
order: {"runs": [["hk", "let"], ["", " x"], …]}. The texts of the runs joined are the code. A language that Pygments does
not know is answered with {"unknown": true}, and code it takes too long over with {}. The first line of all is {"ready": "2.14.0",
"places": […]}, with the places where another version would appear.

No code of a note can reach anything from here: once the lexers are loaded, no file and no socket can be opened any more.
"""

import json
import resource
import signal
import sys

# The only one not of Python's own; without it, the exit code tells.
try:
    import pygments
    from pygments.lexers import get_lexer_by_name
    from pygments.token import Token
    from pygments.util import ClassNotFound
except ImportError:
    sys.exit(3)

# So does another code where it is too old, with what is needed.
OLDEST = (2, 4)
if tuple(int(part) for part in pygments.__version__.split(".")[:2] if part.isdigit()) < OLDEST:
    print(f"it is {pygments.__version__}, and {OLDEST[0]}.{OLDEST[1]} is needed", file=sys.stderr)
    sys.exit(4)

SECONDS = 2.0

# Names that people write and Pygments does not know, or not in every version.
ALIASES = {
    "plist": "xml", "entitlements": "xml", "storyboard": "xml", "xib": "xml", "svg": "xml",
    "metal": "cpp", "objcpp": "objective-c++", "wgsl": "rust", "hlsl": "c", "modulemap": "c",
    "xcconfig": "ini", "conf": "ini", "gitconfig": "ini", "dotenv": "ini", "env": "ini", "editorconfig": "ini",
    "jsonc": "js", "json5": "js", "jsonl": "json", "geojson": "json", "xcassets": "json",
    "podfile": "rb", "gemfile": "rb", "fastlane": "rb", "gradle": "groovy", "kts": "kotlin",
    "jsx": "js", "mjs": "js", "cjs": "js", "node": "js", "tsx": "ts", "mts": "ts",
    "svelte": "html", "vue": "html", "astro": "html", "mustache": "html", "handlebars": "html",
    "terminal": "console", "dockerfile": "docker", "containerfile": "docker", "patch": "diff",
    "hcl": "terraform", "proto": "protobuf", "golang": "go", "mdx": "md", "starlark": "python", "bazel": "python",
}

# Pygments' kinds, the first that fits, as the classes of the theme.
CLASSES = [
    (Token.Comment.PreprocFile, "hs"), (Token.Comment.Preproc, "hd"), (Token.Comment.Hashbang, "hd"),
    (Token.Comment, "hc"),
    (Token.Keyword.Type, "ht"), (Token.Keyword, "hk"), (Token.Operator.Word, "hk"),
    (Token.Name.Builtin.Pseudo, "hk"), (Token.Name.Builtin, "hf"), (Token.Name.Function, "hf"),
    (Token.Name.Class, "ht"), (Token.Name.Exception, "ht"), (Token.Name.Namespace, "ht"),
    (Token.Name.Decorator, "ha"), (Token.Name.Attribute, "ha"), (Token.Name.Label, "hd"),
    (Token.Name.Tag, "hk"), (Token.Name.Entity, "hn"), (Token.Name.Property, "hm"),
    (Token.Name.Constant, "hn"), (Token.Name.Variable, "hm"),
    (Token.Literal.String.Doc, "hc"), (Token.Literal.String, "hs"), (Token.Literal, "hn"),
    (Token.Generic.Inserted, "hi"), (Token.Generic.Deleted, "hx"), (Token.Generic.Heading, "hk"),
    (Token.Generic.Subheading, "hf"), (Token.Generic.Prompt, "hc"), (Token.Generic.Error, "hx"),
    (Token.Generic.Traceback, "hx"),
]


class TooLong(Exception):
    pass


def stop(_signal, _frame):
    raise TooLong


def class_of(kind, known):
    if kind not in known:
        known[kind] = next((name for ancestor, name in CLASSES if kind in ancestor), "")
    return known[kind]


def load(language):
    written = language.lower()
    # The code in Markdown would be coloured by lexers that are not loaded yet.
    options = {"stripnl": False, "ensurenl": False, "handlecodeblocks": False}
    for name in (written, ALIASES.get(written)):
        if name and all(c.isascii() and (c.isalnum() or c in "+#-_.") for c in name):
            try:
                return get_lexer_by_name(name, **options)
            except (ClassNotFound, ImportError, ValueError):
                pass
    return None


def runs_of(lexer, code, known):
    runs = []
    is_markdown = "md" in getattr(lexer, "aliases", ())
    for kind, text in lexer.get_tokens(code):
        name = class_of(kind, known) if not text.isspace() else ""
        if is_markdown and (kind is Token.Literal.String or "\n" in text and kind in Token.Literal.String):
            # A fence in Markdown, which is all one string.
            name = ""
        if runs and (runs[-1][0] == name or text.isspace()):
            runs[-1][1] += text
        elif text:
            runs.append([name, text])
    return runs


def answer(request, lexers, known):
    lexer = lexers[request["language"]]
    if lexer is None:
        return {"unknown": True}
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return {"runs": runs_of(lexer, request["code"], known)}
    except Exception:
        # Whatever a lexer stumbles over, the code is shown as it is.
        return {}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def main():
    requests = [json.loads(line) for line in sys.stdin.buffer.read().splitlines() if line.strip()]
    lexers = {language: load(language) for language in sorted({request["language"] for request in requests})}
    for lexer in lexers.values():
        if lexer is not None:
            # Lexers that hand parts over to others load those with their first use.
            list(lexer.get_tokens("\n"))
    places = [pygments.__file__] + [place for place in sys.path if place]
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    signal.signal(signal.SIGALRM, stop)
    # Whoever starts this may have signals blocked, and programs inherit that.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGALRM})
    out = sys.stdout.buffer
    out.write(json.dumps({"ready": pygments.__version__, "places": places}).encode() + b"\n")
    known = {}
    for request in requests:
        out.write(json.dumps(answer(request, lexers, known), ensure_ascii=True).encode() + b"\n")
        out.flush()


main()
