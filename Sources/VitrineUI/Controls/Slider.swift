import VitrineLayout

/// A control for selecting a value from a range.
///
/// With type-erased views: `Slider(value: binding, in: 0...1, step: nil) { AnyView(label) } minimumValueLabel: { … }
/// maximumValueLabel: { … }` for a binding to a `Double`. Events set the value.
public struct Slider: ControlView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  /// The distance between selectable values, counted from the lower bound; `nil` if every value is selectable.
  let step: Double?
  private let label: any View
  let minimum: any View
  let maximum: any View

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = if let step { Double(step) } else { nil }
    (self.label, minimum, maximum) = (label(), minimumValueLabel(), maximumValueLabel())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: label) {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }

  /// Creates a slider as it was written before iOS 15.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: some View, maximumValueLabel: some View,
    @ViewBuilder label: () -> some View
  ) {
    self.init(value: value, in: bounds, step: step, label: label) {
      minimumValueLabel
    } maximumValueLabel: {
      maximumValueLabel
    }
  }

  package var controlKind: NodeKind { .slider }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let node = context.control(controlKind) { parts(in: $0) }
    node.traits.actions.setNumber = { value.wrappedValue = nearest(to: $0) }
    node.traits.actions.drag = drag
    node.traits.actions.label = context.undrawnLabel(label)
    return [node]
  }

  /// Moves the knob as far as the finger moves.
  private func drag(_ motion: DragMotion) {
    guard let track = motion.node.first(of: "track") else { return }
    let travel = track.layout.frame.width - track.environment.points(27)
    guard travel > 0 else { return }
    let isReversed = track.environment.layoutDirection == .rightToLeft
    let share = motion.translation.width / travel * (isReversed ? -1 : 1)
    value.wrappedValue = nearest(to: value.wrappedValue + share * (bounds.upperBound - bounds.lowerBound))
  }

  /// Returns the selectable value nearest to a wanted one.
  func nearest(to wanted: Double) -> Double {
    let clamped = min(max(wanted, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0, step.isFinite else { return clamped }
    let stepped = bounds.lowerBound + ((clamped - bounds.lowerBound) / step).rounded() * step
    return stepped > bounds.upperBound ? stepped - step : stepped
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    HStack(spacing: environment.points(8)) {
      AnyView(minimum)
      SliderTrack(fraction: fraction(of: value.wrappedValue, in: bounds))
      AnyView(maximum)
    }
  }
}

/// Returns the position of a value within a range, from 0 to 1.
func fraction(of value: Double, in bounds: ClosedRange<Double>) -> Double {
  let length = bounds.upperBound - bounds.lowerBound
  let fraction = (value - bounds.lowerBound) / length
  return length > 0 && fraction.isFinite ? min(max(fraction, 0), 1) : 0
}

/// The line and the knob of a slider: as wide as proposed, 31 points high.
struct SliderTrack: PrimitiveView {
  let fraction: Double

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let rule = BarRule(idealWidth: environment.points(118), height: environment.points(31))
    let (thickness, diameter) = (environment.points(4), environment.points(27))
    let isReversed = environment.layoutDirection == .rightToLeft
    let part = ControlPart("track", rule: rule, height: rule.height) { frame, environment in
      let travel = max(frame.width - diameter, 0)
      let knob = Rect(
        x: frame.minX + travel * (isReversed ? 1 - fraction : fraction), y: frame.midY - diameter / 2, width: diameter,
        height: diameter)
      var line = Rect(x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
      let track = Mark.rectangle(line, cornerRadius: thickness / 2, .ink(.controlFill), nil)
      line.origin.x = isReversed ? knob.midX : frame.minX
      line.size.width = isReversed ? frame.maxX - knob.midX : knob.midX - frame.minX
      var shadow = GroupEffects()
      shadow.shadow = GroupEffects.Shadow(ink: Ink.black.opacity(0.2), radius: 3, x: 0, y: 2)
      return [
        track, .rectangle(line, cornerRadius: thickness / 2, environment.tintFill(in: line), nil),
        .group([.ellipse(knob, .ink(.white), nil)], shadow),
      ]
    }
    return part.makeNodes(context)
  }
}

extension RenderNode {
  /// Returns the first node of a kind, in depth-first order from the node itself.
  func first(of kind: NodeKind) -> RenderNode? {
    if self.kind == kind { return self }
    for child in children { if let found = child.first(of: kind) { return found } }
    return nil
  }
}

extension NodeKind {
  public static let slider = NodeKind("Slider")
}
