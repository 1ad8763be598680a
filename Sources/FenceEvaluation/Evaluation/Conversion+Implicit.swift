import Diagnostics

extension Conversion {
  /// A member of a type of Swift's own: `Int = .zero`, `String = .init()`; `nil` where it has none of that name.
  func standard(_ implicit: ImplicitMember, _ name: String) throws -> Value? {
    let isDeclared = Library.declares(name)
    // Of a longer chain the type is known that it ends in, and not the one that it begins with.
    if let arguments = implicit.arguments, implicit.name == "init" || !implicit.chain.isEmpty {
      guard implicit.chain.isEmpty, isDeclared || Self.made.contains(name) else { return nil }
      return try evaluator.call(.type(TypeValue(name: name)), arguments, implicit.mark)
    }
    let isCalled = implicit.arguments != nil
    guard isDeclared,
      let member = try StandardLibrary.staticMember(implicit.name, of: name, evaluator, isCalled: isCalled)
    else { return nil }
    return try follow(
      implicit, from: implicit.arguments.map { try evaluator.call(member, $0, implicit.mark) } ?? member)
  }

  /// Types of Swift's own and Foundation's that `.init()` makes.
  private static let made: Set = ["String", "Character", "Bool", "UUID", "Date"]

  /// Looks `.name` up in a type by name.
  func resolve(_ implicit: ImplicitMember, as typeName: String) throws -> Value {
    try resolve(implicit, in: TypeValue(name: typeName, declaration: evaluator.globals.type(typeName)))
  }

  func resolve(_ implicit: ImplicitMember, in type: TypeValue) throws -> Value {
    let value: Value
    if let arguments = implicit.arguments {
      if implicit.name == "init" {
        value = try evaluator.call(Value.type(type).referring(to: implicit.overload), arguments, implicit.mark)
      } else if type.declaration == nil,
        let made = try evaluator.catalog.callStatic(implicit.name, type.name, arguments, evaluator, implicit.mark)
      {
        value = made
      } else if let function = try evaluator.staticMember(implicit.name, of: type, implicit.mark, isCalled: true) {
        value = try evaluator.call(function.referring(to: implicit.overload), arguments, implicit.mark)
      } else if let made = try evaluator.catalog.callStatic(
        implicit.name, type.name, arguments, evaluator, implicit.mark)
      {
        // What an extension adds to a type of the catalog is beside what the catalog has.
        value = made
      } else {
        throw unknownStatic(implicit, type)
      }
    } else if let found = try evaluator.staticMember(implicit.name, of: type, implicit.mark) {
      value = fitting(found, implicit, type).referring(to: implicit.overload)
    } else {
      throw unknownStatic(implicit, type)
    }
    return try follow(implicit, from: value)
  }

  /// Returns a member of a type; the library's where the fence has one of the name that is a number or a text, and so
  /// not a value of the type: 'private static let subheadline = 15.0' in an extension of 'Font'.
  private func fitting(_ found: Value, _ implicit: ImplicitMember, _ type: TypeValue) -> Value {
    let isPlain = found.number != nil || found.text != nil
    guard implicit.chain.isEmpty, type.declaration == nil, isPlain else { return found }
    return evaluator.catalog.staticMember(implicit.name, of: type.name) ?? found
  }

  /// Applies the further members, calls and operators behind a member.
  func follow(_ implicit: ImplicitMember, from start: Value) throws -> Value {
    try implicit.chain.reduce(start) { value, link in
      guard let arguments = link.arguments else { return try evaluator.member(link.name, of: value, implicit.mark) }
      if link.name == "subscript", value.declaredType == nil {
        return try Elements(evaluator).element(value, arguments, implicit.mark)
      }
      guard Operators.deferrable.contains(link.name) else {
        return try evaluator.callMethod(link.name, value, arguments, implicit.mark)
      }
      guard let other = arguments.first else { return try evaluator.prefix(link.name, value, implicit.mark) }
      return other.label == "left"
        ? try Operators.apply(link.name, other.value, value, evaluator, implicit.mark)
        : try Operators.apply(link.name, value, other.value, evaluator, implicit.mark)
    }
  }

  private func unknownStatic(_ implicit: ImplicitMember, _ type: TypeValue) -> Failure {
    let names =
      evaluator.catalog.staticNames(of: type.name)
      + (type.declaration.map { $0.cases.map(\.name) + $0.statics.keys.sorted() } ?? [])
    return Failure(
      .noMember("type '\(NativeType.shown(type.name))' has no member '\(implicit.name)'"),
      implicit.mark, misspelling: Misspelling(implicit.name, meant: nearestName(to: implicit.name, among: names)),
      after: ".")
  }
}
