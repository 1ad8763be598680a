// Written by `make generate` from Sources/VitrineUI/Views/Containers.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `Containers.swift` declares, as fences name it.
enum DeclaredContainers {
  static let bindings: [NameBinding] = [
    .view("ViewThatFits") {
      Init(Parameter("in", .axes, or: [.horizontal, .vertical]), Parameter("content", .content)) {
        ViewThatFits(in: $0, content: content($1))
      }
    }
  ]
}
