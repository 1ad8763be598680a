import Foundation
import VitrineText

/// A state that apps keep in the user's defaults. Here it belongs to the view's place in the tree, so that pictures
/// never depend on earlier runs.
@propertyWrapper
public struct AppStorage<Value> {
  private let state: State<Value>

  /// - Parameters:
  ///   - wrappedValue: the value without a stored one.
  ///   - key: the key in the user's defaults.
  ///   - store: without effect: nothing is stored.
  ///   - file: the file of the property's declaration.
  ///   - line: the line of the declaration.
  ///   - column: the column of the declaration.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) { state = State(wrappedValue: wrappedValue, file: file, line: line, column: column) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// - Parameter key: the key in the user's defaults.
  /// - Parameter store: without effect: nothing is stored.
  /// - Parameter file: the file of the property's declaration.
  /// - Parameter line: the line of the declaration.
  /// - Parameter column: the column of the declaration.
  public init(
    _ key: String, store: UserDefaults? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(wrappedValue: nil, key, store: store, file: file, line: line, column: column) }
}

/// A state that apps keep for each scene. Here it belongs to the view's place in the tree.
@propertyWrapper
public struct SceneStorage<Value> {
  private let state: State<Value>

  public init(
    wrappedValue: Value, _ key: String, file: String = #fileID, line: Int = #line, column: Int = #column
  ) { state = State(wrappedValue: wrappedValue, file: file, line: line, column: column) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, file: String = #fileID, line: Int = #line, column: Int = #column) {
    self.init(wrappedValue: nil, key, file: file, line: line, column: column)
  }
}

/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let style: TextStyle

  public init(wrappedValue: Value, relativeTo textStyle: TextStyle = .body) {
    (value, style) = (wrappedValue, textStyle)
  }

  public var wrappedValue: Value {
    guard let text = ViewScope.current?.environment.text else { return value }
    let now = text.profile.font(for: style, typeSize: text.typeSize).size
    let usual = text.profile.font(for: style, typeSize: .large).size
    return usual > 0 ? value * Value(now / usual) : value
  }
}
