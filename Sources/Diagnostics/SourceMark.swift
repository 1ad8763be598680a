/// A stretch of a fence's source: UTF-8 offsets.
public struct SourceMark: Hashable, Sendable {
  public var lowerBound: Int
  public var upperBound: Int
  public init(lowerBound: Int, upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }
}

extension SourceFile {
  /// The lines and columns of a stretch.
  package func span(_ mark: SourceMark) -> Span {
    Span(location(atOffset: mark.lowerBound), location(atOffset: mark.upperBound))
  }
}
