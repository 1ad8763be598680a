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
  private let tag =
    /<(\/?)([A-Z][A-Za-z0-9\-]*[a-z][A-Za-z0-9\-]*)((?:[ \t\n](?:[^<>"']|"[^"]*"|'[^']*')*?)?)(\/?)>/

  private enum Kind: String, CaseIterable {
    case shortcode, include, macro, component, expression, module, script

    func message(_ text: String) -> String {
      switch self {
      case .shortcode: "Hugo shortcode '\(text)' is not supported and is shown as text"
      case .include: "mdBook include '\(text)' is not supported outside code blocks and is shown as text"
      case .macro: "template tag '\(text)' is not supported and is shown as text"
      case .component:
        "MDX or Vue component '\(text)' is not supported; only its content is shown"
      case .expression: "MDX tag '\(text)' is not supported and is shown as text"
      case .module: "MDX line '\(text)' is not supported and is shown as text"
      case .script: "'\(text)' was removed with its content; notes can't add scripts or styles to their pages"
      }
    }

    var hint: String {
      switch self {
      case .shortcode, .macro: "replace it with Markdown: an image, a callout (> [!note]) or a link"
      case .include: "embed a note with ![[note]], or move the include into a code block"
      case .component, .expression: "replace it with Markdown or HTML: a callout (> [!note]) or tabs (> [!tab])"
      case .module: "remove the line"
      case .script: "add it to all pages with 'css', 'js' or 'head' in vitrine.yml"
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
      add(.shortcode, text.matches(of: shortcode).map { String($0.0) }, span)
      add(.include, text.matches(of: include).map { String($0.0) }, span)
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
