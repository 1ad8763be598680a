import VitrineLayout

/// A calendar of one month, with some days selected.
struct MonthView: PrimitiveView {
  let month: CivilDate
  let selected: Set<Int>

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let month = VStack(spacing: environment.points(4)) {
      heading(environment)
      weekdays
      ViewList(weeks.map { week in HStack(spacing: 0) { ViewList(week.map { day($0, environment) }) } })
    }
    return context.nodes(of: month, step: .index(0))
  }

  private func heading(_ environment: EnvironmentValues) -> some View {
    HStack(spacing: environment.points(24)) {
      Text("\(month.monthName) \(month.year)").font(.headline)
      Spacer(minLength: 0)
      DirectionalArrow(isBackward: true).foregroundStyle(Color.accentColor)
      DirectionalArrow().foregroundStyle(Color.accentColor)
    }
    .padding(EdgeInsets(.horizontal, environment.points(8)))
    .frame(height: environment.points(44))
  }

  private var weekdays: some View {
    let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].map { name -> any View in
      Text(name).font(.caption2.weight(.semibold)).lineLimit(1).frame(maxWidth: .infinity)
    }
    return HStack(spacing: 0) { ViewList(names) }.foregroundStyle(Color(ink: .tertiary))
  }

  /// The days in rows of seven; `nil` before the first day and after the last.
  private var weeks: [[Int?]] {
    var days = [Int?](repeating: nil, count: month.firstWeekday) + (1...month.daysInMonth).map { $0 }
    days += [Int?](repeating: nil, count: (7 - days.count % 7) % 7)
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  private func day(_ day: Int?, _ environment: EnvironmentValues) -> any View {
    let height = environment.points(40)
    guard let day else { return Color(ink: .clear).frame(height: height) }
    let isSelected = selected.contains(day)
    let text = Text("\(day)").font(isSelected ? .title3.weight(.semibold) : .title3).lineLimit(1)
      .foregroundStyle(isSelected ? Color.accentColor : Color.primary).frame(maxWidth: .infinity, minHeight: height)
    return isSelected ? text.background { Circle().fill(Color.accentColor.opacity(0.15)) } : text
  }
}
