import Diagnostics
import FenceSyntax

/// How values read in a string.
struct Description {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// How a value reads in a string.
  func describe(_ value: Value) throws -> String {
    switch value {
    case .array, .set, .dictionary, .tuple, .enumCase, .instance:
      // Values share their parts: what is short to make can be endless to tell.
      return try evaluator.nested(evaluator.meter.mark) {
        try evaluator.step(evaluator.meter.mark)
        let text = try describeParts(value)
        try evaluator.checkSize(text.utf8.count, evaluator.meter.mark)
        return text
      }
    case .string(let text): return text
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let value), .literal(let value, _): return String(value)
    case .double(let value): return Formatting.plain(value)
    case .nothing: return "nil"
    case .void: return "()"
    case .range(let range): return range.text
    case .binding(let binding): return try evaluator.nested(evaluator.meter.mark) { try describe(binding.get()) }
    case .native(let unknown as UnknownValue): return unknown.path
    case .native(let attributed as AttributedText): return attributed.text
    case .native(let native): return Formatting.native(native)
    case .type(let type): return type.name
    default: return value.typeName
    }
  }

  private func describeParts(_ value: Value) throws -> String {
    switch value {
    case .array(let elements), .set(let elements):
      return "[" + (try elements.map { try quoted($0) }).joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      if dictionary.entries.isEmpty { return "[:]" }
      return "["
        + (try dictionary.entries.map { "\(try quoted($0.key)): \(try quoted($0.value))" }).joined(separator: ", ")
        + "]"
    case .tuple(let elements):
      return "("
        + (try elements.map { ($0.label.map { "\($0): " } ?? "") + (try quoted($0.value)) }).joined(separator: ", ")
        + ")"
    case .enumCase(let item):
      if let text = try evaluator.memberIfAny("description", of: value, SourceMark(lowerBound: 0, upperBound: 0)) {
        return try describe(text)
      }
      guard !item.payload.isEmpty else { return item.name }
      return item.name + (try describe(.tuple(item.payload)))
    case .instance(let instance):
      if evaluator.property("description", of: instance.type) != nil {
        return try describe(evaluator.member("description", of: value, SourceMark(lowerBound: 0, upperBound: 0)))
      }
      let fields = try instance.type.stored.map { "\($0.name): \(try quoted(instance.fields[$0.name] ?? .nothing))" }
      return "\(instance.type.name)(\(fields.joined(separator: ", ")))"
    default: return value.typeName
    }
  }

  private func quoted(_ value: Value) throws -> String {
    if case .string(let text) = value { return "\"\(text)\"" }
    return try describe(value)
  }
}
