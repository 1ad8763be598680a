import Diagnostics

/// Remarks on what only other tools read, one for each kind with how many there are, and the names of components.
struct OtherTools {
  /// Names of the components whose tags stand in the note, as written: `Tabs`.
  private(set) var components: Set<String> = []
  /// Tags that may be theirs.
  private var opened: [(name: String, span: Span)] = []
  private var found: [Kind: (text: String, span: Span, count: Int)] = [:]

  private enum Kind: String, CaseIterable {
    case shortcode, include, macro, component, expression, module, script

    func message(_ text: String) -> String {
      switch self {
      case .shortcode: "‘\(text)’ is a shortcode of Hugo's, which is not read: it stays as text"
      case .include: "‘\(text)’ is an include of mdBook's in the text, which is not read: it stays as text"
      case .macro: "‘\(text)’ is a macro of another tool's, which is not read: it stays as text"
      case .component:
        "‘\(text)’ is a component of MDX or Vue, which is not read: only what stands between its tags is shown"
      case .expression: "‘\(text)’ is a tag of MDX, which is not read: it stays as text"
      case .module: "‘\(text)’ is a line of MDX, which is not read: it stays as text"
      case .script: "‘\(text)’ is left out with what is in it: notes bring no scripts and styles to their pages"
      }
    }

    var hint: String {
      switch self {
      case .shortcode, .macro: "write what it shows in Markdown: an image, a callout (> [!note]), a link"
      case .include: "show a note in place with ![[note]]; code of files is taken into fences"
      case .component, .expression: "write it in Markdown or HTML: a callout (> [!note]), tabs (> [!tab])"
      case .module: "leave the line out"
      case .script: "‘css’, ‘js’ and ‘head’ in the settings are for all pages"
      }
    }
  }

  init(_ document: Document) {
    let text = document.source.text
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

  private mutating func readText(_ text: String, _ span: Span) {
    if text.containsBytes(of: "{{") {
      add(.shortcode, text.matches(of: /\{\{[<%][ \t]*[\/\w][^{}]*[>%]\}\}/).map { String($0.0) }, span)
      add(.include, text.matches(of: /\{\{#[a-z_]+[ \t][^{}]*\}\}/).map { String($0.0) }, span)
    }
    if text.containsBytes(of: "{%") {
      add(.macro, text.matches(of: /(?:^|[^{])(\{%-?[ \t]*\w[^{}]*%\})/).map { String($0.1) }, span)
    }
    if text.containsBytes(of: "={") {
      add(.expression, text.matches(of: /<[A-Za-z][\w.]*[ \t][^<>{}]*=\{/).map { String($0.0) + "…" }, span)
    }
  }

  /// Names with a capital letter and small ones, whose tags are closed or have values: `<Tabs groupId="os">`. Others are words, as in
  /// `Array<String>`; HTML in capitals is HTML.
  private mutating func readTags(_ html: String, _ span: Span, isInline: Bool) {
    let tags =
      !html.hasTag(beginningWith: { (0x41...0x5A).contains($0) })
      ? []
      : html.matches(
        of: /<(\/?)([A-Z][A-Za-z0-9\-]*[a-z][A-Za-z0-9\-]*)((?:[ \t\n](?:[^<>"']|"[^"]*"|'[^']*')*?)?)(\/?)>/)
    for tag in tags {
      if !tag.1.isEmpty || !tag.4.isEmpty || tag.3.contains("=") { components.insert(String(tag.2)) }
      if tag.1.isEmpty { opened.append((String(tag.2), span)) }
    }
    if !isInline, let names = HTMLScripts.removed(from: html)?.names { add(.script, names.map { "<\($0)>" }, span) }
  }

  /// Whether a block is lines of MDX that take in components, which are no text.
  static func isImport(_ block: Block) -> Bool {
    guard case .paragraph(let content) = block.kind, case .text(let text)? = content.first?.kind,
      text.hasPrefix("import ")
    else { return false }
    return content.plainText.wholeMatch(of: /(?:import\s(?:[^'"]*\sfrom\s*)?['"][^'"\n]+['"];?\s*)+/) != nil
  }

  private mutating func add(_ kind: Kind, _ texts: [String], _ span: Span) {
    if let first = texts.first { found[kind, default: (first, span, 0)].count += texts.count }
  }

  private mutating func add(_ kind: Kind, _ text: String, _ span: Span) { add(kind, [text], span) }

  func diagnostics(in file: String) -> [Diagnostic] {
    Kind.allCases.compactMap { kind in
      guard let (text, span, count) = found[kind] else { return nil }
      let more = count > 1 ? " (\(count) in this note)" : ""
      return Diagnostic(
        .warning, "other-tool", kind.message(String(text.prefix(60))) + more, file: file, span: Span(at: span.start),
        hint: kind.hint)
    }
  }
}
