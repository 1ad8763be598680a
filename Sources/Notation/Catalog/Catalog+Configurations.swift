import VitrineUI

extension Catalog {
  /// Controls that a style makes of its configuration, in the plain style: `Button(configuration)`.
  mutating func addConfiguredControls() {
    view("Button", "_: Configuration") { a in Button(action: {}) { part("label", a) } }
    view("Label", "_: Configuration") { a in
      Label {
        part("title", a)
      } icon: {
        part("icon", a)
      }.labelStyle(.automatic)
    }
    view("Toggle", "_: Configuration") { a in
      var isOn = false
      if case .boolean(let truth)? = field("isOn", a) { isOn = truth }
      return Toggle(isOn: .constant(isOn)) { part("label", a) }.toggleStyle(.automatic)
    }
    view("ProgressView", "_: Configuration") { a in
      ProgressView(value: field("fractionCompleted", a)?.number) {
        part("label", a)
      } currentValueLabel: {
        part("currentValueLabel", a)
      }.progressViewStyle(.automatic)
    }
    view("Gauge", "_: Configuration") { a in
      Gauge(value: field("value", a)?.number ?? 0) {
        part("label", a)
      } currentValueLabel: {
        part("currentValueLabel", a)
      } minimumValueLabel: {
        part("minimumValueLabel", a)
      } maximumValueLabel: {
        part("maximumValueLabel", a)
      }.gaugeStyle(.automatic)
    }
    view("GroupBox", "_: Configuration") { a in
      GroupBox {
        part("content", a)
      } label: {
        part("label", a)
      }.groupBoxStyle(.automatic)
    }
    view("LabeledContent", "_: Configuration") { a in
      LabeledContent {
        part("content", a)
      } label: {
        part("label", a)
      }.labeledContentStyle(.automatic)
    }
  }
}

private func field(_ name: String, _ inputs: Inputs) -> Value? {
  guard case .tuple(let fields)? = inputs[0] else { return nil }
  return fields.first { $0.label == name }?.value
}

private func part(_ name: String, _ inputs: Inputs) -> AnyView {
  if case .view(let view)? = field(name, inputs) { return AnyView(view) }
  return AnyView(EmptyView())
}
