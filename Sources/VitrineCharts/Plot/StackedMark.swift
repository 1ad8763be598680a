import VitrineLayout

/// A mark with what it takes along the axes, once all marks are put on each other.
package struct StackedMark {
  package let mark: ChartMark
  /// Where bars and areas begin and end along the axis of quantities; in turns, for sectors.
  package var range: (base: Double, top: Double)?
  /// Whether quantities go along x.
  package let isHorizontal: Bool

  init(_ mark: ChartMark) {
    self.mark = mark
    isHorizontal = Self.isHorizontal(mark)
    range = ends
  }

  /// Where the quantity stands for itself: from zero to a bar's or area's value, or between two.
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

  /// Whether a bar or an area goes from left to right.
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

  /// What bars and areas that are put on each other have in common.
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

extension PlottedValue {
  /// A number; `nil` for moments and categories.
  var quantity: Double? {
    if case .number(let number) = self, isPlaced { number } else { nil }
  }
}

/// Marks at the same place, put on each other.
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

  /// Those above zero upwards, those below downwards.
  private static func stack(_ indices: [Int], in marks: inout [StackedMark]) {
    guard let first = indices.first else { return }
    var (above, below) = (0.0, 0.0)
    for index in indices {
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
