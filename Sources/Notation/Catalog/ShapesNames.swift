import VitrineLayout
import VitrineUI

/// Shapes by their names.
enum ShapesNames {
  static let shapes: [NameBinding] = [
    .moreOfView("UnevenRoundedRectangle") {
      Init(Parameter("cornerRadii", .cornerRadii), ignoring: [corners]) { $0 }
    },
    .function("RectangleCornerRadii") {
      Native(radius("topLeading"), radius("bottomLeading"), radius("bottomTrailing"), radius("topTrailing")) {
        UnevenRoundedRectangle(
          topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, topTrailingRadius: $3)
      }
    },
    .view("Path") {
      Init(Parameter(nil, .native(Rect.self))) { Path($0) }
      Init(Parameter(nil, .path)) { $0 }
      Init(Parameter("ellipseIn", .native(Rect.self))) { Path(ellipseIn: $0) }
      Init(
        Parameter("roundedRect", .native(Rect.self)), Parameter("cornerRadius", .double), ignoring: [corners]
      ) { Path(roundedRect: $0, cornerRadius: $1) }
      Init(Parameter(nil, .function)) { draw in
        if case .native(let path as Path) = try draw.changing(.native(Path())) { path } else { Path() }
      }
      Init { Path() }
    },
  ]

  private static let corners = Ignored("style", because: "continuous corners are drawn round")

  private static func radius(_ label: String) -> Parameter<Double> { Parameter(label, .double, or: 0) }
}

extension Kind where T == UnevenRoundedRectangle {
  /// The radii of four corners, kept as the shape that has them.
  static var cornerRadii: Kind { native(named: "RectangleCornerRadii") }
}
