import VitrineUI

/// The colours of UIKit and AppKit that differ between light and dark.
package enum PlatformColors {
  static let inks: [(String, Ink)] = [
    ("label", .primary), ("secondaryLabel", .secondary), ("tertiaryLabel", .tertiary),
    ("quaternaryLabel", .quaternary), ("systemBackground", .background),
    ("secondarySystemBackground", .secondaryBackground), ("tertiarySystemBackground", .tertiaryBackground),
    ("systemGroupedBackground", .groupedBackground), ("secondarySystemGroupedBackground", .groupedRow),
    ("tertiarySystemGroupedBackground", .tertiaryGrouped),
    ("systemFill", Ink.fills[0]),
    ("secondarySystemFill", Ink.fills[1]), ("tertiarySystemFill", Ink.fills[2]),
    ("quaternarySystemFill", Ink.fills[3]), ("separator", .separator), ("opaqueSeparator", .separator),
    ("link", .blue), ("systemRed", .red),
    ("systemOrange", .orange), ("systemYellow", .yellow), ("systemGreen", .green), ("systemMint", .mint),
    ("systemTeal", .teal), ("systemCyan", .cyan), ("systemBlue", .blue), ("systemIndigo", .indigo),
    ("systemPurple", .purple), ("systemPink", .pink), ("systemBrown", .brown), ("systemGray", .gray),
    ("systemGray2", .gray2), ("systemGray3", .gray3), ("systemGray4", .gray4), ("systemGray5", .gray5),
    ("systemGray6", .gray6), ("darkText", .black), ("lightText", Ink.white.opacity(0.6)),
    ("windowBackgroundColor", .background), ("controlBackgroundColor", .background), ("labelColor", .primary),
    ("tintColor", .blue), ("placeholderText", .placeholder),
  ]

  /// Returns a colour as asset catalogs name it: `systemRedColor`.
  package static func ink(named name: String) -> Ink? {
    inks.first { $0.0 == name || $0.0 + "Color" == name }?.1
  }
}
