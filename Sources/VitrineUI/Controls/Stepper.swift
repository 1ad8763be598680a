import VitrineLayout

/// A control that increments and decrements a value.
///
/// With a type-erased label: `Stepper(label:onIncrement:onDecrement:)`. Events increment and decrement it.
public struct Stepper: ControlView {
  let label: any View
  package let increment: () -> Void
  package let decrement: () -> Void
  /// Returns whether each button does something: one is dimmed at an end of the bounds.
  private var ways: () -> (decrement: Bool, increment: Bool)

  public init(
    @ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.label, increment, decrement) = (label(), onIncrement ?? {}, onDecrement ?? {})
    let (canDecrement, canIncrement) = (onDecrement != nil, onIncrement != nil)
    ways = { (canDecrement, canIncrement) }
  }

  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> some View
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> some View
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(by stride: Value.Stride) {
      let next = value.wrappedValue.advanced(by: stride)
      if bounds?.contains(next) ?? true { value.wrappedValue = next }
    }
    self.init(label: label) {
      move(by: step)
    } onDecrement: {
      move(by: 0 - step)
    }
    guard let bounds else { return }
    ways = { (value.wrappedValue > bounds.lowerBound, value.wrappedValue < bounds.upperBound) }
  }

  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  package var controlKind: NodeKind { "Stepper" }
  package var controlActions: ControlActions { ControlActions(increment: increment, decrement: decrement) }

  package func parts(in environment: EnvironmentValues) -> any View {
    let ways = ways()
    return LabeledRow(
      label: label, accessory: StepperButtons(canDecrement: ways.decrement, canIncrement: ways.increment))
  }
}

/// The two buttons of a stepper, 94 by 32 points.
struct StepperButtons: PrimitiveView {
  var canDecrement = true
  var canIncrement = true

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let size = Size(width: environment.points(94), height: environment.points(32))
    let (arm, radius) = (environment.points(7), environment.points(8))
    let part = ControlPart("buttons", size: size) { frame, environment in
      func pen(_ isEnabled: Bool) -> Stroke {
        Stroke(.ink(isEnabled ? .primary : .tertiary), width: max(1, size.height / 20), cap: .round)
      }
      func line(_ a: Point, _ b: Point, _ stroke: Stroke) -> Mark {
        .path(DrawnPath([.move(a), .line(b)]), nil, stroke)
      }
      let left = frame.point(UnitPoint(x: 0.25, y: 0.5))
      let right = frame.point(UnitPoint(x: 0.75, y: 0.5))
      let (dx, dy) = (Point(x: arm, y: 0), Point(x: 0, y: arm))
      return [
        .rectangle(frame, cornerRadius: radius, .ink(.controlFill), nil),
        line(
          frame.point(UnitPoint(x: 0.5, y: 0.25)), frame.point(UnitPoint(x: 0.5, y: 0.75)), Stroke(.ink(.separator))),
        line(left - dx, left + dx, pen(canDecrement)), line(right - dx, right + dx, pen(canIncrement)),
        line(right - dy, right + dy, pen(canIncrement)),
      ]
    }
    return part.makeNodes(context)
  }
}
