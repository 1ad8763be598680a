/// What a view says to the layout around it.
public struct LayoutTraits {
  /// What it says to a grid as one of its cells; `nil` where it says nothing.
  public var gridColumns: Int?
  public var gridColumnAlignment: HorizontalAlignment?
  public var gridAnchor: UnitPoint?
  public var gridUnsizedAxes: Axis.Set?
  /// Whether it has a line of a lazy grid of its own.
  public var hasOwnLine = false
  /// The section of a lazy grid that it is in.
  public var lazySection: AnyHashable?
  /// Values by key for layouts that authors write.
  private var values: [Key: any LayoutValue] = [:]

  public init() {}

  /// What tells values apart: the key's type, or its name where a fence declared it.
  private enum Key: Hashable {
    case type(ObjectIdentifier)
    case name(String)
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[.type(ObjectIdentifier(key))] as? TypedLayoutValue<Key.Value>)?.value }
    set { values[.type(ObjectIdentifier(key))] = newValue.map { TypedLayoutValue(value: $0) } }
  }

  /// A value that a fence's key names.
  public subscript<Value>(named name: String, as type: Value.Type) -> Value? {
    get { (values[.name(name)] as? TypedLayoutValue<Value>)?.value }
    set { values[.name(name)] = newValue.map { TypedLayoutValue(value: $0) } }
  }
}

/// A value of a layout value key, whatever its type.
private protocol LayoutValue {}

private struct TypedLayoutValue<Value>: LayoutValue {
  let value: Value
}
