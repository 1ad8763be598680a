// Written by `make generate` from Sources/VitrineUI/Controls/SettingsLink.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `SettingsLink.swift`, as fences name them.
enum DeclaredSettingsLink {
  static let bindings: [NameBinding] = [
    .view("SettingsLink") {
      Init { SettingsLink() }
      Init(Parameter("label", .content)) { SettingsLink(label: content($0)) }
    }
  ]
}
