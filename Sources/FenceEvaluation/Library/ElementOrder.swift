import Diagnostics
import VitrineUI

/// Orders of elements.
enum ElementOrder {
  static func sort(_ elements: [Value], by order: Value?, _ interpreter: Interpreter, _ mark: SourceMark) throws
    -> [Value]
  {
    try elements.sorted { a, b in
      try interpreter.step(mark)
      let result: Value
      switch order {
      case .function?:
        result = try interpreter.call(
          order ?? .nothing,
          [CallArgument(label: nil, value: a, mark: mark), CallArgument(label: nil, value: b, mark: mark)], mark)
      default: result = try Operators.apply("<", a, b, interpreter, mark)
      }
      if case .boolean(let truth) = result { return truth }
      return false
    }
  }

  /// Elements in the order of comparators, the first that tells two apart deciding.
  static func sort(
    _ elements: [Value], using comparators: Value, _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> [Value] {
    guard let known = ComparatorValue.all(in: comparators) else {
      throw Failure(
        "unsupported", "cannot sort with this comparator", mark, hint: "use a KeyPathComparator or SortDescriptor")
    }
    return try elements.sorted { a, b in
      try interpreter.step(mark)
      return try ComparatorValue.areInOrder(a, b, by: known, interpreter, mark)
    }
  }

  static func extreme(
    _ name: String, _ elements: [Value], _ order: Value?, _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Value {
    let sorted = try sort(elements, by: order, interpreter, mark)
    return .optional(name == "min" ? sorted.first : sorted.last)
  }
}
