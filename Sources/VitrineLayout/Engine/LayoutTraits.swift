/// The values that a view passes to the layout that contains it.
public struct LayoutTraits {
  /// The number of columns that the view spans as a cell of a grid; `nil` if not set.
  public var gridColumns: Int?
  public var gridColumnAlignment: HorizontalAlignment?
  public var gridAnchor: UnitPoint?
  public var gridUnsizedAxes: Axis.Set?
  /// Whether the view takes a whole line of a lazy grid, as headers and footers do.
  public var hasOwnLine = false
  /// The section of a lazy grid that contains the view.
  public var lazySection: AnyHashable?
  /// The values for custom layouts, by key.
  private var values: [Key: any LayoutValue] = [:]

  public init() {}

  /// The identity of a layout value key: its type, or its name if a code fence declares it.
  private enum Key: Hashable {
    case type(ObjectIdentifier)
    case name(String)
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[.type(ObjectIdentifier(key))] as? TypedLayoutValue<Key.Value>)?.value }
    set { values[.type(ObjectIdentifier(key))] = newValue.map { TypedLayoutValue(value: $0) } }
  }

  /// The value for a key that a code fence declares, by the key's name.
  public subscript<Value>(named name: String, as type: Value.Type) -> Value? {
    get { (values[.name(name)] as? TypedLayoutValue<Value>)?.value }
    set { values[.name(name)] = newValue.map { TypedLayoutValue(value: $0) } }
  }
}

/// A value of a layout value key, with its type erased.
private protocol LayoutValue {}

private struct TypedLayoutValue<Value>: LayoutValue {
  let value: Value
}
