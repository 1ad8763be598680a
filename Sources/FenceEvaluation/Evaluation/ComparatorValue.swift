import Diagnostics

/// What elements are sorted by: `KeyPathComparator(\Person.name, order: .reverse)`, `SortDescriptor(\.name)`.
package struct ComparatorValue: Hashable, CatalogType {
  package static let catalogName = "KeyPathComparator"
  package let path: [String]
  package var isReverse = false

  package init(path: [String], isReverse: Bool = false) { (self.path, self.isReverse) = (path, isReverse) }
}

extension ComparatorValue {
  /// The comparators that a value is: one, or several of which the first goes first; `nil` for anything else.
  package static func all(in value: Value) -> [ComparatorValue]? {
    switch value {
    case .native(let comparator as ComparatorValue): return [comparator]
    case .implicit(let implicit) where implicit.name == "constant":
      return implicit.arguments?.first.flatMap { all(in: $0.value) }
    case .array(let elements):
      let comparators = elements.compactMap { if case .native(let one as ComparatorValue) = $0 { one } else { nil } }
      return comparators.count == elements.count ? comparators : nil
    default: return nil
    }
  }

  /// Whether one element stands before another by the first of the comparators that tells them apart.
  ///
  /// - Throws: what goes wrong where the elements have no such member.
  static func areInOrder(
    _ a: Value, _ b: Value, by comparators: [ComparatorValue], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Bool {
    for comparator in comparators {
      let sides = try [a, b].map { element in
        try comparator.path.reduce(element) { try evaluator.member($1, of: $0, mark) }
      }
      if case .boolean(true) = try Operators.apply("==", sides[0], sides[1], evaluator, mark) { continue }
      let isBefore = try Operators.apply("<", sides[0], sides[1], evaluator, mark)
      if case .boolean(let truth) = isBefore { return truth != comparator.isReverse }
    }
    return false
  }
}
