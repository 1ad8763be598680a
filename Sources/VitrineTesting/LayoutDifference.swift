/// The differences between an expected and an actual layout.
struct LayoutDifference {
  /// A view in both layouts whose frame differs.
  struct Move: Hashable {
    var label: String
    /// The frame in the snapshot as `x`, `y`, width and height, in points.
    var expected: [Double]
    var actual: [Double]
  }

  /// The expected and the actual proposal, if they differ.
  var proposals: (expected: String, actual: String)?
  /// The views with different frames, except those that only move with their parent.
  var moves: [Move] = []
  /// The number of views that only move with their parent.
  var followers = 0
  var gone: [LayoutSnapshot.View] = []
  var added: [LayoutSnapshot.View] = []

  var isEmpty: Bool { proposals == nil && moves.isEmpty && followers == 0 && gone.isEmpty && added.isEmpty }

  /// The maximum difference of equal numbers, in points. Snapshots store thousandths.
  private static let tolerance = 0.0015

  init(from expected: LayoutSnapshot, to actual: LayoutSnapshot) {
    if expected.proposal != actual.proposal { proposals = (expected.proposal, actual.proposal) }
    let pairs = Self.pairs(expected.views, actual.views)
    gone = expected.views.indices.filter { !pairs.old.contains($0) }.map { expected.views[$0] }
    // The indices of the views around the current one, outermost first.
    var ancestors: [Int] = []
    for (place, view) in actual.views.enumerated() {
      ancestors.removeLast(max(ancestors.count - view.depth, 0))
      let parent = ancestors.last
      ancestors.append(place)
      guard let partner = pairs.partners[place] else {
        added.append(view)
        continue
      }
      let previous = expected.views[partner].frame
      guard !Self.areSame(previous, view.frame) else { continue }
      let shift = parent.flatMap { above in
        pairs.partners[above].map { Self.shift(expected.views[$0].frame, actual.views[above].frame) }
      }
      if let shift, Self.areSame(Self.shift(previous, view.frame), [shift[0], shift[1], 0, 0]) {
        followers += 1
      } else {
        moves.append(Move(label: view.label, expected: previous, actual: view.frame))
      }
    }
  }

  private static func shift(_ old: [Double], _ new: [Double]) -> [Double] { zip(old, new).map { $1 - $0 } }

  private static func areSame(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { $0 == $1 || abs($0 - $1) < tolerance || ($0.isNaN && $1.isNaN) }
  }

  /// Returns the views that both layouts contain: the longest common sequence of views with the same name and depth.
  private static func pairs(
    _ old: [LayoutSnapshot.View], _ new: [LayoutSnapshot.View]
  ) -> (partners: [Int: Int], old: Set<Int>) {
    let isLike = { (one: LayoutSnapshot.View, other: LayoutSnapshot.View) in
      one.depth == other.depth && one.label == other.label
    }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old, by: isLike) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = old.indices.filter { !removed.contains($0) }
    let found = new.indices.filter { !inserted.contains($0) }
    return (Dictionary(zip(found, kept), uniquingKeysWith: { first, _ in first }), Set(kept))
  }
}

extension LayoutDifference: CustomStringConvertible {
  /// The maximum number of views of a kind that are printed. Further ones are counted.
  private static let most = 12

  /// A line for each difference, without a final line break.
  var description: String {
    var lines: [String] = []
    if let proposals { lines.append("proposal: expected \(proposals.expected), actual \(proposals.actual)") }
    lines += Self.listed(moves) { move in
      [
        "\(move.label)", "  expected \(Self.text(move.expected))", "  actual   \(Self.text(move.actual))",
      ]
    }
    if followers > 0 { lines.append("\(followers) \(followers == 1 ? "view moves" : "views move") along") }
    lines += Self.listed(gone) { ["missing: \($0.label) \(Self.text($0.frame))"] }
    lines += Self.listed(added) { ["added: \($0.label) \(Self.text($0.frame))"] }
    return lines.joined(separator: "\n")
  }

  private static func listed<Item>(_ items: [Item], _ lines: (Item) -> [String]) -> [String] {
    items.prefix(most).flatMap(lines) + (items.count > most ? ["… and \(items.count - most) more"] : [])
  }

  /// Returns a frame as text, such as `51 × 17 at (10, 10)`.
  private static func text(_ frame: [Double]) -> String {
    let numbers = frame.map(LayoutSnapshot.text)
    return "\(numbers[2]) × \(numbers[3]) at (\(numbers[0]), \(numbers[1]))"
  }
}
