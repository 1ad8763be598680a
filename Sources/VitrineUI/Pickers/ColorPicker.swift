import VitrineLayout

/// A control for picking a colour, drawn as the picked colour in a ring of all hues.
///
/// With a type-erased label: `ColorPicker(selection: binding) { AnyView(label) }`.
public struct ColorPicker: ControlView {
  let selection: Binding<Color>
  let label: any View

  /// - Parameter supportsOpacity: without effect in a picture: it is asked for in the sheet that a tap opens.
  /// - Parameter selection: the colour that is picked.
  /// - Parameter label: the view before the colour.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> some View) {
    (self.selection, self.label) = (selection, label())
  }
  /// - Parameter supportsOpacity: without effect in a picture: it is asked for in the sheet that a tap opens.
  /// - Parameter title: the text of the label.
  /// - Parameter selection: the colour that is picked.
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }

  package var controlKind: NodeKind { "ColorPicker" }

  package func parts(in environment: EnvironmentValues) -> any View {
    LabeledRow(label: label, accessory: ColorWell(color: selection.wrappedValue))
  }
}

/// A colour in a ring of all hues, 28 points wide.
struct ColorWell: PrimitiveView {
  let color: Color

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let side = context.environment.points(28)
    let part = ControlPart("well", size: Size(width: side, height: side)) { frame, environment in
      let hues = (0...6).map { step in
        GradientStops.Stop(
          ink: Color(hue: Double(step) / 6, saturation: 0.9, brightness: 1).ink(in: environment),
          location: Double(step) / 6)
      }
      let ring = Fill.angular(GradientStops(hues), center: frame.point(.center), start: 0, end: 360)
      return [
        .ellipse(frame, ring, nil), .ellipse(frame.shrunk(by: side * 0.11), .ink(.background), nil),
        .ellipse(frame.shrunk(by: side * 0.18), .ink(color.ink(in: environment)), nil),
      ]
    }
    return part.makeNodes(context)
  }
}
