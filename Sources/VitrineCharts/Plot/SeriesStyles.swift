import VitrineUI

/// The colours, symbols, sizes and line styles of the values that distinguish marks.
package struct SeriesStyles {
  /// The label of the values; `nil` if no colour depends on a value.
  package private(set) var label: String?
  /// The values with a colour each, in the order of the legend.
  package private(set) var names: [String] = []
  package private(set) var symbolNames: [String] = []
  private(set) var lineNames: [String] = []
  /// The range of numbers that the gradient covers; `nil` if the values are no numbers.
  package private(set) var quantities: (lower: Double, upper: Double)?
  private var sizes: (lower: Double, upper: Double)?
  private var sizeNames: [String] = []
  let settings: StyleScaleSettings

  /// The colours of values without a colour in the chart's scale, in order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  package init(_ marks: [ChartMark], _ settings: StyleScaleSettings) {
    self.settings = settings
    var numbers: [Double] = []
    var isQuantity = settings.domain == nil || settings.gradient != nil
    names = settings.domain ?? []
    symbolNames = settings.symbolDomain ?? []
    for mark in marks {
      if let value = mark.look.style?.value {
        label = label ?? value.label
        names.append(Self.name(value))
        if let number = value.value.quantity { numbers.append(number) } else { isQuantity = false }
      }
      if let value = mark.look.symbol?.value { symbolNames.append(Self.name(value)) }
      if let value = mark.look.line?.value { lineNames.append(Self.name(value)) }
      if let value = mark.look.symbolSize?.value {
        sizeNames.append(Self.name(value))
        if let number = value.value.quantity {
          sizes = (min(sizes?.lower ?? number, number), max(sizes?.upper ?? number, number))
        }
      }
    }
    (names, symbolNames) = (names.uniqued(), symbolNames.uniqued())
    (lineNames, sizeNames) = (lineNames.uniqued(), sizeNames.uniqued())
    if isQuantity, let lower = numbers.min(), let upper = numbers.max() {
      quantities = settings.quantities ?? (lower, upper)
    }
  }

  package static func name(_ value: PlottableValue) -> String {
    switch value.value {
    case .category(let name): name
    case .number(let number): NumberLabel.text(number)
    case .date(let seconds): DateLabel.text(seconds, of: value.unit ?? .day)
    }
  }

  // MARK: What a mark gets

  func style(of look: MarkLook) -> any ShapeStyle {
    switch look.style {
    case .fixed(let style): return style
    case .by(let value):
      if let quantities, let number = value.value.quantity {
        let span = quantities.upper - quantities.lower
        return color(at: span > 0 ? (number - quantities.lower) / span : 0.5)
      }
      return style(named: Self.name(value))
    case nil: return Color.accentColor
    }
  }

  package func style(named name: String) -> any ShapeStyle {
    if let style = settings.mapping[name] { return style }
    let index = names.firstIndex(of: name) ?? 0
    if !settings.range.isEmpty { return settings.range[index % settings.range.count] }
    return Self.palette[index % Self.palette.count]
  }

  /// The colours of numbers, from the least to the largest.
  package var gradient: [Color] { settings.gradient ?? [Color.blue.opacity(0.15), Color.blue] }

  private func color(at fraction: Double) -> Color {
    let colors = gradient
    guard colors.count > 1 else { return colors.first ?? .blue }
    let place = min(max(fraction, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    let rest = place - Double(index)
    return rest == 0
      ? colors[index] : rest == 1 ? colors[index + 1] : colors[index].mix(with: colors[index + 1], by: rest)
  }

  func symbol(of look: MarkLook) -> (any ChartSymbolShape)? {
    switch look.symbol {
    case .fixed(let symbol): symbol
    case .by(let value): symbol(named: Self.name(value))
    case nil: nil
    }
  }

  package func symbol(named name: String) -> any ChartSymbolShape {
    if let symbol = settings.symbolMapping[name] { return symbol }
    let index = symbolNames.firstIndex(of: name) ?? 0
    if !settings.symbolRange.isEmpty { return settings.symbolRange[index % settings.symbolRange.count] }
    return BasicChartSymbolShape.all[index % BasicChartSymbolShape.all.count]
  }

  /// Returns the area of a symbol, in square points; 50 by default (estimated).
  func symbolArea(of look: MarkLook) -> Double {
    switch look.symbolSize {
    case .fixed(let area): return area
    case .by(let value):
      if let sizes, let number = value.value.quantity {
        let span = sizes.upper - sizes.lower
        return 20 + 280 * (span > 0 ? (number - sizes.lower) / span : 0.5)
      }
      let index = sizeNames.firstIndex(of: Self.name(value)) ?? 0
      return 30 + 60 * Double(index % 6)
    case nil: return 50
    }
  }

  /// Returns the stroke of a line, by default 2 points wide (estimated), or of a rule, 1 point wide.
  func line(of mark: ChartMark) -> StrokeStyle {
    let width = mark.kind == .rule ? 1.0 : 2
    switch mark.look.line {
    case .fixed(let style): return style
    case .by(let value):
      let dashes: [[Double]] = [[], [6, 3], [2, 2], [8, 3, 2, 3]]
      let index = lineNames.firstIndex(of: Self.name(value)) ?? 0
      return StrokeStyle(lineWidth: width, lineCap: .butt, lineJoin: .round, dash: dashes[index % dashes.count])
    case nil: return StrokeStyle(lineWidth: width, lineCap: mark.kind == .rule ? .butt : .round, lineJoin: .round)
    }
  }
}

/// The colours and symbols that a chart's modifiers assign to values.
package struct StyleScaleSettings {
  package var domain: [String]?
  package var range: [any ShapeStyle] = []
  package var mapping: [String: any ShapeStyle] = [:]
  package var gradient: [Color]?
  /// The numbers at the ends of the gradient; `nil` for the range of the marks' values.
  package var quantities: (lower: Double, upper: Double)?
  package var symbolDomain: [String]?
  package var symbolRange: [any ChartSymbolShape] = []
  package var symbolMapping: [String: any ChartSymbolShape] = [:]

  package init() {}
}
