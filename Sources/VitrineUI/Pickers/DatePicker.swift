import VitrineLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
  /// The hour and minute. The seconds, which only watchOS shows, are left out.
  public static let hourMinuteAndSecond = hourAndMinute
}

/// A control for choosing a date or a time, in UTC.
///
/// With a type-erased label: `DatePicker(selection: binding, displayedComponents: parts) { AnyView(label) }`. Events
/// set the date in seconds since 1970.
public struct DatePicker: ControlView {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: any View

  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> some View
  ) { (self.selection, components, self.label) = (selection, displayedComponents, label()) }
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> some View
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  package var controlKind: NodeKind { "DatePicker" }
  package var controlActions: ControlActions {
    ControlActions(setNumber: { selection.wrappedValue = Date(timeIntervalSince1970: $0) })
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    let date = CivilDate(selection.wrappedValue)
    switch environment[DatePickerStyleKey.self] {
    case .compact where environment.text.profile == .macos:
      return MacDateRow(label: label, date: date, components: components)
    case .compact: return LabeledRow(label: label, accessory: fields(date, environment))
    case .wheel: return LabeledRow(label: label, accessory: wheels(date, environment))
    case .graphical: return graphical(date, environment)
    }
  }

  private func fields(_ date: CivilDate, _ environment: EnvironmentValues) -> some View {
    HStack(spacing: environment.points(6)) {
      if components.contains(.date) { DateField(text: date.dateText) }
      if components.contains(.hourAndMinute) { DateField(text: date.timeText, isTime: true) }
    }
  }

  private func graphical(_ date: CivilDate, _ environment: EnvironmentValues) -> any View {
    VStack(spacing: environment.points(8)) {
      if components.contains(.date) { MonthView(month: date, selected: [date.day]) }
      if components.contains(.hourAndMinute) {
        LabeledRow(label: Text("Time"), accessory: DateField(text: date.timeText, isTime: true))
      }
    }
  }

  private func wheels(_ date: CivilDate, _ environment: EnvironmentValues) -> some View {
    var columns: [(values: [String], chosen: Int)] = []
    if components.contains(.date) {
      columns.append((CivilDate.monthNames, date.month - 1))
      columns.append(((1...date.daysInMonth).map(String.init), date.day - 1))
      columns.append(((date.year - 3...date.year + 3).map(String.init), 3))
    }
    if components.contains(.hourAndMinute) {
      columns.append(((1...12).map(String.init), (date.hour + 11) % 12))
      columns.append(((0...59).map { $0 < 10 ? "0\($0)" : "\($0)" }, date.minute))
      columns.append((["AM", "PM"], date.hour < 12 ? 0 : 1))
    }
    let wheels = columns.map { column -> any View in
      Picker("", selection: .constant(column.chosen)) {
        ViewList(column.values.enumerated().map { Text($1).lineLimit(1).tag($0) })
      }.pickerStyle(.wheel).labelsHidden()
    }
    return HStack(spacing: 0) { ViewList(wheels) }.frame(maxWidth: .infinity)
  }
}

/// A field with a date or a time, 34 or 36 points high; from iOS 26 on a capsule. Rows of lists have no vertical insets
/// around it.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct DateField: PrimitiveView {
  let text: String
  var isTime = false

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let isNew = environment.text.profile == .ios26
    let vertical = isTime ? 8.0 : 7.0
    let label = Text(text).lineLimit(1).padding(environment.insets(isNew ? 38.0 / 3 : 11, vertical))
    let fill = Color(ink: Ink.fills[2])
    let field: any View =
      isNew
      ? label.background(style: fill, in: Capsule())
      : label.background(style: fill, in: RoundedRectangle(cornerRadius: environment.points(6)))
    let nodes = context.nodes(of: field, step: .index(0))
    for node in nodes { node.traits.row.controlHeight = environment.dateFieldHeight(vertical) }
    return nodes
  }
}

extension EnvironmentValues {
  /// Returns the height of a line of text with a padding above and below it, in points.
  fileprivate func dateFieldHeight(_ padding: Double) -> Double {
    let (face, style) = (text.font ?? .body).resolved(text)
    let line = (text.profile.lineMetrics(size: face.size, style: style).height * text.scale).rounded(.up) / text.scale
    return line + 2 * points(padding)
  }
}

/// The appearance of date pickers.
public enum DatePickerStyle: Hashable, Sendable {
  case compact, graphical, wheel
  public static let automatic = DatePickerStyle.compact
  public static let field = DatePickerStyle.compact
  public static let stepperField = DatePickerStyle.compact
}

struct DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = DatePickerStyle.compact
}

extension View {
  public func datePickerStyle(_ style: DatePickerStyle) -> some View {
    changingEnvironment { $0[DatePickerStyleKey.self] = style }
  }
}

/// A control for choosing several dates.
///
/// With a type-erased label: `MultiDatePicker(selection: binding) { AnyView(label) }`.
public struct MultiDatePicker: ControlView {
  let selection: Binding<Set<DateComponents>>

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> some View) {
    self.selection = selection
  }
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) { self.selection = selection }
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in range: some RangeExpression<Date>
  ) { self.selection = selection }

  package var controlKind: NodeKind { "MultiDatePicker" }

  package func parts(in environment: EnvironmentValues) -> any View {
    let dates = selection.wrappedValue.compactMap { date -> CivilDate? in
      guard let year = date.year, let month = date.month, let day = date.day, (1...12).contains(month) else {
        return nil
      }
      return CivilDate(year: year, month: month, day: day)
    }
    let first = dates.min { ($0.year, $0.month, $0.day) < ($1.year, $1.month, $1.day) }
    let month = first ?? CivilDate(FixedClock.now)
    let days = dates.filter { $0.year == month.year && $0.month == month.month }.map(\.day)
    return MonthView(month: month, selected: Set(days))
  }
}
