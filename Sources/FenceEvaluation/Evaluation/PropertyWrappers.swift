import Diagnostics
import FenceSyntax
import VitrineUI

/// What wrapped properties store, hold and project.
struct PropertyWrappers {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What a wrapped property stores to begin with; `nil` if it has nothing.
  func wrapped(_ value: Value?, _ wrapper: WrapperSyntax, _ property: VariableSyntax, _ scope: Scope) throws
    -> Value?
  {
    switch wrapper.name {
    case "State", "StateObject", "ObservedObject", "Published", "Binding", "Bindable", "AppStorage", "SceneStorage",
      "FocusState",
      "GestureState", "AccessibilityFocusState", "Observable":
      if wrapper.name == "State" || wrapper.name == "StateObject", case .native(let made as WrapperValue)? = value {
        return wrapper.name == "StateObject" ? .native(made.initial) : try made.initial.value
      }
      if let value { return value }
      if let initial = wrapper.arguments.first(where: { $0.label == "wrappedValue" || $0.label == "initialValue" }) {
        return try evaluator.evaluate(initial.value, scope)
      }
      if case .optional? = property.type { return .nothing }
      if let type = property.type?.base, Self.customizations.contains(type) { return .native(InertValue(name: type)) }
      // Of itself focus is or is not there.
      let isTruth = property.type?.base == "Bool" || property.type == nil && wrapper.name.hasSuffix("FocusState")
      return isTruth ? .boolean(false) : nil
    case "ScaledMetric":
      let initial = wrapper.arguments.first { $0.label == "wrappedValue" }
      let value = try value ?? initial.map { try evaluator.evaluate($0.value, scope) }
      return value.map { $0.number.map { .double($0) } ?? $0 }
    case "Query", "FetchRequest", "SectionedFetchRequest": return value ?? .array([])
    case "Namespace": return .string("namespace")
    case "FocusedValue", "FocusedBinding", "FocusedObject": return .nothing
    case "Environment", "EnvironmentObject": return nil
    default:
      guard let type = wrapper.ownType(in: scope) else { return value }
      return try made(type, wrapper, around: value, property, scope)
    }
  }

  /// Types that a stored property begins with a value of.
  private static let customizations: Set = ["TabViewCustomization", "TableColumnCustomization"]

  /// The value of a wrapped property.
  func unwrapped(_ stored: Value, _ property: VariableSyntax, _ mark: SourceMark) throws -> Value {
    if case .binding(let binding) = stored {
      guard property.wrapper?.name == "Binding", let node = ViewScope.current?.node else {
        return try binding.readAsProperty?() ?? binding.get()
      }
      return try node.reading(as: "_" + property.name, binding.get)
    }
    return property.isWrapper(stored) ? try evaluator.member("wrappedValue", of: stored, mark) : stored
  }

  /// `$name`: a binding to the property, or what its own wrapper projects.
  func projection(_ name: String, of receiver: Receiver, _ mark: SourceMark) throws -> Value? {
    if receiver.isStatic, let type = receiver.type, let property = type.statics[name] {
      let value = TypeValue(name: type.name, declaration: type)
      _ = try evaluator.staticMember(name, of: value, mark)
      if let stored = property.value, let projected = try projected(stored, property.syntax, mark) { return projected }
      return .binding(
        BindingValue(
          get: { try evaluator.staticMember(name, of: value, mark) ?? .nothing }, set: { property.value = $0 }))
    }
    guard let type = receiver.type, let property = evaluator.property(name, of: type) else { return nil }
    if property.wrapper?.name == "Published", case .object(let object) = try receiver.box.read(),
      let publisher = try evaluator.publisher(of: property, in: object, mark)
    {
      return publisher
    }
    if property.wrapper?.name == "Published" || property.getter != nil {
      return try memberBinding(property, receiver, mark)
    }
    guard let stored = try evaluator.fields(of: receiver.box.read())?[name] else {
      let value = try evaluator.read(property, receiver, mark)
      return .binding(BindingValue(get: { value }, set: { _ in }))
    }
    if case .binding(var binding) = stored {
      binding.type = binding.type ?? property.type
      return .binding(binding)
    }
    return try projected(stored, property, mark) ?? memberBinding(property, receiver, mark)
  }

  /// A binding to a property of `self`.
  private func memberBinding(_ property: VariableSyntax, _ receiver: Receiver, _ mark: SourceMark) throws -> Value {
    var location: BindingValue.Location?
    if case .object(let object) = try receiver.box.read() { location = .init(source: object, path: [property.name]) }
    // Of an observed object there is one, whichever view has it.
    if let stored = try evaluator.fields(of: receiver.box.read())?[property.name], case .object(let object) = stored {
      location = .init(source: object)
    }
    return .binding(
      BindingValue(
        get: { try evaluator.read(property, receiver, mark) },
        set: { value in
          let container = try receiver.box.read()
          let changed = try evaluator.setting(property.name, of: container, to: value, mark)
          if case .object = container { return }
          try receiver.box.write(changed)
        }, location: location, type: property.type))
  }
}
