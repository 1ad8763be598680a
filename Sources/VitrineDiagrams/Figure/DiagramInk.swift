import VitrineUI

/// The colors of diagrams, in addition to those of views. Each has a contrast of at least 4.5 to 1 to the page in both
/// schemes.
extension Ink {
  private static func diagram(_ name: String, _ light: UInt32, _ dark: UInt32, opacity: Double = 1) -> Ink {
    Ink(light: RGBA(hex: light, opacity: opacity), dark: RGBA(hex: dark, opacity: opacity), name: name)
  }

  /// The color of text and frames in diagrams.
  package static let ink = diagram("ink", 0x1D1D1F, 0xF5F5F7)
  package static let muted = diagram("muted", 0x62626A, 0xA1A1A8)
  package static let line = diagram("line", 0x8A8A90, 0x77777D)
  package static let proposal = diagram("proposal", 0x0A5BC4, 0x5AAAFF)
  package static let report = diagram("report", 0xA63A08, 0xFFA466)
  package static let dimension = diagram("dimension", 0x62626A, 0xA1A1A8)
  package static let overflow = diagram("overflow", 0xC4291C, 0xFF7B72)
  package static let guide = diagram("guide", 0x8A3FBF, 0xD0A2FF)
  /// The tint of the safe area.
  package static let safeArea = diagram("safe-area", 0x0A5BC4, 0x5AAAFF, opacity: 0.1)
  /// The color of a device's frame.
  package static let bezel = diagram("bezel", 0x1D1D1F, 0x48484A)
  /// A watch looks the same in both schemes.
  package static let watchCase = Ink(RGBA(hex: 0x3A3A3C))
  package static let paper = diagram("paper", 0xFFFFFF, 0x161617)

  package static let diagramInks: [Ink] = [
    .ink, .muted, .line, .proposal, .report, .dimension, .overflow, .guide, .safeArea, .bezel, .paper,
  ]
}
