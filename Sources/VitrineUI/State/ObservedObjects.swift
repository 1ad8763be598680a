/// An object that belongs to a view's place in the tree: created when the view is inserted, and stored until it is
/// removed.
///
/// The view is evaluated again whenever the object announces a change.
@propertyWrapper
public struct StateObject<Object: _ObservedObject> {
  private let make: () -> Object
  private let property: String

  /// - Parameter wrappedValue: creates the object; called once, when the view is inserted into the tree.
  /// - Parameter file: the file of the property's declaration, by which the object is stored.
  /// - Parameter line: the line of the declaration.
  /// - Parameter column: the column of the declaration.
  public init(
    wrappedValue: @autoclosure @escaping () -> Object, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    make = wrappedValue
    property = "\(file):\(line):\(column)"
  }

  @MainActor @preconcurrency public var wrappedValue: Object {
    // The view doesn't depend on values that the creation of the object reads.
    let cell = ViewScope.current?.cell(ofDeclaration: property) { ViewScope.leaving(make) }
    let object = cell?.current as? Object ?? make()
    object.wasObserved()
    return object
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }
}

/// An object that is passed to a view and stored elsewhere; the view is evaluated again whenever the object announces a
/// change.
@propertyWrapper
public struct ObservedObject<Object: _ObservedObject> {
  private var object: Object

  public init(wrappedValue: Object) { object = wrappedValue }
  public init(initialValue: Object) { object = initialValue }

  @MainActor @preconcurrency public var wrappedValue: Object {
    get {
      object.wasObserved()
      return object
    }
    set { object = newValue }
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that makes bindings to the properties of the object: `$model.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An object that an ancestor provides by `environmentObject`.
@propertyWrapper
public struct EnvironmentObject<Object: _ObservedObject> {
  public init() {}

  @MainActor @preconcurrency public var wrappedValue: Object {
    let scope = ViewScope.current
    guard let object = scope?.environment[EnvironmentObjectKey<Object>.self] else {
      preconditionFailure("no object of type '\(Object.self)' found; add 'environmentObject(_:)' to an ancestor")
    }
    if scope?.part == .body {
      scope?.node?.readEnvironment("_\(Object.self)") { $0[EnvironmentObjectKey<Object>.self] === object }
    }
    object.wasObserved()
    return object
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }
}

/// The key of the object of a class in the environment.
private struct EnvironmentObjectKey<Object: _ObservedObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

private struct EnvironmentObjectModifier<Object: _ObservedObject>: EnvironmentModifier {
  let object: Object

  func change(_ environment: inout EnvironmentValues) {
    environment[EnvironmentObjectKey<Object>.self] = object
  }
}

extension View {
  /// Provides an object for `@EnvironmentObject` of the views inside.
  public func environmentObject<Object: _ObservedObject>(_ object: Object) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
