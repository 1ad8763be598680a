import Markup
import Notation

/// Swift in colours.
package enum HighlightedCode {
  /// Longer sources stay plain: colouring them would take longer than anyone looks at them. In bytes.
  package static let byteLimit = 200_000

  /// The runs of a fence, by its tree.
  package static func runs(of fence: ParsedFence) -> [HighlightedRun] {
    let text = fence.source.text
    return text.utf8.count > byteLimit ? [HighlightedRun(.plain, text)] : highlightSwift(fence)
  }

  /// The runs of Swift that nobody evaluates.
  package static func runs(of source: String) -> [HighlightedRun] {
    source.utf8.count > byteLimit ? [HighlightedRun(.plain, source)] : highlightSwift(source)
  }

  /// A fence in colours, with an element around each stretch that made a view.
  static func nodes(_ fence: ParsedFence, _ steps: SourceSteps?) -> [Node] {
    let runs = runs(of: fence)
    guard let steps else { return runs.map(node) }
    var writer = StretchWriter(stretches: steps.stretches[...])
    for run in runs { writer.write(run) }
    return writer.nodes
  }

  fileprivate static func node(_ run: HighlightedRun) -> Node {
    run.className.isEmpty ? .text(run.text) : .element("span", ["class": run.className], [.text(run.text)])
  }
}

/// Puts runs into the elements of the stretches they stand in.
private struct StretchWriter {
  /// Those that are to come.
  var stretches: ArraySlice<SourceSteps.Stretch>
  private var offset = 0
  /// Each in the one before; the first is around all.
  private var open: [(stretch: SourceSteps.Stretch?, nodes: [Node])] = [(nil, [])]

  init(stretches: ArraySlice<SourceSteps.Stretch>) { self.stretches = stretches }

  /// What has been written, with all elements closed.
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
      open[open.count - 1].nodes.append(
        HighlightedCode.node(HighlightedRun(run.kind, String(decoding: piece, as: UTF8.self))))
      offset = end
      rest = rest.dropFirst(piece.count)
    }
  }

  private mutating func close() {
    guard open.count > 1, let (stretch, nodes) = open.popLast() else { return }
    open[open.count - 1].nodes.append(.element("span", ["data-s": stretch?.steps], nodes))
  }
}

extension HighlightedRun {
  /// Two letters, since a page has thousands of them; `templates/assets/site.css` gives them colours.
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
