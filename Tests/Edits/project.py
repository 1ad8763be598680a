"""A project with notes, files, templates and a configuration, and random edits of all of them."""

import os
import pathlib
import random
import struct
import zlib

FRONT_MATTER = {
    "title": ["Other title", "\"Quoted: title\"", "Note 3"],
    "description": ["A short description", "Another one"],
    "order": ["1", "7", "abc"],
    "keywords": ["[spring, ease]", "one, two"],
    "search": ["false", "{boost: 0.2}"],
    "tags": ["[layout]", "[layout/stacks, text]", "text, state", "[]"],
    "aliases": ["[also]", "[Also this, old/place.html]", "[/moved/here/]"],
    "draft": ["true", "false"],
    "publish": ["false", "true"],
    "permalink": ["/about/", "/deep/er/about.html"],
    "slug": ["slugged"],
    "redirect_from": ["[/old/]", "[/older/, /oldest.html]"],
    "date": ["2024-05-01", "2024-13-45", "2025-01-02 10:00:00 +0200"],
    "updated": ["2025-11-01", "2024-06-30"],
    "lang": ["de", "ar", "ja"],
    "dir": ["rtl", "ltr"],
    "translation-of": ["n1.md", "part/n4.md"],
    "cssclasses": ["wide", "[wide, dark]"],
    "properties": ["true", "false"],
    "blocks": ["auto", "marked"],
    "claims": ["false"],
    "budget": ["html 90 KB"],
    "figure": ["{ width: 200 }"],
    "template": ["home", "gallery", "mine", "note"],
    "comments": ["false"],
    "expires": ["2025-01-01", "2099-01-01"],
    "categories": ["[news]", "[news, notes]"],
    "excerpt": ["What it is about"],
    "authors": ["[Ada]", "[Ada, Bo]"],
    "unknown": ["value"],
}
CONFIGURATION = {
    "title": ["Garden", "Notes & more"],
    "description": ["All about it", "Little about it"],
    "author": ["Ada"],
    "language": ["de", "ar", "en"],
    "dir": ["rtl"],
    "url": ["https://example.org/site", "https://example.com"],
    "urls": ["clean", "html"],
    "platform": ["book", "macos"],
    "blocks": ["auto"],
    "claims": ["off"],
    "emoji": ["true"],
    "breaks": ["hard", "soft"],
    "publish": ["marked", "all"],
    "missing-notes": ["summary"],
    "properties": ["true"],
    "tags": ["front-matter"],
    "taxonomies": ["[authors]", "[authors, categories]"],
    "related": ["3"],
    "sort": ["title", "date", "{ part: title }"],
    "nav": ["[n1.md, n0.md]", "[{ Start: n0.md }, part/n4.md]", "[missing.md]"],
    "home": ["n1.md", "n2"],
    "figure": ["{ width: 220 }"],
    "exclude": ["[n5.md]", "[part]", "['*.png']"],
    "offline": ["true"],
    "figure-pages": ["false"],
    "budget": ["html 200 KB"],
    "footer": ["\"By [[n1]]\""],
    "banner": ["\"New: *read* it\""],
    "menu": ["[{ Code: https://example.org }]"],
    "logo": ["assets/dot.svg"],
    "accent": ["\"#b3261e\""],
    "font": ["Georgia, serif"],
    "css": ["[own.css]"],
    "head": ["\"<meta name=x content=y>\""],
    "blog": ["posts", "{ folder: posts, per-page: 1, feed: full }", "{ folder: posts, feed: summary }"],
    "rules": ["{ broken-link: error }", "{ missing-note: off, orphan: warning }"],
    "allow-active-files": ["true"],
    "colour": ["misspelt"],
}


