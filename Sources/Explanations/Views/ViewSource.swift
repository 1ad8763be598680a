import Diagnostics
import FenceSyntax
import VitrineUI

/// The code of a fence by view: the call that made each view, and the modifiers after it.
struct ViewSource {
  /// One call of a chain: `Text("Hi")`, or a modifier such as `.padding()`. Ranges are in UTF-8 offsets.
  struct Link: Hashable {
    let name: String
    /// The range of the expression up to the end of this call.
    let range: Range<Int>
    /// The range of the call without what it is called on.
    let own: Range<Int>
    /// The range of the closure that makes the content, with its braces.
    var closure: Range<Int>?
  }

  let code: String
  private let utf8: [UInt8]
  /// The chains of calls by where they begin.
  private var chains: [Int: [Link]] = [:]
  /// The links of views by path.
  private var links: [String: Link] = [:]

  init(_ code: String, _ root: RenderedNode) {
    (self.code, utf8) = (code, Array(code.utf8))
    var walk: [Link] = []
    SyntaxWalk(expression: { if let link = Self.link($0) { walk.append(link) } }).go(
      through: ParsedFence(code).statements)
    chains = Dictionary(grouping: walk, by: \.range.lowerBound)
    for key in Array(chains.keys) { chains[key]?.sort { $0.range.upperBound < $1.range.upperBound } }
    find(root, within: 0..<utf8.count)
  }

  private static func link(_ expression: Expression) -> Link? {
    let range = expression.mark.lowerBound..<expression.mark.upperBound
    switch expression.kind {
    case .call(let callee, let arguments):
      var closure: Range<Int>?
      if let last = arguments.last, last.isTrailing, case .closure(let body) = last.value.kind {
        closure = body.mark.lowerBound..<body.mark.upperBound
      }
      switch callee.kind {
      case .name(let use): return Link(name: use.text, range: range, own: range, closure: closure)
      case .member(let base, let name):
        guard base.mark.lowerBound == range.lowerBound, base.mark.upperBound < range.upperBound else { return nil }
        return Link(name: name, range: range, own: base.mark.upperBound..<range.upperBound, closure: closure)
      default: return nil
      }
    case .member(let base, _):
      guard case .name(let use) = base.kind, use.text == "Color" else { return nil }
      return Link(name: use.text, range: range, own: range)
    default: return nil
    }
  }

  // MARK: Views

  /// Finds the link of each view: by the place that the evaluator recorded or, for images, shapes and colors, which it
  /// doesn't record, by name and order within the view around.
  private mutating func find(_ node: RenderedNode, within parent: Range<Int>) {
    if let mark = node.source, let link = link(at: mark.lowerBound..<mark.upperBound) { links[node.path] = link }
    let around = links[node.path]?.range ?? parent
    findUnmarked(in: node, within: around)
    for child in node.children { find(child, within: links[child.path]?.range ?? around) }
  }

  private mutating func findUnmarked(in node: RenderedNode, within range: Range<Int>) {
    let unmarked = node.children.filter { $0.source == nil }
    for (type, nodes) in Dictionary(grouping: unmarked, by: \.type) {
      let calls = chains.values.compactMap { $0.first { $0.name == type && $0.own.lowerBound == $0.range.lowerBound } }
        .filter { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard calls.count == nodes.count else { continue }
      for (node, link) in zip(nodes, calls) { links[node.path] = link }
    }
  }

  private func link(at range: Range<Int>) -> Link? { chains[range.lowerBound]?.last { $0.range == range } }

  /// Returns the call that made a view; `nil` if it is unknown.
  func link(of view: NumberedViews.View) -> Link? { links[view.node.path] }

  /// Returns the calls after a view's own that belong to it: modifiers that make no view, such as `font`.
  ///
  /// - Parameter views: all views.
  func own(of view: NumberedViews.View, in views: NumberedViews) -> [Link] {
    guard let link = link(of: view) else { return [] }
    let around = views.ancestors(of: view).compactMap(self.link(of:)).filter {
      $0.range.lowerBound == link.range.lowerBound && $0.range.upperBound > link.range.upperBound
    }
    let end = around.map(\.own.lowerBound).min() ?? .max
    return (chains[link.range.lowerBound] ?? []).filter {
      $0.range.upperBound >= link.range.upperBound && $0.range.upperBound <= end
    }
  }

  /// Returns the offset after a view's expression, where a modifier of it is added.
  func end(of view: NumberedViews.View, in views: NumberedViews) -> Int? {
    own(of: view, in: views).map(\.range.upperBound).max()
  }

  func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  /// Returns the code with some ranges replaced.
  func applying(_ changes: [Edit.Change]) -> String {
    var (result, position): ([UInt8], Int) = ([], 0)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard change.range.lowerBound >= position else { continue }
      result += utf8[position..<change.range.lowerBound] + Array(change.text.utf8)
      position = change.range.upperBound
    }
    return String(decoding: result + utf8[position...], as: UTF8.self)
  }
}
