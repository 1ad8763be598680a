/// A value that belongs to a view's place in the tree, and survives new values of the view.
///
/// The state cell is found by the view's identity and the source position of the property's declaration, when the body
/// is evaluated.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  /// The source position of the declaration.
  let property: String

  public init(wrappedValue: Value, file: String = #fileID, line: Int = #line, column: Int = #column) {
    initial = wrappedValue
    property = "\(file):\(line):\(column)"
  }

  public init(initialValue: Value, file: String = #fileID, line: Int = #line, column: Int = #column) {
    self.init(wrappedValue: initialValue, file: file, line: line, column: column)
  }

  private var cell: StateCell? { ViewScope.current?.cell(ofDeclaration: property) { initial } }

  public var wrappedValue: Value {
    get { cell?.value as? Value ?? initial }
    nonmutating set { cell?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let cell = cell
    let initial = initial
    var binding = Binding(get: { cell?.value as? Value ?? initial }, set: { cell?.value = $0 })
    binding.location = cell.map { AnyHashable(ObjectIdentifier($0)) }
    return binding
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init(file: String = #fileID, line: Int = #line, column: Int = #column) {
    self.init(wrappedValue: nil, file: file, line: line, column: column)
  }
}

/// Access for reading and writing a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// The place of the value: bindings to the same place are the same; `nil` if it is known to the closures only.
  var location: AnyHashable?

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var part = Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    part.location = location.map { AnyHashable([$0, AnyHashable(keyPath)]) }
    return part
  }
}
