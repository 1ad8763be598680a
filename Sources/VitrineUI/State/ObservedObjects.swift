/// An object that belongs to a view's place in the tree: made when the view is new to it, and kept while it is there.
///
/// The view is evaluated again whenever the object says that it changes.
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  private let make: () -> Object
  private let property: String

  /// - Parameter wrappedValue: called once, when the view is new to its place.
  /// - Parameter file: where the property is declared: by it the object is kept.
  /// - Parameter line: its line there.
  /// - Parameter column: its column there.
  public init(
    wrappedValue: @autoclosure @escaping () -> Object, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    make = wrappedValue
    property = "\(file):\(line):\(column)"
  }

  public var wrappedValue: Object {
    // What making it reads, the view does not depend on.
    let cell = ViewScope.current?.cell(ofDeclaration: property) { ViewScope.leaving(make) }
    let object = cell?.current as? Object ?? make()
    object.wasObserved()
    return object
  }

  public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject<Object>.Wrapper(object: wrappedValue) }
}

/// An object that a view is handed, and that others keep: the view is evaluated again whenever it says that it changes.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  private var object: Object

  public init(wrappedValue: Object) { object = wrappedValue }
  public init(initialValue: Object) { object = initialValue }

  public var wrappedValue: Object {
    get {
      object.wasObserved()
      return object
    }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of the object: `$model.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An object that a view around handed down by `environmentObject`.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}

  public var wrappedValue: Object {
    let scope = ViewScope.current
    guard let object = scope?.environment[EnvironmentObjectKey<Object>.self] else {
      preconditionFailure("no \(Object.self) is in the environment: a view around has to hand it down")
    }
    if scope?.part == .body {
      scope?.node?.readEnvironment("_\(Object.self)") { $0[EnvironmentObjectKey<Object>.self] === object }
    }
    object.wasObserved()
    return object
  }

  public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject<Object>.Wrapper(object: wrappedValue) }
}

/// The object of a class that views hand down.
private struct EnvironmentObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

private struct EnvironmentObjectModifier<Object: ObservableObject>: EnvironmentModifier {
  let object: Object

  func change(_ environment: inout EnvironmentValues) {
    environment[EnvironmentObjectKey<Object>.self] = object
  }
}

extension View {
  /// Hands an object down, for `@EnvironmentObject` of the views inside.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
