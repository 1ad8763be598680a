"""Figures in MkDocs: `hooks: [vitrine_hook.py]` in mkdocs.yml. Needs `vitrine` in PATH, or its path in VITRINE."""
import logging, os, subprocess

log = logging.getLogger("mkdocs.hooks.vitrine")


def on_page_markdown(markdown, page, config, files):
    before = "\n" * max(page.file.content_string.count("\n") - markdown.count("\n"), 0)  # front matter, taken off
    given = config.extra.get("vitrine") or {}
    options = [f"--{name}={given[name]}" for name in ("blocks", "appearance") if name in given]
    command = [os.environ.get("VITRINE", "vitrine"), "filter", "markdown", *options, f"--name={page.file.src_uri}"]
    done = subprocess.run(command, input=(before + markdown).encode(), capture_output=True)
    for message in filter(None, done.stderr.decode().split("\n\n")):
        log.warning("%s", message.rstrip())
    return done.stdout.decode()[len(before):] if done.returncode == 0 else markdown
