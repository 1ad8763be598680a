"""Figures in Sphinx: `extensions = ["vitrine_sphinx"]` in conf.py. Needs `vitrine` in PATH, or its path in `vitrine_command`.

Drawn are code blocks of the language `swiftui`, of reStructuredText and of MyST, and the directive `swiftui`, whose options are those
of a fence. Code blocks of the language `swift` declare what those after them use. Builders of other things than HTML show the code.
"""
import json
import subprocess

from docutils import nodes
from sphinx import addnodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

log = logging.getLogger(__name__)

PAGES = "html and not epub"


class AnyOption(dict):
    """Takes every option as it is written."""

    def __getitem__(self, name):
        return lambda value: value or ""

    def __contains__(self, name):
        return True

    def __bool__(self):
        return True


class SwiftUI(SphinxDirective):
    """`.. swiftui::`, with options such as `:width: 260` and `:caption: A row`."""

    has_content = True

    option_spec = AnyOption()

    def run(self):
        code = nodes.literal_block("\n".join(self.content), "\n".join(self.content), language="swiftui")
        code["vitrine"] = {name: value or "" for name, value in self.options.items()}
        self.set_source_info(code)
        return [code]


def first_line(lines, node):
    """The number of the line that a block's code starts at: its node knows where the block does."""
    first = node.astext().split("\n")[0].strip()
    start = node.line or 1
    return next((number for number in range(start, len(lines) + 1) if lines[number - 1].strip() == first), start)


def draw(app, doctree):
    """Puts figures in the place of the document's code blocks."""
    blocks = [node for node in doctree.findall(nodes.literal_block) if node.get("language") in ("swift", "swiftui")]
    if not any(node["language"] == "swiftui" or app.config.vitrine_blocks == "auto" for node in blocks):
        return
    document = app.env.docname
    lines = open(app.env.doc2path(document), encoding="utf-8-sig").read().split("\n")
    fences = [
        {
            "language": node["language"],
            "code": node.astext(),
            "line": first_line(lines, node),
            "options": node.get("vitrine", {}),
        }
        for node in blocks
    ]
    request = {"document": document, "blocks": app.config.vitrine_blocks, "figure": app.config.vitrine_figure, "fences": fences}
    try:
        command = [app.config.vitrine_command, "filter", "fences"]
        done = subprocess.run(command, input=json.dumps(request).encode(), capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        log.warning("vitrine: %s %s", problem, getattr(problem, "stderr", b"").decode())
        return
    answer = json.loads(done.stdout)
    for said in answer["diagnostics"]:
        hint = f" ({said['hint']})" if said.get("hint") else ""
        place = (document, said.get("line"))
        log.warning("%s%s", said["message"], hint, location=place, type="vitrine", subtype=said["code"])
    for node, fence in zip(blocks, answer["fences"]):
        node["language"] = "swift"
        if fence["html"]:
            # What was read is kept for all builders. Those of books are builders of HTML too, but take no HTML that isn't XML.
            figure = addnodes.only(expr=PAGES)
            figure.append(nodes.raw("", fence["html"], format="html"))
            node.parent.insert(node.parent.index(node) + 1, figure)
            if not fence["keepsCode"]:
                code = addnodes.only(expr=f"not ({PAGES})")
                node.replace_self(code)
                code.append(node)
        elif fence["error"]:
            note = nodes.paragraph("", "Not drawn: " + fence["error"], classes=["vitrine-error"])
            node.parent.insert(node.parent.index(node) + 1, note)


def setup(app):
    app.add_config_value("vitrine_command", "vitrine", "env")
    app.add_config_value("vitrine_blocks", "marked", "env")
    app.add_config_value("vitrine_figure", {}, "env")
    app.add_directive("swiftui", SwiftUI)
    app.connect("doctree-read", draw)
    return {"version": "1", "parallel_read_safe": True}
