import VitrineUI

/// Schemes, tints and the styles of what is below.
enum ColoringsNames {
  static let colorings: [NameBinding] = [
    .modifier("tint") {
      Modifier(.optional(nil, .style)) { $0.tint($1) }
    },
    .modifier("accentColor") { Modifier(.optional(nil, .native(Color.self))) { $0.tint($1) } },
    .modifier("preferredColorScheme") {
      Modifier(.optional(nil, .native(ColorScheme.self))) { $0.preferredColorScheme($1) }
    },
    .modifier("colorScheme") { Modifier(Parameter(nil, .native(ColorScheme.self))) { $0.colorScheme($1) } },
  ]
}
