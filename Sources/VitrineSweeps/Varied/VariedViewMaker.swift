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
  /// The parts of the figure, which may contain text of the layouts.
  let words: Figure.Parts
  /// Whether the time for sweeps is over.
  let isOver: () -> Bool
  /// Lays the view out with a value for each parameter.
  let layOut: VariedView.LayOut
  /// The limits of the sweeps that are left.
  var limits = SweepSearch.Limits()

  /// The most numbers of a parameter that is drawn in steps.
  private static let mostSteps = 9

  init(
    parameters: [VariedParameter], parts: Figure.Parts, isOver: @escaping () -> Bool,
    layOut: @escaping VariedView.LayOut
  ) {
    (self.parameters, words, self.isOver, self.layOut) = (parameters, parts, isOver, layOut)
  }

  /// Whether text of the layouts, such as steps, is shown.
  var isTold: Bool { LayoutWords.areIn(words) }

  /// An end of the search.
  enum Stop: Error {
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
      state.sweeps.append((index, try sweep(index, range, values)))
    }
    if state.sweeps.isEmpty { state.rendering = try rendering(values, isTraced: isTold) }
    return state
  }

  func rendering(_ values: [VariedParameter.Value], isTraced: Bool) throws(Stop) -> Rendering {
    guard let rendering = layOut(asNumbers(values), isTraced), rendering.root != nil else { throw .failed }
    return rendering
  }

  /// Returns values with the number itself for one of a parameter that is drawn in steps.
  func asNumbers(_ values: [VariedParameter.Value]) -> [VariedParameter.Value] {
    values.enumerated().map { index, value in
      if case .listed(let place) = value, let numbers = numbers[index] { .number(numbers[place]) } else { value }
    }
  }

  // MARK: Steps

  /// Replaces a range by some of its numbers, round ones if possible, with both ends and the written one.
  private mutating func coarsen(_ parameter: Int, because problem: Sweep.Problem) {
    guard case .range(let range, let written) = parameters[parameter].domain else { return }
    let others = parameters.map(\.count).reduce(1, *)
    let most = max(2, min(Self.mostSteps, VariedView.mostStates / max(others, 1)))
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
    var unit = 1e-6
    while true {
      for step in [unit, 2 * unit, 5 * unit] where (range.upperBound - range.lowerBound) / step <= Double(most) {
        let inside = multiples(of: step, in: range).filter { $0 > range.lowerBound && $0 < range.upperBound }
        if inside.count + 2 <= most || inside.isEmpty { return [range.lowerBound] + inside + [range.upperBound] }
      }
      unit *= 10
    }
  }

  /// Returns the multiples of a number in a range.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let (first, last) = ((range.lowerBound / step).rounded(.up), (range.upperBound / step).rounded(.down))
    guard first <= last else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}

extension VariedParameter {
  /// Returns a number as the code shows it.
  func text(of number: Double) -> String {
    NumberText.text(number) + (hasDecimals && number == number.rounded() ? ".0" : "")
  }
}
