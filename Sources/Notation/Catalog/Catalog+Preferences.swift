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
    addAnchors()
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
          action: { old, value in
            let new = value as? Value ?? .nothing
            // `{ old, new in … }`
            if (a.function(2)?.parameterCount ?? 0) > 1 {
              perform(a, 2, old as? Value ?? new, new)
            } else {
              perform(a, 2, new)
            }
          }))
    }
    modifier("coordinateSpace", "name: Any", "_: Any") { v, a in v.coordinateSpace(name: try Self.name(a)) }
  }

  private mutating func addAnchors() {
    modifier("anchorPreference", "key: Type, value: Any, transform: Function", "key: Type, value: Any, _: Function") {
      v, a in
      let token = try Self.token(a, 0)
      func handUp<Place>(_ anchor: Anchor<Place>) -> Any {
        a.interpreter.late(Value.nothing) {
          try a.interpreter.call(
            a[2] ?? .nothing, [CallArgument(label: nil, value: .native(anchor), mark: a.mark)], a.mark)
        }
      }
      switch try Self.anchorSource(a, 1) {
      case .rect(let source): return v.anchorPreference(token, source) { handUp($0) }
      case .point(let source): return v.anchorPreference(token, source) { handUp($0) }
      }
    }
    modifier(
      "transformAnchorPreference", "key: Type, value: Any, transform: Function", "key: Type, value: Any, _: Function"
    ) { v, a in
      let token = try Self.token(a, 0)
      func change<Place>(_ value: Any, _ anchor: Anchor<Place>) -> Any {
        a.interpreter.late(value) {
          var changed = value as? Value ?? .nothing
          let arguments = [
            CallArgument(label: nil, value: changed, mark: a.mark, write: { changed = $0 }),
            CallArgument(label: nil, value: .native(anchor), mark: a.mark),
          ]
          _ = try a.interpreter.call(a[2] ?? .nothing, arguments, a.mark)
          return changed
        }
      }
      switch try Self.anchorSource(a, 1) {
      case .rect(let source): return v.transformAnchorPreference(token, source) { change($0, $1) }
      case .point(let source): return v.transformAnchorPreference(token, source) { change($0, $1) }
      }
    }
  }

  private enum AnchorSource {
    case rect(Anchor<Rect>.Source)
    case point(Anchor<Point>.Source)
  }

  /// `.bounds`, `.rect(…)`, `.point(…)`, `.unitPoint(…)` or the name of a unit point.
  private static func anchorSource(_ inputs: Inputs, _ index: Int) throws -> AnchorSource {
    guard case .implicit(let member)? = inputs[index] else {
      throw Failure("type-mismatch", "this is no source of an anchor", inputs.mark, hint: "write .bounds or .center")
    }
    func argument<T>(_ type: String, as _: T.Type) throws -> T? {
      guard let argument = member.arguments?.first,
        case .native(let native) = try inputs.interpreter.catalog.convert(argument, type, inputs.interpreter)
      else { return nil }
      return native as? T
    }
    switch member.name {
    case "bounds": return .rect(.bounds)
    case "rect": return .rect(.rect(try argument("CGRect", as: Rect.self) ?? .zero))
    case "point": return .point(.point(try argument("CGPoint", as: Point.self) ?? .zero))
    case "unitPoint": return .point(.unitPoint(try argument("UnitPoint", as: UnitPoint.self) ?? .center))
    default:
      guard
        case .native(let point as UnitPoint)? = inputs.interpreter.catalog.staticMember(member.name, of: "UnitPoint")
      else {
        throw Failure(
          "type-mismatch", "'.\(member.name)' is no source of an anchor", inputs.mark, hint: "write .bounds or .center")
      }
      return .point(.unitPoint(point))
    }
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

/// Runs an action of the fence with values.
func perform(_ inputs: Inputs, _ index: Int, _ values: Value...) {
  inputs.interpreter.late(()) {
    _ = try inputs.interpreter.call(
      inputs[index] ?? .nothing, values.map { CallArgument(label: nil, value: $0, mark: inputs.mark) }, inputs.mark)
  }
}
