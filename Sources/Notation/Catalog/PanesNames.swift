import VitrineUI

/// Panes beside one another.
enum PanesNames {
  static let panes: [NameBinding] = [
    .view("GlassEffectContainer") {
      Init(
        Parameter("spacing", .any, or: .nothing).withoutEffect("glass is not drawn, and so nothing melts together"),
        Parameter("content", .view)
      ) { _, views in views }
    }
  ]
}
