import Observation

/// A value of the environment, read while the body is evaluated: the body depends on it.
@propertyWrapper
public struct Environment<Value> {
  private let name: String
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    name = "\(keyPath)"
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value {
    guard let scope = ViewScope.current else { return read(EnvironmentValues()) }
    let value = read(scope.environment)
    if scope.part == .body { scope.node?.readEnvironment("_" + name) { isEqual(read($0), value) } }
    return value
  }
}

extension Environment where Value: AnyObject & Observable {
  /// The object of a class that a view around handed down by `environment(_:)`; without one, the program ends.
  public init(_ type: Value.Type) {
    name = "\(type)"
    read = { environment in
      guard let object = environment[ObservableObjectKey<Value>.self] else {
        preconditionFailure("no \(type) is in the environment: a view around has to hand it down")
      }
      return object
    }
  }
}

/// The observable object of a class that views hand down.
private struct ObservableObjectKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

private struct ObservableObjectModifier<Object: AnyObject & Observable>: EnvironmentModifier {
  let object: Object?

  func change(_ environment: inout EnvironmentValues) { environment[ObservableObjectKey<Object>.self] = object }
}

extension View {
  /// Hands an observable object down, for `@Environment(Model.self)` of the views inside.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(ObservableObjectModifier(object: object))
  }
}
