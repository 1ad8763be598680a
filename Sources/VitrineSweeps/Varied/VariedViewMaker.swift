import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The search for the layouts of a varied view.
struct VariedViewMaker {
  private(set) var parameters: [VariedParameter]
  private(set) var coarse: [VariedView.Coarse] = []
  /// The numbers of parameters that are drawn in steps, by their index.
  private var numbers: [Int: [Double]] = [:]
  private let words: Figure.Parts
  private let isOver: () -> Bool
  let layOut: VariedView.LayOut
  /// What the sweeps of the figure may still take.
  private var limits = SweepSearch.Limits()

  /// The most numbers of a parameter that is drawn in steps.
  private static let mostSteps = 9
  /// The most combinations of values.
  private static let mostStates = 64
  /// The number of units in which a range is searched, at least: four points are one unit of a wide range.
  private static let units = 160.0

  init(
    parameters: [VariedParameter], parts: Figure.Parts, isOver: @escaping () -> Bool,
    layOut: @escaping VariedView.LayOut
  ) {
    (self.parameters, words, self.isOver, self.layOut) = (parameters, parts, isOver, layOut)
  }

  /// Whether text of the layouts, such as steps, is shown.
  private var isTold: Bool { LayoutWords.areIn(words) }

  /// An end of the search.
  private enum Stop: Error {
    /// A layout failed.
    case failed
    /// A range can't be swept.
    case problem(Sweep.Problem, parameter: Int)
  }

  // MARK: States

  /// Returns the layouts of all states. A parameter that can't be swept gets steps instead.
  mutating func states() -> [VariedView.State]? {
    while true {
      limits = SweepSearch.Limits()
      (limits.comparesPaint, limits.isOver) = (true, isOver)
      do throws(Stop) {
        var states: [VariedView.State] = []
        for values in combinations { states.append(try state(values)) }
        return states
      } catch {
        guard case .problem(let problem, let parameter) = error else { return nil }
        coarsen(parameter, because: problem)
      }
    }
  }

  /// All combinations of listed values, with the written numbers.
  var combinations: [[VariedParameter.Value]] {
    parameters.reduce([[]]) { combinations, parameter in
      guard case .values(let values, _, _) = parameter.domain else {
        return combinations.map { $0 + [parameter.written] }
      }
      return combinations.flatMap { combination in values.indices.map { combination + [.listed($0)] } }
    }
  }

  private mutating func state(_ values: [VariedParameter.Value]) throws(Stop) -> VariedView.State {
    var state = VariedView.State()
    for (index, parameter) in parameters.enumerated() {
      guard let range = parameter.range else { continue }
      state.sweeps.append((index, try segments(index, range, values)))
    }
    if state.sweeps.isEmpty { state.rendering = try rendering(values, isTraced: isTold) }
    return state
  }

  private func rendering(_ values: [VariedParameter.Value], isTraced: Bool) throws(Stop) -> Rendering {
    guard let rendering = layOut(asNumbers(values), isTraced), rendering.root != nil else { throw .failed }
    return rendering
  }

  /// Returns values with the number itself for one of a parameter that is drawn in steps.
  func asNumbers(_ values: [VariedParameter.Value]) -> [VariedParameter.Value] {
    values.enumerated().map { index, value in
      if case .listed(let place) = value, let numbers = numbers[index] { .number(numbers[place]) } else { value }
    }
  }

  // MARK: Sweeps

