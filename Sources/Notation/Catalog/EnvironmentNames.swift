import FenceEvaluation
import Foundation
import VitrineLayout
import VitrineText
import VitrineUI

/// Values for the views inside, objects, and modifiers that a fence declares.
enum EnvironmentNames {
  static let environment: [NameBinding] = [
    .modifier("environment") {
      ContextModifier(Parameter(nil, .keyPath), Parameter(nil, .any)) { context, view, path, value in
        guard let name = path.first else { return view }
        guard path.count > 1 else { return try EnvironmentEntry.setting(name, to: value, in: view, context) }
        // A part of a value: '.environment(\.theme.accent, .orange)'.
        return view.changingEnvironment { environment in
          context.late(()) {
            let old = try context.evaluator.environmentValue(name, environment)
            let new = try Assignment(context.evaluator).setting(path.dropFirst(), of: old, to: value, context.mark)
            try EnvironmentEntry.change(name, to: new, context)(&environment)
          }
        }
      }
      Modifier(Parameter(nil, .any)) { setting(object: $1, in: $0) }
    },
    .modifier("environmentObject") { Modifier(Parameter(nil, .any)) { setting(object: $1, in: $0) } },
    .modifier("transformEnvironment") {
      ContextModifier(Parameter(nil, .keyPath), Parameter("transform", .function)) { context, view, path, transform in
        guard let name = path.first else { return view }
        return view.changingEnvironment { environment in
          let old = context.late(Value.nothing) { try context.evaluator.environmentValue(name, environment) }
          let new = transform.changed(old)
          context.late(()) { try EnvironmentEntry.change(name, to: new, context)(&environment) }
        }
      }
    },
    .modifier("modifier") { ContextModifier(Parameter(nil, .any)) { try modified($1, by: $2, $0) } },
    .view("ModifiedContent") {
      ContextInit(Parameter("content", .view), Parameter("modifier", .any)) { try modified($1, by: $2, $0) }
    },
    .function("EmptyModifier") { Native { EmptyModifier() } },
    .function("EnvironmentValues") { Function { _ in .native(EnvironmentValues()) } },
  ]

  static let environmentMembers = [
    MemberTable(named: "EmptyModifier", [Member("identity", EmptyModifier())]),
    MemberTable(casesOf: UserInterfaceSizeClass.self), MemberTable(casesOf: ScenePhase.self),
    MemberTable(casesOf: TimelineViewContext.Cadence.self),
  ]

  private static func setting(object value: Value, in view: any View) -> any View {
    guard case .object(let object) = value else { return view }
    let value = Value.object(object)
    return view.changingEnvironment { $0.named["object:\(object.type.name)"] = value }
  }

  /// `.modifier(…)`: the modifier's body, with the view as its content.
  static func modified(_ view: any View, by modifier: Value, _ context: CallContext) throws -> any View {
    switch modifier {
    case .implicit(let implicit):
      return try modified(view, by: context.evaluator.resolve(implicit, as: "ViewModifier"), context)
    case .native(let pair as ModifierPair):
      return try [pair.first, pair.second].reduce(view) { try modified($0, by: $1, context) }
    case .instance(let instance) where instance.type.conforms(to: "GeometryEffect"):
      let effect = InterpretedEffect(instance: instance, evaluator: context.evaluator, mark: context.mark)
      return AnyView(view).modifier(effect)
    case .instance(let instance):
      guard context.evaluator.methods("body", of: instance.type) != nil else {
        throw Failure(
          "no-body", "type '\(instance.type.name)' does not conform to protocol 'ViewModifier'", context.mark,
          hint: "add 'func body(content: Content) -> some View { … }'")
      }
      return InterpretedModification(
        instance: instance, content: view, evaluator: context.evaluator, mark: context.mark)
    default: return view
    }
  }
}

/// A modifier that leaves views as they are.
struct EmptyModifier: Hashable {}

/// A value of the environment that VitrineUI knows by name.
struct EnvironmentEntry: Sendable {
  let name: String
  private let change: @Sendable (CallArgument, CallContext) throws -> (inout EnvironmentValues) -> Void

  init<T>(_ name: String, _ kind: Kind<T>, _ set: @escaping @Sendable (inout EnvironmentValues, T?) -> Void) {
    self.name = name
    change = { argument, context in
      let value = kind.takesOptional(argument, context) ? try kind.optional(argument, context) : nil
      return { set(&$0, value) }
    }
  }

