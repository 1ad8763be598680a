/// Paper sizes.
package enum PaperSize: String, CaseIterable, Sendable {
  case a4, a5, letter

  /// The size's name in CSS.
  package var name: String { self == .letter ? "letter" : rawValue.uppercased() }
}
