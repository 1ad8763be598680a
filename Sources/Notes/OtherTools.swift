import Diagnostics

/// Warnings about syntax of other tools, one for each kind with the number of places, and the names of components.
struct OtherTools {
  /// The names of the components whose tags are in the note: `Tabs`.
  private(set) var components: Set<String> = []
  /// The tags that may be components.
  private var opened: [(name: String, span: Span)] = []
  private var found: [Kind: (text: String, span: Span, count: Int)] = [:]
  // Each expression is compiled when it is made.
  private let shortcode = /\{\{[<%][ \t]*[\/\w][^{}]*[>%]\}\}/
  private let include = /\{\{#[a-z_]+[ \t][^{}]*\}\}/
  private let macro = /(?:^|[^{])(\{%-?[ \t]*\w[^{}]*%\})/
  private let expression = /<[A-Za-z][\w.]*[ \t][^<>{}]*=\{/
  private let template = /(?:^|[^\\{])(\{\{[ \t]*(?:[$\w][^{}<%#]*)?\}\})/
  private let citation = /\[-?@[A-Za-z][\w:.\-]*[^\[\]]*\]/
  private let tag =
    /<(\/?)([A-Z][A-Za-z0-9\-]*[a-z][A-Za-z0-9\-]*)((?:[ \t\n](?:[^<>"']|"[^"]*"|'[^']*')*?)?)(\/?)>/

  /// A place at which syntax of another tool was converted or removed before the note was parsed.
  struct Mark {
    var kind: Kind
    var text: String
    /// The line of the note, from 1.
    var line: Int
  }

  /// A construct of another tool that isn't followed.
  struct Kind: Hashable, Sendable {
    /// The message, with `%` for the text in the note.
    let message: String
    let hint: String

    init(_ message: String, hint: String) { (self.message, self.hint) = (message, hint) }

    static let asMarkdown = "replace it with Markdown: an image, a callout (> [!note]) or a link"
  }

  /// - Parameter marks: The places that were converted before the note was parsed.
  init(_ document: Document, marks: [Mark] = []) {
    for mark in marks { add(mark.kind, mark.text, Span(at: Location(line: mark.line, column: 1))) }
    let text = document.source.text
    readCitations(document)
    readQueries(document)
    let hasBraces = text.containsBytes(of: "{{") || text.containsBytes(of: "{%") || text.containsBytes(of: "={")
    if hasBraces || text.containsBytes(of: "<") {
      for inline in document.allInlines {
        switch inline.kind {
        case .text(let text) where hasBraces: readText(text, inline.span)
        case .html(let html): readTags(html, inline.span, isInline: true)
        default: break
        }
      }
      for block in document.allBlocks {
        if case .html(let html) = block.kind { readTags(html, block.span, isInline: false) }
      }
      let places = opened.filter { components.contains($0.name) }.sorted { $0.span.start < $1.span.start }
      for (name, span) in places { add(.component, "<\(name)>", span) }
    }
    if text.containsBytes(of: "export ") {
      for block in document.blocks {
        guard case .paragraph(let content) = block.kind, case .text(let text)? = content.first?.kind,
          text.hasPrefix("export "),
          let match = content.plainText.prefixMatch(of: /export[ \t]+(?:const|default|function)[ \t][^\n]*/)
        else { continue }
        add(.module, String(match.0), block.span)
      }
    }
  }

  /// Finds the citations of a note that names a bibliography, or of one that cites as only pandoc does.
  private mutating func readCitations(_ document: Document) {
    guard document.source.text.containsBytes(of: "[@") || document.source.text.containsBytes(of: "[-@") else { return }
    for inline in document.allInlines {
      guard case .text(let text) = inline.kind, text.has("@"), text.has("[") else { continue }
      add(.citation, text.matches(of: citation).map { String($0.0) }, inline.span)
    }
  }

  /// Finds Dataview's queries and Obsidian's Bases, which are programs of the vault.
  private mutating func readQueries(_ document: Document) {
    for (block, span) in document.codeBlocks
    where Self.queries.contains(block.info.language) && NoteQuery(block) == nil {
      add(.query, "```" + block.info.language, span)
    }
    if document.source.text.containsBytes(of: ":: ") || document.source.text.containsBytes(of: "`= ")
      || document.source.text.containsBytes(of: "`$= ")
    {
      for inline in document.allInlines {
        switch inline.kind {
        case .text(let text) where text.containsBytes(of: ":: "):
          add(.field, text.matches(of: Self.field).map { String($0.0) }, inline.span)
        case .code(let code) where code.hasPrefix("= this.") || code.hasPrefix("$= dv."):
          add(.query, ["`\(code)`"], inline.span)
        default: break
        }
      }
    }
    guard document.source.text.containsBytes(of: ".base") else { return }
    // These are read with the files that they name.
    let embeds = Set(document.blocks.filter { $0.embeddedBase != nil }.map(\.span.start.line))
    for inline in document.allInlines {
      guard case .wikiLink(let link) = inline.kind, NotePath.fileExtension(of: link.target) == "base",
        !embeds.contains(inline.span.start.line)
      else { continue }
      add(.query, "[[\(link.target)]]", inline.span)
    }
  }

  private static var field: Regex<Substring> {
    /^[A-Za-z][\w \-]{0,40}:: [^:]*|[\[(][A-Za-z][\w \-]{0,40}:: [^\[\]()]*[\])]/
  }

  private static let queries: Set<String> = ["base", "dataview", "dataviewjs", "tasks", "query"]

  private mutating func readText(_ text: String, _ span: Span) {
    if text.containsBytes(of: "{{") {
      add(.shortcode, text.matches(of: shortcode).map { String($0.0) }, span)
      add(.include, text.matches(of: include).map { String($0.0) }, span)
      add(.template, text.matches(of: template).map { String($0.1) }, span)
    }
    if text.containsBytes(of: "{%") {
      add(.macro, text.matches(of: macro).map { String($0.1) }, span)
    }
    if text.containsBytes(of: "={") {
      add(.expression, text.matches(of: expression).map { String($0.0) + "…" }, span)
    }
  }

  /// Collects tags whose name has a capital and a small letter and that are closed or have attributes: `<Tabs
  /// groupId="os">`. Others are words, as in `Array<String>`, or HTML in capitals.
  private mutating func readTags(_ html: String, _ span: Span, isInline: Bool) {
    let tags =
      !html.hasTag(beginningWith: { (0x41...0x5A).contains($0) })
      ? []
      : html.matches(of: self.tag)
    for tag in tags {
      if !tag.1.isEmpty || !tag.4.isEmpty || tag.3.contains("=") { components.insert(String(tag.2)) }
      if tag.1.isEmpty { opened.append((String(tag.2), span)) }
    }
    if !isInline, let names = HTMLScripts.removed(from: html)?.names { add(.script, names.map { "<\($0)>" }, span) }
  }

  /// Whether a block holds only MDX lines that import components.
  static func isImport(_ block: Block) -> Bool {
    guard case .paragraph(let content) = block.kind, case .text(let text)? = content.first?.kind,
      text.hasPrefix("import ")
    else { return false }
    return content.plainText.wholeMatch(of: /(?:import\s(?:[^'"]*\sfrom\s*)?['"][^'"\n]+['"];?\s*)+/) != nil
  }

  private mutating func add(_ kind: Kind, _ texts: [String], _ span: Span) {
    guard let first = texts.first else { return }
    let known = found[kind]
    let isFirst = known.map { span.start < $0.span.start } ?? true
    found[kind] = (
      isFirst ? first : known?.text ?? first, isFirst ? span : known?.span ?? span, (known?.count ?? 0) + texts.count
    )
  }

  private mutating func add(_ kind: Kind, _ text: String, _ span: Span) { add(kind, [text], span) }

  func diagnostics(in file: String) -> [Diagnostic] {
    Dialect.all.flatMap(\.unsupported).compactMap { kind in
      guard let (text, span, count) = found[kind] else { return nil }
      let words = kind.message.replacing("%", with: text.prefix(60), maxReplacements: 1)
      return Diagnostic(
        .warning, "other-tool", words + (count > 1 ? " (\(count) in this note)" : ""), file: file,
        span: Span(at: span.start), hint: kind.hint)
    }
  }
}