  private static let all: [EnvironmentEntry] = [
    EnvironmentEntry("layoutDirection", .native(LayoutDirection.self)) { $0.layoutDirection = $1 ?? .leftToRight },
    EnvironmentEntry("font", .native(Font.self)) { $0.font = $1 },
    EnvironmentEntry("lineLimit", .int) {
      $0.text.lineLimit = $1.map { max($0, 1) }
      $0.text.reservedLines = 0
    },
    EnvironmentEntry("lineSpacing", .double) { $0.lineSpacing = max(0, $1 ?? 0) },
    EnvironmentEntry("displayScale", .double) { $0.displayScale = $1 ?? 1 },
    EnvironmentEntry("defaultMinListRowHeight", .double) {
      if let height = $1 { $0.defaultMinListRowHeight = CGFloat(height) }
    },
    EnvironmentEntry("defaultMinListHeaderHeight", .double) { $0.defaultMinListHeaderHeight = $1.map { CGFloat($0) } },
    EnvironmentEntry("isEnabled", .bool) { $0.isEnabled = $1 ?? true },
    EnvironmentEntry("dynamicTypeSize", .native(DynamicTypeSize.self)) {
      if let size = $1 { $0.dynamicTypeSize = size }
    },
    EnvironmentEntry("sizeCategory", .native(ContentSizeCategory.self)) { if let size = $1 { $0.sizeCategory = size } },
    EnvironmentEntry("horizontalSizeClass", .native(UserInterfaceSizeClass.self)) { $0.horizontalSizeClass = $1 },
    EnvironmentEntry("verticalSizeClass", .native(UserInterfaceSizeClass.self)) { $0.verticalSizeClass = $1 },
    EnvironmentEntry("redactionReasons", .options(RedactionReasons.self)) { $0.redactionReasons = $1 ?? [] },
    EnvironmentEntry("editMode", .any) { environment, mode in
      let mode = mode ?? .nothing
      environment.named["editMode"] = mode
      environment.setEditing { EditModeReading.isActive(mode) }
      environment.editMode = EditModeReading.binding(mode)
    },
    named("scenePhase", .native(ScenePhase.self)),
    named("locale", .native(Locale.self)), named("timeZone", .native(TimeZone.self)),
    named("calendar", .native(Calendar.self)),
    EnvironmentEntry("multilineTextAlignment", .native(TextOptions.Alignment.self)) {
      if let alignment = $1 { $0.multilineTextAlignment = alignment }
    },
  ]

  /// A value that only fences read.
  private static func named<T: Sendable>(_ name: String, _ kind: Kind<T>) -> EnvironmentEntry {
    EnvironmentEntry(name, kind) { $0.named[name] = $1.map { Value.native($0) } }
  }

  /// What sets a value by its name; one that the fence declares is kept under that name.
  static func change(
    _ name: String, to value: Value, _ context: CallContext
  ) throws -> (inout EnvironmentValues) -> Void {
    guard let entry = all.first(where: { $0.name == name }) else {
      return { environment in
        context.late(()) { try context.evaluator.setEnvironment(name, to: value, in: &environment, context.mark) }
      }
    }
    return try entry.change(CallArgument(label: nil, value: value, mark: context.mark), context)
  }

  /// The view with a value set for all inside it.
  static func setting(_ name: String, to value: Value, in view: any View, _ context: CallContext) throws -> any View {
    if name == "colorScheme" {
      let argument = CallArgument(label: nil, value: value, mark: context.mark)
      return view.colorScheme(try Kind<ColorScheme>.native(ColorScheme.self).optional(argument, context) ?? .light)
    }
    return view.changingEnvironment(try change(name, to: value, context))
  }
}

/// The reading of edit modes in a fence: `.constant(.active)`, a binding to an `EditMode`.
enum EditModeReading {
  /// Returns a fence's binding as the library's.
  static func binding(_ mode: Value) -> Binding<EditMode> {
    Binding(get: { isActive(mode) ? .active : .inactive }) { new in
      guard case .binding(let binding) = mode else { return }
      try? binding.set(.implicit(ImplicitMember(named: new == .active ? "active" : "inactive")))
    }
  }

  static func isActive(_ mode: Value) -> Bool {
    switch mode {
    case .binding(let binding): isActive((try? binding.get()) ?? .nothing)
    case .implicit(let member) where member.name == "constant":
      member.arguments?.first.map { isActive($0.value) } ?? false
    case .implicit(let member): member.name == "active"
    case .native(let native as InertValue): native.name == "active"
    case .enumCase(let item): item.name != "inactive"
    default: false
    }
  }
}
