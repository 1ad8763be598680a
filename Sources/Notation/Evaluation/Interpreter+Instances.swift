import FenceSyntax
import VitrineLayout
import VitrineUI

extension Evaluator {
  /// Makes a value of a declared type: by one of its initialisers, else member by member.
  func initialize(_ type: TypeDeclaration, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    try nested(mark) {
      if type.kind == .enumeration { return try enumCase(type, arguments, mark) }
      if type.kind == .protocolType { throw Failure("not-callable", "the protocol '\(type.name)' can't be made", mark) }
      var initializers = type.initializers
      if initializers.isEmpty, type.kind == .classType { initializers = inheritedInitializers(type) }
      let chosen = initializers.first { matches($0.parameters, arguments) }
      if chosen == nil, type.replacesMemberwise || (!type.initializers.isEmpty && !fitsMembers(type, arguments)) {
        _ = try invoke(type.initializers[0], arguments, mark, receiver: nil, scope: Scope(parent: type.scope))
      }
      guard let chosen else { return try memberwise(type, arguments, mark) }
      let receiver = Receiver(box: Box(try blank(type, mark)), type: type)
      _ = try invoke(chosen, arguments, mark, receiver: receiver, scope: type.scope)
      return try receiver.box.read()
    }
  }

  private func inheritedInitializers(_ type: TypeDeclaration) -> [FunctionSyntax] {
    superclasses(type).first { !$0.initializers.isEmpty }?.initializers ?? []
  }

  private func enumCase(_ type: TypeDeclaration, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    guard let raw = arguments.first(where: { $0.label == "rawValue" })?.value else {
      throw Failure("wrong-arguments", "'\(type.name)' is made by one of its cases", mark)
    }
    for item in type.cases {
      let value = EnumValue(type: type, name: item.name, payload: [])
      if try rawValue(of: value).isEqual(to: raw) { return .enumCase(value) }
    }
    return .nothing
  }

