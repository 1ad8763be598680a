/// A state that follows a gesture, and returns to its initial value when the gesture ends.
@propertyWrapper
public struct GestureState<Value> {
  let initial: Value
  private let state: State<Value>

  public init(wrappedValue: Value, file: String = #fileID, line: Int = #line, column: Int = #column) {
    initial = wrappedValue
    state = State(wrappedValue: wrappedValue, file: file, line: line, column: column)
  }

  public init(initialValue: Value, file: String = #fileID, line: Int = #line, column: Int = #column) {
    self.init(wrappedValue: initialValue, file: file, line: line, column: column)
  }

  /// - Parameters:
  ///   - wrappedValue: the value while there is no gesture.
  ///   - resetTransaction: without effect: figures show the state at rest.
  ///   - file: the file of the declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  public init(
    wrappedValue: Value, resetTransaction: Transaction, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(wrappedValue: wrappedValue, file: file, line: line, column: column) }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }
  var binding: Binding<Value> { state.projectedValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(file: String = #fileID, line: Int = #line, column: Int = #column) {
    self.init(wrappedValue: nil, file: file, line: line, column: column)
  }
}

extension GestureState: DynamicProperty {}
