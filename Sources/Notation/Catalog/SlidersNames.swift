import VitrineUI

enum SlidersNames {
  static let sliders: [NameBinding] = [
    .view("Gauge") {
      Init(
        Parameter("value", .double), Parameter("in", .bounds, or: 0...1), Parameter("label", .content),
        Parameter("currentValueLabel", .content, or: .none), Parameter("minimumValueLabel", .content, or: .none),
        Parameter("maximumValueLabel", .content, or: .none)
      ) {
        Gauge(
          value: $0, in: $1, label: content($2), currentValueLabel: content($3), minimumValueLabel: content($4),
          maximumValueLabel: content($5))
      }
    }
  ]
}

extension AnyView {
  /// No view, for a part that is left out.
  static var none: AnyView { AnyView(EmptyView()) }
}
