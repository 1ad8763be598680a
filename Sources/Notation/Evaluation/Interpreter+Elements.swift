import Diagnostics
import FenceSyntax

extension Evaluator {
  func index(_ base: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope) throws -> Value {
    let value = try evaluate(base, scope)
    if case .nothing = value, base.hasOptionalChain { return .nothing }
    let values = try evaluate(arguments, scope)
    let keys = values.map(\.value)
    if case .keyPath(let names)? = keys.first, values.first?.label == "keyPath" {
      return try names.reduce(value) { try member($1, of: $0, expression.mark) }
    }
    switch value {
    case .instance(let instance) where methods("subscript", of: instance.type) != nil:
      return try callMethod("subscript", value, values.map(Self.unlabeled), expression.mark)
    case .object(let object) where methods("subscript", of: object.type) != nil:
      return try callMethod("subscript", value, values.map(Self.unlabeled), expression.mark)
    case .binding(let binding):
      return .binding(
        BindingValue(
          get: { [self] in try element(binding.get(), values, expression.mark) },
          set: { [self] in
            try binding.set(StandardLibrary.settingElement(of: binding.get(), keys, to: $0, self, expression.mark))
          }))
    default: break
    }
    if let added = extensions[value.typeName]?.methods["subscript"],
      let function = added.first(where: { matches($0.parameters, values) })
    {
      let receiver = Receiver(box: Box(value), type: extensions[value.typeName])
      return try invoke(function, values, expression.mark, receiver: receiver, scope: receiver.type?.scope ?? scope)
    }
    return try element(value, values, expression.mark)
  }

  private static func unlabeled(_ argument: CallArgument) -> CallArgument { argument }

  private func element(_ value: Value, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    if let first = arguments.first, let label = first.label,
      let found = catalog.element(of: value, label, first.value)
    {
      return found
    }
    let fallback = arguments.first { $0.label == "default" }
    var keys = arguments.filter { $0.label != "default" }.map(\.value)
    if let fallback { keys.append(fallback.value) }
    if let found = try StandardLibrary.element(of: value, keys, self, mark) { return found }
    if let found = try keyedElement(of: value, keys, mark) { return found }
    throw Failure("not-subscriptable", "\(value.typeName) has no element for that", mark)
  }
}
