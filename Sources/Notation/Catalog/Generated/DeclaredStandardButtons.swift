// Written by `make generate` from Sources/VitrineUI/Controls/StandardButtons.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `StandardButtons.swift` declares, as fences name it.
enum DeclaredStandardButtons {
  static let bindings: [NameBinding] = [
    .view("EditButton") { Init { EditButton() } },
    .view("RenameButton") { Init { RenameButton() } },
  ]
}
