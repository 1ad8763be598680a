import Diagnostics
import FenceSyntax
import VitrineUI

import struct Foundation.Decimal

/// Values as a declared type wants them: literals settle, and `.name` is looked up.
struct Conversion {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// A value as a declared type wants it: literals settle, `.name` is looked up, numbers become `Double`.
  func convert(_ value: Value, to type: TypeName, _ scope: Scope, _ mark: SourceMark) throws -> Value {
    if evaluator.isLenient, case .native(let unknown as UnknownValue) = value {
      return evaluator.standIns.value(of: unknown, as: type.base) ?? value
    }
    if case .native(let open as OpenCall) = value { return try open.result(as: type, from: scope, evaluator) }
    switch type {
    case .optional(let wrapped):
      if case .nothing = value { return .nothing }
      if case .implicit(let implicit) = value, implicit.chain.isEmpty {
        if implicit.name == "none", implicit.arguments == nil { return .nothing }
        if implicit.name == "some", implicit.arguments?.count == 1, let some = implicit.arguments?.first?.value {
          return try convert(some, to: wrapped, scope, mark).inOptional
        }
      }
      if case .native(is PresentNothing) = value {
        // A type that is no optional has no 'nil': the value is that of an optional of fewer levels.
        guard wrapped.isOptional else { return .nothing }
        return try convert(value.unwrapped, to: wrapped, scope, mark).inOptional
      }
      return try convert(value, to: wrapped, scope, mark)
    case .array(let element):
      if Self.isEmptyInit(value) { return .array([]) }
      guard case .array(let elements) = value else { return value }
      if Self.isSettled(elements, as: element) {
        try evaluator.charge(elements.count / 4, mark)
        return value
      }
      try evaluator.charge(elements.count, mark)
      return .array(try elements.map { try convert($0, to: element, scope, mark) })
    case .dictionary(let key, let element):
      if Self.isEmptyInit(value) { return .dictionary(DictionaryValue()) }
      guard case .dictionary(let dictionary) = value else { return value }
      try evaluator.charge(4 * dictionary.entries.count, mark)
      var result = DictionaryValue()
      for entry in dictionary.entries {
        result[try convert(entry.key, to: key, scope, mark)] = try convert(entry.value, to: element, scope, mark)
      }
      return .dictionary(result)
    case .tuple(let types):
      guard case .tuple(let elements) = value, elements.count == types.count else { return value.settled }
      return .tuple(
        try zip(elements, types).map {
          (label: $1.label ?? $0.label, value: try convert($0.value, to: $1.type, scope, mark))
        })
    case .function(let parameters, _):
      guard case .function(let function) = value, !parameters.isEmpty else { return value }
      return .function(taking(parameters, function, evaluator.followsLifetimes ? scope.ofTypes : scope))
    case .named(let name, let arguments):
      let converted = try convert(value, toNamed: name, arguments, scope, mark)
      return arguments.isEmpty ? converted : converted.knowing(arguments, of: name, in: scope)
    }
  }

  /// A function whose parameters have types: `.success(x)` and literals are what those say.
  private func taking(_ types: [TypeName], _ function: FunctionValue, _ scope: Scope) -> FunctionValue {
    FunctionValue(
      name: function.name,
      call: { arguments, mark in
        var arguments = arguments
        for (index, type) in zip(arguments.indices, types) {
          switch arguments[index].value {
          case .implicit, .literal, .array, .dictionary, .tuple:
            arguments[index].value = try convert(arguments[index].value, to: type, scope, mark)
          default: break
          }
        }
        return try function.call(arguments, mark)
      }, build: function.build, transform: function.transform, parameterCount: function.parameterCount)
  }

  /// Whether all elements are of the type already, told by looking alone: a variable's array is converted whenever it is assigned.
  private static func isSettled(_ elements: [Value], as type: TypeName) -> Bool {
    guard case .named(let name, _) = type else { return false }
    switch name {
    case "Int": return elements.allSatisfy { if case .integer = $0 { true } else { false } }
    case "Double", "CGFloat": return elements.allSatisfy { if case .double = $0 { true } else { false } }
    case "String": return elements.allSatisfy { if case .string = $0 { true } else { false } }
    case "Bool": return elements.allSatisfy { if case .boolean = $0 { true } else { false } }
    default: return false
    }
  }

