import Testing

@testable import VitrineCharts

/// Stretches of the calendar and the labels of dates.
@Suite struct CalendarTests {
  /// A moment by its day, at noon.
  private func noon(_ year: Int, _ month: Int, _ day: Int) -> Double {
    Moment.seconds(year: year, month: month, day: day) + 43_200
  }

  private func text(_ seconds: Double) -> String {
    let date = Moment.civil(seconds)
    return "\(date.year)-\(date.month)-\(date.day) \(date.hour):\(date.minute)"
  }

  @Test func theEpochIsTheBeginningOf2001() {
    #expect(Moment.seconds(year: 2001, month: 1) == 0)
    #expect(Moment.weekday(of: 0) == 1)
    #expect(text(noon(2024, 2, 29)) == "2024-2-29 12:0")
  }

  @Test(arguments: [
    (CalendarUnit.day, "2024-8-14 0:0", "2024-8-15 0:0"), (.weekOfYear, "2024-8-11 0:0", "2024-8-18 0:0"),
    (.month, "2024-8-1 0:0", "2024-9-1 0:0"), (.quarter, "2024-7-1 0:0", "2024-10-1 0:0"),
    (.year, "2024-1-1 0:0", "2025-1-1 0:0"), (.hour, "2024-8-14 12:0", "2024-8-14 13:0"),
  ]) func stretchesBeginAndEnd(_ unit: CalendarUnit, _ start: String, _ end: String) {
    let moment = noon(2024, 8, 14)
    #expect(text(unit.start(of: moment)) == start)
    #expect(text(unit.end(of: moment)) == end)
  }

  @Test func monthsThatAreTooShortEndOnTheirLastDay() {
    #expect(text(CalendarUnit.month.adding(1, to: Moment.seconds(year: 2023, month: 1, day: 31))) == "2023-2-28 0:0")
    #expect(text(CalendarUnit.month.adding(-2, to: noon(2024, 1, 15))) == "2023-11-15 12:0")
    #expect(text(CalendarUnit.year.adding(-1, to: noon(2001, 3, 1))) == "2000-3-1 12:0")
  }

  /// The span in days from the beginning of 2024, how many steps are wanted, and the labels.
  @Test(arguments: [
    (2.0, 4, ["12 AM", "12 PM", "12 AM", "12 PM", "12 AM"]),
    (5, 5, ["Jan 1", "Jan 2", "Jan 3", "Jan 4", "Jan 5", "Jan 6"]),
    (28, 4, ["Jan 7", "Jan 14", "Jan 21", "Jan 28"]),
    (150, 5, ["Jan", "Feb", "Mar", "Apr", "May"]),
    (800, 4, ["Jan 2024", "Jul 2024", "Jan 2025", "Jul 2025", "Jan 2026"]),
    (3_000, 4, ["2024", "2026", "2028", "2030", "2032"]),
  ]) func stepsSuitTheSpan(_ days: Double, _ count: Double, _ labels: [String]) {
    let start = Moment.seconds(year: 2024, month: 1)
    var data = AxisData()
    for seconds in [start, start + days * 86_400] { data.add(PlottableValue("d", .date(seconds))) }
    guard let scale = data.scale(ScaleSettings(), count: count) else { return #expect(Bool(false)) }
    let ticks = AxisTicks(.automatic, scale, data, count: count)
    #expect(ticks.values.map(ticks.text) == labels)
  }

  @Test func unitsTakeTheWholeOfTheirStretches() {
    var data = AxisData()
    for month in [2, 4] { data.add(PlottableValue("d", .date(noon(2024, month, 9)), unit: .month)) }
    guard let scale = data.scale(ScaleSettings(), count: 4)?.continuous else { return #expect(Bool(false)) }
    #expect((text(scale.lower), text(scale.upper)) == ("2024-2-1 0:0", "2024-5-1 0:0"))
    let ticks = AxisTicks(.automatic, .continuous(scale), data, count: 4)
    // The end of the last month has a grid line, but no label.
    #expect(ticks.values.map(ticks.text) == ["Feb", "Mar", "Apr", "May"])
  }
}
