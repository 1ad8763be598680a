import Diagnostics

/// Blocks in which the contents of containers (`:::` … `:::`) have been collected.
struct GatheredContainers {
  private(set) var blocks: [Block] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The open containers, outermost first.
  private var open: [(opening: ContainerOpening, line: String, span: Span, blocks: [Block])] = []

  /// - Returns: `nil` where there are no containers.
  init?(_ written: [Block], in file: String) {
    // Few notes have a container; the blocks of all others are not copied.
    guard written.contains(where: \.holdsContainerLine) else { return nil }
    let pattern = ContainerOpening.pattern
    for block in written.flatMap(\.containerParts) {
      guard let line = block.containerLine else {
        append(block)
        continue
      }
      if let opening = ContainerOpening(line, pattern) {
        open.append((opening, line, block.span, []))
      } else if ContainerLines.isClosing(line), let container = open.popLast() {
        let span = Span(container.span.start, block.span.end)
        for block in container.opening.blocks(of: container.blocks, span) { append(block) }
      } else {
        append(Self.text(line, block.span))
      }
    }
    // A container that is not closed is shown as text, with a warning.
    while let container = open.popLast() {
      diagnostics.append(
        Diagnostic(
          .warning, "container", "container '\(container.line)' is not closed and is shown as text", file: file,
          span: Span(at: container.span.start), hint: "add a line with '\(container.opening.colons)' where it ends"))
      append(Self.text(container.line, container.span))
      for block in container.blocks { append(block) }
    }
  }

  private mutating func append(_ block: Block) {
    if open.isEmpty { blocks.append(block) } else { open[open.count - 1].blocks.append(block) }
  }

  private static func text(_ line: String, _ span: Span) -> Block {
    Block(.paragraph([Inline(.text(line), span: span)]), span: span)
  }
}

extension Block {
  fileprivate var holdsContainerLine: Bool {
    if case .html(let html) = kind { ContainerLines.stand(in: html) } else { false }
  }

  /// The block, or the parts of raw HTML that contains lines of containers.
  fileprivate var containerParts: [Block] {
    guard case .html(let html) = kind else { return [self] }
    let parts = ContainerLines.parts(of: html)
    return parts.count == 1 ? [self] : parts.map { Block(.html($0), span: span) }
  }

  fileprivate var containerLine: String? {
    if case .html(let html) = kind { ContainerLines.line(of: html) } else { nil }
  }
}

/// The line that opens a container: `::: tip Title`, `:::note[Title]`, `:::{.callout-warning}`.
struct ContainerOpening {
  /// The pattern of such a line. It is compiled when it is made, so that a reader of many lines makes it once.
  static var pattern: Regex<(Substring, Substring, Substring?, Substring?, Substring)> {
    /(:{3,})[ \t]*(?:\{[ \t]*\.?([A-Za-z][\w\-]*)[^}]*\}|([A-Za-z][\w\-]*)(?=[ \t\[{]|$))(.*)/
  }

  let colons: String
  let type: String
  let title: String

  /// - Returns: `nil` for a line that closes one.
  init?(_ line: String, _ pattern: Regex<(Substring, Substring, Substring?, Substring?, Substring)>) {
    guard !ContainerLines.isClosing(line), let match = line.wholeMatch(of: pattern) else { return nil }
    colons = String(match.1)
    let name = (match.2 ?? match.3 ?? "").lowercased()
    type = name.hasPrefix("callout-") ? String(name.dropFirst(8)) : name
    var words = match.4
    let bracketed = Self.bracketed(&words)
    if words.first == "{", let end = words.firstIndex(of: "}") { words = words[end...].dropFirst() }
    words = words.drop { $0 == " " || $0 == "\t" }
    while let last = words.last, " \t:".contains(last) { words.removeLast() }
    title = String(bracketed ?? words)
  }

  /// Takes a text in brackets, which may contain others.
  private static func bracketed(_ text: inout Substring) -> Substring? {
    guard text.first == "[" else { return nil }
    var depth = 0
    for index in text.indices {
      if text[index] == "[" { depth += 1 } else if text[index] == "]" { depth -= 1 }
      guard depth == 0 else { continue }
      defer { text = text[index...].dropFirst() }
      return text[..<index].dropFirst()
    }
    return nil
  }

  static let types: Set = [
    "note", "tip", "info", "important", "warning", "caution", "danger", "success", "example", "question", "quote",
    "abstract", "summary", "bug", "failure", "error", "todo", "hint", "attention", "details", "seealso", "message",
    "alert", "tab",
  ]

  /// Returns a callout, tabs of code, or for an unknown type the contents alone.
  func blocks(of inner: [Block], _ span: Span) -> [Block] {
    if type == "code-group" { return inner.map(Self.tab) }
    if type == "list-table" { return inner.map { $0.asTable ?? $0 } }
    let words = Self.inlines(of: title, span)
    guard Self.types.contains(type) else {
      return (words.isEmpty ? [] : [Block(.paragraph([Inline(.strong(words), span: span)]), span: span)]) + inner
    }
    let isDetails = type == "details"
    let callout = Callout(
      type: type == "message" ? "note" : isDetails ? "info" : type, folding: isDetails ? .closed : .none, metadata: "",
      title: words.isEmpty && isDetails ? [Inline(.text("Details"), span: span)] : words, blocks: inner)
    return [Block(.callout(callout), span: span)]
  }

  /// Reads the markup of a title.
  private static func inlines(of title: String, _ span: Span) -> [Inline] {
    if title.isEmpty { return [] }
    let plain = [Inline(.text(title), span: span)]
    guard title.utf8.contains(where: { "[*_`$~<\\&=!^".utf8.contains($0) }) else { return plain }
    let read = MarkdownReader.read(SourceFile(path: "", text: title), from: 1)
    guard read.blocks.count == 1, case .paragraph(let content) = read.blocks[0].kind else { return plain }
    return content.map { $0.placed(at: span) }
  }

  /// Makes code with a title a tab of its group.
  private static func tab(_ block: Block) -> Block {
    guard case .code(var code) = block.kind,
      let place = code.info.options.lastIndex(where: { $0.key == "title" && $0.value != nil })
    else { return block }
    code.info.options[place].key = "tab"
    var tab = block
    tab.kind = .code(code)
    return tab
  }
}

extension Inline {
  /// Returns the inline with the place of the block that it was read for.
  fileprivate func placed(at span: Span) -> Inline {
    var result = replacingChildren { $0.map { $0.placed(at: span) } }
    result.span = span
    return result
  }
}
