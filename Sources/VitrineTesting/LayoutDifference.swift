/// What differs between a layout that was kept and one that is.
struct LayoutDifference {
  /// A view that is in both, with another frame.
  struct Move: Hashable {
    var label: String
    /// `x`, `y`, width, height, in points.
    var expected: [Double]
    var actual: [Double]
  }

  /// What was proposed, where that differs.
  var proposals: (expected: String, actual: String)?
  /// What its parent takes along is not told.
  var moves: [Move] = []
  /// How many views are somewhere else only because their parent is.
  var followers = 0
  var gone: [LayoutSnapshot.View] = []
  var added: [LayoutSnapshot.View] = []

  var isEmpty: Bool { proposals == nil && moves.isEmpty && followers == 0 && gone.isEmpty && added.isEmpty }

  /// Numbers that differ by less, in points, are the same: a thousandth is what is kept.
  private static let tolerance = 0.0015

  init(from expected: LayoutSnapshot, to actual: LayoutSnapshot) {
    if expected.proposal != actual.proposal { proposals = (expected.proposal, actual.proposal) }
    let pairs = Self.pairs(expected.views, actual.views)
    gone = expected.views.indices.filter { !pairs.old.contains($0) }.map { expected.views[$0] }
    // The places of the views around the one that is looked at, outermost first.
    var ancestors: [Int] = []
    for (place, view) in actual.views.enumerated() {
      ancestors.removeLast(max(ancestors.count - view.depth, 0))
      let parent = ancestors.last
      ancestors.append(place)
      guard let partner = pairs.partners[place] else {
        added.append(view)
        continue
      }
      let former = expected.views[partner].frame
      guard !Self.areSame(former, view.frame) else { continue }
      let shift = parent.flatMap { above in
        pairs.partners[above].map { Self.shift(expected.views[$0].frame, actual.views[above].frame) }
      }
      if let shift, Self.areSame(Self.shift(former, view.frame), [shift[0], shift[1], 0, 0]) {
        followers += 1
      } else {
        moves.append(Move(label: view.label, expected: former, actual: view.frame))
      }
    }
  }

  private static func shift(_ old: [Double], _ new: [Double]) -> [Double] { zip(old, new).map { $1 - $0 } }

  private static func areSame(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { $0 == $1 || abs($0 - $1) < tolerance || ($0.isNaN && $1.isNaN) }
  }

  /// Which views are the same: the longest series of views with the same name at the same depth.
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
  /// More than so many views of a kind are counted.
  private static let most = 12

  /// A line for each thing, without an end of the last.
  var description: String {
    var lines: [String] = []
    if let proposals { lines.append("proposal: expected \(proposals.expected), actual \(proposals.actual)") }
    lines += Self.told(moves) { move in
      [
        "\(move.label)", "  expected \(Self.text(move.expected))", "  actual   \(Self.text(move.actual))",
      ]
    }
    if followers > 0 { lines.append("\(followers) \(followers == 1 ? "view moves" : "views move") along") }
    lines += Self.told(gone) { ["missing: \($0.label) \(Self.text($0.frame))"] }
    lines += Self.told(added) { ["added: \($0.label) \(Self.text($0.frame))"] }
    return lines.joined(separator: "\n")
  }

  private static func told<Item>(_ items: [Item], _ lines: (Item) -> [String]) -> [String] {
    items.prefix(most).flatMap(lines) + (items.count > most ? ["… and \(items.count - most) more"] : [])
  }

  /// `51 × 17 at (10, 10)`.
  private static func text(_ frame: [Double]) -> String {
    let numbers = frame.map(LayoutSnapshot.text)
    return "\(numbers[2]) × \(numbers[3]) at (\(numbers[0]), \(numbers[1]))"
  }
}
