// Written by `make generate` from Sources/VitrineUI/Controls/StandardButtons.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `StandardButtons.swift`, as fences name them.
enum DeclaredStandardButtons {
  static let bindings: [NameBinding] = [
    .view("EditButton") { Init { EditButton() } },
    .view("RenameButton") { Init { RenameButton() } },
  ]
}
