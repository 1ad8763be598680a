// Written by `make generate` from Sources/VitrineUI/Controls/SettingsLink.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `SettingsLink.swift` declares, as fences name it.
enum DeclaredSettingsLink {
  static let bindings: [NameBinding] = [
    .view("SettingsLink") {
      Init { SettingsLink() }
      Init(Parameter("label", .content)) { SettingsLink(label: content($0)) }
    }
  ]
}
