import FenceSyntax

/// An object that is not kept: `weak var`, `[weak self]`.
struct WeakObject {
  private(set) weak var object: Object?

  /// The object, or `nil` once nobody else holds it.
  var value: Value { object.map { .object($0) } ?? .nothing }
}

extension VariableSyntax {
  /// A value as the property stores it.
  func held(_ value: Value) -> Value {
    guard isWeak, case .object(let object) = value else { return value }
    return .native(WeakObject(object: object))
  }

  /// Whether the initial value is made where the view first has a place in the tree: that of a `@StateObject`, which is an
  /// autoclosure, and what a `@State` makes by a call.
  var isMadeLate: Bool {
    switch wrapper?.name {
    case "StateObject": return true
    case "State":
      if case .call? = initial?.kind { return true }
      return false
    default: return false
    }
  }
}

extension Scope {
  /// The same names in which `self` is a receiver that does not keep its object.
  func lettingGo(of object: Object) -> Scope {
    let copy = copied(parent: parent?.lettingGo(of: object))
    if let receiver, case .object(let own)? = try? receiver.box.read(), own === object {
      let weak = WeakObject(object: object)
      copy.receiver = Receiver(box: Box(get: { weak.value }, set: { _ in }), type: receiver.type)
    }
    return copy
  }
}
