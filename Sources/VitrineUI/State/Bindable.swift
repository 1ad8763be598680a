import Observation

/// A property wrapper that makes bindings to the properties of an observable object: `@Bindable var model: Model`,
/// `Bindable(model).name`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ value: Value) { wrappedValue = value }

  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
