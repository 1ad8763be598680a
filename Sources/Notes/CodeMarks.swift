import Diagnostics

/// Reads the comments by which authors highlight lines of code, `// highlight-next-line`, and the lines that mdBook
/// hides, and removes both.
///
/// Sources: <https://docusaurus.io/docs/markdown-features/code-blocks#highlighting-with-comments>,
/// <https://rust-lang.github.io/mdBook/format/mdbook.html#hiding-code-lines>
struct CodeMarks {
  private let hidesLines: Bool
  // The expression is compiled when it is made.
  private let mark =
    /[ \t]*(?:\/\/|#|--|;|%|\/\*|\{\/\*|<!--)[ \t]*highlight-(next-line|start|end)[ \t]*(?:\*\/\}|\*\/|-->)?[ \t]*/

  /// - Parameter dialect: The dialect of the note; only mdBook hides lines.
  init(_ dialect: Dialect) { hidesLines = dialect == .mdBook }

  func settle(_ blocks: inout [Block]) {
    blocks = blocks.map { $0.replacingCode(settled) }
  }

  /// Returns a block without such lines; `nil` for a block that has none.
  private func settled(_ block: CodeBlock) -> CodeBlock? {
    let isHiding = hidesLines && block.isFenced && block.info.language.lowercased() == "rust"
    guard isHiding && block.code.has("#") || block.code.containsBytes(of: "highlight-") else { return nil }
    var other = block
    (other.code, other.lineStarts) = ("", [])
    var marked: [String] = []
    var (number, isOpen, isNext) = (0, false, false)
    for (index, line) in block.code.dropLast().split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.containsBytes(of: "highlight-"), let match = line.wholeMatch(of: mark) {
        isNext = match.1 == "next-line"
        if !isNext { isOpen = match.1 == "start" }
        continue
      }
      guard let shown = isHiding ? Self.shown(line) : line else { continue }
      number += 1
      if isOpen || isNext { marked.append("\(number)") }
      isNext = false
      other.code += shown + "\n"
      other.lineStarts.append(index < block.lineStarts.count ? block.lineStarts[index] : Location(line: 1, column: 1))
    }
    if other.lineStarts.isEmpty { other.lineStarts = block.lineStarts }
    if !marked.isEmpty {
      let place = block.lineStarts.first ?? Location(line: 1, column: 1)
      other.info.options.append(
        FenceInfo.Option(key: "{\(marked.joined(separator: ","))}", value: nil, span: Span(at: place), valueStart: place))
    }
    return other == block ? nil : other
  }

  /// Returns a line of Rust as mdBook shows it; `nil` for a line that it hides.
  private static func shown(_ line: Substring) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.first == "#" else { return line }
    let behind = text.dropFirst()
    if behind.isEmpty || behind.first == " " { return nil }
    return behind.first == "#" ? Substring(line[..<text.startIndex] + behind) : line
  }
}
