import Diagnostics
import FenceSyntax
import VitrineUI

/// Makes values of declared types: by an initialiser, else member by member.
struct Instances {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Makes a value of a declared type: by one of its initialisers, else member by member.
  ///
  /// - Parameter overload: the initializer that the type checker chose among several.
  func initialize(
    _ type: TypeDeclaration, _ arguments: [CallArgument], _ mark: SourceMark, _ overload: Overload?
  ) throws -> Value {
    try evaluator.nested(mark) {
      if type.kind == .enumeration {
        guard let own = evaluator.fitting(type.initializers, arguments, overload) else {
          return try enumCase(type, arguments, mark)
        }
        let receiver = Receiver(box: Box(.nothing), type: type, unobserved: .all)
        _ = try evaluator.invoke(own, arguments, mark, receiver: receiver, scope: type.scope)
        return try receiver.box.read()
      }
      if type.kind == .protocolType {
        throw Failure("not-callable", "type 'any \(type.name)' cannot be instantiated", mark)
      }
      var arguments = arguments
      if arguments.isEmpty, type.conforms(to: "OptionSet"), type.initializers.allSatisfy({ !$0.parameters.isEmpty }) {
        arguments = [CallArgument(label: "rawValue", value: .integer(0), mark: mark)]
      }
      // The macro adds an initializer that takes the container.
      if type.syntax.attributes.contains("ModelActor"), arguments.first?.label == "modelContainer" { arguments = [] }
      if arguments.isEmpty, let framed = framedInitializer(type) {
        arguments = [CallArgument(label: framed, value: .native(InertValue(name: "CGRect")), mark: mark)]
      }
      let chosen = evaluator.fitting(type.initializers + inheritedInitializers(type), arguments, overload)
      if chosen == nil, type.replacesMemberwise || (!type.initializers.isEmpty && !fitsMembers(type, arguments)) {
        _ = try evaluator.invoke(type.initializers[0], arguments, mark, receiver: nil, scope: Scope(parent: type.scope))
      }
      guard let chosen else { return try memberwise(type, arguments, mark) }
      let receiver = Receiver(box: Box(try blank(type, mark)), type: type, unobserved: .all)
      _ = try evaluator.invoke(chosen, arguments, mark, receiver: receiver, scope: type.scope)
      return try receiver.box.read()
    }
  }

  /// The label of the initializer that a view of another framework has for one without arguments: 'UIView()'.
  private func framedInitializer(_ type: TypeDeclaration) -> String? {
    guard type.kind == .classType, superclasses(type).isEmpty, !type.inherited.isEmpty,
      type.initializers.allSatisfy({ !$0.parameters.isEmpty })
    else { return nil }
    return type.initializers.contains { $0.parameters.map(\.label) == ["frame"] } ? "frame" : nil
  }

  /// The initializers of superclasses: all where a class declares no designated ones, the convenience initializers where
  /// it overrides all designated ones.
  private func inheritedInitializers(_ type: TypeDeclaration) -> [FunctionSyntax] {
    guard type.kind == .classType else { return [] }
    var inherited: [FunctionSyntax] = []
    var current = type
    for parent in superclasses(type) {
      let own = current.initializers.map { $0.parameters.map(\.label) }
      let overrides = parent.initializers.allSatisfy { $0.isConvenience || own.contains($0.parameters.map(\.label)) }
      let hasDesignated = current.initializers.contains { !$0.isConvenience }
      guard !hasDesignated || overrides else { break }
      inherited += parent.initializers.filter { !hasDesignated || $0.isConvenience }
      current = parent
    }
    return inherited
  }

  /// Returns the arguments of an initializer that is used as a function, with the labels that it has.
  func labelling(_ arguments: [CallArgument], for type: TypeDeclaration) -> [CallArgument] {
    guard arguments.allSatisfy({ $0.label == nil }) else { return arguments }
    func labelled(_ labels: [String?]) -> [CallArgument]? {
      guard labels.count == arguments.count else { return nil }
      return zip(arguments, labels).map { argument, label in
        var argument = argument
        argument.label = label
        return argument
      }
    }
    let declared = type.initializers.lazy.compactMap { initializer -> [CallArgument]? in
      let named = labelled(initializer.parameters.map(\.label))
      return named.flatMap { evaluator.fitting([initializer], $0, nil) == nil ? nil : $0 }
    }.first
    if let declared { return declared }
    let members = type.kind == .enumeration ? ["rawValue"] : memberParameters(type).map(\.name)
    return type.replacesMemberwise ? arguments : labelled(members) ?? arguments
  }