def picture(width, height, shade):
    """Returns a PNG of one shade: two of the same size in pixels have the same length in bytes."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress((b"\0" + bytes([shade]) * width) * height, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


class Project:
    def __init__(self, root, random):
        self.root, self.random, self.edits, self.count = pathlib.Path(root), random, [], 0
        self.content = self.root / "content"
        # The search index takes most of a small site's time.
        self.configuration = {"search": "false" if random.random() < 0.9 else "true", "dates": "notes"}
        self.write_configuration()
        for number in range(7):
            self.write(f"content/{'part/' if number in (3, 4) else ''}n{number}.md", self.note(number))
        for day in (1, 2, 3):
            self.write(f"content/posts/2024-0{day}-01-post{day}.md", f"# Post {day}\n\nIt begins.\n\n<!--more-->\n\nIt goes on with [[n{day}]].\n")
        self.write("content/assets/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
        self.write("content/assets/one.png", picture(4, 4, 10))
        self.write("content/assets/two.png", picture(8, 4, 200))
        self.write("content/only.txt", "plain")
        self.write("content/own.css", "@import 'more.css'; p { color: red }")
        self.write("content/more.css", "q { color: blue }")
        self.write("content/board.canvas", '{"nodes":[{"id":"a","type":"file","file":"n1.md","x":0,"y":0,"width":100,"height":50},{"id":"b","type":"text","text":"Hi [[n2]]","x":200,"y":0,"width":100,"height":50}],"edges":[{"id":"e","fromNode":"a","toNode":"b"}]}')

    # Notes

    def note(self, number):
        to = [f"n{self.random.randrange(8)}" for _ in range(3)]
        parts = [f"# Note {number}", f"Words with #tag{number % 3}, [[{to[0]}]] and [a path]({to[1]}.md#second).", "## First", "Some words."]
        parts += {
            0: [self.fence("row", 'HStack { Text("One"); Text("Two") }'), "![[n1]]", "1. The row proposes 100 to both."],
            1: ["![One](assets/one.png)", "Term[^1]\n\n[^1]: A footnote."],
            2: ["| a | b |\n| - | - |\n| 1 | `two` |", "```js\nlet x = 1\n```", "$a^2$ and ==marked==."],
            3: [self.fence("box", "Color.red.frame(width: 20, height: 10)"), "![[n0#First]]"],
            4: ["> [!note] Title\n> Quoted, with [[also]].", "A block. ^here"],
            5: [f"[[{to[2]}#^here]] and [[{to[2]}#Second|second]].", "%%hidden%%", "![[two.png|20]]"],
        }.get(number % 6, [])
        parts += ["### Inside", "Deeper words.", "## Second", "Last words. :tada:", "## Same", "a", "## Same", "b"]
        return "\n\n".join(parts) + "\n"

    def fence(self, name, code):
        return f"```swift view-tree id={name} caption=\"A {name}\"\n{code}\n```"

    def notes(self):
        return sorted(str(path.relative_to(self.root)) for path in self.content.rglob("*.md") if path.is_file())

    def files(self):
        return sorted(str(path.relative_to(self.root)) for path in self.content.rglob("*") if path.is_file())

    # Files

    def write(self, path, data):
        data = data if isinstance(data, bytes) else data.encode()
        place = self.root / path
        if place.is_dir() or any(parent.is_file() for parent in place.parents):
            return
        place.parent.mkdir(parents=True, exist_ok=True)
        # Some editors write in place, others beside it.
        if self.random.random() < 0.5:
            beside = place.with_name("." + place.name + ".new")
            beside.write_bytes(data)
            os.replace(beside, place)
        else:
            place.write_bytes(data)

    def write_configuration(self):
        self.write("vitrine.yml", "".join(f"{key}: {value}\n" for key, value in self.configuration.items()))

    # Edits

    def edit(self):
        """Makes an edit of a random kind, and notes it."""
        self.count += 1
        kinds = [kind for kind in dir(self) if kind.startswith("edit_")]
        weights = [3 if kind in ("edit_words", "edit_front_matter", "edit_configuration", "edit_lines") else 1 for kind in kinds]
        while True:
            kind = self.random.choices(kinds, weights)[0]
            text = getattr(self, kind)()
            if text:
                self.edits.append(f"{kind[5:]}: {text}")
                return

    def a_note(self):
        notes = self.notes()
        path = self.random.choice(notes) if notes else None
        return path, (self.root / path).read_text() if path else ""

    def edit_words(self):
        path, text = self.a_note()
        if not path:
            return None
        old = self.random.choice(["words", "Words", "Some", "Last", "a", "Deeper", "begins"])
        new = self.random.choice([f"words {self.count}", f"[[n{self.random.randrange(8)}]]", f"#tag{self.count % 4}", "[[also]]", f"`code{self.count}`", "https://example.org/x", "**bold**", "$b_1$", "![[n2]]", "![](assets/two.png)", "[^1]"])
        if old not in text:
            return None
        self.write(path, text.replace(old, new, 1))
        return f"{path}: '{old}' becomes '{new}'"

    def edit_lines(self):
        """Adds, removes or moves a part of a note."""
        path, text = self.a_note()
        parts = text.split("\n\n")
        if len(parts) < 3:
            return None
        first, second = sorted(self.random.sample(range(1, len(parts)), 2))
        kind = self.random.choice(["swap", "remove", "double", "add", "heading"])
        if kind == "swap":
            parts[first], parts[second] = parts[second], parts[first]
        elif kind == "remove":
            del parts[first]
        elif kind == "double":
            parts.insert(second, parts[first])
        elif kind == "heading":
            parts.insert(second, self.random.choice(["## Second", "## Other", "### Same", "# Note again", "## With `code` {#own}"]))
        else:
            parts.insert(second, self.random.choice([
                "A new part.", self.fence(f"more{self.count}", f"Text(\"{self.count}\").padding()"), "```swift\nText(\"auto\")\n```",
                "```mermaid\ngraph TD; a-->b\n```", "<div id=\"mark\">html</div>", "%%gone%%", "- [ ] open\n- [x] done", "<script>alert(1)</script>",
                "```swift view-tree sweep=80...200\nHStack { Text(\"A\"); Spacer(); Text(\"B\") }\n```",
                "```swift view-tree vary=\"spacing: 0...20\"\nHStack(spacing: 8) { Text(\"A\"); Text(\"B\") }\n```", "```swift view-tree\nText(undeclared)\n```",
            ]))
        self.write(path, "\n\n".join(parts))
        return f"{path}: {kind} parts {first} and {second}"

    def edit_figure(self):
        path, text = self.a_note()
        old = self.random.choice(["Text(\"One\")", "Color.red", "width: 20", "caption=\"A row\"", "id=row", "id=box"])
        new = {"id": f"id=named{self.count}", "ca": f"caption=\"Another {self.count}\""}.get(old[:2], self.random.choice([f"Text(\"{self.count}\")", "Color.blue", "Circle()"]) if old[0] in "TC" else f"width: {self.count}")
        if old not in text:
            return None
        self.write(path, text.replace(old, new, 1))
        return f"{path}: '{old}' becomes '{new}'"

    def edit_front_matter(self):
        path, text = self.a_note()
        if not path:
            return None
        values, body = {}, text
        if text.startswith("---\n") and "\n---\n" in text[4:]:
            head, body = text[4:].split("\n---\n", 1)
            values = dict(line.split(": ", 1) for line in head.split("\n") if ": " in line)
        key = self.random.choice(sorted(values) or list(FRONT_MATTER)) if self.random.random() < 0.3 else self.random.choice(list(FRONT_MATTER))
        # Another edit may have damaged the key.
        if key in values and (self.random.random() < 0.6 or key not in FRONT_MATTER):
            del values[key]
        else:
            values[key] = self.random.choice(FRONT_MATTER[key])
        head = "".join(f"{name}: {value}\n" for name, value in values.items())
        self.write(path, f"---\n{head}---\n{body}" if values else body)
        return f"{path}: {key}: {values.get(key, 'removed')}"

    def edit_configuration(self):
        key = self.random.choice([key for key in CONFIGURATION if key in self.configuration] or list(CONFIGURATION)) if self.random.random() < 0.4 else self.random.choice(list(CONFIGURATION))
        if key in self.configuration:
            del self.configuration[key]
        else:
            self.configuration[key] = self.random.choice(CONFIGURATION[key])
        self.write_configuration()
        return f"{key}: {self.configuration.get(key, 'removed')}"

    def edit_move(self):
        path, text = self.a_note()
        if not path:
            return None
        name = pathlib.PurePosixPath(path)
        other = self.random.choice([
            name.with_name(name.name.swapcase()), name.with_name(f"renamed{self.count}.md"), pathlib.PurePosixPath("content/moved") / name.name,
            pathlib.PurePosixPath("content") / name.name, name.with_name("index.md"), name.with_name("with space é.md"),
        ])
        if (self.root / other).exists():
            return None
        (self.root / other).parent.mkdir(parents=True, exist_ok=True)
        os.rename(self.root / path, self.root / other)
        return f"{path} becomes {other}"

    def edit_swap(self):
        """Two files change places: each is then another's with its time and size."""
        ending = self.random.choice([".md", ".png"])
        files = [path for path in self.files() if path.endswith(ending)]
        if len(files) < 2:
            return None
        one, other = self.random.sample(files, 2)
        between = self.root / "content/.between"
        os.rename(self.root / one, between)
        os.rename(self.root / other, self.root / one)
        os.rename(between, self.root / other)
        return f"{one} and {other}"

    def edit_folder(self):
        folders = sorted(str(path.relative_to(self.root)) for path in self.content.rglob("*") if path.is_dir())
        if not folders:
            return None
        path = self.random.choice(folders)
        other = f"content/folder{self.count}"
        os.rename(self.root / path, self.root / other)
        return f"{path} becomes {other}"

    def edit_empty_folder(self):
        (self.content / f"empty{self.count}").mkdir(exist_ok=True)
        return f"empty{self.count}"

    def edit_new(self):
        path = self.random.choice([f"content/new{self.count}.md", f"content/part/n{self.random.randrange(9)}.md", f"content/n{self.random.randrange(9)}.md", "content/index.md", f"content/posts/2024-04-{10 + self.count % 19}-later.md", "content/part/index.md"])
        if (self.root / path).exists():
            return None
        self.write(path, self.note(self.count))
        return path

    def edit_delete(self):
        files = self.files()
        if len(self.notes()) < 4 or not files:
            return None
        path = self.random.choice(files)
        os.remove(self.root / path)
        return path

    def edit_image(self):
        """Another picture, of the same length and time, or of another size."""
        path = self.random.choice(["content/assets/one.png", "content/assets/two.png", "content/two.png"])
        place = self.root / path
        if place.exists() and self.random.random() < 0.6:
            times = place.stat()
            data = place.read_bytes()
            width, height = struct.unpack(">II", data[16:24])
            place.write_bytes(picture(width, height, self.count % 250))
            os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))
            return f"{path}: other pixels, same size and time"
        self.write(path, picture(2 + self.count % 7, 4, 9))
        return f"{path}: another size"

    def edit_same_size(self):
        """A note with one letter changed, and the time that it had."""
        path, text = self.a_note()
        if not path or "Some" not in text and "Come" not in text:
            return None
        place = self.root / path
        times = place.stat()
        old, new = ("Some", "Come") if "Some" in text else ("Come", "Some")
        place.write_text(text.replace(old, new, 1))
        os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))
        return f"{path}: '{old}' becomes '{new}', same size and time"

    def edit_touch(self):
        path = self.random.choice(self.files())
        second = int((self.root / path).stat().st_mtime)
        os.utime(self.root / path, (second, second))
        return f"{path}: whole seconds"

    def edit_link(self):
        """A symbolic link inside the folder of the notes."""
        path, _ = self.a_note()
        other = self.content / f"linked{self.count}.md"
        if not path:
            return None
        os.symlink(os.path.relpath(self.root / path, self.content), other)
        return f"{other.name} leads to {path}"

    def edit_template(self):
        place = self.root / "templates"
        kind = self.random.choice(["note", "mine", "string", "asset", "remove"])
        if kind == "remove":
            files = sorted(path for path in place.rglob("*") if path.is_file()) if place.exists() else []
            if not files:
                return None
            path = self.random.choice(files)
            path.unlink()
            return f"{path.name} removed"
        name, text = {
            "note": ("backlinks.mustache", f"<p>{self.count}</p>{{{{#backlinks}}}}<a href=\"{{{{href}}}}\">{{{{title}}}}</a>{{{{/backlinks}}}}"),
            "mine": ("mine.mustache", f"<!DOCTYPE html><html><head><title>{{{{title}}}}</title></head><body>{self.count} {{{{{{content}}}}}}</body></html>"),
            "string": ("languages/en.yml", f"backlinks: \"Links {self.count}\"\n"),
            "asset": ("assets/extra.css", f"p {{ margin: {self.count}px }}"),
        }[kind]
        self.write(f"templates/{name}", text)
        return f"{name} ({self.count})"

    def edit_style(self):
        name = self.random.choice(["own.css", "more.css"])
        self.write(f"content/{name}", f"p {{ margin: {self.count}px }}" + (" @import 'more.css';" if name == "own.css" else ""))
        return name

    def edit_vault(self):
        place = self.content / ".obsidian"
        if place.exists():
            (place / "app.json").unlink(missing_ok=True)
            place.rmdir()
            return "no vault any more"
        self.write("content/.obsidian/app.json", '{"attachmentFolderPath": "assets"}')
        return "a vault"
