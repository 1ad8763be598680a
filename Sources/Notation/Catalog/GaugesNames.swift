import VitrineUI

/// Gauges and progress.
enum GaugesNames {
  static let gauges: [NameBinding] = [
    .view("Gauge") {
      Init(Parameter(nil, .configuration)) {
        Gauge(
          value: $0.number("value") ?? 0, label: content($0.part("label")),
          currentValueLabel: content($0.part("currentValueLabel")),
          minimumValueLabel: content($0.part("minimumValueLabel")),
          maximumValueLabel: content($0.part("maximumValueLabel"))
        ).gaugeStyle(.automatic)
      }
      Init(
        Parameter("value", .double), Parameter("in", .bounds, or: 0...1), Parameter("label", .content),
        Parameter("currentValueLabel", .content, or: .none), Parameter("minimumValueLabel", .content, or: .none),
        Parameter("maximumValueLabel", .content, or: .none)
      ) {
        Gauge(
          value: $0, in: $1, label: content($2), currentValueLabel: content($3), minimumValueLabel: content($4),
          maximumValueLabel: content($5))
      }
    },
    .view("ProgressView") {
      Init(Parameter(nil, .configuration)) {
        ProgressView(
          value: $0.number("fractionCompleted"), label: content($0.part("label")),
          currentValueLabel: content($0.part("currentValueLabel"))
        ).progressViewStyle(.automatic)
      }
      Init { ProgressView() }
      Init(Parameter(nil, .string)) { ProgressView($0) }
      Init(Parameter(nil, .string), .optional("value", .double), Parameter("total", .double, or: 1)) {
        ProgressView($0, value: $1, total: $2)
      }
      Init(.optional("value", .double), Parameter("total", .double, or: 1)) { ProgressView(value: $0, total: $1) }
      Init(
        .optional("value", .double), Parameter("total", .double, or: 1), Parameter("label", .content),
        Parameter("currentValueLabel", .content, or: .none)
      ) { ProgressView(value: $0, total: $1, label: content($2), currentValueLabel: content($3)) }
      Init(Parameter("timerInterval", .moments), Parameter("countsDown", .bool, or: true)) {
        ProgressView(timerInterval: $0, countsDown: $1)
      }
      Init(Parameter("timerInterval", .moments), Parameter("countsDown", .bool, or: true), Parameter("label", .content))
      {
        ProgressView(timerInterval: $0, countsDown: $1, label: content($2))
      }
      Init(
        Parameter("timerInterval", .moments).withoutEffect(start), Parameter("countsDown", .bool, or: true),
        Parameter("label", .content), Parameter("currentValueLabel", .content)
      ) { ProgressView(timerInterval: $0, countsDown: $1, label: content($2), currentValueLabel: content($3)) }
    },
  ]
  private static let start = "a picture stands at the beginning of the time"
}
