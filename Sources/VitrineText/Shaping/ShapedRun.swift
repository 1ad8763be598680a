/// What shaping says about a stretch of text in one font and direction: the advance of each cluster.
///
/// A cluster is the least number of characters whose glyphs belong together: a letter with its marks, a ligature.
struct ShapedRun: Sendable {
  struct Cluster: Sendable {
    /// The offset of the cluster in the run's text, in UTF-16 units.
    var start: Int
    /// In ems.
    var advance: Double
    /// Whether the text may be cut before the cluster without shaping both sides anew.
    var isSafeToCut: Bool
  }

  /// In logical order.
  var clusters: [Cluster]
  /// In ems.
  var width: Double { clusters.reduce(0) { $0 + $1.advance } }
}

/// A glyph in its place on the baseline.
struct PlacedGlyph: Sendable {
  var id: UInt32
  var cluster: Int
  /// All in ems.
  var advance: Double
  var xOffset: Double
  var yOffset: Double
  var isUnsafeToCut: Bool
}
