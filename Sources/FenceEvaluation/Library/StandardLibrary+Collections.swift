import Diagnostics
import Foundation
import VitrineUI

/// What collections do that is asked for less often.
extension StandardLibrary {
  /// Calls a method of collections; `nil` if they have none of that name.
  static func moreOfCollection(
    _ name: String, _ value: Value, _ elements: [Value], _ arguments: [CallArgument], _ evaluator: Evaluator,
    _ mark: SourceMark
  ) throws -> Value? {
    let calls = CollectionCalls(
      value: value, elements: elements, arguments: arguments, evaluator: evaluator, mark: mark)
    return try calls.parts(name) ?? calls.comparisons(name) ?? calls.sets(name) ?? calls.changed(name)
  }
}

/// One call of a collection's method.
private struct CollectionCalls {
  let value: Value
  let elements: [Value]
  let arguments: [CallArgument]
  let evaluator: Evaluator
  let mark: SourceMark

  private var first: Value? { arguments.first?.value }
  private var function: Value? {
    arguments.last.flatMap { argument -> Value? in
      switch argument.value {
      case .function, .keyPath: argument.value
      default: nil
      }
    }
  }

  private func apply(_ values: Value...) throws -> Value {
    try evaluator.step(mark)
    return try evaluator.call(
      function ?? .nothing, values.map { CallArgument(label: nil, value: $0, mark: mark) }, mark)
  }

  private func holds(_ element: Value) throws -> Bool { try evaluator.truth(of: apply(element), mark) }

  private func isSame(_ a: Value, _ b: Value) throws -> Bool {
    try evaluator.truth(of: Operators.apply("==", a, b, evaluator, mark), mark)
  }

  /// A part of the collection: of a string, a string.
  private func part(_ elements: some Sequence<Value>) -> Value {
    guard case .string = value else { return .array(Array(elements)) }
    return .string(elements.compactMap(\.text).joined())
  }

  func parts(_ name: String) throws -> Value? {
    switch name {
    case "prefix":
      if function != nil { return part(try elements.prefix(while: holds)) }
      guard let end = first?.whole else { return nil }
      let isThrough = arguments.first?.label == "through"
      return part(elements.prefix(max(0, isThrough && end < .max ? end + 1 : end)))
    case "suffix":
      guard arguments.first?.label == "from", let start = first?.whole else { return nil }
      return part(elements.dropFirst(max(0, start)))
    case "drop" where function != nil: return part(try elements.drop(while: holds))
    case "split": return try split()
    case "lastIndex":
      if function != nil { return .optional(try elements.lastIndex(where: holds).map { .integer($0) }) }
      guard let first else { return nil }
      return .optional(try elements.lastIndex { try isSame($0, first) }.map { .integer($0) })
    case "compactMapValues":
      guard case .dictionary(let dictionary) = value else { return nil }
      return .dictionary(
        DictionaryValue(
          entries: try dictionary.entries.compactMap { entry in
            let made = try apply(entry.value)
            if case .nothing = made { return nil }
            return .init(key: entry.key, value: made.settled)
          }))
    case "partition", "replacing", "trimmingPrefix": return nil
    default: return nil
    }
  }

  private func split() throws -> Value? {
    let most = arguments.first { $0.label == "maxSplits" }?.value.whole ?? .max
    var keepsEmpty = false
    if case .boolean(false)? = arguments.first(where: { $0.label == "omittingEmptySubsequences" })?.value {
      keepsEmpty = true
    }
    let separator = arguments.first { $0.label == "separator" }?.value
    guard function != nil || separator != nil, most >= 0 else { return nil }
    let pieces = try elements.split(maxSplits: most, omittingEmptySubsequences: !keepsEmpty) { element in
      if let separator { return try isSame(element, separator) }
      return try holds(element)
    }
    return .array(pieces.map { part($0) })
  }

  func comparisons(_ name: String) throws -> Value? {
    let others = first?.elements ?? []
    switch name {
    case "starts": return .boolean(try elements.starts(with: others, by: isSame))
    case "elementsEqual": return .boolean(try elements.elementsEqual(others, by: isSame))
    case "lexicographicallyPrecedes":
      return .boolean(
        try elements.lexicographicallyPrecedes(others) {
          try evaluator.truth(of: Operators.apply("<", $0, $1, evaluator, mark), mark)
        })
    case "difference" where first?.elements != nil:
      let known = DistinctValues(others)
      return .array(elements.filter { !known.contains($0) })
    default: return nil
    }
  }

  func sets(_ name: String) throws -> Value? {
    guard let others = first?.elements else { return nil }
    let (own, other) = (DistinctValues(elements), DistinctValues(others))
    switch name {
    case "isSubset": return .boolean(elements.allSatisfy(other.contains))
    case "isSuperset": return .boolean(others.allSatisfy(own.contains))
    case "isStrictSubset": return .boolean(elements.allSatisfy(other.contains) && !others.allSatisfy(own.contains))
    case "isDisjoint": return .boolean(!others.contains(where: own.contains))
    case "symmetricDifference":
      return .set(elements.filter { !other.contains($0) } + other.elements.filter { !own.contains($0) })
    default: return nil
    }
  }

  func changed(_ name: String) throws -> Value? {
    switch name {
    case "filter" where value.text != nil: return part(try elements.filter(holds))
    case "padding":
      guard let text = value.text, let length = first?.whole, length >= 0,
        let pad = arguments.first(where: { $0.label == "withPad" })?.value.text, !pad.isEmpty
      else { return nil }
      try evaluator.checkSize(length, mark)
      let start = arguments.first { $0.label == "startingAt" }?.value.whole ?? 0
      return .string(text.padding(toLength: length, withPad: pad, startingAt: max(0, min(start, pad.count - 1))))
    default: return nil
    }
  }
}
