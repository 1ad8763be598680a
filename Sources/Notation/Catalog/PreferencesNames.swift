import FenceEvaluation
import VitrineLayout
import VitrineUI

/// What views hand up to those around them, and what is known of their places.
enum PreferencesNames {
  static let preferences: [NameBinding] = [
    .modifier("preference") {
      Modifier(Parameter("key", .preferenceKey), Parameter("value", .any)) { $0.preference($1, $2.settled) }
    },
    .modifier("transformPreference") {
      Modifier(Parameter(nil, .preferenceKey), Parameter(nil, .function)) { view, key, change in
        view.transformPreference(key) { change.changed($0) }
      }
    },
    .modifier("onPreferenceChange") {
      Modifier(Parameter(nil, .preferenceKey), Parameter("perform", .function)) { view, key, action in
        view.onPreferenceChange(key, isEqual: areSame) { action.perform($0) }
      }
    },
    .modifier("overlayPreferenceValue") {
      Modifier(Parameter(nil, .preferenceKey), FramesNames.alignment, Parameter(nil, .function)) {
        view, key, alignment, content in
        view.overlayPreferenceValue(key, alignment: alignment, isBackground: false) {
          content.content($0)
        }
      }
    },
    .modifier("backgroundPreferenceValue") {
      Modifier(Parameter(nil, .preferenceKey), FramesNames.alignment, Parameter(nil, .function)) {
        view, key, alignment, content in
        view.overlayPreferenceValue(key, alignment: alignment, isBackground: true) {
          content.content($0)
        }
      }
    },
    .modifier("onGeometryChange") {
      Modifier(
        Parameter("for", .any).withoutEffect("the closures know what they make"), Parameter("of", .function),
        Parameter("action", .function)
      ) { (view: any View, _: Value, read: FenceFunction, action: FenceFunction) -> any View in
        modified(
          view,
          by: GeometryObserver(
            read: { read.late(.nothing, .native($0)) }, isEqual: areSame,
            action: { old, new in
              // `{ old, new in … }`
              if action.parameterCount > 1 { action.perform(old, new) } else { action.perform(new) }
            }))
      }
    },
    .modifier("coordinateSpace") {
      Modifier(Parameter("name", .spaceName)) { $0.coordinateSpace(name: $1) }
      Modifier(Parameter(nil, .spaceName)) { $0.coordinateSpace(name: $1) }
    },
  ]

  private static func areSame(_ a: Value, _ b: Value) -> Bool { a.isEqual(to: b) }
}

extension Kind where T == PreferenceToken<Value> {
  /// A preference key that the fence declares.
  static var preferenceKey: Kind {
    Kind(name: "PreferenceKey.Type") { argument, _ in
      if case .type = argument.value { true } else { false }
    } read: { argument, context in
      guard case .type(let type) = argument.value else {
        throw Failure(
          "type-mismatch",
          "cannot convert \(argument.value.typeSubject) to expected argument type 'PreferenceKey.Type'", argument.mark)
      }
      return PreferenceToken(type, context)
    }
  }
}

extension PreferenceToken<Value> {
  /// The key that a type of the fence is.
  fileprivate init(_ type: TypeValue, _ context: CallContext) {
    let evaluator = context.evaluator
    self.init(
      name: type.name,
      defaultValue: {
        context.late(Value.nothing) { try evaluator.member("defaultValue", of: .type(type), context.mark) }
      },
      reduce: { value, next in
        context.late(value) {
          let reduce = FenceFunction(
            value: try evaluator.member("reduce", of: .type(type), context.mark), context: context)
          let given = CallArgument(
            label: "nextValue", value: .function(FunctionValue(name: "nextValue") { _, _ in next }),
            mark: context.mark)
          return try reduce.changing(value, label: "value", [given])
        }
      })
  }
}

extension Kind where T == String {
  /// The name of a coordinate space: `.named("…")`, or any value that names one.
  static var spaceName: Kind {
    Kind(name: "CoordinateSpace") { _, _ in
      true
    } read: { argument, context in
      switch argument.value {
      case .native(let space as CoordinateSpace): if case .named(let name) = space { return name }
      case .implicit(let implicit):
        return try implicit.arguments?.first.map { try context.evaluator.describe($0.value) } ?? implicit.name
      default: break
      }
      return try context.evaluator.describe(argument.value)
    }
  }
}
