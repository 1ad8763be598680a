import Diagnostics
import FenceSyntax

/// Calls of values: functions, closures, types, and methods that the fence, the library or the catalog has.
struct Invocation {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Calls a method of a value: one that the fence declares, else one of the standard library or the catalog.
  func callMethod(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ mark: SourceMark, _ overload: Overload?
  ) throws -> Value {
    if case .implicit(var implicit) = value {
      implicit.chain.append((name: name, arguments: arguments))
      return .implicit(implicit)
    }
    if case .keyPath(let names) = value, name == "appending", case .keyPath(let further)? = arguments.first?.value {
      return .keyPath(names + further)
    }
    if case .binding(let binding) = value, name == "transaction", let transaction = arguments.first {
      return .binding(changing(binding, with: transaction, mark))
    }
    if case .binding(let binding) = value, name != "animation", name != "projectedValue" {
      if let found = try evaluator.memberIfAny(name, of: try binding.get(), mark), case .function(let function) = found
      {
        return try evaluator.nested(mark) { try function.call(arguments, mark) }
      }
    }
    if case .binding(let binding) = value, name == "animation" {
      return .binding(try binding.animated(arguments, evaluator))
    }
    if case .native(let full as FullEnvironment) = value,
      let found = try evaluator.memberIfAny(name, of: .native(full), mark)
    {
      return try call(found, arguments, mark)
    }
    if case .native(let publisher as PublisherValue) = value {
      return try publisher.called(name, arguments, evaluator, mark)
    }
    if case .native(let timer as TimerPublisher) = value, !["autoconnect", "connect", "cancel"].contains(name),
      let publisher = try evaluator.publisher(of: timer, mark)
    {
      return try callMethod(name, publisher, arguments, mark, nil)
    }
    if case .native(let unknown as UnknownValue) = value {
      guard evaluator.catalog.isModifier(name) else { return .native(unknown.member(name).called()) }
      return try callMethod(name, .view(unknown.placeholder), arguments, mark, nil)
    }
    if case .type(let type) = value, type.declaration == nil, !hasOwn(name, type, arguments, overload),
      let result = try evaluator.catalog.callStatic(name, type.name, arguments, evaluator, mark)
    {
      return result
    }
    if let found = try functionMember(name, of: value, arguments, mark) {
      return try call(found.referring(to: overload), arguments, mark)
    }
    if name == "encode", case .native(let encoder as any MemberEncoder)? = arguments.first?.value {
      try encoder.encodeMembers(of: value, as: nil)
      return .void
    }
    if name == "makeIterator", let elements = value.elements, let type = evaluator.library.type("IndexingIterator") {
      let argument = CallArgument(label: "elements", value: .array(elements), mark: mark)
      return try evaluator.initialize(type, [argument], mark)
    }
    if value.declaredType != nil,
      let elements = try OwnSequence(value, evaluator, mark)?.elements(for: name, arguments),
      let result = try StandardLibrary.call(name, .array(elements), arguments, evaluator, mark)
    {
      return result
    }
    if let result = try evaluator.waiting(false, { try StandardLibrary.call(name, value, arguments, evaluator, mark) })
    {
      return result
    }
    return try evaluator.catalog.modify(name, value, arguments, evaluator, mark)
  }

  /// A binding that sets its value with a transaction.
  private func changing(_ binding: BindingValue, with transaction: CallArgument, _ mark: SourceMark) -> BindingValue {
    BindingValue(
      get: binding.get,
      set: { [evaluator] value in
        let set = FunctionValue(name: "set") { _, _ in
          try binding.set(value)
          return .void
        }
        let body = CallArgument(label: nil, value: .function(set), mark: mark, isTrailing: true)
        _ = try evaluator.catalog.call("withTransaction", [transaction, body], evaluator, mark)
      }, location: binding.location, type: binding.type)
  }

  /// Whether an extension of the fence adds a static member that a call of a library's type may mean.
  private func hasOwn(
    _ name: String, _ type: TypeValue, _ arguments: [CallArgument], _ overload: Overload?
  ) -> Bool {
    guard let added = evaluator.extensions[type.name] else { return false }
    if added.statics[name] != nil || added.scope.names.types[name] != nil { return true }
    return evaluator.fitting((added.methods[name] ?? []).filter(\.isStatic), arguments, overload) != nil
  }

