/// How long views are together that meet on a line.
struct LineExtent {
  /// From the first view's start to the line.
  private(set) var line = -Double.infinity
  private var rest = -Double.infinity

  /// Adds a view with the distance from its start to its guide; an infinite view reaches infinitely far, wherever that is.
  mutating func add(_ length: Double, guide: Double) {
    line = max(line, guide)
    rest = max(rest, length == .infinity ? length : length - guide)
  }

  var isEmpty: Bool { line == -.infinity }
  var length: Double { isEmpty ? 0 : max(0, line + rest) }

  /// The line where the views together stand in a longer track: as one view would that has no guide of its own. Lines of
  /// text start at the top.
  func line(in track: Double, _ key: AlignmentKey) -> Double {
    let start = key.isTextBaseline ? 0 : key.defaultValue(along: track) - key.defaultValue(along: length)
    let line = start + line
    return line.isFinite ? line : 0
  }
}

extension AlignmentKey {
  /// The default in a view of which one length is known.
  func defaultValue(along length: Double) -> Double {
    defaultValue(in: ViewDimensions(size: Size(width: length, height: length)))
  }
}
