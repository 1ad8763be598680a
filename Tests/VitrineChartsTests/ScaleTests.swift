import Testing

@testable import VitrineCharts

/// Steps, domains and labels of axes.
@Suite struct ScaleTests {
  /// A case: the ends of the data, how many steps are wanted, the values with labels.
  struct Case: CustomTestStringConvertible {
    let data: [Double]
    var count = 4.0
    var includesZero: Bool?
    let labels: [String]
    var testDescription: String { "\(data) in \(count)" }
  }

  /// The steps of axes in pictures of iOS 16 and macOS 15: the greatest value of the data, and the labels.
  static let measured: [Case] = [
    Case(data: [7], count: NiceSteps.usualCount, labels: ["0", "2", "4", "6", "8"]),
    Case(data: [9], count: NiceSteps.usualCount, labels: ["0", "5", "10"]),
    Case(data: [0, 5], count: NiceSteps.usualCount, labels: ["0", "2", "4", "6"]),
    Case(data: [68], count: NiceSteps.usualCount, labels: ["0", "25", "50", "75"]),
    Case(data: [120], count: NiceSteps.usualCount, labels: ["0", "50", "100", "150"]),
    Case(data: [177], count: NiceSteps.usualCount, labels: ["0", "50", "100", "150", "200"]),
    Case(data: [390], count: NiceSteps.usualCount, labels: ["0", "100", "200", "300", "400"]),
    Case(data: [450], count: NiceSteps.usualCount, labels: ["0", "200", "400", "600"]),
    Case(data: [500], count: NiceSteps.usualCount, labels: ["0", "200", "400", "600"]),
    Case(data: [1_140], count: NiceSteps.usualCount, labels: ["0", "500", "1,000", "1,500"]),
    Case(data: [10_164_966], count: NiceSteps.usualCount, labels: ["0", "5.0E6", "1.0E7", "1.5E7"]),
    Case(data: [19_746_227], count: NiceSteps.usualCount, labels: ["0", "5.0E6", "1.0E7", "1.5E7", "2.0E7"]),
  ]