  /// A member that can be called and that the fence declares.
  private func functionMember(
    _ name: String, of value: Value, _ arguments: [CallArgument], _ mark: SourceMark
  ) throws -> Value? {
    switch value {
    case .view, .native, .string, .array, .integer, .double, .literal, .boolean, .dictionary, .set, .range, .nothing,
      .void, .function:
      guard !evaluator.extensions.isEmpty else { return nil }
      // What the library has with other labels is still there.
      let added = evaluator.extensionNames(of: value).flatMap { evaluator.extensions[$0]?.methods[name] ?? [] }
      let isFitting = evaluator.fitting(added, arguments, nil) != nil
      return isFitting ? try evaluator.memberIfAny(name, of: value, mark) : nil
    case .instance(let instance):
      if evaluator.methods(name, of: instance.type) != nil { return try evaluator.memberIfAny(name, of: value, mark) }
      if evaluator.property(name, of: instance.type) != nil {
        let found = try evaluator.memberIfAny(name, of: value, mark)
        // What cannot be called hides no modifier of its name.
        if found?.mayBeCalled != false || !evaluator.catalog.isModifier(name) { return found }
      }
      for typeName in evaluator.extensionNames(of: value) where evaluator.extensions[typeName]?.methods[name] != nil {
        return try evaluator.memberIfAny(name, of: value, mark)
      }
      return nil
    case .enumCase(let item):
      return evaluator.methods(name, of: item.type) != nil || evaluator.property(name, of: item.type) != nil
        ? try evaluator.memberIfAny(name, of: value, mark) : nil
    case .type(let type):
      // What the library has with other labels is still there.
      if type.declaration == nil, evaluator.extensions[type.name]?.methods[name] != nil,
        !hasOwn(name, type, arguments, nil),
        let member = try StandardLibrary.staticMember(name, of: type.name, evaluator, isCalled: true)
      {
        return member
      }
      return try evaluator.staticMember(name, of: type, mark, isCalled: true)
    default: return try evaluator.memberIfAny(name, of: value, mark)
    }
  }

  func call(_ value: Value, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    switch value {
    case .function(let function): return try evaluator.nested(mark) { try function.call(arguments, mark) }
    case .type(let type):
      if let declaration = type.declaration {
        // A layout's content stands behind its name: `MyLayout(spacing: 4) { … }`.
        if declaration.conforms(to: "Layout"), let content = arguments.last, content.isTrailing,
          case .instance(let instance) = try evaluator.initialize(
            declaration, Array(arguments.dropLast()), mark, type.overload)
        {
          return try evaluator.layoutContainer(instance, [content], mark)
        }
        return try evaluator.initialize(declaration, arguments, mark, type.overload)
      }
      if let added = evaluator.extensions[type.name],
        OverloadChoice(evaluator: evaluator, overloads: added.initializers).accepting(arguments) != nil,
        let initializer = evaluator.fitting(added.initializers, arguments, type.overload)
      {
        let receiver = Receiver(box: Box(.nothing), type: added)
        _ = try invoke(initializer, arguments, mark, receiver: receiver, scope: added.scope)
        return receiver.box.value
      }
      if let unknown = try unknown(madeBy: type, arguments, mark) { return unknown }
      if let made = try StandardLibrary.make(type, arguments, evaluator, mark) { return made }
      if let container = try evaluator.builtInLayout(type.name, arguments, mark) { return container }
      return try evaluator.catalog.call(type.name, arguments, evaluator, mark)
    case .enumCase, .object, .instance:
      if let type = value.declaredType, evaluator.methods("callAsFunction", of: type) != nil {
        return try callMethod("callAsFunction", value, arguments, mark, nil)
      }
      if let type = value.declaredType, evaluator.methods("dynamicallyCall", of: type) != nil {
        return try dynamicCall(value, arguments, mark)
      }
      guard case .instance(let instance) = value else { break }
      if instance.type.conforms(to: "Layout") { return try evaluator.layoutContainer(instance, arguments, mark) }
    case .native(let unknown as UnknownValue): return .native(unknown.called())
    // An action of the environment that nothing takes: 'dismiss()' where nothing is presented.
    case .native(is InertValue): return .void
    case .native(let native):
      if let container = try evaluator.catalog.layoutContainer(native, arguments, evaluator, mark) { return container }
    case .keyPath(let names):
      return try names.reduce(arguments.first?.value ?? .nothing) { value, name in
        // What is behind '?' is nothing where the value is.
        if case .nothing = value { return .nothing }
        return try evaluator.member(name, of: value, mark)
      }
    default: break
    }
    throw Failure("not-callable", "cannot call value of non-function type '\(value.shownType)'", mark)
  }

