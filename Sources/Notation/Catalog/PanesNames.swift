import VitrineUI

/// Panes beside one another.
enum PanesNames {
  static let panes: [NameBinding] = [
    .view("HSplitView") { Init(Parameter("content", .content)) { HSplitView(content: content($0)) } },
    .view("VSplitView") { Init(Parameter("content", .content)) { VSplitView(content: content($0)) } },
    .view("GlassEffectContainer") {
      Init(
        Parameter("spacing", .any, or: .nothing).withoutEffect("glass is not drawn, and so nothing melts together"),
        Parameter("content", .view)
      ) { _, views in views }
    },
  ]
}
