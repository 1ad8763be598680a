// Written by `make generate` from Sources/VitrineUI/Navigation/PanedViews.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `PanedViews.swift` declares, as fences name it.
enum DeclaredPanedViews {
  static let bindings: [NameBinding] = [
    .view("HSplitView") { Init(Parameter("content", .content)) { HSplitView(content: content($0)) } },
    .view("VSplitView") { Init(Parameter("content", .content)) { VSplitView(content: content($0)) } },
  ]
}
