/// What is found in notes, in what leads from one to the other, and around them.
extension Rule {
  static let notes = [
    Rule("damaged-text", .warning, "bytes that are not UTF-8, or text that was encoded twice"),
    Rule("utf-16", .error, "a note in UTF-16"),
    Rule("unreadable", .error, "a file or folder that cannot be read"),
    Rule("not-text", .error, "other data under a note's name"),
    Rule("too-large", .error, "a note that is too large to be read"),
    Rule("file-name", .error, "a name that is not UTF-8"),
    Rule("special-file", .warning, "what is neither a file nor a folder"),
    Rule("yaml", .error, "front matter or settings that are not YAML"),
    Rule("front-matter", .warning, "a value in front matter that means nothing"),
    Rule("same-title", .off, "notes of the same title, which lists and search cannot tell apart"),
    Rule("orphan", .off, "a note that no other note links to; the home page, posts and translations need no link"),
    Rule("alias", .warning, "an alias without an address of its own, because another page has it"),
    Rule("footnote", .warning, "a footnote that is not there, is there twice, or that nothing refers to"),
    Rule("formula", .warning, "a formula that cannot be set"),
    Rule("heading-id", .warning, "a heading that asks for an id that another has"),
    Rule("table-link", .warning, "a link by name in a table whose bar ends the cell"),
    Rule(
      "line-breaks", .note, "the end of a line in a paragraph that is kept, because what follows seems to begin anew"),
    Rule("container", .warning, "a container (`:::`) that nothing closes"),
    Rule("other-tool", .warning, "what only other tools read, and pages show as words"),
    Rule("code-lines", .warning, "lines to mark that the code does not have"),
    Rule("snippet", .warning, "code of a file or region that is not there"),
    Rule("liquid", .warning, "tags of Jekyll's that are left out"),
    Rule("translation", .warning, "a translation of a note that is not there, or without a language"),
    Rule("canvas", .warning, "a canvas that is not JSON"),
    Rule("unclosed-comment", .warning, "a comment that nothing closes, so that the rest of the note is hidden"),
    Rule("nesting", .warning, "lists, quotes or emphasis that are nested too deep"),
  ]

  static let links = [
    Rule("broken-link", .warning, "a link to a note, file or heading that is not there"),
    Rule("missing-note", .warning, "a link by name to a note that does not exist (yet)"),
    Rule("ambiguous-link", .warning, "a link by a name that several notes have"),
    Rule("unpublished-link", .note, "a link to a note that is kept back"),
    Rule("dead-link", .warning, "a link to another site that leads nowhere (`--external`)"),
    Rule("external-links", .warning, "links to other sites that could not be asked for (`--external`)"),
    Rule("unsafe-address", .warning, "an address by a scheme that pages do not follow"),
    Rule("missing-image", .warning, "an image that is not there"),
    Rule("insecure-image", .warning, "an image by `http:`, which pages do not show"),
    Rule("image-words", .note, "an image without an alternative text"),
    Rule("embed-cycle", .warning, "a note that shows itself"),
    Rule("embed-depth", .warning, "notes that show notes, nested too deep"),
    Rule("embed-limit", .warning, "a page that shows too much of other notes"),
    Rule("inline-embed", .warning, "a note shown in a heading or within emphasis, where it has no room"),
    Rule("outside-link", .warning, "a link of the file system out of the notes' folder"),
    Rule("broken-file-link", .warning, "a link of the file system to what is not there"),
    Rule("lfs-pointer", .warning, "an image that Git LFS has not fetched"),
  ]

  static let site = [
    Rule(
      "configuration", .warning, "a key or value in the settings that means nothing; an error where they cannot be read"
    ),
    Rule("navigation", .warning, "an order of pages that names what is not there; a note on pages that it leaves out"),
    Rule("menu", .warning, "a link at the top of pages that leads nowhere"),
    Rule("home", .warning, "a home note that is not there"),
    Rule("same-file", .warning, "files that would have the same place in the site"),
    Rule("same-page", .warning, "notes that would have the same page"),
    Rule("kept-file", .warning, "a file in the output folder that Vitrine did not make"),
    Rule("acting-file", .warning, "files left out because they run scripts where they are opened"),
    Rule("unpublished-files", .note, "files left out because no published note needs them"),
    Rule("template", .error, "a template that is missing or cannot be read"),
    Rule("words", .warning, "words of the interface that cannot be used"),
    Rule("jekyll", .note, "files of Jekyll's own that are left out"),
    Rule("obsidian", .note, "what a vault has and the site has not"),
    Rule("highlighting", .warning, "code without colours: Pygments does not answer"),
    Rule("formulas", .warning, "formulas as their source: KaTeX does not answer"),
    Rule("mermaid", .warning, "Mermaid diagrams as their source: merman does not answer"),
    Rule("filter", .warning, "fences as their source: the program of a filter does not answer"),
    Rule("diagram", .warning, "a diagram that cannot be drawn"),
    Rule("git", .warning, "dates that git does not tell; a note where it is not installed"),
    Rule("workers", .note, "figures that are drawn in the program's own process, since no other can be started"),
    Rule(
      "shared-cache", .warning,
      "a shared cache that does not answer or does not store; a note where the program for it is not installed"),
    Rule("shard", .warning, "parts of a site that are missing, or do not belong together (`merge`)"),
    Rule("search", .warning, "a site without a search index; a note where Pagefind is not installed"),
    Rule(
      "cards", .warning, "a picture for links that could not be made; a note where the program for it is not installed"),
    Rule(
      "paper", .warning,
      "drawings that are in a PDF without their blur or shadow, since no pixels could be made of them"),
    Rule("offline", .warning, "a site that cannot be kept for readers without a network"),
  ]
}
