import Diagnostics
import FenceSyntax

/// How values read in a string.
struct Description {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// How a value reads in a string.
  func describe(_ value: Value) throws -> String {
    switch value {
    case .native(let slice as SliceValue): return try describe(.array(Array(slice.values)))
    case .array, .set, .dictionary, .tuple, .enumCase, .instance, .object:
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
    case .native(let optional as DescribedOptional): return optional.text
    case .native(let attributed as AttributedText): return attributed.text
    case .native(let native):
      guard let words = Formatting.native(native) ?? evaluator.catalog.memberName(of: native) ?? madeName(native) else {
        throw notTold(value)
      }
      return words
    case .type(let type): return type.key
    default: throw notTold(value)
    }
  }

  /// What Swift prints of a value that has nothing but a type which the fence names.
  private func madeName(_ native: Any) -> String? {
    if let inert = native as? InertValue { return inert.name.first?.isUppercase == true ? inert.name + "()" : nil }
    let name = native is PublisherValue ? "ObservableObjectPublisher" : NativeType.name(of: native)
    return evaluator.catalog.hasFunction(name) || evaluator.catalog.hasType(name) ? name + "()" : nil
  }

  /// What has no words: nothing but what the fence says may stand in a picture.
  private func notTold(_ value: Value) -> Failure {
    let mark = evaluator.meter.mark
    switch value {
    case .native(let inert as InertValue):
      return Failure(
        "not-understood", "cannot show '\(inert.name)' as text: its value is not known", mark,
        hint: "replace it with an example value")
    case .implicit(let member):
      return Failure(
        "unknown-type", "cannot infer contextual base in reference to member '\(member.name)'", mark,
        hint: "add the type before the dot")
    case .native(is OpenCall):
      return Failure(
        "unknown-type", "type of the call's result could not be inferred", mark,
        hint: "add a type annotation: let value: Int = …")
    default: return Failure("not-understood", "\(value.typeSubject) cannot be shown as text", mark)
    }
  }

  private func describeParts(_ value: Value) throws -> String {
    switch value {
    case .array(let elements), .set(let elements): return try describe(elements, as: shape(of: elements))
    case .dictionary(let dictionary):
      return try describe(dictionary, keys: .plain, values: shape(of: dictionary.entries.map(\.value)))
    case .tuple(let elements): return try describe(elements, as: elements.map { _ in .plain })
    case .enumCase(let item):
      if evaluator.property("description", of: item.type) != nil {
        return try describe(evaluator.member("description", of: value, evaluator.meter.mark))
      }
      guard !item.payload.isEmpty else { return item.name }
      let shapes = shapes(of: item)
      // A tuple that a case carries alone has no parentheses around its own.
      if item.payload.count == 1, item.payload[0].label == nil, case .tuple = item.payload[0].value {
        return item.name + (try describe(item.payload[0].value, as: shapes[0]))
      }
      return item.name + (try describe(item.payload, as: shapes))
    case .instance(let instance):
      if evaluator.property("description", of: instance.type) != nil {
        return try describe(evaluator.member("description", of: value, SourceMark(lowerBound: 0, upperBound: 0)))
      }
      if evaluator.property("debugDescription", of: instance.type) != nil { return try debugDescription(of: value) }
      let fields = try instance.type.stored.map { "\($0.name): \(try field($0, instance.fields[$0.name] ?? .nothing))" }
      return "\(value.genericName)(\(fields.joined(separator: ", ")))"
    case .object(let object):
      if evaluator.property("description", of: object.type) != nil {
        return try describe(evaluator.member("description", of: value, evaluator.meter.mark))
      }
      return object.type.name
    default: return value.typeName
    }
  }

  /// How a value reads within another, and where it is looked at: strings in quotes.
  func debugDescription(of value: Value) throws -> String {
    switch value {
    case .string(let text): return text.debugDescription
    case .native(let character as Character): return character.debugDescription
    case .native(let part as Substring): return part.debugDescription
    case .native(is SliceValue): return "ArraySlice(\(try describe(value)))"
    case .set: return "Set(\(try describe(value)))"
    case .range(let range): return "\(range.typeName)(\(try describe(value)))"
    case .native(let scalar as Unicode.Scalar): return scalar.debugDescription
    default: break
    }
    if case .type(let type) = value { return QualifiedName(evaluator: evaluator).name(of: type) }
    guard let type = value.declaredType else { return try describe(value) }
    if evaluator.property("debugDescription", of: type) != nil {
      return try describe(evaluator.member("debugDescription", of: value, evaluator.meter.mark))
    }
    if evaluator.property("description", of: type) != nil { return try describe(value) }
    let name = QualifiedName(evaluator: evaluator).type(of: value, type)
    switch value {
    case .enumCase: return "\(name).\(try describe(value))"
    case .instance: return name + (try describe(value).dropFirst(value.genericName.count))
    case .object: return name
    default: return try describe(value)
    }
  }

  private func quoted(_ value: Value) throws -> String { try debugDescription(of: value) }

  /// The shape of a collection's elements: all are optionals where one of them is `nil`.
  private func shape(of elements: [Value]) -> OptionalShape {
    elements.contains { if case .nothing = $0 { true } else { false } } ? .optional(.plain) : .plain
  }

  private func describe(_ elements: [Value], as shape: OptionalShape) throws -> String {
    "[\(try elements.map { try describe($0, as: shape) }.joined(separator: ", "))]"
  }

  private func describe(_ dictionary: DictionaryValue, keys: OptionalShape, values: OptionalShape) throws -> String {
    if dictionary.entries.isEmpty { return "[:]" }
    let entries = try dictionary.entries.map {
      "\(try describe($0.key, as: keys)): \(try describe($0.value, as: values))"
    }
    return "[\(entries.joined(separator: ", "))]"
  }

  private func describe(_ elements: [(label: String?, value: Value)], as shapes: [OptionalShape]) throws -> String {
    let parts = try zip(shapes, elements).map { shape, element in
      (element.label.map { "\($0): " } ?? "") + (try describe(element.value, as: shape))
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// The optionals in what a case carries, as its declaration has them.
  private func shapes(of item: EnumValue) -> [OptionalShape] {
    let declared = item.type.cases.first { $0.name == item.name && $0.parameters.count == item.payload.count }
    return declared?.parameters.map { $0.type.map { OptionalShape($0) } ?? .plain } ?? item.payload.map { _ in .plain }
  }

  /// A stored property's value, with the optionals of its type.
  private func field(_ property: VariableSyntax, _ value: Value) throws -> String {
    try describe(value, as: property.type.map { OptionalShape($0) } ?? .plain)
  }

  /// Describes a value within another, of which parts are optionals.
  func describe(_ value: Value, as shape: OptionalShape) throws -> String {
    if shape.isPlain { return try quoted(value) }
    switch (shape, value) {
    case (.optional, .nothing), (.anything, .nothing): return "nil"
    case (.optional(let wrapped), _): return "Optional(\(try describe(value.unwrapped, as: wrapped)))"
    case (.elements(let shape), .array(let elements)), (.elements(let shape), .set(let elements)):
      return try describe(elements, as: shape)
    case (.dictionary(let keys, let values), .dictionary(let dictionary)):
      return try describe(dictionary, keys: keys, values: values)
    case (.tuple(let shapes), .tuple(let elements)) where shapes.count == elements.count:
      return try describe(elements, as: shapes)
    default: return try quoted(value)
    }
  }
}
