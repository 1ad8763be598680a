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

  /// What stands in a stretch; what of it is outside of the text is left away.
  package func text(in mark: SourceMark) -> Substring {
    let utf8 = text.utf8
    let (low, high) = (max(0, mark.lowerBound), min(utf8.count, mark.upperBound))
    guard low < high else { return "" }
    let start = utf8.index(utf8.startIndex, offsetBy: low)
    return text[start..<utf8.index(start, offsetBy: high - low)]
  }
}
