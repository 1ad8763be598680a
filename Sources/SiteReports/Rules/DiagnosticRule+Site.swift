/// Rules for notes, links and the site.
extension DiagnosticRule {
  static let notes = [
    DiagnosticRule("damaged-text", .warning, "bytes that are not UTF-8, or text that was encoded twice"),
    DiagnosticRule("utf-16", .error, "a note in UTF-16"),
    DiagnosticRule("unreadable", .error, "a file or folder that cannot be read"),
    DiagnosticRule("not-text", .error, "a note that contains binary data"),
    DiagnosticRule("too-large", .error, "a note that is too large to be read"),
    DiagnosticRule("file-name", .error, "a file name that is not UTF-8"),
    DiagnosticRule("special-file", .warning, "a socket, device or other special file"),
    DiagnosticRule("yaml", .error, "front matter or configuration that is not valid YAML"),
    DiagnosticRule("front-matter", .warning, "an invalid value in front matter"),
    DiagnosticRule("same-title", .off, "notes with the same title, which lists and search results cannot tell apart"),
    DiagnosticRule("orphan", .off, "a note that no other note links to; home pages, posts and translations are exempt"),
    DiagnosticRule("alias", .warning, "an alias whose URL already belongs to another page"),
    DiagnosticRule("footnote", .warning, "a footnote that is missing, defined twice, or never referred to"),
    DiagnosticRule("formula", .warning, "a formula that KaTeX cannot typeset"),
    DiagnosticRule("heading-id", .warning, "a heading whose id is already in use"),
    DiagnosticRule("table-link", .warning, "a wikilink in a table whose bar ends the cell"),
    DiagnosticRule(
      "line-breaks", .note,
      "a line break in a paragraph that was kept because the next line seems to start something new"),
    DiagnosticRule("container", .warning, "a container (`:::`) that is never closed"),
    DiagnosticRule("other-tool", .warning, "syntax of another tool, which pages show as text"),
    DiagnosticRule("code-lines", .warning, "highlighted lines that the code does not have"),
    DiagnosticRule("snippet", .warning, "code from a file or region that does not exist"),
    DiagnosticRule("liquid", .warning, "Liquid tags that were removed"),
    DiagnosticRule("translation", .warning, "a translation whose original does not exist, or without a language"),
    DiagnosticRule("canvas", .warning, "a canvas that is not valid JSON"),
    DiagnosticRule("unclosed-comment", .warning, "a comment that is never closed and hides the rest of the note"),
    DiagnosticRule("nesting", .warning, "lists, quotes or emphasis that are nested too deeply"),
  ]

  static let links = [
    DiagnosticRule("broken-link", .warning, "a link to a note, file or heading that does not exist"),
    DiagnosticRule("missing-note", .warning, "a wikilink to a note that does not exist (yet)"),
    DiagnosticRule("ambiguous-link", .warning, "a wikilink that several notes match"),
    DiagnosticRule("unpublished-link", .note, "a link to a note that is not published"),
    DiagnosticRule("dead-link", .warning, "a broken link to another site (`--external`)"),
    DiagnosticRule("external-links", .warning, "links to other sites that could not be checked (`--external`)"),
    DiagnosticRule("unsafe-address", .warning, "a URL with a scheme that pages do not link to"),
    DiagnosticRule("missing-image", .warning, "an image that does not exist"),
    DiagnosticRule("insecure-image", .warning, "an image with an `http:` URL, which pages do not load"),
    DiagnosticRule("image-words", .note, "an image without alternative text"),
    DiagnosticRule("embed-cycle", .warning, "a note that embeds itself"),
    DiagnosticRule("embed-depth", .warning, "embedded notes that are nested too deeply"),
    DiagnosticRule("embed-limit", .warning, "a page that embeds too much of other notes"),
    DiagnosticRule("inline-embed", .warning, "a note embedded in a heading or in emphasis, which cannot contain one"),
    DiagnosticRule("outside-link", .warning, "a symbolic link out of the notes' folder"),
    DiagnosticRule("broken-file-link", .warning, "a symbolic link to a file that does not exist"),
    DiagnosticRule("lfs-pointer", .warning, "an image that Git LFS has not downloaded"),
  ]

  static let site = [
    DiagnosticRule(
      "configuration", .warning,
      "an unknown key or invalid value in the configuration; an error if the file cannot be read"),
    DiagnosticRule(
      "navigation", .warning, "a navigation that lists missing pages; a note about pages that it leaves out"),
    DiagnosticRule("menu", .warning, "a broken link in the menu at the top of pages"),
    DiagnosticRule("home", .warning, "a home note that does not exist"),
    DiagnosticRule("budget", .warning, "a page with more bytes than its budget (`check`)"),
    DiagnosticRule("same-file", .warning, "files with the same path in the site"),
    DiagnosticRule("same-page", .warning, "notes whose pages would have the same URL"),
    DiagnosticRule("settings-in-notes", .error, "a configuration among the notes, which is not read"),
    DiagnosticRule("left-out", .warning, "templates or a repository among the notes, which are left out"),
    DiagnosticRule("untrusted", .note, "settings that untrusted notes are not given (`untrusted: true`)"),
    DiagnosticRule("raw-html", .note, "HTML that is shown as text, since the notes are untrusted"),
    DiagnosticRule("kept-file", .warning, "a file in the output folder that Vitrine did not make"),
    DiagnosticRule("acting-file", .warning, "files left out because they run scripts when opened"),
    DiagnosticRule(
      "withheld-file", .warning, "keys, backups, sources of servers and files for web hosts, which are left out"),
    DiagnosticRule("media-metadata", .warning, "images and videos left out because their metadata cannot be removed"),
    DiagnosticRule("unpublished-files", .note, "files left out because no published note uses them"),
    DiagnosticRule("template", .error, "a template that is missing or cannot be read"),
    DiagnosticRule("words", .warning, "localized interface strings that cannot be used"),
    DiagnosticRule("jekyll", .note, "files left out because only Jekyll uses them"),
    DiagnosticRule("obsidian", .note, "parts of an Obsidian vault that the site leaves out"),
    DiagnosticRule("highlighting", .warning, "code without highlighting, because Pygments is missing or failed"),
    DiagnosticRule("formulas", .warning, "formulas shown as source, because KaTeX is missing or failed"),
    DiagnosticRule("mermaid", .warning, "Mermaid diagrams shown as source, because merman is missing or failed"),
    DiagnosticRule("filter", .warning, "fences shown as source, because the program of a filter is missing or failed"),
    DiagnosticRule("diagram", .warning, "a diagram that cannot be drawn"),
    DiagnosticRule(
      "ignored-repository", .warning, "a Git repository that is not used: it is part of the notes, or another user's"),
    DiagnosticRule("git", .warning, "dates that git could not provide; a note if git is not installed"),
    DiagnosticRule("workers", .note, "figures drawn in the main process, because no worker process could be started"),
    DiagnosticRule(
      "shared-cache", .warning, "a shared cache that does not answer or store; a note if curl is not installed"),
    DiagnosticRule("shard", .warning, "outputs of shards that are missing or do not belong together (`merge`)"),
    DiagnosticRule("search", .warning, "a site without a search index; a note if Pagefind is not installed"),
    DiagnosticRule(
      "cards", .warning, "a social card that could not be created; a note if `rsvg-convert` is not installed"),
    DiagnosticRule(
      "paper", .warning,
      "drawings in a PDF without their blur or shadow, because they could not be converted to images"),
    DiagnosticRule("offline", .warning, "a site that cannot be read offline"),
  ]
}
