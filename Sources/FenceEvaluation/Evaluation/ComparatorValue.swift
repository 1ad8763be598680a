import Diagnostics
import Foundation

/// What elements are sorted by: `KeyPathComparator(\Person.name, order: .reverse)`, `SortDescriptor(\.name)`.
package struct ComparatorValue: Hashable, CatalogType {
  package static let catalogName = "KeyPathComparator"
  package let path: [String]
  package var isReverse = false
  /// The order of texts; of their characters where it is `nil`.
  package var textOrder: TextOrder?

  package init(path: [String], isReverse: Bool = false, textOrder: TextOrder? = nil) {
    (self.path, self.isReverse, self.textOrder) = (path, isReverse, textOrder)
  }
}

/// `String.StandardComparator`.
package enum TextOrder: String {
  case localizedStandard, localized, lexical

  /// The order that a fence names; `nil` for another value.
  package init?(_ value: Value) {
    guard case .implicit(let member) = value else { return nil }
    self.init(rawValue: member.name)
  }

  func compare(_ a: String, _ b: String) -> ComparisonResult {
    switch self {
    case .localizedStandard: a.comparedAsInLists(to: b)
    case .localized: a.compare(b, options: [], range: nil, locale: .fence)
    case .lexical: a.compare(b, options: .literal)
    }
  }
}

extension ComparatorValue {
  /// The comparators that a value is: one, or several of which the first goes first; `nil` for anything else.
  package static func all(in value: Value) -> [ComparatorValue]? {
    switch value {
    case .native(let comparator as ComparatorValue): return [comparator]
    case .implicit(let implicit) where implicit.arguments == nil && TextOrder(rawValue: implicit.name) != nil:
      return [ComparatorValue(path: [], textOrder: TextOrder(value))]
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
      if let order = comparator.textOrder, let a = sides[0].text, let b = sides[1].text {
        let result = order.compare(a, b)
        if result == .orderedSame { continue }
        return (result == .orderedAscending) != comparator.isReverse
      }
      if case .boolean(true) = try Operators.apply("==", sides[0], sides[1], evaluator, mark) { continue }
      let isBefore = try Operators.apply("<", sides[0], sides[1], evaluator, mark)
      if case .boolean(let truth) = isBefore { return truth != comparator.isReverse }
    }
    return false
  }
}