  /// The stored properties that a memberwise initialiser takes, in order.
  private func memberParameters(_ type: TypeDeclaration) -> [VariableSyntax] {
    type.stored.filter { property in
      if property.isLet, property.initial != nil { return false }
      guard let wrapper = property.wrapper else { return true }
      return !["Environment", "EnvironmentObject", "FetchRequest", "Query", "Namespace"].contains(wrapper.name)
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
        fields[property.name] = try defaultValue(property, parent)
      }
    }
    return type.kind == .classType
      ? .object(Object(type: type, fields: fields)) : .instance(Instance(type: type, fields: fields))
  }

  private func superclasses(_ type: TypeDeclaration) -> [TypeDeclaration] {
    ancestors(of: type).filter { $0.kind == .classType }
  }

  private func defaultValue(_ property: VariableSyntax, _ type: TypeDeclaration) throws -> Value? {
    if let initial = property.initial {
      var value = try evaluate(initial, type.scope)
      if let declared = property.type { value = try convert(value, to: declared, type.scope, property.mark) }
      return try wrapped(value.settled, property.wrapper, property, type.scope)
    }
    if let wrapper = property.wrapper { return try wrapped(nil, wrapper, property, type.scope) }
    if case .optional? = property.type { return .nothing }
    return nil
  }

  private func wrapped(_ value: Value, _ wrapper: WrapperSyntax?, _ property: VariableSyntax, _ scope: Scope) throws
    -> Value
  {
    try wrapper.map { try wrapped(value, $0, property, scope) ?? value } ?? value
  }

  private func memberwise(_ type: TypeDeclaration, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    let parameters = memberParameters(type)
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
      guard let property = parameters.last(where: { given[$0.name] == nil && $0.takesClosure }) else {
        throw memberMismatch(type, parameters, closure, mark)
      }
      given[property.name] = closure
    }
    for parent in superclasses(type).reversed() + [type] {
      for property in parent.stored where !property.isLazy {
        if let argument = given[property.name] {
          fields[property.name] = try memberValue(argument, property, type)
        } else if let value = try defaultValue(property, parent) {
          fields[property.name] = value
        } else if parameters.contains(where: { $0 === property }) {
          throw Failure(
            "wrong-arguments", "'\(type.name)' needs the argument '\(property.name)'", mark,
            hint: "write \(type.name)(\(property.name): …)")
        }
      }
    }
    return type.kind == .classType
      ? .object(Object(type: type, fields: fields)) : .instance(Instance(type: type, fields: fields))
  }

  private func memberMismatch(
    _ type: TypeDeclaration, _ parameters: [VariableSyntax], _ argument: CallArgument, _ mark: SourceMark
  ) -> Failure {
    let names = parameters.map(\.name)
    let near = argument.label.flatMap { nearestName(to: $0, among: names) }
    return Failure(
      "wrong-arguments", "'\(type.name)' has no argument '\(argument.label ?? "_")'", argument.mark,
      hint: near.map { "did you mean '\($0)'?" } ?? (names.isEmpty ? nil : "it takes \(names.joined(separator: ", "))"))
  }

  private func memberValue(_ argument: CallArgument, _ property: VariableSyntax, _ type: TypeDeclaration) throws
    -> Value
  {
    var value = argument.value
    if case .function(let function) = value {
      if property.isViewBuilder || property.takesClosure {
        let built = property.isViewBuilder ? function.building : function
        if case .function? = property.type { return .function(built) }
        if case .optional(.function)? = property.type { return .function(built) }
        if property.isViewBuilder { return try built.call([], argument.mark) }
      }
      return value
    }
    if let declared = property.type {
      let wanted = property.wrapper?.name == "Binding" ? TypeName.named("Binding", [declared]) : declared
      value = try convert(value, to: wanted, type.scope, argument.mark)
    }
    if let wrapper = property.wrapper, wrapper.name != "Binding" {
      return try wrapped(value.settled, wrapper, property, type.scope) ?? value
    }
    return value.settled
  }

  // MARK: Property wrappers

  /// What a wrapped property stores to begin with; `nil` if it has nothing.
  func wrapped(_ value: Value?, _ wrapper: WrapperSyntax, _ property: VariableSyntax, _ scope: Scope) throws -> Value? {
    switch wrapper.name {
    case "State", "StateObject", "ObservedObject", "Published", "Binding", "Bindable", "AppStorage", "SceneStorage",
      "FocusState",
      "GestureState", "AccessibilityFocusState", "Observable":
      if let value { return value }
      if let initial = wrapper.arguments.first(where: { $0.label == "wrappedValue" || $0.label == "initialValue" }) {
        return try evaluate(initial.value, scope)
      }
      if case .optional? = property.type { return .nothing }
      return property.type?.base == "Bool" ? .boolean(false) : nil
    case "ScaledMetric": return value.map { $0.number.map { .double($0) } ?? $0 }
    case "Query", "FetchRequest", "SectionedFetchRequest": return value ?? .array([])
    case "Namespace": return .string("namespace")
    case "Environment", "EnvironmentObject": return nil
    default:
      guard let type = scope.type(wrapper.name) else { return value }
      var arguments = try evaluate(wrapper.arguments, scope)
      if let value { arguments.insert(CallArgument(label: "wrappedValue", value: value, mark: property.mark), at: 0) }
      return try initialize(type, arguments, property.mark)
    }
  }

  /// The value of a wrapped property.
  func unwrapped(_ stored: Value, _ property: VariableSyntax, _ mark: SourceMark) throws -> Value {
    if case .binding(let binding) = stored { return try binding.get() }
    if let wrapper = property.wrapper, case .instance(let instance) = stored, instance.type.name == wrapper.name {
      return try member("wrappedValue", of: stored, mark)
    }
    return stored
  }

  /// `$name`: a binding to the property, or what its own wrapper projects.
  func projection(_ name: String, of receiver: Receiver, _ mark: SourceMark) throws -> Value? {
    if receiver.isStatic, let type = receiver.type, let property = type.statics[name] {
      let value = TypeValue(name: type.name, declaration: type)
      return .binding(
        BindingValue(
          get: { [self] in try staticMember(name, of: value, mark) ?? .nothing }, set: { property.value = $0 }))
    }
    guard let type = receiver.type, let property = property(name, of: type) else { return nil }
    guard let stored = try fields(of: receiver.box.read())?[name] else {
      let value = try read(property, receiver, mark)
      return .binding(BindingValue(get: { value }, set: { _ in }))
    }
    if case .binding = stored { return stored }
    if let wrapper = property.wrapper, case .instance(let instance) = stored, instance.type.name == wrapper.name,
      self.property("projectedValue", of: instance.type) != nil
    {
      return try member("projectedValue", of: stored, mark)
    }
    return .binding(
      BindingValue(
        get: { [self] in try read(property, receiver, mark) },
        set: { [self] value in
          let changed = try setting(name, of: receiver.box.read(), to: value, mark)
          try receiver.box.write(changed)
        }))
  }
}

extension Evaluator {
  /// What a value of the catalog has for a key; where no value was given, the default of a key that the fence declares.
  func keyedElement(of value: Value, _ keys: [Value], _ mark: SourceMark) throws -> Value? {
    guard let found = catalog.element(of: value, keys) else { return nil }
    if case .nothing = found, case .type(let type)? = keys.first, type.declaration != nil {
      return try member("defaultValue", of: .type(type), mark)
    }
    return found
  }
}
