// Written by `make generate` from Sources/VitrineUI/Controls/Label.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Label.swift`, as fences name them.
enum DeclaredLabel {
  static let bindings: [NameBinding] = [
    .view("Label") {
      Init(Parameter("title", .content), Parameter("icon", .content)) { Label(title: content($0), icon: content($1)) }
      Init(Parameter(nil, .string), Parameter("systemImage", .string)) { Label($0, systemImage: $1) }
      Init(Parameter(nil, .string), Parameter("image", .imageName)) { Label($0, image: $1) }
    }
  ]
}
