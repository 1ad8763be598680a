import Diagnostics

/// Remarks on what only other tools read, and pages show as words: one for each kind, with how many there are.
enum OtherTools {
  private enum Kind: String, CaseIterable {
    case shortcode, include, component, module

    func message(_ text: String) -> String {
      switch self {
      case .shortcode: "‘\(text)’ is a shortcode of Hugo's, which is not read: it stays as text"
      case .include: "‘\(text)’ is an include of mdBook's in the text, which is not read: it stays as text"
      case .component: "‘\(text)’ is a component of MDX or Vue, which is not read: its tags stay as text"
      case .module: "‘\(text)’ is a line of MDX, which is not read: it stays as text"
      }
    }

    var hint: String {
      switch self {
      case .shortcode: "write what it shows in Markdown: an image, a callout (> [!note]), a link"
      case .include: "show a note in place with ![[note]]; code of files is taken into fences"
      case .component: "write it in Markdown or HTML: a callout (> [!note]), tabs (> [!tab])"
      case .module: "leave the line out"
      }
    }
  }

  static func diagnostics(of document: Document) -> [Diagnostic] {
    let text = document.source.text
    guard ["{{", "import ", "export ", "<"].contains(where: text.containsBytes) else { return [] }
    var found: [Kind: (text: String, span: Span, count: Int)] = [:]
    func add(_ kind: Kind, _ text: String, _ span: Span, _ count: Int = 1) {
      found[kind, default: (text, span, 0)].count += count
    }
    if text.containsBytes(of: "{{") {
      for inline in document.allInlines {
        guard case .text(let text) = inline.kind, text.containsBytes(of: "{{") else { continue }
        let shortcodes = text.matches(of: /\{\{[<%][ \t]*[\/\w][^{}]*[>%]\}\}/)
        if let first = shortcodes.first { add(.shortcode, String(first.0), inline.span, shortcodes.count) }
        let includes = text.matches(of: /\{\{#[a-z_]+[ \t][^{}]*\}\}/)
        if let first = includes.first { add(.include, String(first.0), inline.span, includes.count) }
      }
    }
    for block in document.blocks {
      switch block.kind {
      case .html(let html): if let tag = component(in: html) { add(.component, tag, block.span) }
      case .paragraph(let content):
        if case .text(let text)? = content.first?.kind, text.hasPrefix("import ") || text.hasPrefix("export "),
          let line = module(content.plainText)
        {
          add(.module, line, block.span)
        }
      default: break
      }
    }
    return Kind.allCases.compactMap { kind in
      guard let (text, span, count) = found[kind] else { return nil }
      let more = count > 1 ? " (\(count) in this note)" : ""
      return Diagnostic(
        .warning, "other-tool", kind.message(String(text.prefix(60))) + more, file: document.source.path,
        span: Span(at: span.start), hint: kind.hint)
    }
  }

  /// `<Tabs>`: a block that begins with a tag whose name has a capital letter and small ones; HTML in capitals is HTML.
  private static func component(in html: String) -> String? {
    html.prefixMatch(of: /\s*<([A-Z][A-Za-z0-9.]*[a-z][A-Za-z0-9.]*)(?=[\s\/>])/).map { "<\($0.1)>" }
  }

  /// `import Tabs from '@theme/Tabs';`, `export const a = 1`.
  private static func module(_ text: String) -> String? {
    text.prefixMatch(
      of: /import[ \t][^'"]*from[ \t]*['"][^'"]+['"];?|export[ \t]+(?:const|default|function)[ \t][^\n]*/
    )
    .map { String($0.0) }
  }
}
