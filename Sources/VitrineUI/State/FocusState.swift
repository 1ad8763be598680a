/// A state that follows the focus: the field that has it, or whether a field has it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let state: State<Value>

  // The compiler leaves properties out of a memberwise initializer only if these are members of the type itself.

  public init(file: String = #fileID, line: Int = #line, column: Int = #column) where Value == Bool {
    state = State(wrappedValue: false, file: file, line: line, column: column)
  }
  public init<Field: Hashable>(file: String = #fileID, line: Int = #line, column: Int = #column) where Value == Field? {
    state = State(wrappedValue: nil, file: file, line: line, column: column)
  }

  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    let binding: VitrineUI.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension View {
  /// Binds the focus of the field to a value: the field has the focus while the binding has that value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    let inner = binding.binding
    return modifier(
      FocusModifier(
        isFocused: { inner.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            inner.wrappedValue = value
          } else if let none = Self.none(Value.self) {
            inner.wrappedValue = none
          }
        }))
  }

  /// Binds the focus of the field to a Boolean value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let inner = condition.binding
    return modifier(FocusModifier(isFocused: { inner.wrappedValue }, set: { inner.wrappedValue = $0 }))
  }

  /// Returns `nil` as a value of an optional type.
  private static func none<Value>(_ type: Value.Type) -> Value? {
    (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }
}

/// A state that follows the focus of assistive technologies, which figures don't have.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let state: State<Value>

  // The compiler leaves properties out of a memberwise initializer only if these are members of the type itself.

  public init(file: String = #fileID, line: Int = #line, column: Int = #column) where Value == Bool {
    state = State(wrappedValue: false, file: file, line: line, column: column)
  }
  public init<Field: Hashable>(file: String = #fileID, line: Int = #line, column: Int = #column) where Value == Field? {
    state = State(wrappedValue: nil, file: file, line: line, column: column)
  }

  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    let binding: VitrineUI.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension View {
  /// Binds the focus of assistive technologies to a value. *At rest:* without effect.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Binds the focus of assistive technologies to a Boolean value. *At rest:* without effect.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
}
