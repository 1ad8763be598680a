// Written by `make generate` from Sources/VitrineUI/Views/ScrollView.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ScrollView.swift`, as fences name them.
enum DeclaredScrollView {
  static let bindings: [NameBinding] = [
    .view("ScrollView") {
      Init(
        Parameter(nil, .axes, or: .vertical),
        Parameter("showsIndicators", .bool, or: true).withoutEffect("indicators are hidden at rest"),
        Parameter("content", .content)
      ) { ScrollView($0, showsIndicators: $1, content: content($2)) }
    }
  ]
}
