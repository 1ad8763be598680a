import Diagnostics
import Foundation

/// Methods that change arrays and sets in place and are asked for less often.
extension MutatingMethods {
  /// Changes an array; `nil` if arrays have no such method.
  static func moreOfMutation(
    _ name: String, _ elements: inout [Value], _ arguments: [CallArgument], _ evaluator: Evaluator,
    _ mark: SourceMark
  ) throws -> Value? {
    let first = arguments.first?.value
    func holds(_ element: Value) throws -> Bool {
      let argument = CallArgument(label: nil, value: element, mark: mark)
      return try evaluator.truth(of: evaluator.call(arguments.last?.value ?? .nothing, [argument], mark), mark)
    }
    func range(_ value: Value?) throws -> Range<Int> {
      guard let range = StringSearch.bounds(value, count: elements.count) else {
        throw Failure("index-out-of-range", "range is out of bounds for an array of \(elements.count) elements", mark)
      }
      return range
    }
    switch name {
    case "sort" where arguments.first?.label == "using":
      elements = try ElementOrder.sort(elements, using: first ?? .nothing, evaluator, mark)
    case "removeSubrange": elements.removeSubrange(try range(first))
    case "replaceSubrange": elements.replaceSubrange(try range(first), with: arguments.last?.value.elements ?? [])
    case "partition":
      let start = try elements.partition(by: holds)
      return .integer(start)
    case "removeFirst" where first?.whole != nil, "removeLast" where first?.whole != nil:
      let count = first?.whole ?? 0
      guard count >= 0, count <= elements.count else {
        throw Failure("index-out-of-range", "cannot remove \(count) elements from an array of \(elements.count)", mark)
      }
      if name == "removeFirst" { elements.removeFirst(count) } else { elements.removeLast(count) }
    case "move":
      guard let offsets = first?.elements?.compactMap(\.whole), let target = arguments.last?.value.whole,
        offsets.allSatisfy(elements.indices.contains), (0...elements.count).contains(target)
      else { return nil }
      let moved = offsets.sorted().map { elements[$0] }
      let chosen = Set(offsets)
      let before = elements.indices.filter { $0 < target && !chosen.contains($0) }.map { elements[$0] }
      let after = elements.indices.filter { $0 >= target && !chosen.contains($0) }.map { elements[$0] }
      elements = before + moved + after
    default: return nil
    }
    return .void
  }

  /// Changes a set; `nil` if sets have no such method.
  static func mutateSet(
    _ name: String, _ elements: [Value], _ arguments: [CallArgument]
  ) -> (value: Value, result: Value)? {
    guard let first = arguments.first?.value else {
      return name == "removeAll" ? (.set([]), .void) : nil
    }
    let others = first.elements ?? []
    let (own, other) = (DistinctValues(elements), DistinctValues(others))
    switch name {
    case "insert", "update":
      let isNew = !own.contains(first)
      return (
        .set(isNew ? elements + [first.settled] : elements),
        .tuple([(label: "inserted", value: .boolean(isNew)), (label: "memberAfterInsert", value: first.settled)])
      )
    case "remove":
      let isKnown = own.contains(first)
      return (.set(isKnown ? elements.filter { !$0.isEqual(to: first) } : elements), isKnown ? first : .nothing)
    case "formUnion": return (.set(DistinctValues(elements + others).elements), .void)
    case "formIntersection": return (.set(elements.filter(other.contains)), .void)
    case "subtract": return (.set(elements.filter { !other.contains($0) }), .void)
    case "formSymmetricDifference":
      return (.set(elements.filter { !other.contains($0) } + other.elements.filter { !own.contains($0) }), .void)
    default: return nil
    }
  }
}
