import Diagnostics
import FenceSyntax

extension CallArgument {
  /// The argument; a range without ends where that is what `...` alone means.
  fileprivate var fullRange: CallArgument {
    guard case .function(let function) = value, function.name == "...",
      let range = RangeValue(from: nil, to: nil, isClosed: false)
    else { return self }
    var argument = self
    argument.value = .range(range)
    return argument
  }
}

/// Elements of values, by subscripts.
struct Elements {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func index(_ base: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope) throws
    -> Value
  {
    let value = try evaluator.evaluate(base, scope)
    if case .nothing = value, base.hasOptionalChain { return .nothing }
    let values = try evaluator.evaluateArguments(arguments, scope).map(\.fullRange)
    if case .keyPath(let names)? = values.first?.value, values.first?.label == "keyPath" {
      return try names.reduce(value) { try evaluator.member($1, of: $0, expression.mark) }
    }
    if case .function(let path)? = values.first?.value, values.first?.label == "keyPath" {
      return try path.call([CallArgument(label: nil, value: value, mark: expression.mark)], expression.mark)
    }
    return try element(of: value, values, expression)
  }

  private func element(of value: Value, _ values: [CallArgument], _ expression: Expression) throws -> Value {
    let keys = values.map(\.value)
    switch value {
    case .implicit(var implicit):
      implicit.chain.append((name: "subscript", arguments: values))
      return .implicit(implicit)
    case .native(let above as SuperValue):
      if let found = try above.call("subscript", values, evaluator, expression.mark, expression.overload) {
        return found
      }
    case .native(let full as FullEnvironment):
      return try EnvironmentReading(evaluator).value(of: full) { try element($0, values, expression.mark) }
    case .instance, .object, .enumCase:
      guard let type = value.declaredType, evaluator.methods("subscript", of: type) != nil else { break }
      return try evaluator.callMethod("subscript", value, values, expression.mark, expression.overload)
    case .type(let type) where type.declaration?.methods["subscript"]?.contains(where: \.isStatic) == true:
      guard let declaration = type.declaration,
        let function = evaluator.fitting(
          (declaration.methods["subscript"] ?? []).filter(\.isStatic), values, expression.overload)
      else { break }
      return try evaluator.invoke(
        function, values, expression.mark, receiver: Receiver(box: Box(value), type: declaration, isStatic: true),
        scope: declaration.scope)
    case .binding(let binding):
      return .binding(
        BindingValue(
          get: { try element(of: binding.get(), values, expression) },
          set: { new in
            let (old, mark) = (try binding.get(), expression.mark)
            let own = try Assignment(evaluator).settingOwnElement(of: old, values, to: new, expression.overload, mark)
            try binding.set(own ?? StandardLibrary.settingElement(of: old, keys, to: new, evaluator, mark))
          },
          location: keys.count == 1
            ? (try? evaluator.describe(keys[0])).flatMap { binding.location?.appending("[\($0)]") } : nil))
    default: break
    }
    for name in evaluator.extensions.isEmpty ? [] : evaluator.extensionNames(of: value) {
      guard let type = evaluator.extensions[name],
        let functions = type.methods["subscript"],
        let function = OverloadChoice(evaluator: evaluator, overloads: functions).accepting(values)
      else { continue }
      let receiver = Receiver(box: Box(value), type: type)
      return try evaluator.invoke(function, values, expression.mark, receiver: receiver, scope: type.scope)
    }
    return try element(value, values, expression.mark)
  }

  func element(_ value: Value, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    if let first = arguments.first, let label = first.label,
      let found = evaluator.catalog.element(of: value, label, first.value)
    {
      return found
    }
    let fallback = arguments.first { $0.label == "default" }
    var keys = arguments.filter { $0.label != "default" }.map(\.value)
    if let fallback { keys.append(fallback.value) }
    if let found = try StandardLibrary.element(of: value, keys, evaluator, mark) { return found }
    if let found = try keyedElement(of: value, keys, mark) { return found }
    if case .native(let lazy as LazyElements) = value, let place = keys.first?.whole, place >= 0,
      let found = try lazy.element(at: place)
    {
      return found
    }
    // What another framework's value has for a key is not known.
    if case .native(is InertValue) = value { return .nothing }
    throw Failure("not-subscriptable", "\(value.typeSubject) has no subscript that takes this argument", mark)
  }

  /// What a value of the catalog has for a key; where no value was given, the default of a key that the fence declares.
  func keyedElement(of value: Value, _ keys: [Value], _ mark: SourceMark) throws -> Value? {
    guard let found = evaluator.catalog.element(of: value, keys) else { return nil }
    if case .nothing = found, case .type(let type)? = keys.first, type.declaration != nil {
      return try evaluator.member("defaultValue", of: .type(type), mark)
    }
    return found
  }
}
