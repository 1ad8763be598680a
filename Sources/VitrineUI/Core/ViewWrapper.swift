/// A view without a layout node: a custom view, or a modifier that only changes the environment of the views inside,
/// such as their font.
public struct ViewWrapper: Hashable, Sendable {
  /// The name of the view or modifier: `ContentView`, `foregroundStyle`.
  public let name: String
  public let source: SourceMark?

  public init(name: String, source: SourceMark? = nil) { (self.name, self.source) = (name, source) }
}
