// Written by `make generate` from Sources/VitrineUI/Controls/Gauge.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Gauge.swift`, as fences name them.
enum DeclaredGauge {
  static let bindings: [NameBinding] = [
    .function("DefaultGaugeStyle") { Native { DefaultGaugeStyle() } },
    .function("LinearCapacityGaugeStyle") { Native { LinearCapacityGaugeStyle() } },
    .function("AccessoryLinearGaugeStyle") { Native { AccessoryLinearGaugeStyle() } },
    .function("AccessoryCircularGaugeStyle") { Native { AccessoryCircularGaugeStyle() } },
    .modifier("gaugeStyle") {
      Modifier(Parameter(nil, .gaugeStyle)) { (a: any View, b: any GaugeStyle) in a.gaugeStyle(b) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "GaugeStyle",
      [
        Member<any GaugeStyle>("automatic", DefaultGaugeStyle.automatic),
        Member<any GaugeStyle>("linearCapacity", LinearCapacityGaugeStyle.linearCapacity),
        Member<any GaugeStyle>("accessoryLinear", AccessoryLinearGaugeStyle.accessoryLinear),
        Member<any GaugeStyle>("linear", AccessoryLinearGaugeStyle.linear),
        Member<any GaugeStyle>("accessoryLinearCapacity", AccessoryLinearGaugeStyle.accessoryLinearCapacity),
        Member<any GaugeStyle>("accessoryCircular", AccessoryCircularGaugeStyle.accessoryCircular),
        Member<any GaugeStyle>("circular", AccessoryCircularGaugeStyle.circular),
        Member<any GaugeStyle>("accessoryCircularCapacity", AccessoryCircularGaugeStyle.accessoryCircularCapacity),
      ])
  ]
}
