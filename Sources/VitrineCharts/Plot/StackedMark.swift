import VitrineLayout

/// A mark with the range that it covers once the marks are stacked.
package struct StackedMark {
  package let mark: ChartMark
  /// The start and end of a bar or an area along the axis of numbers; of a sector, in turns.
  package var range: (base: Double, top: Double)?
  /// Whether no mark is stacked on this one.
  fileprivate(set) var isOutermost = true
  /// Whether numbers are along x.
  package let isHorizontal: Bool

  init(_ mark: ChartMark) {
    self.mark = mark
    isHorizontal = Self.isHorizontal(mark)
    range = ends
  }

  /// The range without stacking: from zero to the value of a bar or an area, or between two values.
  private var ends: (Double, Double)? {
    switch mark.kind {
    case .bar, .area:
      switch isHorizontal ? mark.x : mark.y {
      case .at(let value): value.value.quantity.map { (0, $0) }
      case .between(let start, let end):
        start.value.amount.flatMap { start in end.value.amount.map { (start, $0) } }
      case nil: nil
      }
    case .sector:
      switch mark.sector?.angle {
      case .at(let value): value.value.quantity.map { (0, max(0, $0)) }
      default: nil
      }
    default: nil
    }
  }

  /// Returns whether a bar or an area is horizontal.
  private static func isHorizontal(_ mark: ChartMark) -> Bool {
    switch (mark.x, mark.y) {
    case (.between, .at), (.between, nil): return true
    case (.at(let x), nil): return mark.kind == .bar && x.value.quantity != nil
    case (.at(let x), .at(let y)):
      guard case .number = x.value, x.unit == nil else { return false }
      if case .number = y.value { return false }
      return true
    default: return false
    }
  }

  /// The key of the stack that the mark belongs to: marks with equal keys are stacked; `nil` for marks that aren't
  /// stacked.
  fileprivate var place: Place? {
    guard mark.stacking != .unstacked, range != nil else { return nil }
    switch mark.kind {
    case .sector: return Place(kind: mark.kind, value: nil, position: nil)
    case .bar, .area:
      guard (isHorizontal ? mark.x : mark.y)?.single != nil else { return nil }
      let across = (isHorizontal ? mark.y : mark.x)?.single
      let value = across.map { across -> PlottedValue in
        guard let unit = across.unit, let seconds = across.value.amount else { return across.value }
        return .date(unit.start(of: seconds))
      }
      return Place(kind: mark.kind, value: value, position: mark.look.position?.value.value)
    default: return nil
    }
  }

  fileprivate struct Place: Hashable {
    let kind: ChartMark.Kind
    let value: PlottedValue?
    let position: PlottedValue?
  }
}

extension StackedMark {
  /// Returns the edges of a bar whose corners are rounded by default: both ends of a range, and the end of a stack.
  ///
  /// - Parameter isGrowing: whether the bar goes up, or to the right.
  func roundedEdges(isGrowing: Bool) -> Edge.Set {
    let all: Edge.Set = isHorizontal ? .horizontal : .vertical
    guard (isHorizontal ? mark.x : mark.y)?.single != nil else { return all }
    guard isOutermost else { return [] }
    return isHorizontal ? (isGrowing ? .trailing : .leading) : isGrowing ? .top : .bottom
  }
}

extension PlottedValue {
  /// The number; `nil` for dates and categories.
  var quantity: Double? {
    if case .number(let number) = self, isPlaced { number } else { nil }
  }
}

/// Stacks marks at the same place.
package enum Stacking {
  package static func stacked(_ marks: [ChartMark]) -> [StackedMark] {
    var result = marks.map(StackedMark.init)
    var groups: [StackedMark.Place: [Int]] = [:]
    var order: [StackedMark.Place] = []
    for (index, mark) in result.enumerated() {
      guard let place = mark.place else { continue }
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(index)
    }
    for place in order { stack(groups[place] ?? [], in: &result) }
    return result
  }

  /// Stacks positive values upwards and negative ones downwards.
  private static func stack(_ indices: [Int], in marks: inout [StackedMark]) {
    guard let first = indices.first else { return }
    var (above, below) = (0.0, 0.0)
    let ends = [true, false].compactMap { isBelow in
      indices.last { marks[$0].range.map { $0.top != 0 && ($0.top < 0) == isBelow } ?? false }
    }
    for index in indices {
      marks[index].isOutermost = ends.contains(index)
      guard let range = marks[index].range else { continue }
      if range.top < 0 {
        marks[index].range = (below, below + range.top)
        below += range.top
      } else {
        marks[index].range = (above, above + range.top)
        above += range.top
      }
    }
    let (method, kind) = (marks[first].mark.stacking, marks[first].mark.kind)
    let total = above - below
    guard total > 0, total.isFinite else { return }
    for index in indices {
      guard let range = marks[index].range else { continue }
      if method == .normalized || kind == .sector {
        marks[index].range = (range.base / total, range.top / total)
      } else if method == .center {
        let middle = (above + below) / 2
        marks[index].range = (range.base - middle, range.top - middle)
      }
    }
  }
}
