import Observation

/// A value of the environment; a body that reads it depends on it.
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
  /// Reads the object of a class that an ancestor provides by `environment(_:)`; the program traps if there is none.
  public init(_ type: Value.Type) {
    name = "\(type)"
    read = { environment in
      guard let object = environment[ObservableObjectKey<Value>.self] else {
        preconditionFailure("no object of type '\(type)' found; add 'environment(_:)' to an ancestor")
      }
      return object
    }
  }
}

extension Environment {
  /// Reads the object of a class that an ancestor provides by `environment(_:)`; `nil` if there is none.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    name = "\(type)"
    read = { $0[ObservableObjectKey<Object>.self] }
  }
}

extension Environment: SourcedProperty {
  func hasSource(of other: Any) -> Bool { (other as? Environment)?.name == name }
}

/// The key of the observable object of a class in the environment.
private struct ObservableObjectKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

private struct ObservableObjectModifier<Object: AnyObject & Observable>: EnvironmentModifier {
  let object: Object?

  func change(_ environment: inout EnvironmentValues) { environment[ObservableObjectKey<Object>.self] = object }
}

extension View {
  /// Provides an observable object for `@Environment(Model.self)` of the views inside.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(ObservableObjectModifier(object: object))
  }
}
