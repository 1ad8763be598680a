// Written by `make generate` from Sources/VitrineUI/Views/SpacerDivider.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `SpacerDivider.swift`, as fences name them.
enum DeclaredSpacerDivider {
  static let bindings: [NameBinding] = [
    .view("Spacer") { Init(.optional("minLength", .double)) { Spacer(minLength: $0) } },
    .view("_HSpacer") { Init(.optional("minWidth", .double)) { _HSpacer(minWidth: $0) } },
    .view("_VSpacer") { Init(.optional("minHeight", .double)) { _VSpacer(minHeight: $0) } },
    .view("Divider") { Init { Divider() } },
  ]
}