  private func convert(
    _ value: Value, toNamed name: String, _ arguments: [TypeName], _ scope: Scope, _ mark: SourceMark
  ) throws -> Value {
    // A type of the fence hides one of the library with its name: 'enum State' in a model.
    switch scope.type(name) == nil ? name : "" {
    case "Double", "CGFloat", "TimeInterval":
      if let number = value.number { return .double(number) }
      if case .implicit(let implicit) = value, let member = try self.number(implicit) { return member }
    case "Decimal":
      if let whole = value.whole { return .native(Decimal(whole)) }
      if let number = value.number { return .native(Decimal(finite: number)) }
    case "NSDecimalNumber":
      if case .native(let decimal as Decimal) = value {
        return try evaluator.call(
          .type(TypeValue(name: name)), [CallArgument(label: "decimal", value: .native(decimal), mark: mark)], mark)
      }
    case "Float":
      if case .implicit(let implicit) = value, let member = try self.number(implicit) {
        return try convert(member, toNamed: name, arguments, scope, mark)
      }
      if let number = value.number { return .native(Float(number)) }
    case "Character":
      if case .string(let text) = value, text.count == 1, let character = text.first { return .native(character) }
    case "Unicode.Scalar", "UnicodeScalar", "Scalar":
      if case .string(let text) = value, text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first {
        return .native(scalar)
      }
    case "LocalizedStringKey": if case .string(let text) = value { return .localized(text) }
    case "Substring": if case .string(let text) = value { return .native(text[...]) }
    case _ where LibraryTypes.integers[name] != nil:
      guard let type = LibraryTypes.integers[name] else { break }
      // Whole numbers of another type are those of literals, '1 << 3': the type checker refuses others.
      switch value {
      case .literal(let integer, _), .integer(let integer): return try type.stored(integer, mark).packed
      default: break
      }
    case "Optional":
      return try arguments.first.map { try convert(value, to: .optional($0), scope, mark) } ?? value
    case "Array": if let element = arguments.first { return try convert(value, to: .array(element), scope, mark) }
    case "Set":
      if Self.isEmptyInit(value) { return .set([]) }
      if case .array(let elements) = value {
        try evaluator.charge(4 * elements.count, mark)
        let converted = try arguments.first.map { type in
          try elements.map { try convert($0, to: type, scope, mark) }
        }
        return .set(DistinctValues(converted ?? elements).elements)
      }
    case "Binding":
      if case .implicit(let implicit) = value, implicit.name == "init" { return try resolve(implicit, as: name) }
      guard case .implicit(let implicit) = value, implicit.name == "constant",
        let argument = implicit.arguments?.first
      else { return value }
      let constant =
        try arguments.first.map { try convert(argument.value, to: $0, scope, mark) } ?? argument.value.settled
      return .binding(BindingValue(get: { constant }, set: { _ in }))
    case "State", "StateObject", "GestureState":
      guard case .implicit(let implicit) = value, implicit.name == "init" else { return value }
      return try resolve(implicit, as: name)
    case "View", "Content", "AnyView": return value
    default: break
    }
    if case .array = value, evaluator.catalog.isOptionSet(name), scope.type(name) == nil {
      return try evaluator.catalog.convert(CallArgument(label: nil, value: value, mark: mark), name, evaluator)
    }
    if case .array(let members) = value, let type = scope.type(name), type.conforms(to: "OptionSet") {
      let bits = try members.reduce(0) { bits, member in
        let option = try convert(member, toNamed: name, arguments, scope, mark)
        return bits | (try evaluator.member("rawValue", of: option, mark).whole ?? 0)
      }
      return try evaluator.initialize(
        type, [CallArgument(label: "rawValue", value: .integer(bits), mark: mark)], mark)
    }
    if name == "Self", let type = scope.receiver?.type, type.name != name {
      return try convert(value, to: .named(type.name, arguments), scope, mark)
    }
    if let alias = scope.alias(name) {
      return try evaluator.nested(mark) { try convert(value, to: alias, scope, mark) }
    }
    if case .implicit(let implicit) = value { return try resolveImplicit(implicit, name, arguments, scope, mark) }
    if let alias = scope.receiver?.type?.aliases[name] {
      return try evaluator.nested(mark) { try convert(value, to: alias, scope, mark) }
    }
    return try literal(value, of: name, scope, mark) ?? value.settled
  }

