// Written by `make generate` from Sources/VitrineUI/Core/TagValue.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `TagValue.swift`, as fences name them.
enum DeclaredTagValue {
  static let bindings: [NameBinding] = [
    .modifier("tag") {
      Modifier(
        Parameter(nil, .choice),
        Parameter("includeOptional", .bool, or: true).withoutEffect("an optional with a value counts as the value")
      ) { $0.tag($1, includeOptional: $2) }
    }
  ]
}
