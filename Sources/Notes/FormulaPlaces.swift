import Diagnostics

/// The places of a note's formulas, from which each is taken once. Formulas in code are never taken.
struct FormulaPlaces {
  private let places: [Location]
  /// The index of the next place that may be free, for each place and for the end.
  private var following: [Int]

  /// The most places that are tried for a formula; the right one is not far after a wrong one.
  private static let mostTried = 100

  /// - Parameter places: The places in order.
  init(_ places: [Location]) {
    self.places = places
    following = Array(0...places.count)
  }

  /// Takes the first free place in a block that fits a formula.
  mutating func take(in block: Span, where fits: (Location) -> Bool) -> Location? {
    var index = free(from: first(inLine: block.start.line))
    for _ in 0..<Self.mostTried where index < places.count && places[index].line <= block.end.line {
      if fits(places[index]) {
        following[index] = index + 1
        return places[index]
      }
      index = free(from: index + 1)
    }
    return nil
  }

  private mutating func free(from start: Int) -> Int {
    var end = start
    while following[end] != end { end = following[end] }
    var index = start
    while following[index] != end {
      let next = following[index]
      following[index] = end
      index = next
    }
    return end
  }

  /// Returns the index of the first place in a line or after it.
  private func first(inLine line: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
