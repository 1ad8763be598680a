import VitrineLayout
import VitrineUI

/// Views turned, scaled and moved without their layout.
enum TransformsNames {
  static let transforms: [NameBinding] = [
    .modifier("rotation3DEffect") {
      ContextModifier(
        Parameter(nil, .angle), Parameter("axis", .axis), anchor,
        Parameter("anchorZ", .double, or: 0).withoutEffect("pictures have no depth"),
        Parameter("perspective", .double, or: 0).withoutEffect("lines that are parallel stay so in a picture")
      ) { context, view, angle, axis, anchor, depth, perspective in
        if perspective != 0 || depth != 0 {
          context.warn(
            notDrawn: perspective != 0 ? "perspective" : "anchorZ", because: "rotations are drawn without perspective")
        }
        return view.rotation3DEffect(angle, axis: axis, anchor: anchor)
      }
    },
    .modifier("projectionEffect") { Modifier(Parameter(nil, .native(Transform.self))) { $0.transformEffect($1) } },
  ]

  private static let anchor = Parameter("anchor", .native(UnitPoint.self), or: .center)
}

extension Kind where T == (x: Double, y: Double, z: Double) {
  /// An axis in space: three numbers.
  static var axis: Kind {
    .plain("(x: CGFloat, y: CGFloat, z: CGFloat)") { value, _ in
      guard case .tuple(let parts) = value, parts.count == 3, let x = parts[0].value.number,
        let y = parts[1].value.number, let z = parts[2].value.number
      else { return nil }
      return (x, y, z)
    }
  }
}
