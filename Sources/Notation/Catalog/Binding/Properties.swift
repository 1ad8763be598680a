import FenceEvaluation

/// A property of one of VitrineUI's values, as fences read and set it.
struct Property<T>: Sendable {
  let name: String
  let get: @Sendable (T) -> Value?
  /// Sets it; false where the value is not of its type. `nil` where it can't be set.
  let set: (@Sendable (inout T, Value) -> Bool)?

  /// A property that is computed.
  init(
    _ name: String, set: (@Sendable (inout T, Value) -> Bool)? = nil, get: @escaping @Sendable (T) -> Value?
  ) { (self.name, self.get, self.set) = (name, get, set) }

  /// A number that can be set.
  init(_ name: String, _ path: any WritableKeyPath<T, Double> & Sendable) {
    self.init(name) { value, new in
      guard let number = new.number else { return false }
      value[keyPath: path] = number
      return true
    } get: {
      .double($0[keyPath: path])
    }
  }

  /// A number that is read alone.
  init(_ name: String, reading path: any KeyPath<T, Double> & Sendable) {
    self.init(name) { .double($0[keyPath: path]) }
  }

  /// A value of VitrineUI's types that can be set.
  init<Part>(_ name: String, _ path: any WritableKeyPath<T, Part> & Sendable, as part: Part.Type) {
    self.init(name) { value, new in
      guard case .native(let native) = new, let part = native as? Part else { return false }
      value[keyPath: path] = part
      return true
    } get: {
      .native($0[keyPath: path])
    }
  }
}

/// The properties of a type; listed when one of them is first asked for.
struct PropertyTable: Sendable {
  let type: String
  private let listed: Once<[String: Accessors]>

  private struct Accessors: Sendable {
    let get: @Sendable (Any) -> Value?
    let set: (@Sendable (Any, Value) -> Value?)?
  }

  init<T>(_ type: String, _ receiver: T.Type, _ properties: @autoclosure @escaping @Sendable () -> [Property<T>]) {
    self.type = type
    listed = Once {
      let accessors = properties().map { property in
        (property.name, Accessors(get: { ($0 as? T).flatMap(property.get) }, set: property.set.map(Self.setter)))
      }
      return Dictionary(accessors) { first, _ in first }
    }
  }

  private static func setter<T>(
    _ set: @escaping @Sendable (inout T, Value) -> Bool
  ) -> @Sendable (Any, Value) -> Value? {
    { native, new in
      guard var value = native as? T, set(&value, new) else { return nil }
      return .native(value)
    }
  }

  func value(of name: String, in native: Any) -> Value? { listed.value[name]?.get(native) }

  /// The value with a property set; `nil` where it can't be.
  func setting(_ name: String, in native: Any, to value: Value) -> Value? { listed.value[name]?.set?(native, value) }
}
