import FenceSyntax

extension Value {
  /// The name of the value's type with what its generic parameters stand for, `Box<Int>`; without, where the value does
  /// not tell.
  var genericName: String {
    let arguments = genericArguments
    return arguments.isEmpty ? typeName : "\(typeName)<\(arguments.joined(separator: ", "))>"
  }

  /// What the generic parameters of the value's type stand for; empty where there are none or the value does not tell.
  private var genericArguments: [String] {
    guard let type = declaredType, !type.syntax.generics.isEmpty else { return [] }
    let known = type.syntax.generics.compactMap { knownArguments[$0]?.name.printed }
    if known.count == type.syntax.generics.count { return known }
    let arguments = type.syntax.generics.compactMap { name in
      typedParts.lazy.compactMap { $0.value.type(of: name, in: $0.type) }.first
    }
    return arguments.count == type.syntax.generics.count ? arguments : []
  }

  /// The types that the type checker found for the generic parameters.
  private var knownArguments: [String: KnownType] {
    switch self {
    case .instance(let instance): instance.typeArguments
    case .object(let object): object.typeArguments
    default: [:]
    }
  }

  /// What the value is made of, each with its declared type.
  private var typedParts: [(type: TypeName, value: Value)] {
    func parts(_ type: TypeDeclaration, _ fields: [String: Value]) -> [(type: TypeName, value: Value)] {
      type.stored.compactMap { property in
        guard let declared = property.type, let value = fields[property.name] else { return nil }
        return (declared, value)
      }
    }
    switch self {
    case .instance(let instance): return parts(instance.type, instance.fields)
    case .object(let object): return parts(object.type, object.fields)
    case .enumCase(let item):
      let parameters = item.type.cases.first { $0.name == item.name }?.parameters ?? []
      return zip(parameters, item.payload).compactMap { parameter, part in parameter.type.map { ($0, part.value) } }
    default: return []
    }
  }

  /// What a generic parameter stands for where the value's declared type is one with it.
  private func type(of name: String, in declared: TypeName) -> String? {
    switch (declared, self) {
    case (.named(name, _), _): return dynamicType
    case (.optional, .nothing): return nil
    case (.optional(let wrapped), _): return unwrapped.type(of: name, in: wrapped)
    case (.array(let element), _): return elements?.first?.type(of: name, in: element)
    case (.named("Array", let arguments), _), (.named("Set", let arguments), _):
      return arguments.first.flatMap { elements?.first?.type(of: name, in: $0) }
    case (.dictionary(let key, let value), .dictionary(let dictionary)):
      guard let entry = dictionary.entries.first else { return nil }
      return entry.key.type(of: name, in: key) ?? entry.value.type(of: name, in: value)
    case (.tuple(let types), .tuple(let parts)):
      return zip(types, parts).lazy.compactMap { $1.value.type(of: name, in: $0.type) }.first
    case (.named(_, let arguments), _):
      return zip(arguments, genericArguments).first { $0.0 == .named(name, []) }?.1
    default: return nil
    }
  }
}

extension TypeName {
  /// The type as a program prints it: `Array<Int>` for `[Int]`.
  var printed: String {
    func list(_ types: [TypeName]) -> String { types.map(\.printed).joined(separator: ", ") }
    return switch self {
    case .named("Void", []): "()"
    case .named(let name, let arguments): arguments.isEmpty ? name : "\(name)<\(list(arguments))>"
    case .optional(let wrapped): "Optional<\(wrapped.printed)>"
    case .array(let element): "Array<\(element.printed)>"
    case .dictionary(let key, let value): "Dictionary<\(key.printed), \(value.printed)>"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.printed }.joined(separator: ", ")))"
    case .function(let parameters, let result): "(\(list(parameters))) -> \(result.printed)"
    }
  }
}
