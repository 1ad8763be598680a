/// A value of the environment, read while the body is evaluated: the body depends on it.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value {
    guard let scope = ViewScope.current else { return EnvironmentValues()[keyPath: keyPath] }
    let value = scope.environment[keyPath: keyPath]
    if scope.part == .body {
      scope.node?.readEnvironment("_\(keyPath)") { isEqual($0[keyPath: keyPath], value) }
    }
    return value
  }
}
