"""Sites of notes that are made to do harm, by name: the text of a note, or the texts of several by path."""


def many(count, text):
    return "".join(text % number if "%d" in text else text for number in range(count))


NOTES = {
    "links by name to nothing, one line": lambda: "[[zz|b]]" * 100_000,
    "links to nothing, one line": lambda: "[a](b.md) " * 100_000,
    "links to nothing, each another": lambda: many(4_000, "[a](x%d.md) "),
    "links, each another": lambda: {"index.md": many(100_000, "[a%d](b.md) "), "b.md": "# B"},
    "a million links": lambda: "[a](b.md) " * 1_000_000,
    "links to itself": lambda: "[a](index.md) " * 100_000,
    "long address, used often": lambda: "[r]: /" + "x" * 50_000 + "\n\n" + "[r] " * 50_000,
    "address of 1 KB, used often": lambda: "[r]: /" + "x" * 1_000 + "\n\n" + "[r] " * 100_000,
    "long title, used often": lambda: "[r]: /x \"" + "x" * 50_000 + "\"\n\n" + "[r] " * 50_000,
    "one tag": lambda: "#tag " * 100_000,
    "tags, each another": lambda: many(100_000, "#tag%d "),
    "tag of 2,000 parts": lambda: "#" + "/".join(f"a{number}" for number in range(2_000)),
    "paragraphs": lambda: "a b c\n\n" * 200_000,
    "comments that nothing ends": lambda: "%%a\n\n" * 50_000,
    "headings": lambda: "# a\n\n" * 20_000,
    "heading of spaces": lambda: "# a" + " " * 100_000 + "b {x",
    "footnotes that nobody refers to": lambda: many(5_000, "[^%d]: y\n\n"),
    "attributes": lambda: "<a " + many(40_000, "x%d=1 ") + ">x</a>",
    "tags of HTML": lambda: "<b>" * 100_000,
    "addresses that begin": lambda: "<http://a" * 40_000,
    "hosts that begin": lambda: "www.(" * 200_000,
    "dashes of a table": lambda: "|-" * 40_000,
    "table of 2,000 columns": lambda: "|" + "a|" * 2_000 + "\n|" + "-|" * 2_000 + "\n" + "|x\n" * 20_000,
    "options of a fence": lambda: "```swift view-tree " + many(8_000, "o%d=1 ") + "\nText(\"a\")\n```\n",
    "claims": lambda: "```swift view-tree\nHStack { Text(\"a\") }\n```\n\n" + many(3_000, "1. a is %dx20\n"),
    "damaged text": lambda: b"\xff\xfe" * 500_000,
    "number signs in a fence": lambda: "```swift view-tree\n" + "#" * 20_000 + "\n```\n",
    "modifiers on a view": lambda: "```swift view-tree\nstruct V: View { var body: some View { Text(\"a\")" + ".bold()" * 20_000 + " } }\n```\n",
    "options of a megabyte": lambda: "```swift view-tree " + "o" * 1_000_000 + "\nText(\"a\")\n```\n",
    "table of 1,000 columns": lambda: "|" + "a|" * 1_000 + "\n|" + "-|" * 1_000 + "\n" + "|x\n" * 3_000,
    "broken links in many notes": lambda: {f"n{number}.md": "# N\n\n" + many(5, "[a](x%d.md) ") for number in range(1_000)},
    "quotes in each other": lambda: "> " * 20_000 + "a",
    "lists in each other": lambda: many(1, "- " * 20_000 + "a"),
    "emphasis that nothing closes": lambda: "*a _b **c " * 40_000,
    "brackets that nothing closes": lambda: "[" * 200_000,
    "front matter without an end": lambda: "---\n" + "a: 1\n" * 100_000,
    "aliases of YAML that double": lambda: "---\na0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 40)) + "---\nx\n",
    "notes that all link to each other": lambda: {f"n{number}.md": f"# N{number}\n\n" + many(150, "[[n%d]] ") for number in range(150)},
    "notes that show each other": lambda: {f"n{number}.md": f"![[n{(number + 1) % 30}]]\n![[n{(number + 2) % 30}]]\n" for number in range(30)},
    "binary called a note": lambda: bytes(range(256)) * 4_000,
    "title of a megabyte": lambda: "# " + "x" * 1_000_000,
    "notes of one title": lambda: {f"n{number}.md": "# Same\n\n[[Same]]" for number in range(300)},
    "notes that show a long one": lambda: {"long.md": "a b c " * 150_000} | {f"n{number}.md": "![[long]]\n\n" * 9 for number in range(20)},
}

