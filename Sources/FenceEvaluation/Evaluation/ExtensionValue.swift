import Diagnostics
import FenceSyntax

/// A value of which only members of a protocol's extension are used: Swift calls those by the static type.
struct ExtensionValue {
  let value: Value
  let type: TypeDeclaration

  private var receiver: Receiver { Receiver(box: Box(value), type: value.declaredType ?? type) }

  func member(_ name: String, _ evaluator: Evaluator, _ mark: SourceMark) throws -> Value? {
    if let property = type.properties.last(where: { $0.name == name && $0.getter != nil }) {
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
    guard let overloads = type.methods[name]?.filter({ !$0.isStatic && $0.body != nil }), !overloads.isEmpty else {
      return nil
    }
    return try evaluator.invoke(
      evaluator.chosen(overloads, arguments, overload), arguments, mark, receiver: receiver, scope: type.scope)
  }
}

extension ExtensionValue {
  /// An object whose class that conforms to a protocol takes a member from the protocol's extension, whatever a subclass
  /// declares; `nil` for any other value.
  init?(_ value: Value, conformingTo required: TypeFacts.Requirement, _ scope: Scope, _ evaluator: Evaluator) {
    guard case .object(let object) = value, let type = scope.type(required.owner) else { return nil }
    func classes(_ type: TypeDeclaration) -> [TypeDeclaration] {
      [type] + evaluator.ancestors(of: type).filter { $0.kind == .classType }
    }
    let conforming = classes(object.type).last { evaluator.ancestors(of: $0).contains { $0 === type } }
    guard let conforming else { return nil }
    let declares = classes(conforming).contains {
      $0.methods[required.member] != nil || $0.property(required.member) != nil
    }
    guard !declares else { return nil }
    self.init(value: value, type: type)
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
