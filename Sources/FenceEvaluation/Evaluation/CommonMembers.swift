import Diagnostics
import FenceSyntax
import Markup

extension MemberLookup {
  /// A member that values have for what they conform to, and not by a declaration of their own: how they describe
  /// themselves, what an error says, dynamic members, and what sequences have.
  func commonMember(_ name: String, _ value: Value, _ mark: SourceMark) throws -> Value? {
    switch name {
    case "description": return .string(try evaluator.describe(value))
    case "debugDescription": return .string(try evaluator.debugDescription(of: value))
    case "localizedDescription": return try errorText(of: value, mark).map { .string($0) }
    case "hashValue":
      return .integer(Int(truncatingIfNeeded: ContentHash(of: try evaluator.describe(value)).value))
    default: break
    }
    if let found = try dynamicMember(name, of: value, mark) { return found }
    guard let sequence = try OwnSequence(value, evaluator, mark), OwnSequence.properties.contains(name) else {
      return nil
    }
    return try StandardLibrary.property(name, of: .array(sequence.elements()), evaluator, mark)
  }

  /// What an error says of itself: its own words, else those of Foundation.
  private func errorText(of value: Value, _ mark: SourceMark) throws -> String? {
    guard let type = value.declaredType else { return nil }
    if evaluator.property("errorDescription", of: type) != nil {
      let text = try evaluator.member("errorDescription", of: value, mark)
      if case .string(let text) = text { return text }
    }
    guard ([type] + evaluator.ancestors(of: type)).contains(where: { $0.conforms(to: "Error", "LocalizedError") })
    else {
      return nil
    }
    let number =
      if case .enumCase(let item) = value { type.cases.firstIndex { $0.name == item.name } ?? 0 } else { 1 }
    return "The operation couldn’t be completed. (\(type.name) error \(number).)"
  }

  /// A member by `subscript(dynamicMember:)`.
  private func dynamicMember(_ name: String, of value: Value, _ mark: SourceMark) throws -> Value? {
    guard let (function, argument, type) = dynamicMemberFunction(name, of: value, mark) else { return nil }
    return try evaluator.invoke(
      function, [argument], mark, receiver: Receiver(box: Box(value), type: type), scope: type.scope)
  }

  /// The `subscript(dynamicMember:)` of a value's type, with its argument for a name.
  func dynamicMemberFunction(
    _ name: String, of value: Value, _ mark: SourceMark
  ) -> (function: FunctionSyntax, argument: CallArgument, type: TypeDeclaration)? {
    guard let type = value.declaredType,
      ([type] + evaluator.ancestors(of: type)).contains(where: { $0.syntax.attributes.contains("dynamicMemberLookup") }
      ),
      let functions = evaluator.methods("subscript", of: type),
      let function = functions.first(where: { $0.parameters.first?.label == "dynamicMember" }),
      let parameter = function.parameters.first
    else { return nil }
    let isKeyPath = parameter.type?.base.hasSuffix("KeyPath") == true
    let argument = CallArgument(
      label: "dynamicMember", value: isKeyPath ? .keyPath([name]) : .string(name), mark: mark)
    return (function, argument, type)
  }
}

extension Value {
  /// The type that the fence declares, where the value is of one.
  package var declaredType: TypeDeclaration? {
    switch self {
    case .instance(let instance): instance.type
    case .object(let object): object.type
    case .enumCase(let item): item.type
    default: nil
    }
  }
}
