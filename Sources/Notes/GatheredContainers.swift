import Diagnostics

/// Blocks in which what stands between the lines of a container has been put together.
struct GatheredContainers {
  private(set) var blocks: [Block] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The containers that are open, outermost first.
  private var open: [(opening: ContainerOpening, line: String, span: Span, blocks: [Block])] = []

  /// - Returns: `nil` where there are no containers.
  init?(_ written: [Block], in file: String) {
    // Hardly any note has one: all others are not copied.
    guard written.contains(where: \.holdsContainerLine) else { return nil }
    for block in written.flatMap(\.containerParts) {
      guard let line = block.containerLine else {
        append(block)
        continue
      }
      if let opening = ContainerOpening(line) {
        open.append((opening, line, block.span, []))
      } else if ContainerLines.isClosing(line), let container = open.popLast() {
        let span = Span(container.span.start, block.span.end)
        for block in container.opening.blocks(of: container.blocks, span) { append(block) }
      } else {
        append(Self.text(line, block.span))
      }
    }
    // What nothing closes is text, and said to be.
    while let container = open.popLast() {
      diagnostics.append(
        Diagnostic(
          .warning, "container", "nothing closes ‘\(container.line)’: it stays as text", file: file,
          span: Span(at: container.span.start), hint: "end it with a line of \(container.opening.colons)"))
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

  /// The block, or the parts of raw HTML in which lines of containers stand.
  fileprivate var containerParts: [Block] {
    guard case .html(let html) = kind else { return [self] }
    let parts = ContainerLines.parts(of: html)
    return parts.count == 1 ? [self] : parts.map { Block(.html($0), span: span) }
  }

  fileprivate var containerLine: String? {
    if case .html(let html) = kind { ContainerLines.line(of: html) } else { nil }
  }
}

/// The line that begins a container: `::: tip Title`, `:::note[Title]`, `:::{.callout-warning}`.
struct ContainerOpening {
  let colons: String
  let type: String
  let title: String

  /// - Returns: `nil` for a line that ends one.
  init?(_ line: String) {
    guard
      let match = line.wholeMatch(
        of:
          /(:{3,})[ \t]*(?:\{[ \t]*\.?([A-Za-z][\w\-]*)[^}]*\}|([A-Za-z][\w\-]*)(?=[ \t\[{]|$))(?:\[([^\]]*)\])?(?:\{[^}]*\})?[ \t]*(.*?)[ \t:]*/
      )
    else { return nil }
    colons = String(match.1)
    let name = (match.2 ?? match.3 ?? "").lowercased()
    type = name.hasPrefix("callout-") ? String(name.dropFirst(8)) : name
    title = String(match.4 ?? match.5)
  }

  private static let types: Set = [
    "note", "tip", "info", "important", "warning", "caution", "danger", "success", "example", "question", "quote",
    "abstract", "summary", "bug", "failure", "error", "todo", "hint", "attention", "details", "seealso", "message",
    "alert", "tab",
  ]

  /// A callout; tabs of code; else what is in the container alone.
  func blocks(of inner: [Block], _ span: Span) -> [Block] {
    if type == "code-group" { return inner.map(Self.tab) }
    guard Self.types.contains(type) else { return inner }
    let isDetails = type == "details"
    let words = title.isEmpty ? [] : [Inline(.text(title), span: span)]
    let callout = Callout(
      type: type == "message" ? "note" : isDetails ? "info" : type, folding: isDetails ? .closed : .none, metadata: "",
      title: words.isEmpty && isDetails ? [Inline(.text("Details"), span: span)] : words, blocks: inner)
    return [Block(.callout(callout), span: span)]
  }

  /// Code with a title is a tab of a group.
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
