import CHarfBuzz
import Synchronization

/// Shapes text with HarfBuzz and caches the results, which don't depend on the font size.
final class Shaper: Sendable {
  private struct Key: Hashable {
    var font: WeightedFont
    var text: [UInt16]
    var isRightToLeft: Bool
    var tabularFigures: Bool
    var isWidened: Bool
    var language: String
  }

  private let runs = Mutex(
    GenerationCache<Key, ShapedRun>(limit: 16 << 20) { key, run in
      MemoryLayout<Key>.stride + MemoryLayout<ShapedRun>.stride + key.text.bytes + run.clusters.bytes
    })

  func shape(
    _ text: ArraySlice<UInt16>, font: WeightedFont?, isRightToLeft: Bool, tabularFigures: Bool, isWidened: Bool,
    language: String
  ) -> ShapedRun {
    guard let font else { return Self.withoutFont(text) }
    let key = Key(
      font: font, text: Array(text), isRightToLeft: isRightToLeft, tabularFigures: tabularFigures,
      isWidened: isWidened, language: language)
    if let known = runs.withLock({ $0[key] }) { return known }
    let glyphs = Self.glyphs(
      key.text, font: font, isRightToLeft: isRightToLeft, tabularFigures: tabularFigures, language: language)
    var run = Self.run(of: glyphs)
    if isWidened { run.widen(key.text, tabularFigures: tabularFigures) }
    runs.withLock { $0[key] = run }
    return run
  }

  /// Groups glyphs, which are in visual order, into clusters in logical order.
  private static func run(of glyphs: [PlacedGlyph]) -> ShapedRun {
    var clusters: [ShapedRun.Cluster] = []
    let logical = (glyphs.first?.cluster ?? 0) > (glyphs.last?.cluster ?? 0) ? glyphs.reversed() : glyphs
    for glyph in logical {
      if let last = clusters.indices.last, clusters[last].start == glyph.cluster {
        clusters[last].advance += glyph.advance
        clusters[last].isSafeToCut = clusters[last].isSafeToCut && !glyph.isUnsafeToCut
      } else {
        clusters.append(.init(start: glyph.cluster, advance: glyph.advance, isSafeToCut: !glyph.isUnsafeToCut))
      }
    }
    return ShapedRun(clusters: clusters)
  }

  /// Returns an estimate for text without any font: half an em for each UTF-16 unit.
  private static func withoutFont(_ text: ArraySlice<UInt16>) -> ShapedRun {
    ShapedRun(clusters: text.indices.map { .init(start: $0 - text.startIndex, advance: 0.5, isSafeToCut: true) })
  }

  /// Returns the glyphs of a text in visual order, from left to right.
  static func glyphs(
    _ text: [UInt16], font: WeightedFont, isRightToLeft: Bool, tabularFigures: Bool, language: String
  ) -> [PlacedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    text.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(buffer, units.baseAddress, Int32(units.count), 0, Int32(units.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // Always set the language, since HarfBuzz would otherwise use the system's.
    hb_buffer_set_language(buffer, hb_language_from_string(language.isEmpty ? "und" : language, -1))
    hb_buffer_guess_segment_properties(buffer)
    font.font.with { font in
      if tabularFigures {
        var feature = hb_feature_t(tag: 0x746E_756D, value: 1, start: 0, end: .max)  // tnum
        hb_shape(font, buffer, &feature, 1)
      } else {
        hb_shape(font, buffer, nil, 0)
      }
    }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let em = font.unitsInEm
    return (0..<Int(count)).map { i in
      PlacedGlyph(
        id: infos[i].codepoint, cluster: Int(infos[i].cluster), advance: Double(positions[i].x_advance) / em,
        xOffset: Double(positions[i].x_offset) / em, yOffset: Double(positions[i].y_offset) / em,
        isUnsafeToCut: infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