  static let cases: [Case] = [
    Case(data: [3, 7], labels: ["0", "2", "4", "6", "8"]),
    Case(data: [5], labels: ["0", "1", "2", "3", "4", "5"]),
    Case(data: [31, 12], labels: ["0", "10", "20", "30", "40"]),
    Case(data: [97], labels: ["0", "25", "50", "75", "100"]),
    Case(data: [1_200, 8_500], labels: ["0", "2,500", "5,000", "7,500", "10,000"]),
    Case(data: [-2, 9], labels: ["-2", "0", "2", "4", "6", "8", "10"]),
    Case(data: [-40, -10], labels: ["-40", "-30", "-20", "-10", "0"]),
    Case(data: [0.1, 0.42], labels: ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"]),
    Case(data: [71.5, 69.2], includesZero: false, labels: ["69.0", "69.5", "70.0", "70.5", "71.0", "71.5"]),
    Case(data: [0], labels: ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    Case(data: [10], count: 1, labels: ["0", "10"]),
  ]

  @Test(arguments: cases + measured) func domainsEndAtLabels(_ item: Case) throws {
    var data = AxisData()
    for amount in item.data { data.add(PlottableValue("n", .number(amount))) }
    var settings = ScaleSettings()
    if let zero = item.includesZero { settings.domain = .automatic(includesZero: zero) }
    let scale = try #require(data.scale(settings, count: item.count))
    let ticks = AxisTicks(.automatic, scale, data, count: item.count)
    #expect(ticks.values.map(ticks.text) == item.labels)
    #expect(scale.fraction(of: try #require(ticks.values.first)) == 0)
    #expect(abs((scale.fraction(of: try #require(ticks.values.last)) ?? 0) - 1) < 1e-12)
  }

  /// Apple on `ScaleDomain.automatic`: a domain includes the values of the axis's marks, and these alone round it.
  @Test func domainsCoverTheMarksOfTheirAxis() throws {
    var data = AxisData()
    for amount in [54.0, 204] { data.add(PlottableValue("n", .number(amount))) }
    func ends(_ marks: [AxisMarkValues]) -> [Double] {
      let scale = data.scale(ScaleSettings(), marks: marks, count: 4)?.continuous
      return scale.map { [$0.lower, $0.upper] } ?? []
    }
    #expect(ends([]) == [0, 204])
    #expect(ends([.automatic]) == [0, 250])
    #expect(ends([.automatic(roundUpperBound: false)]) == [0, 204])
    #expect(ends([.list([.number(-50), .number(300)])]) == [-50, 300])
    #expect(ends([.stride(by: 60)]) == [0, 240])
  }

  @Test func givenDomainsStayAsTheyAre() throws {
    var data = AxisData()
    data.add(PlottableValue("n", .number(5)))
    var settings = ScaleSettings()
    settings.domain = .values([.number(3), .number(14)])
    let scale = try #require(data.scale(settings, count: 4)?.continuous)
    #expect((scale.lower, scale.upper) == (3, 14))
    let ticks = AxisTicks(.automatic, .continuous(scale), data, count: 4)
    #expect(ticks.values.map(ticks.text) == ["4", "6", "8", "10", "12", "14"])
  }

  @Test func categoriesHaveBandsInTheirOrder() throws {
    var data = AxisData()
    for name in ["b", "a", "b", "c"] { data.add(PlottableValue("n", .category(name))) }
    let scale = try #require(data.scale(ScaleSettings(), count: 4))
    #expect(scale.band == 1 / 3.0)
    let places = ["b", "a", "c"].map { (scale.fraction(of: .category($0)) ?? -1) * 6 }
    #expect(zip(places, [1, 3, 5]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(scale.fraction(of: .category("z")) == nil)
    #expect(scale.value(at: 0.4) == .category("a"))
  }

  @Test func logarithmsGoFromPowerToPower() throws {
    var data = AxisData()
    for amount in [3.0, 8_000] { data.add(PlottableValue("n", .number(amount))) }
    var settings = ScaleSettings()
    settings.type = .log
    let scale = try #require(data.scale(settings, count: 4))
    let ticks = AxisTicks(.automatic, scale, data, count: 4)
    #expect(ticks.values.map(ticks.text) == ["1", "10", "100", "1,000", "10,000"])
    #expect(abs((scale.fraction(of: .number(100)) ?? 0) - 0.5) < 1e-9)
  }

  @Test(arguments: [
    (Spread.power(0.5), 25.0, 0.5), (.symmetricLog, 0, 0), (.linear, 25, 0.25),
  ]) func spreadsGoBothWays(_ spread: Spread, _ amount: Double, _ fraction: Double) {
    let scale = ContinuousScale(0, 100, spread: spread)
    #expect(abs(scale.fraction(of: amount) - fraction) < 1e-9)
    #expect(abs(scale.amount(at: fraction) - amount) < 1e-6)
    let reversed = ContinuousScale(0, 100, spread: spread, isReversed: true)
    #expect(abs(reversed.fraction(of: amount) - (1 - fraction)) < 1e-9)
  }

  typealias Spread = ContinuousScale.Spread

  /// What no axis can show ends neither in a trap nor in an endless loop.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, 1e99])
  func hostileAmountsAreHarmless(_ amount: Double) {
    for others in [[], [1.0], [1e99, -1e99]] {
      var data = AxisData()
      for value in others + [amount] { data.add(PlottableValue("n", .number(value))) }
      for type in [ScaleType.automatic, .log, .squareRoot, .category] {
        var settings = ScaleSettings()
        settings.type = type
        guard let scale = data.scale(settings, count: 4) else { continue }
        #expect(AxisTicks(.automatic, scale, data, count: 4).values.count <= NiceSteps.limit + 1)
      }
    }
    #expect(NiceSteps.values(from: 0, to: amount, step: 1).count <= NiceSteps.limit + 1)
    #expect(DateSteps(.day).values(from: 0, to: amount).count <= NiceSteps.limit + 1)
    _ = CalendarUnit.month.adding(1, to: amount)
    _ = NumberLabel.text(amount)
    _ = DateLabel.text(amount, of: .second)
  }
}
