import Diagnostics
import VitrineUI

/// Orders of elements.
enum ElementOrder {
  static func sort(_ elements: [Value], by order: Value?, _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> [Value]
  {
    try elements.sorted { a, b in
      try evaluator.step(mark)
      let result: Value
      switch order {
      case .function?:
        result = try evaluator.call(
          order ?? .nothing,
          [CallArgument(label: nil, value: a, mark: mark), CallArgument(label: nil, value: b, mark: mark)], mark)
      default: result = try Operators.apply("<", a, b, evaluator, mark)
      }
      if case .boolean(let truth) = result { return truth }
      return false
    }
  }

  /// Elements in the order of comparators, the first that tells two apart deciding.
  static func sort(
    _ elements: [Value], using comparators: Value, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> [Value] {
    guard let known = ComparatorValue.all(in: comparators) else {
      throw Failure(
        "unsupported", "cannot sort with this comparator", mark, hint: "use a KeyPathComparator or SortDescriptor")
    }
    return try elements.sorted { a, b in
      try evaluator.step(mark)
      return try ComparatorValue.areInOrder(a, b, by: known, evaluator, mark)
    }
  }

  static func extreme(
    _ name: String, _ elements: [Value], _ order: Value?, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value {
    let sorted = try sort(elements, by: order, evaluator, mark)
    return .optional(name == "min" ? sorted.first : sorted.last)
  }
}
