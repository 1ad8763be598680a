// Written by `make generate` from Sources/VitrineUI/Views/Containers.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Containers.swift`, as fences name them.
enum DeclaredContainers {
  static let bindings: [NameBinding] = [
    .view("ViewThatFits") {
      Init(Parameter("in", .axes, or: [.horizontal, .vertical]), Parameter("content", .content)) {
        ViewThatFits(in: $0, content: content($1))
      }
    }
  ]
}
