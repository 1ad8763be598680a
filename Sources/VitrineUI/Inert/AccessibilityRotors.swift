/// The content of a rotor, which leads to elements of a kind.
public protocol AccessibilityRotorContent {}

/// A result builder for the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, identifying: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifying: { $0.id }, content: content)
  }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: some StringProtocol, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
  public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
  public init(_ label: some StringProtocol, id: ID, prepare: @escaping () -> Void = {}) {}
}
