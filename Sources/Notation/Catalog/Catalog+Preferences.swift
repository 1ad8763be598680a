import VitrineLayout
import VitrineUI

extension Catalog {
  mutating func addPreferences() {
    modifier("preference", "key: Type, value: Any") { v, a in
      let token = try Self.token(a, 0)
      return v.preference(token, a[1]?.settled as Any)
    }
    modifier("transformPreference", "_: Type, _: Function") { v, a in
      v.transformPreference(try Self.token(a, 0)) { value in
        a.interpreter.late(value) {
          var changed = value as? Value ?? .nothing
          let argument = CallArgument(label: nil, value: changed, mark: a.mark, write: { changed = $0 })
          _ = try a.interpreter.call(a[1] ?? .nothing, [argument], a.mark)
          return changed
        }
      }
    }
    modifier("anchorPreference", "key: Type, value: Any, transform: Function", "key: Type, value: Any, _: Function") {
      v, a in
      v.anchorPreference(
        try Self.token(a, 0),
        bounds: { (anchor: Anchor<Rect>) -> Any in
          a.interpreter.late(Value.nothing) {
            try a.interpreter.call(
              a[2] ?? .nothing, [CallArgument(label: nil, value: .native(anchor), mark: a.mark)], a.mark)
          }
        })
    }
    modifier("onPreferenceChange", "_: Type, perform: Function", "_: Type, _: Function") { v, a in
      v.onPreferenceChange(
        try Self.token(a, 0), isEqual: { ($0 as? Value ?? .nothing).isEqual(to: $1 as? Value ?? .void) },
        { value in perform(a, 1, value as? Value ?? .nothing) })
    }
    for name in ["overlayPreferenceValue", "backgroundPreferenceValue"] {
      modifier(name, "_: Type, alignment: Alignment?, _: Function") { v, a in
        v.overlayPreferenceValue(
          try Self.token(a, 0), alignment: a.native(1) ?? .center, isBackground: name.hasPrefix("background"),
          { value in a.build(2, [value as? Value ?? .nothing]) })
      }
    }
    modifier("onGeometryChange", "for: Any, of: Function, action: Function", "for: Any, of: Function, _: Function") {
      v, a in
      observed(
        v,
        GeometryObserver(
          read: { proxy in
            a.interpreter.late(Value.nothing) {
              try a.interpreter.call(
                a[1] ?? .nothing, [CallArgument(label: nil, value: .native(proxy), mark: a.mark)], a.mark)
            }
          }, isEqual: { ($0 as? Value ?? .nothing).isEqual(to: $1 as? Value ?? .void) },
          action: { value in perform(a, 2, value as? Value ?? .nothing) }))
    }
    modifier("coordinateSpace", "name: Any", "_: Any") { v, a in v.coordinateSpace(name: try Self.name(a)) }
  }

  /// A preference key that the fence declares.
  private static func token(_ inputs: Inputs, _ index: Int) throws -> PreferenceToken {
    guard case .type(let type)? = inputs[index] else {
      throw Failure("type-mismatch", "a preference key is a type", inputs.mark)
    }
    let interpreter = inputs.interpreter
    return PreferenceToken(
      name: type.name,
      defaultValue: {
        interpreter.late(Value.nothing) { try interpreter.member("defaultValue", of: .type(type), inputs.mark) }
      },
      reduce: { value, next in
        interpreter.late(value) {
          var result = value as? Value ?? .nothing
          let nextValue = next as? Value ?? .nothing
          let arguments = [
            CallArgument(label: "value", value: result, mark: inputs.mark, write: { result = $0 }),
            CallArgument(
              label: "nextValue", value: .function(FunctionValue(name: "nextValue") { _, _ in nextValue }),
              mark: inputs.mark),
          ]
          let function = try interpreter.member("reduce", of: .type(type), inputs.mark)
          _ = try interpreter.call(function, arguments, inputs.mark)
          return result
        }
      })
  }

  private static func name(_ inputs: Inputs) throws -> String {
    if let space: CoordinateSpace = inputs.native(0), case .named(let name) = space { return name }
    if case .implicit(let implicit)? = inputs[0] {
      return try implicit.arguments?.first.map { try inputs.interpreter.describe($0.value) } ?? implicit.name
    }
    return try inputs.interpreter.describe(inputs[0] ?? .nothing)
  }
}

private func observed(_ view: some View, _ observer: GeometryObserver) -> any View { view.modifier(observer) }

/// Runs an action of the fence with a value.
func perform(_ inputs: Inputs, _ index: Int, _ value: Value) {
  inputs.interpreter.late(()) {
    _ = try inputs.interpreter.call(
      inputs[index] ?? .nothing, [CallArgument(label: nil, value: value, mark: inputs.mark)], inputs.mark)
  }
}
