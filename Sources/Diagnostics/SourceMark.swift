/// A range of UTF-8 offsets in a fence's source.
public struct SourceMark: Hashable, Sendable {
  public var lowerBound: Int
  public var upperBound: Int
  public init(lowerBound: Int, upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }
}

extension SourceFile {
  /// Returns the lines and columns of a range.
  package func span(_ mark: SourceMark) -> Span {
    Span(location(atOffset: mark.lowerBound), location(atOffset: mark.upperBound))
  }

  /// Returns the text in a range, clamped to the text.
  package func text(in mark: SourceMark) -> Substring {
    let utf8 = text.utf8
    let (low, high) = (max(0, mark.lowerBound), min(utf8.count, mark.upperBound))
    guard low < high else { return "" }
    let start = utf8.index(utf8.startIndex, offsetBy: low)
    return text[start..<utf8.index(start, offsetBy: high - low)]
  }
}
