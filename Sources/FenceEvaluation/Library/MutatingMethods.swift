import Foundation
import VitrineLayout
import VitrineUI

/// Methods that change the value they are called on.
enum MutatingMethods {
  /// Calls a method that changes the value it is called on; `nil` if there is none of that name.
  static func mutate(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> (value: Value, result: Value)? {
    let first = arguments.first?.value
    switch value {
    case .boolean(let truth): return name == "toggle" ? (.boolean(!truth), .void) : nil
    case .binding(let binding):
      guard let changed = try mutate(name, binding.get(), arguments, evaluator, mark) else { return nil }
      try binding.set(changed.value)
      return (value, changed.result)
    case .integer(let integer) where name == "negate":
      return (.integer(try Operators.negative(integer, mark)), .void)
    case .string(let text):
      return try StringSearch.mutateString(name, text, arguments, evaluator, mark)
    case .array(var elements):
      guard let result = try mutate(name, &elements, arguments, evaluator, mark) else { return nil }
      try evaluator.checkSize(elements.count, mark)
      return (.array(elements), result)
    case .set(let elements):
      try evaluator.checkSize(elements.count, mark)
      return mutateSet(name, elements, arguments)
    case .dictionary(var dictionary):
      try evaluator.charge(4 * dictionary.entries.count, mark)
      switch name {
      case "removeValue":
        let old = dictionary[first?.settled ?? .nothing]
        dictionary[first?.settled ?? .nothing] = nil
        return (.dictionary(dictionary), .optional(old))
      case "updateValue":
        let key = arguments.last?.value.settled ?? .nothing
        let old = dictionary[key]
        dictionary[key] = first?.settled
        return (.dictionary(dictionary), .optional(old))
      case "removeAll": dictionary = DictionaryValue()
      case "merge": dictionary = try StandardLibrary.merged(dictionary, arguments, evaluator, mark)
      default: return nil
      }
      return (.dictionary(dictionary), .void)
    case .native(var attributed as AttributedText) where name == "append":
      guard let more = AttributedText(first) else { return nil }
      attributed.runs += more.runs
      return (.native(attributed), .void)
    case .native(let attributed as AttributedText) where ["mergeAttributes", "setAttributes"].contains(name):
      return (.native(attributed.merging(first, keepsOwn: name == "mergeAttributes")), .void)
    case .view(let view):
      guard let path = view as? Path,
        let changed = try evaluator.catalog.mutate(name, path, arguments, evaluator, mark) as? Path
      else { return nil }
      return (.view(changed), .void)
    case .native(let native):
      guard let changed = try evaluator.catalog.mutate(name, native, arguments, evaluator, mark) else { return nil }
      return (.native(changed), .void)
    default: return nil
    }
  }

  private static func mutate(
    _ name: String, _ elements: inout [Value], _ arguments: [CallArgument], _ evaluator: Evaluator,
    _ mark: SourceMark
  ) throws -> Value? {
    let first = arguments.first?.value
    if let result = try moreOfMutation(name, &elements, arguments, evaluator, mark) { return result }
    switch name {
    case "append":
      if arguments.first?.label == "contentsOf" {
        elements += first?.elements ?? []
      } else if let first {
        elements.append(first.settled)
      }
    case "insert":
      let index = arguments.last?.value.whole ?? 0
      if arguments.first?.label == "contentsOf", let more = first?.elements, (0...elements.count).contains(index) {
        elements.insert(contentsOf: more, at: index)
        return .void
      }
      guard let first, index >= 0, index <= elements.count else {
        throw Failure(
          "index-out-of-range", "index \(index) is out of range for an array of \(elements.count) elements", mark)
      }
      elements.insert(first.settled, at: index)
    case "remove":
      if arguments.first?.label == "atOffsets" {
        let offsets = Set((first?.elements ?? []).compactMap(\.whole))
        guard offsets.allSatisfy(elements.indices.contains) else {
          throw Failure("index-out-of-range", "offset is out of range for an array of \(elements.count) elements", mark)
        }
        elements = elements.indices.filter { !offsets.contains($0) }.map { elements[$0] }
        return .void
      }
      guard let index = first?.whole, elements.indices.contains(index) else {
        throw Failure("index-out-of-range", "index is out of range for an array of \(elements.count) elements", mark)
      }
      return elements.remove(at: index)
    case "removeFirst":
      guard !elements.isEmpty else {
        throw Failure("index-out-of-range", "cannot remove the first element of an empty array", mark)
      }
      return elements.removeFirst()
    case "removeLast", "popLast":
      guard !elements.isEmpty else { return .nothing }
      return elements.removeLast()
    case "popFirst": return elements.isEmpty ? .nothing : elements.removeFirst()
    case "removeAll":
      if let first {
        var kept: [Value] = []
        for element in elements {
          let result = try evaluator.call(first, [CallArgument(label: nil, value: element, mark: mark)], mark)
          if case .boolean(true) = result { continue }
          kept.append(element)
        }
        elements = kept
      } else {
        elements = []
      }
    case "sort": elements = try ElementOrder.sort(elements, by: first, evaluator, mark)
    case "reverse": elements.reverse()
    case "shuffle": elements.shuffle(using: &evaluator.random)
    case "swapAt":
      guard let i = first?.whole, let j = arguments.last?.value.whole, elements.indices.contains(i),
        elements.indices.contains(j)
      else { return nil }
      elements.swapAt(i, j)
    default: return nil
    }
    return .void
  }
}
