// Written by `make generate` from Sources/VitrineUI/Modifiers/LayoutModifiers.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `LayoutModifiers.swift`, as fences name them.
enum DeclaredLayoutModifiers {
  static let bindings: [NameBinding] = [
    .modifier("padding") {
      Modifier(Parameter(nil, .native(EdgeInsets.self))) { $0.padding($1) }
      Modifier(Parameter(nil, .double)) { $0.padding($1) }
      Modifier(Parameter(nil, .edges, or: .all), .optional(nil, .length)) { $0.padding($1, $2) }
    },
    .modifier("frame") {
      Modifier(
        .optional("width", .length), .optional("height", .length),
        Parameter("alignment", .native(Alignment.self), or: .center)
      ) { $0.frame(width: $1, height: $2, alignment: $3) }
      Modifier(
        .optional("minWidth", .length), .optional("idealWidth", .length), .optional("maxWidth", .length),
        .optional("minHeight", .length), .optional("idealHeight", .length), .optional("maxHeight", .length),
        Parameter("alignment", .native(Alignment.self), or: .center)
      ) {
        $0.frame(
          minWidth: $1, idealWidth: $2, maxWidth: $3, minHeight: $4, idealHeight: $5, maxHeight: $6, alignment: $7)
      }
    },
    .modifier("aspectRatio") {
      Modifier(.optional(nil, .length), Parameter("contentMode", .native(AspectRatioRule.ContentMode.self))) {
        $0.aspectRatio($1, contentMode: $2)
      }
      Modifier(
        Parameter(nil, .native(Size.self)), Parameter("contentMode", .native(AspectRatioRule.ContentMode.self))
      ) { $0.aspectRatio($1, contentMode: $2) }
    },
    .modifier("scaledToFit") { Modifier { $0.scaledToFit() } },
    .modifier("scaledToFill") { Modifier { $0.scaledToFill() } },
    .modifier("fixedSize") {
      Modifier { $0.fixedSize() }
      Modifier(Parameter("horizontal", .bool), Parameter("vertical", .bool)) {
        $0.fixedSize(horizontal: $1, vertical: $2)
      }
    },
    .modifier("offset") {
      Modifier(Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)) { $0.offset(x: $1, y: $2) }
      Modifier(Parameter(nil, .native(Size.self))) { $0.offset($1) }
    },
    .modifier("position") {
      Modifier(Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)) { $0.position(x: $1, y: $2) }
      Modifier(Parameter(nil, .native(Point.self))) { $0.position($1) }
    },
    .modifier("layoutPriority") { Modifier(Parameter(nil, .double)) { $0.layoutPriority($1) } },
  ]
}