  /// Returns the arguments of a case with the defaults of those that are left out.
  func completing(
    _ arguments: [CallArgument], for item: TypeSyntax.Case, of type: TypeDeclaration, _ mark: SourceMark
  ) throws -> [CallArgument] {
    guard arguments.count < item.parameters.count,
      let assigned = ArgumentBinding(evaluator).assignment(item.parameters, arguments)
    else { return arguments }
    return try zip(item.parameters, assigned).compactMap { parameter, given in
      if let argument = given.first { return argument }
      return try parameter.defaultValue.map {
        CallArgument(label: parameter.label, value: try evaluator.evaluate($0, type.scope), mark: mark)
      }
    }
  }

  private func enumCase(_ type: TypeDeclaration, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    guard let raw = arguments.first(where: { $0.label == "rawValue" })?.value else {
      throw Failure(.wrongArguments("enum '\(type.name)' cannot be constructed; use one of its cases"), mark)
    }
    for item in type.cases {
      let value = EnumValue(type: type, name: item.name, payload: [])
      if try evaluator.rawValue(of: value).isEqual(to: raw) { return .enumCase(value) }
    }
    return .nothing
  }

  /// The stored properties that a memberwise initialiser takes, in order.
  private func memberParameters(_ type: TypeDeclaration) -> [VariableSyntax] {
    type.stored.filter { property in
      if property.isLet, property.initial != nil { return false }
      guard let wrapper = property.wrapper else { return true }
      return ![
        "Environment", "EnvironmentObject", "FetchRequest", "Query", "Namespace", "FocusedValue", "FocusedBinding",
        "FocusedObject",
      ].contains(wrapper.name)
    }
  }

  private func fitsMembers(_ type: TypeDeclaration, _ arguments: [CallArgument]) -> Bool {
    arguments.allSatisfy { argument in
      argument.isTrailing || memberParameters(type).contains { $0.name == argument.label }
    }
  }

  /// A value with its defaults, before an initialiser runs.
  private func blank(_ type: TypeDeclaration, _ mark: SourceMark) throws -> Value {
    var fields: [String: Value] = [:]
    for parent in superclasses(type).reversed() + [type] {
      for property in parent.stored where !property.isLazy {
        fields[property.name] = try defaultValue(property, parent).map(property.held)
      }
    }
    return made(type, fields, mark)
  }

  private func made(_ type: TypeDeclaration, _ fields: [String: Value], _ mark: SourceMark) -> Value {
    let known = type.syntax.generics.isEmpty ? [:] : evaluator.typeArguments[mark] ?? [:]
    guard type.kind == .classType else { return .instance(Instance(type: type, fields: fields, typeArguments: known)) }
    let object = Object(type: type, fields: fields, finalize: finalizer(type))
    object.typeArguments = known
    return .object(object)
  }

  /// Returns a function that runs the `deinit` of a class and then those of its superclasses; `nil` if there is none.
  private func finalizer(_ type: TypeDeclaration) -> ((Object) -> Void)? {
    let bodies = ([type] + superclasses(type)).reduce(into: [(type: TypeDeclaration, body: FunctionSyntax)]()) {
      guard let body = $1.deinitializer, !$0.contains(where: { $0.body === body }) else { return }
      $0.append(($1, body))
    }
    guard !bodies.isEmpty else { return nil }
    return { [weak evaluator] object in
      ViewScope.leaving {
        evaluator?.late(()) {
          for (type, body) in bodies {
            let receiver = Receiver(box: Box(.object(object)), type: type)
            _ = try evaluator?.invoke(body, [], body.mark, receiver: receiver, scope: type.scope)
          }
        }
      }
    }
  }

  private func superclasses(_ type: TypeDeclaration) -> [TypeDeclaration] {
    evaluator.ancestors(of: type).filter { $0.kind == .classType }
  }

  private func defaultValue(_ property: VariableSyntax, _ type: TypeDeclaration) throws -> Value? {
    let scope = initialScope(type)
    if let initial = property.initial, property.isMadeLate(by: evaluator.toolchain) {
      // Called where the view first has a place in the tree.
      return .native(
        DeferredValue(initial.mark) { [evaluator] in
          let value = try evaluator.evaluate(initial, scope)
          return try property.type.map { try evaluator.convert(value, to: $0, scope, initial.mark) }
            ?? value.settled
        })
    }
    if let initial = property.initial {
      if let deferred = try PropertyWrappers(evaluator).deferred(initial, property, scope) { return deferred }
      let value = try evaluator.evaluate(initial, scope)
      let converted = try property.type.map { try evaluator.convert(value, to: $0, scope, property.mark) } ?? value
      return try wrapped(converted.settled, property.wrapper, property, scope)
    }
    if let wrapper = property.wrapper { return try evaluator.wrapped(nil, wrapper, property, scope) }
    if case .optional? = property.type { return .nothing }
    return nil
  }

