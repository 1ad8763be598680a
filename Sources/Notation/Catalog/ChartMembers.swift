import VitrineCharts
import VitrineUI

/// The named values of what charts are told.
enum ChartMembers {
  static let members: [MemberTable] = [
    MemberTable(casesOf: CalendarUnit.self), MemberTable(casesOf: MarkStackingMethod.self),
    MemberTable(casesOf: AnnotationPosition.self), MemberTable(casesOf: AxisMarkPosition.self),
    MemberTable(casesOf: AxisMarkPreset.self), MemberTable(casesOf: AxisLabelOrientation.self),
    MemberTable(MarkDimension.self, [Member("automatic", .automatic)]),
    MemberTable(
      InterpolationMethod.self,
      [
        Member("linear", .linear), Member("monotone", .monotone), Member("catmullRom", .catmullRom),
        Member("cardinal", .cardinal), Member("stepStart", .stepStart), Member("stepCenter", .stepCenter),
        Member("stepEnd", .stepEnd),
      ]),
    MemberTable(
      BasicChartSymbolShape.self,
      [
        Member("circle", .circle), Member("square", .square), Member("triangle", .triangle),
        Member("diamond", .diamond), Member("pentagon", .pentagon), Member("plus", .plus), Member("cross", .cross),
        Member("asterisk", .asterisk),
      ]),
    MemberTable(ScaleDomain.self, [Member("automatic", .automatic)]),
    MemberTable(
      ScaleType.self,
      [
        Member("automatic", .automatic), Member("linear", .linear), Member("log", .log),
        Member("symmetricLog", .symmetricLog), Member("squareRoot", .squareRoot), Member("date", .date),
        Member("category", .category),
      ]),
    MemberTable(PlotDimensionRange.self, [Member("plotDimension", .plotDimension)]),
    MemberTable(AxisMarkValues.self, [Member("automatic", .automatic)]),
    MemberTable(
      AxisTickLength.self,
      [Member("automatic", .automatic), Member("label", .label), Member("longestLabel", .longestLabel)]),
  ]

  static let functions: [NameBinding] = [
    .staticFunction("MarkDimension", "fixed") { Native(Parameter(nil, .double)) { MarkDimension.fixed($0) } },
    .staticFunction("MarkDimension", "ratio") { Native(Parameter(nil, .double)) { MarkDimension.ratio($0) } },
    .staticFunction("MarkDimension", "inset") { Native(Parameter(nil, .double)) { MarkDimension.inset($0) } },
    .staticFunction("InterpolationMethod", "catmullRom") {
      Native(Parameter("alpha", .double)) { InterpolationMethod.catmullRom(alpha: $0) }
    },
    .staticFunction("InterpolationMethod", "cardinal") {
      Native(Parameter("tension", .double)) { InterpolationMethod.cardinal(tension: $0) }
    },
    .staticFunction("ScaleDomain", "automatic") {
      Native(.optional("includesZero", .bool), Parameter("reversed", .bool, or: false)) {
        (includesZero: Bool?, isReversed: Bool) in
        ScaleDomain.automatic(includesZero: includesZero, reversed: isReversed)
      }
    },
    .staticFunction("ScaleType", "power") {
      Native(Parameter("exponent", .double)) { ScaleType.power(exponent: $0) }
    },
    .staticFunction("PlotDimensionScaleRange", "plotDimension") {
      Native(Parameter("padding", .double)) { PlotDimensionRange.plotDimension(padding: $0) }
      Native(Parameter("startPadding", .double, or: 0), Parameter("endPadding", .double, or: 0)) {
        PlotDimensionRange.plotDimension(startPadding: $0, endPadding: $1)
      }
    },
    .staticFunction("AxisMarkValues", "automatic") {
      Native(
        .optional("desiredCount", .int),
        ignoring: [rounding("roundLowerBound"), rounding("roundUpperBound"), rounding("minimumStride")]
      ) { (count: Int?) in AxisMarkValues.automatic(desiredCount: count) }
    },
    .staticFunction("AxisMarkValues", "stride") {
      Native(
        Parameter("by", .native(CalendarUnit.self)), Parameter("count", .int, or: 1),
        ignoring: [
          rounding("roundLowerBound"), rounding("roundUpperBound"),
          Ignored("calendar", because: "dates are those of the Gregorian calendar"),
        ]
      ) { AxisMarkValues.stride(by: $0, count: $1) }
      Native(Parameter("by", .double), ignoring: [rounding("roundLowerBound"), rounding("roundUpperBound")]) {
        AxisMarkValues.stride(by: $0)
      }
    },
    .staticFunction("AxisTickLength", "label") {
      Native(Parameter("extendPastBy", .double)) { AxisTickLength.label(extendPastBy: $0) }
    },
    .staticFunction("AxisTickLength", "longestLabel") {
      Native(Parameter("extendPastBy", .double)) { AxisTickLength.longestLabel(extendPastBy: $0) }
    },
  ]

  private static func rounding(_ label: String) -> Ignored {
    Ignored(label, because: "an axis without a domain of its own ends at a value with a label")
  }
}
