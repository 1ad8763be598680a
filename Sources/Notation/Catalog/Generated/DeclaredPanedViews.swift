// Written by `make generate` from Sources/VitrineUI/Navigation/PanedViews.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `PanedViews.swift`, as fences name them.
enum DeclaredPanedViews {
  static let bindings: [NameBinding] = [
    .view("HSplitView") { Init(Parameter("content", .content)) { HSplitView(content: content($0)) } },
    .view("VSplitView") { Init(Parameter("content", .content)) { VSplitView(content: content($0)) } },
  ]
}