  /// Returns a value of a type that the fence declares to be written as a literal; `nil` for other types.
  private func literal(_ value: Value, of name: String, _ scope: Scope, _ mark: SourceMark) throws -> Value? {
    let (labels, parts): ([String], [Value]) =
      switch value {
      case .string: (["stringLiteral", "unicodeScalarLiteral"], [value])
      case .integer, .literal: (["integerLiteral", "floatLiteral"], [value])
      case .double: (["floatLiteral"], [value])
      case .boolean: (["booleanLiteral"], [value])
      case .array(let elements): (["arrayLiteral"], elements)
      case .dictionary(let dictionary):
        (["dictionaryLiteral"], dictionary.entries.map { .tuple([(nil, $0.key), (nil, $0.value)]) })
      default: ([], [])
      }
    guard !labels.isEmpty, let type = scope.type(name),
      let label = labels.first(where: { label in type.initializers.contains { $0.parameters.first?.label == label } })
    else { return nil }
    let arguments = parts.enumerated().map { CallArgument(label: $0 == 0 ? label : nil, value: $1, mark: mark) }
    return try evaluator.initialize(type, arguments, mark)
  }

  private func resolveImplicit(
    _ implicit: ImplicitMember, _ name: String, _ arguments: [TypeName], _ scope: Scope, _ mark: SourceMark
  ) throws -> Value {
    let declaration = scope.type(name) ?? (scope.receiver?.type?.name == name ? scope.receiver?.type : nil)
    if let declaration {
      return try resolve(implicit, in: TypeValue(name: name, declaration: declaration, arguments: arguments))
    }
    let isMade = implicit.name == "init" && evaluator.catalog.hasFunction(name) && !Library.declares(name)
    if isMade || evaluator.catalog.hasStatics(name) || evaluator.extensions[name] != nil {
      return try resolve(implicit, as: name)
    }
    return try standard(implicit, name) ?? .implicit(implicit)
  }

  /// Whether it is `.init()` with nothing in it.
  private static func isEmptyInit(_ value: Value) -> Bool {
    guard case .implicit(let implicit) = value else { return false }
    return implicit.name == "init" && implicit.arguments?.isEmpty == true && implicit.chain.isEmpty
  }

  /// `.infinity`, `.pi` and the like where a number is wanted; `nil` for any other name.
  func number(_ implicit: ImplicitMember) throws -> Value? {
    var value = try StandardLibrary.staticMember(implicit.name, of: "Double", evaluator)
    if value == nil {
      value = try ["CGFloat", "Double"].lazy.filter { evaluator.extensions[$0] != nil }.compactMap { name in
        try evaluator.staticMember(
          implicit.name, of: TypeValue(name: name), implicit.mark, isCalled: implicit.arguments != nil)
      }.first
    }
    if let arguments = implicit.arguments {
      guard case .function(let function)? = value else { return nil }
      value = try evaluator.call(Value.function(function).referring(to: implicit.overload), arguments, implicit.mark)
    }
    return try value.map { try follow(implicit, from: $0) }
  }

  private static let fractions: Set = ["Double", "CGFloat", "Float", "TimeInterval"]

  func cast(_ value: Value, _ type: TypeName, _ isConditional: Bool, _ mark: SourceMark, _ scope: Scope) throws -> Value
  {
    // Casts convert no numbers; those of literals are what the type says.
    if isConditional, case .integer = value,
      Self.fractions.contains(type.base) || LibraryTypes.integers[type.base] != nil && type.base != "Int"
    {
      return .nothing
    }
    let converted = try convert(value, to: type, scope, mark)
    guard isConditional else { return converted }
    return isInstance(converted, of: type, scope) ? converted : .nothing
  }
}