  /// Calls a value of a type that is marked '@dynamicCallable'.
  private func dynamicCall(_ value: Value, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    let isKeyed = arguments.contains { $0.label != nil }
    var pairs = DictionaryValue()
    for argument in arguments where isKeyed { pairs[.string(argument.label ?? "")] = argument.value.settled }
    let given = CallArgument(
      label: isKeyed ? "withKeywordArguments" : "withArguments",
      value: isKeyed ? .dictionary(pairs) : .array(arguments.map(\.value.settled)), mark: mark)
    return try callMethod("dynamicallyCall", value, [given], mark, nil)
  }

  /// An unknown value in the place of one that the standard library would make of another; `nil` for views.
  private func unknown(madeBy type: TypeValue, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value? {
    guard evaluator.isLenient, arguments.contains(where: { $0.value.unknown != nil }) else { return nil }
    do {
      guard try StandardLibrary.make(type, arguments, evaluator, mark) != nil else { return nil }
    } catch is Failure {
      // What it would make is another value.
    }
    if arguments.count == 1, let argument = arguments.first, argument.label == nil { return argument.value }
    let texts = try arguments.map { ($0.label.map { "\($0): " } ?? "") + (try evaluator.describe($0.value)) }
    return .native(UnknownValue(path: "\(type.name)(\(texts.joined(separator: ", ")))"))
  }

  func function(_ syntax: FunctionSyntax, _ scope: Scope) -> FunctionValue {
    evaluator.function(syntax.name, of: [syntax]) { function, arguments, mark in
      try invoke(function, arguments, mark, receiver: scope.receiver, scope: scope)
    }
  }

  /// - Parameter wanted: what is wanted of the result; where nothing else says its type, the call waits for that.
  func invoke(
    _ syntax: FunctionSyntax, _ arguments: [CallArgument], _ mark: SourceMark, receiver: Receiver?, scope: Scope,
    wanted: WantedResult? = nil
  ) throws -> Value {
    if !syntax.generics.isEmpty, wanted == nil, GenericBinding.isOpen(syntax, arguments),
      !GenericBinding(evaluator).isKnown(syntax, mark)
    {
      return .native(
        OpenCall(syntax: syntax, arguments: arguments, receiver: receiver, scope: scope, mark: mark))
    }
    return try evaluator.nested(mark) {
      let inner = Scope(parent: scope)
      inner.receiver = receiver
      let caller = evaluator.running
      defer { evaluator.running = caller }
      if let wanted { GenericBinding(evaluator).declare(syntax, wanted, in: inner) }
      if !evaluator.typeArguments.isEmpty { GenericBinding(evaluator).declareKnown(mark, in: inner) }
      if !syntax.generics.isEmpty { GenericBinding(evaluator).declare(syntax, arguments, in: inner) }
      try evaluator.bind(syntax.parameters, arguments, inner, mark, function: syntax.name)
      evaluator.running = syntax
      guard let body = syntax.body else { return .void }
      if syntax.name == "init" {
        let flow = try evaluator.waiting(false) { try evaluator.run(body, inner) }
        if syntax.isFailable, flow.isNothing || body.isNothing { try receiver?.box.write(.nothing) }
        return .void
      }
      if evaluator.mayWait, syntax.mayPause {
        let frame = CallFrame(body, inner, result: syntax.result, evaluator)
        guard arguments.contains(where: { $0.write != nil }) else { throw evaluator.pausing(frame) }
        throw evaluator.pausing(MutatingFrame(frame) { try writeBack(syntax, arguments, inner) })
      }
      let value = try evaluator.writing(when: arguments.contains { $0.write != nil }) {
        try evaluator.waiting(false) {
          if let builder = BuilderTransform(evaluator, named: syntax.builder, inner) {
            return try builder.result(of: body, inner)
          }
          return try evaluator.result(of: body, inner, isBuilder: syntax.isViewBuilder || syntax.makesBody)
        }
      } back: {
        try writeBack(syntax, arguments, inner)
      }
      return try syntax.result.map { try evaluator.convert(value, to: $0, inner, mark) } ?? value
    }
  }
}

extension Invocation {
  /// Gives `inout` arguments the values that their parameters have in a function's scope.
  private func writeBack(_ syntax: FunctionSyntax, _ arguments: [CallArgument], _ scope: Scope) throws {
    let assigned = ArgumentBinding(evaluator).assignment(syntax.parameters, arguments) ?? []
    for (parameter, given) in zip(syntax.parameters, assigned) where parameter.isInout {
      if let write = given.first?.write, let box = scope.declared(parameter.declared) { try write(box.read()) }
    }
  }
}

extension Value {
  /// Whether a call of the value may mean something.
  fileprivate var mayBeCalled: Bool {
    switch self {
    case .function, .type, .instance, .object, .keyPath, .view, .implicit: true
    case .native(let native): native is UnknownValue
    default: false
    }
  }
}
