import Diagnostics
import FenceSyntax

/// An encoder of values whose types declare no `encode(to:)`.
protocol MemberEncoder {
  /// Encodes a value as its type has it encoded without a method of its own.
  ///
  /// - Parameter type: a class above the value's own, of which alone the properties are meant.
  func encodeMembers(of value: Value, as type: TypeDeclaration?) throws
}

/// `super`: an object or a class as the class above the one that speaks of it has it. What it calls on itself is its own
/// again.
struct SuperValue {
  /// The object; in static members, the class.
  let value: Value
  /// The nearest class above; `nil` where there is none that the fence declares.
  let parent: TypeDeclaration?
  private let own: TypeDeclaration
  let isStatic: Bool

  /// `nil` for a receiver that is no object and no class.
  init?(_ receiver: Receiver, above name: String, _ evaluator: Evaluator) throws {
    value = try receiver.box.read()
    switch value {
    case .object(let object): own = object.type
    case .type(let type):
      guard let declaration = type.declaration else { return nil }
      own = declaration
    default: return nil
    }
    isStatic = receiver.isStatic
    let classes = [own] + evaluator.ancestors(of: own).filter { $0.kind == .classType }
    let place = classes.firstIndex { $0.name == name } ?? 0
    parent = classes.dropFirst(place + 1).first
  }

  /// `self` for a member of the class above.
  func receiver(unobserved: Receiver.Unobserved = .none) -> Receiver {
    Receiver(box: Box(value), type: own, isStatic: isStatic, unobserved: unobserved)
  }

  func member(_ name: String, _ evaluator: Evaluator, _ mark: SourceMark) throws -> Value? {
    guard let parent else { return nil }
    if isStatic { return try StaticMembers(evaluator).member(name, of: parent, for: own, mark, isCalled: false) }
    if let property = evaluator.property(name, of: parent) { return try evaluator.read(property, receiver(), mark) }
    guard evaluator.methods(name, of: parent) != nil else { return nil }
    return .function(
      FunctionValue(name: name) { arguments, mark in try call(name, arguments, evaluator, mark, nil) ?? .void })
  }

  /// Calls a method of the class above; `nil` where it has none of that name.
  func call(
    _ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark, _ overload: Overload?
  ) throws -> Value? {
    guard let parent else { return nil }
    if isStatic {
      let method = try StaticMembers(evaluator).member(name, of: parent, for: own, mark, isCalled: true)
      return try method.map { try evaluator.call($0.referring(to: overload), arguments, mark) }
    }
    guard let overloads = evaluator.methods(name, of: parent) else {
      guard name == "encode", case .native(let encoder as any MemberEncoder)? = arguments.first?.value else {
        return nil
      }
      try encoder.encodeMembers(of: value, as: parent)
      return .void
    }
    return try evaluator.invoke(
      evaluator.chosen(overloads, arguments, overload), arguments, mark, receiver: receiver(), scope: parent.scope)
  }

  /// Runs an initialiser of the class above on the object.
  func initialize(
    _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark, _ overload: Overload?
  ) throws {
    guard let parent else { return }
    let classes = [parent] + evaluator.ancestors(of: parent).filter { $0.kind == .classType }
    guard let type = classes.first(where: { !$0.initializers.isEmpty }) else { return }
    _ = try evaluator.invoke(
      evaluator.chosen(type.initializers, arguments, overload), arguments, mark, receiver: receiver(unobserved: .all),
      scope: type.scope)
  }
}
