// Written by `make generate` from Sources/VitrineUI/Pickers/ColorPicker.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ColorPicker.swift`, as fences name them.
enum DeclaredColorPicker {
  static let bindings: [NameBinding] = [
    .view("ColorPicker") {
      Init(
        Parameter("selection", .tone),
        Parameter("supportsOpacity", .bool, or: true).withoutEffect("it is asked for in the sheet that a tap opens"),
        Parameter("label", .content)
      ) { ColorPicker(selection: $0, supportsOpacity: $1, label: content($2)) }
      Init(
        Parameter(nil, .string), Parameter("selection", .tone),
        Parameter("supportsOpacity", .bool, or: true).withoutEffect("it is asked for in the sheet that a tap opens")
      ) { ColorPicker($0, selection: $1, supportsOpacity: $2) }
    }
  ]
}
