/// The extent of views that are aligned on a line.
struct LineExtent {
  /// The largest distance from a view's start to the line, in points.
  private(set) var line = -Double.infinity
  private var rest = -Double.infinity

  /// Adds a view with the distance from its start to its guide, in points; an infinite view extends infinitely past any
  /// guide.
  mutating func add(_ length: Double, guide: Double) {
    line = max(line, guide)
    rest = max(rest, length == .infinity ? length : length - guide)
  }

  var isEmpty: Bool { line == -.infinity }
  var length: Double { isEmpty ? 0 : max(0, line + rest) }

  /// Returns the position of the line in a longer track: the views are aligned as one view without an explicit guide
  /// would be. Text baselines start at the top.
  func line(in track: Double, _ key: AlignmentKey) -> Double {
    let start = key.isTextBaseline ? 0 : key.defaultValue(along: track) - key.defaultValue(along: length)
    let line = start + line
    return line.isFinite ? line : 0
  }
}

extension AlignmentKey {
  /// Returns the default guide of a view of which only one length is known.
  func defaultValue(along length: Double) -> Double {
    defaultValue(in: ViewDimensions(size: Size(width: length, height: length)))
  }
}
