import VitrineUI

/// A search for the range of a fence's source that made a view or modifier.
struct NodeSourceRanges {
  private let source: [UInt8]

  init(_ source: String) { self.source = Array(source.utf8) }

  /// Visits the nodes whose range in the source (in UTF-8 offsets) is known, outer ones first.
  func visit(_ root: RenderedNode, _ body: (RenderedNode, Range<Int>) -> Void) { visit(root, within: nil, body) }

  private func visit(
    _ node: RenderedNode, within parent: Range<Int>?, _ body: (RenderedNode, Range<Int>) -> Void
  ) {
    let range = own(node) ?? parent.flatMap { color(node, within: $0) }
    if let range { body(node, range) }
    for child in node.children { visit(child, within: range ?? parent, body) }
  }

  /// Returns the recorded range of a view; `nil` if the source there does not contain its name, because another fence
  /// made it.
  private func own(_ node: RenderedNode) -> Range<Int>? {
    guard let mark = node.source, mark.lowerBound < mark.upperBound, mark.upperBound <= source.count else { return nil }
    let range = mark.lowerBound..<mark.upperBound
    return first(node.type, in: range) == nil ? nil : range
  }

  /// Returns the range of a color. Colors are values before they are views and have no recorded range, so it is
  /// searched within the range of the view around.
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
