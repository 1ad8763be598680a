import Diagnostics

/// Reads the comments by which authors highlight lines of code, `// highlight-next-line`, and the lines that mdBook
/// hides, and removes both.
///
/// Sources: <https://docusaurus.io/docs/markdown-features/code-blocks#highlighting-with-comments>,
/// <https://rust-lang.github.io/mdBook/format/mdbook.html#hiding-code-lines>
struct CodeMarks {
  private let hidesLines: Bool
  /// The signs with which hidden lines begin, by language.
  private let hiddenSigns: [String: String]
  // The expression is compiled when it is made.
  private let mark =
    /[ \t]*(?:\/\/|#|--|;|%|\/\*|\{\/\*|<!--)[ \t]*highlight-(next-line|start|end)[ \t]*(?:\*\/\}|\*\/|-->)?[ \t]*/

  /// A mark at the end of a line, for the line or several ones.
  private let end =
    /[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--)[ \t]*\[!code[ \t]+(?:(hl|highlight|focus|error|warning|info)(?::(\d{1,4}))?|word:[^\]]*)\][ \t]*(?:\*\/|-->)?[ \t]*$/

  init(_ dialect: Dialect) { (hidesLines, hiddenSigns) = (dialect.hidesLinesOfCode, dialect.hiddenLineSigns) }

  /// Returns the sign with which hidden lines of a fence begin: that of the fence, `hidelines=!!!`, else its language's.
  private func sign(_ language: String, _ info: String) -> String? {
    guard hidesLines else { return nil }
    if let match = info.firstMatch(of: /[,\s]hidelines=([^,\s]+)/) { return String(match.1) }
    return hiddenSigns[language] ?? (language == "rust" ? "#" : nil)
  }

  func settle(_ blocks: inout [Block]) {
    blocks = blocks.map { $0.replacingCode(settled) }
  }

  /// Returns a block without such lines; `nil` for a block that has none.
  private func settled(_ block: CodeBlock) -> CodeBlock? {
    let sign = block.isFenced ? sign(block.info.language.lowercased(), block.info.text) : nil
    guard
      sign.map({ block.code.containsBytes(of: $0) }) ?? false || block.code.containsBytes(of: "highlight-")
        || block.code.containsBytes(of: "[!code ")
    else { return nil }
    var other = block
    (other.code, other.lineStarts) = ("", [])
    var marked: [String] = []
    var (number, isOpen, isNext, rest) = (0, false, false, 0)
    for (index, line) in block.code.dropLast().split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.containsBytes(of: "highlight-"), let match = line.wholeMatch(of: mark) {
        isNext = match.1 == "next-line"
        if !isNext { isOpen = match.1 == "start" }
        continue
      }
      guard var shown = sign.map({ Self.shown(line, $0) }) ?? line else { continue }
      number += 1
      if shown.containsBytes(of: "[!code "), let match = shown.firstMatch(of: end) {
        rest = match.1 == nil ? 0 : match.2.flatMap { Int($0) } ?? 1
        shown = shown[..<match.range.lowerBound]
      }
      rest -= 1
      if isOpen || isNext || rest >= 0 { marked.append("\(number)") }
      isNext = false
      other.code += shown + "\n"
      other.lineStarts.append(index < block.lineStarts.count ? block.lineStarts[index] : Location(line: 1, column: 1))
    }
    if other.lineStarts.isEmpty { other.lineStarts = block.lineStarts }
    if !marked.isEmpty {
      let place = block.lineStarts.first ?? Location(line: 1, column: 1)
      other.info.options.append(
        FenceInfo.Option(
          key: "{\(marked.joined(separator: ","))}", value: nil, span: Span(at: place), valueStart: place))
    }
    return other == block ? nil : other
  }

  /// Returns Markdown without the lines that mdBook hides, for the published copy.
  func published(_ text: String) -> String {
    guard hidesLines else { return text }
    var fences = FenceTracker()
    var sign: String?
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> Substring? in
      let wasInside = fences.isInside
      guard fences.isCode(line) else { return line }
      if !wasInside {
        let info = line.drop { " \t>`~".contains($0) }
        sign = self.sign(info.prefix { $0 != "," && !$0.isWhitespace }.lowercased(), String(info))
      }
      guard wasInside, fences.isInside, let sign else { return line }
      return Self.shown(line, sign)
    }.joined(separator: "\n")
  }

  /// Returns a line as mdBook shows it; `nil` for a line that it hides.
  private static func shown(_ line: Substring, _ sign: String) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(sign) else { return line }
    guard sign == "#" else { return nil }
    let behind = text.dropFirst()
    if behind.isEmpty || behind.first == " " { return nil }
    return behind.first == "#" ? Substring(line[..<text.startIndex] + behind) : line
  }
}
