import Markup
import Notation

/// Syntax highlighting for Swift.
package enum HighlightedCode {
  /// The length, in bytes, above which sources are not highlighted, because that would take too long.
  package static let byteLimit = 200_000

  /// Returns the highlighted runs of a fence, from its syntax tree.
  package static func runs(of fence: ParsedFence) -> [HighlightedRun] {
    let text = fence.source.text
    return text.utf8.count > byteLimit ? [HighlightedRun(.plain, text)] : highlightSwift(fence)
  }

  /// Returns the highlighted runs of Swift that is not evaluated.
  package static func runs(of source: String) -> [HighlightedRun] {
    source.utf8.count > byteLimit ? [HighlightedRun(.plain, source)] : highlightSwift(source)
  }

  /// Returns a highlighted fence, with an element around each of some ranges, which are in order.
  static func nodes(_ fence: ParsedFence, _ stretches: [SourceSteps.Stretch]) -> [Node] {
    let runs = runs(of: fence)
    guard !stretches.isEmpty else { return runs.map(node) }
    var writer = StretchWriter(stretches: stretches[...])
    for run in runs { writer.write(run) }
    return writer.nodes
  }

  fileprivate static func node(_ run: HighlightedRun) -> Node {
    run.className.isEmpty ? .text(run.text) : .element("span", ["class": run.className], [.text(run.text)])
  }
}

/// Wraps runs in elements for the ranges that contain them. An element ends at the end of a line and is opened again at
/// the first letter of the next, so that its background does not cover indentation.
private struct StretchWriter {
  /// The ranges that start later.
  var stretches: ArraySlice<SourceSteps.Stretch>
  private var offset = 0
  /// The open elements, each inside the one before; the first is the root.
  private var open: [(stretch: SourceSteps.Stretch?, nodes: [Node])] = [(nil, [])]
  private var isAtLineStart = true

  init(stretches: ArraySlice<SourceSteps.Stretch>) { self.stretches = stretches }

  /// The nodes so far, with all elements closed.
  var nodes: [Node] {
    var writer = self
    while writer.open.count > 1 { writer.close() }
    return writer.open[0].nodes
  }

  mutating func write(_ run: HighlightedRun) {
    var rest = Array(run.text.utf8)[...]
    while !rest.isEmpty {
      while let end = open.last?.stretch?.range.upperBound, end == offset { close() }
      while let stretch = stretches.first, stretch.range.lowerBound <= offset {
        open.append((stretch, []))
        stretches.removeFirst()
      }
      let end = min(
        open.last?.stretch?.range.upperBound ?? .max, stretches.first?.range.lowerBound ?? .max, offset + rest.count)
      let piece = rest.prefix(end - offset)
      write(piece, run.kind)
      offset = end
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Writes text line by line: line endings and indentation are outside of all elements.
  private mutating func write(_ piece: ArraySlice<UInt8>, _ kind: HighlightedRun.Kind) {
    var rest = piece
    while !rest.isEmpty {
      let blank: ArraySlice<UInt8> =
        isAtLineStart || rest.first == UInt8(ascii: "\n") ? rest.prefix(while: Self.isBlank) : []
      if !blank.isEmpty {
        let stretches = open.compactMap(\.stretch)
        while open.count > 1 { close() }
        append(blank, .plain)
        open += stretches.map { ($0, []) }
        isAtLineStart = true
        rest = rest.dropFirst(blank.count)
      }
      let words = rest.prefix { $0 != UInt8(ascii: "\n") }
      guard !words.isEmpty else { continue }
      append(words, kind)
      isAtLineStart = false
      rest = rest.dropFirst(words.count)
    }
  }

  private mutating func append(_ text: ArraySlice<UInt8>, _ kind: HighlightedRun.Kind) {
    open[open.count - 1].nodes.append(
      HighlightedCode.node(HighlightedRun(kind, String(decoding: text, as: UTF8.self))))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }

  private mutating func close() {
    guard open.count > 1, let (stretch, nodes) = open.popLast() else { return }
    guard !nodes.isEmpty else { return }
    open[open.count - 1].nodes.append(.element("span", [stretch?.attribute ?? "data-s": stretch?.value], nodes))
  }
}

extension HighlightedRun {
  /// The class name. It is short because a page has thousands of them; `templates/assets/site.css` defines the colors.
  package var className: String {
    switch kind {
    case .plain: ""
    case .keyword: "hk"
    case .attribute: "ha"
    case .type: "ht"
    case .string: "hs"
    case .number: "hn"
    case .comment: "hc"
    case .directive: "hd"
    case .call: "hf"
    case .member: "hm"
    }
  }
}
