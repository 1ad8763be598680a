import CHarfBuzz

/// A colour glyph: a PNG file and its frame, in points.
public struct GlyphPicture: Hashable, Sendable {
  public var png: [UInt8]
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
}

extension Typesetter {
  /// Returns the bitmaps of emoji, with the left end of the text at `x`; `nil` for other fonts, and if a glyph has no
  /// bitmap.
  public func pictures(of text: String, font face: FontFace, x: Double, baseline: Double) -> [GlyphPicture]? {
    guard face.isEmoji, let font = library?.font(face) else { return nil }
    let glyphs = Shaper.glyphs(
      Array(text.utf16), font: font, isRightToLeft: false, tabularFigures: false, language: "")
    var pictures: [GlyphPicture] = []
    var left = x
    for glyph in glyphs {
      if glyph.advance > 0 {
        guard let picture = picture(of: glyph, font, size: face.size, left, baseline) else { return nil }
        pictures.append(picture)
      }
      left += glyph.advance * face.size
    }
    return pictures
  }

  private func picture(
    of glyph: PlacedGlyph, _ font: WeightedFont, size: Double, _ left: Double, _ baseline: Double
  ) -> GlyphPicture? {
    let png = font.font.with { font -> [UInt8] in
      guard let blob = hb_ot_color_glyph_reference_png(font, glyph.id) else { return [] }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let data = hb_blob_get_data(blob, &length), length > 0 else { return [] }
      return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(length)))
      }
    }
    var extents = hb_glyph_extents_t()
    let hasExtents = font.font.with { hb_font_get_glyph_extents($0, glyph.id, &extents) } ?? 0
    guard let png, !png.isEmpty, hasExtents != 0, extents.width != 0 else { return nil }
    let unit = size / font.unitsInEm
    return GlyphPicture(
      png: png, x: left + (glyph.xOffset * size) + Double(extents.x_bearing) * unit,
      y: baseline - glyph.yOffset * size - Double(extents.y_bearing) * unit, width: Double(extents.width) * unit,
      height: -Double(extents.height) * unit)
  }
}
