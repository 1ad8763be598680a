/// The result of shaping a text in one font and direction: the advance of each cluster.
///
/// A cluster is the smallest group of characters whose glyphs belong together: a letter with its marks, a ligature.
struct ShapedRun: Sendable {
  struct Cluster: Sendable {
    /// The offset of the cluster in the run's text, in UTF-16 units.
    var start: Int
    /// The advance in ems.
    var advance: Double
    /// Whether the text may be cut before the cluster without shaping both sides again.
    var isSafeToCut: Bool
  }

  /// The clusters in logical order.
  var clusters: [Cluster]
  /// The total advance in ems.
  var width: Double { clusters.reduce(0) { $0 + $1.advance } }
}

/// A glyph at its place on the baseline.
struct PlacedGlyph: Sendable {
  var id: UInt32
  var cluster: Int
  /// The advance and the offsets, in ems.
  var advance: Double
  var xOffset: Double
  var yOffset: Double
  var isUnsafeToCut: Bool
}
