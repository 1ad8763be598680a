import VitrineUI

/// Finds which stretch of a fence's source made a view or modifier.
struct NodeStretches {
  private let source: [UInt8]

  init(_ source: String) { self.source = Array(source.utf8) }

  /// Visits the nodes that a stretch of the source is known of (UTF-8 offsets), outer ones first.
  func visit(_ root: RenderedNode, _ body: (RenderedNode, Range<Int>) -> Void) { visit(root, within: nil, body) }

  private func visit(
    _ node: RenderedNode, within parent: Range<Int>?, _ body: (RenderedNode, Range<Int>) -> Void
  ) {
    let range = own(node) ?? parent.flatMap { color(node, within: $0) }
    if let range { body(node, range) }
    for child in node.children { visit(child, within: range ?? parent, body) }
  }

  /// The stretch that made the view. A view that an earlier fence declares was made of other source: its name tells.
  private func own(_ node: RenderedNode) -> Range<Int>? {
    guard let mark = node.source, mark.lowerBound < mark.upperBound, mark.upperBound <= source.count else { return nil }
    let range = mark.lowerBound..<mark.upperBound
    return first(node.type, in: range) == nil ? nil : range
  }

  /// Colours are values before they are views, and carry no mark: where they stand in what is around them is looked up.
  private func color(_ node: RenderedNode, within parent: Range<Int>) -> Range<Int>? {
    guard node.kind == .color, !node.argument.isEmpty else { return nil }
    if node.argument.hasPrefix("#") { return first("Color(", in: parent) }
    return first("Color.\(node.argument)", in: parent) ?? first(".\(node.argument)", in: parent)
  }

  private func first(_ text: String, in range: Range<Int>) -> Range<Int>? {
    let needle = Array(text.utf8)
    guard !needle.isEmpty, needle.count <= range.count else { return nil }
    for start in range.lowerBound...(range.upperBound - needle.count)
    where source[start..<start + needle.count].elementsEqual(needle) {
      return start..<start + needle.count
    }
    return nil
  }
}