  private mutating func segments(
    _ parameter: Int, _ range: ClosedRange<Double>, _ values: [VariedParameter.Value]
  ) throws(Stop) -> [VariedView.Segment] {
    // The search halves ranges down to half a unit, so that a small range is searched in more units.
    let factor = max(1, Self.units / (range.upperBound - range.lowerBound))
    var nothing = try rendering(values, isTraced: false)
    (nothing.root, nothing.marks) = (nil, [])
    var hasFailed = false
    var values = asNumbers(values)
    var search = SweepSearch(limits: limits) { [layOut] length in
      guard !hasFailed else { return nothing }
      values[parameter] = .number(length / factor)
      if let rendering = layOut(values, false), rendering.root != nil { return rendering }
      hasFailed = true
      return nothing
    }
    let found: [Sweep.Segment]
    do throws(Sweep.Problem) {
      found = try search.segments(range.lowerBound * factor...range.upperBound * factor)
    } catch {
      throw hasFailed ? .failed : .problem(error, parameter: parameter)
    }
    limits.layouts -= search.layouts
    limits.measurements -= search.measurements
    guard !hasFailed else { throw .failed }
    var segments: [VariedView.Segment] = []
    for segment in found {
      segments += try told(
        VariedView.Segment(
          start: segment.start / factor, end: segment.end / factor, first: segment.first, last: segment.last),
        parameter, values)
    }
    return segments
  }

  /// The number of times that a segment is halved to find parts in which the words of its steps stay the same.
  private static let mostHalves = 4

  /// Returns a segment with the layouts between which its text can be interpolated; if the words of the text change in
  /// it, the parts in which they don't.
  private func told(
    _ segment: VariedView.Segment, _ parameter: Int, _ values: [VariedParameter.Value], depth: Int = 0
  ) throws(Stop) -> [VariedView.Segment] {
    guard isTold else { return [segment] }
    func layout(_ part: Double) throws(Stop) -> Rendering {
      var values = values
      values[parameter] = .number(segment.start + (segment.end - segment.start) * part)
      return try rendering(values, isTraced: true)
    }
    var told = segment
    told.inner = [try layout(0.25), try layout(0.75)]
    let skeletons = told.inner.map { LayoutWords($0, parts: words, label: "").skeleton }
    if skeletons[0] == skeletons[1] { return [told] }
    guard depth < Self.mostHalves, segment.end > segment.start else { return [segment] }
    let middle = try layout(0.5)
    let place = (segment.start + segment.end) / 2
    let (low, high) = (
      VariedView.Segment(start: segment.start, end: place, first: segment.first, last: middle),
      VariedView.Segment(start: place, end: segment.end, first: middle, last: segment.last)
    )
    return try self.told(low, parameter, values, depth: depth + 1)
      + self.told(high, parameter, values, depth: depth + 1)
  }

  // MARK: Steps

  /// Replaces a range by some of its numbers, round ones if possible, with both ends and the written one.
  private mutating func coarsen(_ parameter: Int, because problem: Sweep.Problem) {
    guard case .range(let range, let written) = parameters[parameter].domain else { return }
    let others = parameters.map(\.count).reduce(1, *)
    let most = max(2, min(Self.mostSteps, Self.mostStates / max(others, 1)))
    let numbers = Set(Self.numbers(range, most: most - 1) + [written]).sorted()
    self.numbers[parameter] = numbers
    parameters[parameter].domain = .values(
      numbers.map { parameters[parameter].text(of: $0) }, written: numbers.firstIndex(of: written) ?? 0,
      areNumbers: true)
    let isOfTime = problem == .tooCostly && isOver()
    coarse.append(
      VariedView.Coarse(parameter: parameter, problem: problem, isOfTime: isOfTime, count: numbers.count))
  }

  /// Returns both ends of a range and multiples of a round number between them.
  ///
  /// - Parameter most: the most numbers, at least 2.
  static func numbers(_ range: ClosedRange<Double>, most: Int) -> [Double] {
    let (low, high) = (range.lowerBound, range.upperBound)
    var unit = 1e-6
    while true {
      for step in [unit, 2 * unit, 5 * unit] where (high - low) / step < Double(max(most - 1, 1)) {
        var inside: [Double] = []
        var next = (low / step).rounded(.down) * step + step
        while next < high - step / 1000 {
          inside.append(next)
          next += step
        }
        return [low] + inside + [high]
      }
      unit *= 10
    }
  }
}

extension VariedParameter {
  /// Returns a number as the code shows it.
  func text(of number: Double) -> String {
    NumberText.text(number) + (hasDecimals && number == number.rounded() ? ".0" : "")
  }
}
