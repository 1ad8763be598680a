// Written by `make generate` from Sources/VitrineUI/Views/Containers.swift.
import VitrineLayout
import VitrineText
import VitrineUI

/// What `Containers.swift` declares, as fences name it.
enum DeclaredContainers {
  static let bindings: [NameBinding] = [
    .view("ScrollView") {
      Init(
        Parameter(nil, .axes, or: .vertical),
        Parameter("showsIndicators", .bool, or: true).withoutEffect("indicators are hidden at rest"),
        Parameter("content", .content)
      ) { ScrollView($0, showsIndicators: $1, content: content($2)) }
    },
    .view("ViewThatFits") {
      Init(Parameter("in", .axes, or: [.horizontal, .vertical]), Parameter("content", .content)) {
        ViewThatFits(in: $0, content: content($1))
      }
    },
  ]
}
