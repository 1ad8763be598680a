import VitrineLayout
import VitrineUI

/// A text alternative of a chart: the number of its marks, and the values along its axes.
struct ChartSummary {
  private let marks: [ChartMark]
  private let settings: ChartSettings

  init(_ marks: [ChartMark], _ settings: ChartSettings) { (self.marks, self.settings) = (marks, settings) }

  /// The text: `Chart of 2 bars; Month: Jan, Feb; Sales: 0 to 5`.
  var text: String {
    let sectors = marks.filter { $0.kind == .sector }.compactMap { $0.look.style?.value }.map(Self.words)
    let legend = sectors.isEmpty ? [] : [Self.list(sectors.uniqued())]
    return (["Chart of " + counts] + axes + legend).joined(separator: "; ")
  }

  private var counts: String {
    let kinds = marks.map(\.kind).uniqued()
    let words = kinds.map { kind -> String in
      let own = marks.filter { $0.kind == kind }
      let series = own.map { ($0.series ?? $0.look.style?.value).map(Self.words) ?? "" }.uniqued().count
      return Self.count(kind, own.count, series)
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func count(_ kind: ChartMark.Kind, _ count: Int, _ series: Int) -> String {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    switch kind {
    case .bar: return counted(count, "bar")
    case .line: return counted(series, "line") + " through " + counted(count, "point")
    case .area: return counted(series, "area") + " over " + counted(count, "point")
    case .point: return counted(count, "point")
    case .rule: return counted(count, "rule")
    case .rectangle: return counted(count, "rectangle")
    case .sector: return counted(count, "sector")
    }
  }

  private var axes: [String] {
    let known = settings.x.scale.domain?.quantities
    let stacked = Stacking.stacked(marks.flatMap { $0.function?.plot.marks(like: $0, over: known) ?? [$0] })
    var (x, y) = (AxisData(), AxisData())
    for mark in stacked { mark.add(to: &x, &y) }
    return [(x, settings.x, "x"), (y, settings.y, "y")].compactMap { data, settings, name in
      guard
        let scale = data.scale(
          settings.scale, marks: settings.shownMarks.map(\.values), count: NiceSteps.usualCount)
      else { return nil }
      return "\(data.label.flatMap { $0.isEmpty ? nil : $0 } ?? name): \(Self.extent(of: scale))"
    }
  }

  private static func extent(of scale: PlotScale) -> String {
    switch scale {
    case .bands(let bands): list(bands.categories)
    case .continuous(let scale):
      scale.isDate
        ? "\(date(scale.lower)) to \(date(scale.upper))"
        : "\(NumberLabel.text(scale.lower)) to \(NumberLabel.text(scale.upper))"
    }
  }

  private static func date(_ seconds: Double) -> String {
    "\(DateLabel.text(seconds, of: .day)) \(DateLabel.text(seconds, of: .year))"
  }

  /// Returns the names if they are few; otherwise the first, the last and the count.
  private static func list(_ names: [String]) -> String {
    guard names.count > 8, let first = names.first, let last = names.last else { return names.joined(separator: ", ") }
    return "\(first) to \(last), \(names.count) in all"
  }

  private static func words(_ value: PlottableValue) -> String {
    switch value.value {
    case .category(let name): name
    case .number(let number): NumberLabel.text(number)
    case .date(let seconds): date(seconds)
    }
  }
}
