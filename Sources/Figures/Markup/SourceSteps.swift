import VitrineDiagrams
import VitrineUI

/// The ranges of a fence's source that made views, with the numbers of the views' steps. Picking a step highlights its
/// range.
struct SourceSteps {
  /// A range in UTF-8 offsets with an attribute of its element.
  struct Stretch: Equatable {
    var range: Range<Int>
    /// The value of the attribute: the numbers of the range's steps, separated by spaces.
    var value: String
    var attribute = "data-s"
  }

  /// The ranges, each inside or after the one before.
  private(set) var stretches: [Stretch] = []

  init(_ rendering: Rendering, source: String) {
    guard let root = rendering.root else { return }
    var steps: [String: [Int]] = [:]
    for step in rendering.steps {
      steps[step.kind == .propose ? step.to : step.from, default: []].append(step.number)
    }
    var found: [(range: Range<Int>, steps: [Int])] = []
    NodeSourceRanges(source).visit(root) { node, range in
      if let numbers = steps[node.path] { found.append((range, numbers)) }
    }
    stretches = Self.nested(found)
  }

  /// Returns the ranges in order, outer ones first. Equal ranges are merged; a range that overlaps another only partly
  /// is left out.
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
      result.append(Stretch(range: range, value: steps))
    }
    return result
  }
}
