import VitrineLayout

/// A date picker on the Mac: a label, a field and a stepper, 22 points high. Only in rows of forms is it wider than its
/// parts.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct MacDateRow: PrimitiveView {
  let label: any View
  let date: CivilDate
  let components: DatePickerComponents

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let control = HStack(spacing: 3.5) {
      field
      StepperArrows()
    }
    if context.environment.controlPlace == .row {
      return LabeledRow(label: label, accessory: control.frame(height: 22)).makeNodes(context)
    }
    let row = HStack(spacing: 8) {
      if !context.environment[LabelsHiddenKey.self] { LeadingColumn(label) }
      control
    }
    return context.nodes(of: row.frame(height: 22), step: .index(0))
  }

  /// The date field: 76 points wide for a date, 60 for a time, 136 for both.
  private var field: some View {
    let (hasDate, hasTime) = (components.contains(.date), components.contains(.hourAndMinute))
    let text = [hasDate ? date.numericText : nil, hasTime ? date.timeText : nil].compactMap(\.self)
    let ground = Rectangle().fill(Color(ink: .background)).overlay(alignment: .bottom) {
      Rectangle().fill(Color(ink: .separator)).frame(height: 1)
    }
    return Text(text.joined(separator: ", ")).lineLimit(1)
      .frame(width: (hasDate ? 76 : 0) + (hasTime ? 60 : 0), height: 16).background { ground }
  }
}

/// Two arrows, one above the other, on a background that extends 2 points beyond their frame.
private struct StepperArrows: PrimitiveView {
  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let part = ControlPart("stepper", size: Size(width: 16, height: 22)) { frame, _ in
      let middle = frame.point(.center)
      func arrow(_ y: Double, _ rise: Double) -> Mark {
        let tip = Point(x: middle.x, y: middle.y + y)
        let (left, right) = (Point(x: tip.x - 3, y: tip.y + rise), Point(x: tip.x + 3, y: tip.y + rise))
        return .path(
          DrawnPath([.move(left), .line(tip), .line(right)]), nil, Stroke(.ink(.primary), width: 1.5, cap: .round))
      }
      let ground = Mark.rectangle(frame.shrunk(by: -2), cornerRadius: 6, .ink(.controlFill), nil)
      return [ground, arrow(-6, 3), arrow(6, -3)]
    }
    return part.makeNodes(context)
  }
}
