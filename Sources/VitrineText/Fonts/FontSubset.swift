import CHarfBuzz

extension Typesetter {
  /// A font file with the glyphs of a text alone, at the weight of a face, to be embedded with a drawing of that text.
  ///
  /// - Returns: an OpenType font; `nil` for colour emoji, without fonts, and for fonts that cannot be cut.
  public func fontSubset(of face: FontFace, text: String) -> [UInt8]? {
    guard !face.isEmoji, let font = library?.font(face) else { return nil }
    return font.font.with { font in
      hb_font_get_face(font).flatMap { FontSubset.bytes(of: $0, text: text, face) }
    } ?? nil
  }
}

private enum FontSubset {
  static func bytes(of face: OpaquePointer, text: String, _ wanted: FontFace) -> [UInt8]? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let characters = hb_subset_input_unicode_set(input)
    for scalar in text.unicodeScalars { hb_set_add(characters, scalar.value) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    // Fractions are not measured, so their figures are left out; figures of one width are, where they were asked for.
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

  /// Makes a variable font one of a single weight: everything else stays where the font has it by default.
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
