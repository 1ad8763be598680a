import FenceSyntax

/// An object that is not kept: `weak var`, `[weak self]`.
struct WeakObject {
  private(set) weak var object: Object?

  /// The object, or `nil` once nobody else holds it.
  var value: Value { object.map { .object($0) } ?? .nothing }
}

extension Box {
  /// A variable that does not keep its object.
  static func weak(_ value: Value) -> Box {
    let place = Box(.nothing)
    func hold(_ value: Value) {
      if case .object(let object) = value {
        place.value = .native(WeakObject(object: object))
      } else {
        place.value = value
      }
    }
    hold(value)
    return Box(
      get: { if case .native(let weak as WeakObject) = place.value { weak.value } else { place.value } },
      set: { hold($0) })
  }
}

extension VariableSyntax {
  /// A value as the property stores it.
  func held(_ value: Value) -> Value {
    guard isWeak, case .object(let object) = value else { return value }
    return .native(WeakObject(object: object))
  }

  /// Whether the initial value is made where the view first has a place in the tree: that of a `@StateObject`, which is an
  /// autoclosure, and what a `@State` makes by a call, if that is a macro.
  func isMadeLate(by toolchain: Toolchain) -> Bool {
    switch wrapper?.name {
    case "StateObject": return true
    case "State":
      if toolchain != .xcode26, case .call? = initial?.kind { return true }
      return false
    default: return false
    }
  }
}
