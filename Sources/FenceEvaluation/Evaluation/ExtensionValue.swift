import Diagnostics
import FenceSyntax

/// A value of which only members of a protocol's extension are used: Swift calls those by the static type.
struct ExtensionValue {
  let value: Value
  let type: TypeDeclaration

  private var receiver: Receiver { Receiver(box: Box(value), type: value.declaredType ?? type) }

  func member(_ name: String, _ evaluator: Evaluator, _ mark: SourceMark) throws -> Value? {
    if let property = type.property(name), property.getter != nil {
      return try evaluator.read(property, receiver, mark)
    }
    guard type.methods[name] != nil else { return nil }
    return .function(
      FunctionValue(name: name) { arguments, mark in try call(name, arguments, evaluator, mark, nil) ?? .void })
  }

  /// Calls a method of the extension; `nil` where it has none of that name.
  func call(
    _ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark, _ overload: Overload?
  ) throws -> Value? {
    guard let overloads = type.methods[name]?.filter({ !$0.isStatic }), !overloads.isEmpty else { return nil }
    return try evaluator.invoke(
      evaluator.chosen(overloads, arguments, overload), arguments, mark, receiver: receiver, scope: type.scope)
  }
}

/// The type of a value, where it is asked for alone.
struct NamedType {
  let name: String
}

/// A value with optionals, as it is described.
struct DescribedOptional {
  let text: String
}
