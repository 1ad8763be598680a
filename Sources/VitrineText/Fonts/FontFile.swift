import CHarfBuzz
import Synchronization

/// One face of a font file, and the fonts at the weights requested so far.
final class FontFile: Sendable {
  let name: String
  let isItalic: Bool
  private let weights: ClosedRange<Double>
  private let face: HarfBuzzReference
  private let unitsPerEm: Double
  private let cuts = Mutex<[Double: WeightedFont]>([:])
  /// The maximum number of weights; there are nine, but animations use any.
  private static let mostCuts = 64

  /// Opens the first of the entry's files that is a font; `nil` if none is. The file is memory-mapped, so that a
  /// collection of 20 MB costs only the pages that are read.
  init?(entry: FontManifest.Entry, folder: String) {
    var opened: OpaquePointer?
    for path in entry.paths {
      let full = path.hasPrefix("/") ? path : folder + "/" + path
      guard let blob = hb_blob_create_from_file_or_fail(full) else { continue }
      defer { hb_blob_destroy(blob) }
      guard let face = hb_face_create(blob, entry.face) else { continue }
      if hb_face_get_glyph_count(face) > 0 {
        opened = face
        break
      }
      hb_face_destroy(face)
    }
    guard let opened, let lightest = entry.weights.first, let boldest = entry.weights.last, lightest <= boldest else {
      return nil
    }
    hb_face_make_immutable(opened)
    face = HarfBuzzReference(opened) { hb_face_destroy($0) }
    unitsPerEm = Double(hb_face_get_upem(opened))
    name = entry.name
    isItalic = entry.style == "italic"
    weights = lightest...boldest
  }

  /// Returns the font at a weight, clamped to the range that the file has.
  func weighted(_ weight: Double) -> WeightedFont? {
    let clamped = weight.isFinite ? min(max(weight, weights.lowerBound), weights.upperBound) : 400
    return cuts.withLock { cuts in
      if let known = cuts[clamped] { return known }
      if cuts.count >= Self.mostCuts { cuts = [:] }
      let made = face.with { WeightedFont(face: $0, name: name, weight: clamped, unitsPerEm: unitsPerEm) }
      cuts[clamped] = made
      return made
    }
  }
}

/// A font at one weight, prepared for shaping; immutable and shared by all threads.
final class WeightedFont: Sendable, Hashable {
  let name: String
  /// The length of one em in HarfBuzz units: 64 per font unit, which preserves the fractions of interpolated advances.
  let unitsInEm: Double
  let font: HarfBuzzReference

  init(face: OpaquePointer, name: String, weight: Double, unitsPerEm: Double) {
    let font = hb_font_create(face)
    let scale = Int32(unitsPerEm * 64)
    hb_font_set_scale(font, scale, scale)
    var axis = hb_variation_t(tag: WeightedFont.weightAxis, value: Float(weight))
    hb_font_set_variations(font, &axis, 1)
    hb_font_make_immutable(font)
    // HarfBuzz never returns null: if memory runs out, it returns an empty font.
    self.font = HarfBuzzReference(font ?? hb_font_get_empty()) { hb_font_destroy($0) }
    self.name = name
    unitsInEm = unitsPerEm * 64
  }

  /// Returns whether the font has glyphs for all visible code points of a character.
  func covers(_ character: Character) -> Bool {
    font.with { font in
      character.unicodeScalars.allSatisfy { scalar in
        if scalar.properties.isDefaultIgnorableCodePoint { return true }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
      }
    } ?? false
  }

  private static let weightAxis: hb_tag_t = 0x7767_6874  // wght

  static func == (a: WeightedFont, b: WeightedFont) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
