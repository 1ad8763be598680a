import CHarfBuzz
import Synchronization

extension Typesetter {
  /// Returns a font file with only the glyphs of a text, at the weight of a face, for embedding in a drawing of that
  /// text.
  ///
  /// - Returns: an OpenType font; `nil` for colour emoji, without fonts, and for fonts that HarfBuzz can't subset.
  public func fontSubset(of face: FontFace, text: String) -> [UInt8]? {
    guard !face.isEmoji, let font = library?.font(face) else { return nil }
    return subsets.subset(of: font, text: text, face)
  }
}

/// A cache of font subsets: many texts of a drawing, such as step numbers, have the same characters.
final class FontSubsets: Sendable {
  private struct Key: Hashable {
    var font: WeightedFont
    var weight: Double
    var monospacedDigits: Bool
    var characters: Set<Unicode.Scalar>
  }

  /// A font file from which subsets are made.
  private struct Source {
    var cuts = 0
    /// The preprocessed face, which makes each further subset faster.
    var prepared: HarfBuzzReference?
  }

  private let known = Mutex(GenerationCache<Key, [UInt8]>(limit: 512))
  /// The sources, by the pointers of their faces, which exist as long as the fonts.
  private let sources = Mutex<[UInt: Source]>([:])

  /// The number of subsets after which preprocessing the face pays off.
  private static let cutsBeforePreparing = 32

  func subset(of font: WeightedFont, text: String, _ wanted: FontFace) -> [UInt8]? {
    let key = Key(
      font: font, weight: wanted.weight, monospacedDigits: wanted.monospacedDigits,
      characters: Set(text.unicodeScalars))
    if let bytes = known.withLock({ $0[key] }) { return bytes }
    let bytes: [UInt8]? =
      font.font.with { font in
        hb_font_get_face(font).flatMap { face in
          prepared(face)?.with { FontSubset.bytes(of: $0, text: text, wanted) }
            ?? FontSubset.bytes(of: face, text: text, wanted)
        }
      } ?? nil
    if let bytes { known.withLock { $0[key] = bytes } }
    return bytes
  }

  /// Returns the preprocessed face once its font has been subset often enough; before that, `nil`.
  private func prepared(_ face: OpaquePointer) -> HarfBuzzReference? {
    let address = UInt(bitPattern: face)
    return sources.withLock { sources in
      sources[address, default: Source()].cuts += 1
      guard let source = sources[address], source.cuts > Self.cutsBeforePreparing else { return nil }
      if let prepared = source.prepared { return prepared }
      guard let made = hb_subset_preprocess(face) else { return nil }
      hb_face_make_immutable(made)
      let prepared = HarfBuzzReference(made) { hb_face_destroy($0) }
      sources[address]?.prepared = prepared
      return prepared
    }
  }
}

private enum FontSubset {
  static func bytes(of face: OpaquePointer, text: String, _ wanted: FontFace) -> [UInt8]? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let characters = hb_subset_input_unicode_set(input)
    for scalar in text.unicodeScalars { hb_set_add(characters, scalar.value) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    // Drop the glyphs of fractions, which measuring doesn't use; include fixed-width digits if the face asks for them.
    let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    for feature in ["frac", "numr", "dnom"] where !text.contains("\u{2044}") { hb_set_del(features, tag(feature)) }
    if wanted.monospacedDigits { hb_set_add(features, tag("tnum")) }
    guard pinAxes(of: face, at: wanted.weight, input) else { return nil }
    guard let subset = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(subset) }
    guard let blob = hb_face_reference_blob(subset) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  /// Fixes a variable font at one weight, and every other axis at its default. Returns whether this succeeded.
  private static func pinAxes(of face: OpaquePointer, at weight: Double, _ input: OpaquePointer) -> Bool {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return true }
    var axes = Array(repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    for axis in axes.prefix(Int(count)) {
      let isPinned =
        axis.tag == tag("wght")
        ? hb_subset_input_pin_axis_location(
          input, face, axis.tag, min(max(Float(weight), axis.min_value), axis.max_value))
        : hb_subset_input_pin_axis_to_default(input, face, axis.tag)
      guard isPinned != 0 else { return false }
    }
    return true
  }

  private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
