import VitrineUI

/// Schemes, tints and the styles of what is below.
enum ColoringsNames {
  static let colorings: [NameBinding] = [
    .modifier("tint") {
      Modifier(.optional(nil, .style)) { $0.tint($1) }
    }
  ]
}
