import VitrineDiagrams
import VitrineUI

/// Which stretches of a fence's source made which views, with the numbers of the views' steps: so that picking a step shows
/// where it comes from.
struct SourceSteps {
  /// A stretch in UTF-8 offsets.
  struct Stretch: Equatable {
    var range: Range<Int>
    var steps: String
  }

  /// Each within, or after, the one before.
  private(set) var stretches: [Stretch] = []

  private let source: [UInt8]

  init(_ rendering: Rendering, source: String) {
    self.source = Array(source.utf8)
    guard let root = rendering.root else { return }
    var steps: [String: [Int]] = [:]
    for step in rendering.steps {
      steps[step.kind == .propose ? step.to : step.from, default: []].append(step.number)
    }
    var found: [(range: Range<Int>, steps: [Int])] = []
    collect(root, within: nil, steps, &found)
    stretches = Self.nested(found)
  }

  private func collect(
    _ node: RenderedNode, within parent: Range<Int>?, _ steps: [String: [Int]],
    _ found: inout [(range: Range<Int>, steps: [Int])]
  ) {
    let range = own(node) ?? parent.flatMap { color(node, within: $0) }
    if let range, let numbers = steps[node.path] { found.append((range, numbers)) }
    for child in node.children { collect(child, within: range ?? parent, steps, &found) }
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

  /// In order, outer ones first; equal ones are one, and those that cross another are left out.
  private static func nested(_ found: [(range: Range<Int>, steps: [Int])]) -> [Stretch] {
    var numbers: [Range<Int>: [Int]] = [:]
    for item in found { numbers[item.range, default: []] += item.steps }
    let ranges = numbers.keys.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    var open: [Range<Int>] = []
    var result: [Stretch] = []
    for range in ranges {
      while let last = open.last, last.upperBound <= range.lowerBound { open.removeLast() }
      if let last = open.last, range.upperBound > last.upperBound { continue }
      open.append(range)
      let steps = (numbers[range] ?? []).sorted().map(String.init).joined(separator: " ")
      result.append(Stretch(range: range, steps: steps))
    }
    return result
  }
}