  /// The scope of the initial values of properties, which know the type's static members by their names.
  private func initialScope(_ type: TypeDeclaration) -> Scope {
    guard !type.statics.isEmpty || type.methods.values.contains(where: { $0.contains(where: \.isStatic) }) else {
      return type.scope
    }
    let scope = Scope(parent: type.scope)
    scope.receiver = Receiver(
      box: Box(.type(TypeValue(name: type.name, declaration: type))), type: type, isStatic: true)
    return scope
  }

  private func memberwise(_ type: TypeDeclaration, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    let parameters = memberParameters(type)
    let scope = evaluator.typeArguments[mark] == nil ? type.scope : Scope(parent: type.scope)
    GenericBinding(evaluator).declareKnown(mark, in: scope)
    var fields: [String: Value] = [:]
    var given: [String: CallArgument] = [:]
    var trailing = arguments.filter { $0.isTrailing && $0.label == nil }
    for argument in arguments where !(argument.isTrailing && argument.label == nil) {
      guard let label = argument.label, let property = parameters.first(where: { $0.name == label }) else {
        throw memberMismatch(type, parameters, argument, mark)
      }
      given[property.name] = argument
    }
    if let closure = trailing.popLast() {
      let open = parameters.filter { given[$0.name] == nil && $0.takesClosure }
      // A property that has no value without the closure comes before others.
      guard let property = open.first(where: { !$0.isSetWithout }) ?? open.last else {
        throw memberMismatch(type, parameters, closure, mark)
      }
      given[property.name] = closure
    }
    for parent in superclasses(type).reversed() + [type] {
      for property in parent.stored where !property.isLazy {
        if let argument = given[property.name] {
          fields[property.name] = property.held(try memberValue(argument, property, type, scope))
        } else if let value = try defaultValue(property, parent) {
          fields[property.name] = property.held(value)
        } else if parameters.contains(where: { $0 === property }) {
          throw Failure(
            .wrongArguments("missing argument for parameter '\(property.name)' in call"), mark,
            hint: "write \(type.name)(\(property.name): …)")
        }
      }
    }
    return made(type, fields, mark)
  }

  private func memberMismatch(
    _ type: TypeDeclaration, _ parameters: [VariableSyntax], _ argument: CallArgument, _ mark: SourceMark
  ) -> Failure {
    let names = parameters.map(\.name)
    let near = argument.label.flatMap { Misspelling($0, meant: nearestName(to: $0, among: names)) }
    return Failure(
      .wrongArguments(argument.label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"),
      argument.mark,
      misspelling: near,
      else: names.isEmpty ? nil : "use the arguments of '\(type.name)': \(names.joined(separator: ", "))")
  }

  private func memberValue(
    _ argument: CallArgument, _ property: VariableSyntax, _ type: TypeDeclaration, _ scope: Scope
  ) throws -> Value {
    var value = argument.value
    func typed(_ closure: Value) throws -> Value {
      try property.type.map { try evaluator.convert(closure, to: $0, scope, argument.mark) } ?? closure
    }
    if case .function(let function) = value {
      if let transform = BuilderTransform(evaluator, named: property.wrapper?.name, scope) {
        let built = transform.building(function)
        return property.takesClosure ? .function(built) : try built.call([], argument.mark)
      }
      if property.isViewBuilder || property.takesClosure {
        let built = property.isViewBuilder ? function.building : function
        if case .function? = property.type { return try typed(.function(built)) }
        if case .optional(.function)? = property.type { return try typed(.function(built)) }
        if property.isViewBuilder { return try built.call([], argument.mark) }
      }
      return try typed(value)
    }
    if let declared = property.type {
      let wanted = property.wrapper?.name == "Binding" ? TypeName.named("Binding", [declared]) : declared
      value = try evaluator.convert(value, to: wanted, scope, argument.mark)
    } else if case .implicit = value, property.wrapper == nil, let initial = try defaultValue(property, type) {
      value = evaluator.settle(value, like: initial)
    }
    if let wrapper = property.wrapper, wrapper.name != "Binding" {
      return try evaluator.wrapped(value.settled, wrapper, property, scope) ?? value
    }
    return value.settled
  }

  private func wrapped(_ value: Value, _ wrapper: WrapperSyntax?, _ property: VariableSyntax, _ scope: Scope) throws
    -> Value
  {
    try wrapper.map { try evaluator.wrapped(value, $0, property, scope) ?? value } ?? value
  }
}
