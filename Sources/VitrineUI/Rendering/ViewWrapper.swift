/// A view that has no part in the layout: a custom view, which is what its body is, or a modifier that only says something to
/// the views inside, such as their font.
public struct ViewWrapper: Hashable, Sendable {
  /// `ContentView`, `foregroundStyle`.
  public let name: String
  public let source: SourceMark?

  public init(name: String, source: SourceMark? = nil) { (self.name, self.source) = (name, source) }
}
