import CHarfBuzz

/// Reads the outline of a glyph through HarfBuzz's drawing callbacks.
enum GlyphOutline {
  /// Collects the path that HarfBuzz draws, in font units with y upwards.
  private final class Pen {
    var elements: [OutlineElement] = []
  }

  /// The callbacks, created once and shared because they have no state.
  private static let callbacks: HarfBuzzReference? = {
    guard let functions = hb_draw_funcs_create() else { return nil }
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in pen(data)?.elements.append(.move(x: Double(x), y: Double(y))) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in pen(data)?.elements.append(.line(x: Double(x), y: Double(y))) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        pen(data)?.elements.append(
          .quad(controlX: Double(cx), controlY: Double(cy), x: Double(x), y: Double(y)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        pen(data)?.elements.append(
          .cubic(
            control1X: Double(ax), control1Y: Double(ay), control2X: Double(bx), control2Y: Double(by), x: Double(x),
            y: Double(y)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in pen(data)?.elements.append(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return HarfBuzzReference(functions) { hb_draw_funcs_destroy($0) }
  }()

  private static func pen(_ data: UnsafeMutableRawPointer?) -> Pen? {
    data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns a glyph's outline in ems, with y downwards and the origin at (0, 0).
  static func elements(glyph: UInt32, font: WeightedFont) -> [OutlineElement] {
    let pen = Pen()
    callbacks?.with { functions in
      font.font.with { hb_font_get_glyph_shape($0, glyph, functions, Unmanaged.passUnretained(pen).toOpaque()) }
    }
    let em = font.unitsInEm
    return pen.elements.transformed(scaleX: 1 / em, scaleY: -1 / em, x: 0, y: 0)
  }
}

extension Typesetter {
  /// Returns the outline of a fragment at its place in the text's box; `nil` for colour emoji, which are bitmaps, for
  /// attachments, and without fonts.
  public func outline(of fragment: TextLayout.Fragment) -> [OutlineElement]? {
    outline(
      of: fragment.text, font: fragment.font, letterSpacing: fragment.letterSpacing,
      isRightToLeft: fragment.isRightToLeft, x: fragment.x, baseline: fragment.baseline, width: fragment.width)
  }

  /// Returns the outline of text in one font, whose left end is at `x`. The text is shaped as it was when measured and
  /// stretched to the measured width, as browsers do.
  public func outline(
    of text: String, font face: FontFace, letterSpacing: Double, isRightToLeft: Bool, x: Double, baseline: Double,
    width: Double? = nil
  ) -> [OutlineElement]? {
    guard !face.isEmoji, text != StyledText.Attachment.character, let font = library?.font(face) else { return nil }
    let glyphs = Shaper.glyphs(
      Array(text.utf16), font: font, isRightToLeft: isRightToLeft, tabularFigures: face.monospacedDigits, language: "")
    let spacings = glyphs.indices.map { Self.endsSpacedCluster(glyphs, at: $0) ? letterSpacing : 0 }
    let natural = zip(glyphs, spacings).reduce(0) { $0 + $1.0.advance * face.size + $1.1 }
    let stretch = natural > 0 ? (width ?? natural) / natural : 1
    var outline: [OutlineElement] = []
    var left = x
    for (glyph, spacing) in zip(glyphs, spacings) {
      let shape = GlyphOutline.elements(glyph: glyph.id, font: font)
      outline += shape.transformed(
        scaleX: face.size * stretch, scaleY: face.size, x: left + glyph.xOffset * face.size * stretch,
        y: baseline - glyph.yOffset * face.size)
      left += (glyph.advance * face.size + spacing) * stretch
    }
    return outline
  }

  /// Returns whether the glyph ends a cluster with an advance: letter-spacing follows once after each such cluster.
  private static func endsSpacedCluster(_ glyphs: [PlacedGlyph], at index: Int) -> Bool {
    let cluster = glyphs[index].cluster
    if index + 1 < glyphs.count && glyphs[index + 1].cluster == cluster { return false }
    return glyphs[...index].reversed().prefix { $0.cluster == cluster }.contains { $0.advance != 0 }
  }
}
