import VitrineDiagrams
import VitrineLayout
import VitrineSweeps
import VitrineUI

/// The facts of a figure that sentences may state, besides the frames of its views.
package struct FigureFacts: Hashable, Sendable {
  /// Whether the sizes are those of the views: a font may be missing, or placeholders may replace undeclared names.
  package var areReal = true
  /// The numbers of the things that are counted, by the name of their kind.
  package var counts: [Count: Int] = [:]
  /// The lengths, or values of a varied literal, at which the layout changes, in order.
  package var breaks: [Double] = []
  /// All numbers of the figure, in hundredths, in order.
  package var numbers: [Int] = []
  /// The facts that sentences may state in words.
  package var stated = StatedFacts()

  /// A kind of things in a figure that are counted.
  package enum Count: String, CaseIterable, Sendable {
    case steps, views, pictures, states, segments, breaks
  }

  package init() {}

  init(_ view: DrawnView) {
    let renderings = view.renderings
    areReal = !view.isAssumed && Claims.measuredRoot(of: view.rendering) != nil
    counts[.steps] = view.rendering.steps.count
    counts[.pictures] = renderings.count
    if let root = view.rendering.root { counts[.views] = Self.count(root) }
    switch view.content {
    case .live(let graph): counts[.states] = graph.states.count
    case .sweep(let sweep) where sweep.step == nil:
      breaks = sweep.segments.dropFirst().map(\.start)
      counts[.segments] = sweep.segments.count
    case .plane(let plane): counts[.segments] = plane.segments.count
    case .varied(let view): breaks = view.parameters.indices.flatMap { view.breakpoints(of: $0) }
    case .picture, .strip, .animation, .sweep, .comparison: break
    }
    counts[.breaks] = breaks.count
    numbers = Self.numbers(view, renderings, breaks + counts.values.map(Double.init))
    stated = StatedFacts(renderings, film: view.strip?.frames ?? [])
  }

  private static func count(_ node: RenderedNode) -> Int { 1 + node.children.reduce(0) { $0 + count($1) } }

  // MARK: All numbers

  private static func numbers(_ view: DrawnView, _ renderings: [Rendering], _ others: [Double]) -> [Int] {
    var numbers = Set<Int>()
    for number in others { add(number, &numbers) }
    for rendering in renderings {
      if let root = rendering.root { add(root, &numbers) }
      for text in texts(rendering.marks) { add(text, &numbers) }
      if rendering.steps.count > 0 { for step in 1...rendering.steps.count { add(Double(step), &numbers) } }
    }
    switch view.content {
    case .strip(let strip), .animation(_, let strip): add(strip.cells, &numbers)
    case .varied(let view): add(view.cells, &numbers)
    case .live(let graph): for state in graph.states { add(state.words ?? "", &numbers) }
    case .plane(let plane):
      for corner in plane.segments.flatMap(\.corners) { for value in [corner.x, corner.y] { add(value, &numbers) } }
    case .picture, .sweep, .comparison: break
    }
    return numbers.sorted()
  }

  private static func add(_ cells: [StripFigure.Cell], _ numbers: inout Set<Int>) {
    for cell in cells { add([cell.label, cell.remark ?? ""].joined(separator: " "), &numbers) }
  }

  private static func add(_ node: RenderedNode, _ numbers: inout Set<Int>) {
    let frame = node.frame
    for number in [frame.minX, frame.minY, frame.maxX, frame.maxY, frame.width, frame.height] { add(number, &numbers) }
    for number in [node.proposal.width, node.proposal.height] { if let number { add(number, &numbers) } }
    for number in [node.report.width, node.report.height, node.priority] { add(number, &numbers) }
    if let division = node.division {
      for number in [division.spacing, division.reserved] { add(number, &numbers) }
      for turn in division.turns { add(turn.offer, &numbers) }
    }
    for child in node.children { add(child, &numbers) }
  }

  private static func add(_ number: Double, _ numbers: inout Set<Int>) {
    guard number.isFinite, abs(number) < 1e9 else { return }
    numbers.insert(Int((abs(number) * 100 + 1e-7).rounded()))
  }

  private static func add(_ text: String, _ numbers: inout Set<Int>) {
    for number in WrittenNumber.all(in: text) { add(number.value, &numbers) }
  }

  private static func texts(_ marks: [Mark]) -> [String] {
    marks.flatMap { mark -> [String] in
      switch mark {
      case .group(let marks, _): texts(marks)
      case .text(let text): [text.text]
      case .rectangle, .ellipse, .path, .image: []
      }
    }
  }
}

extension DrawnView {
  /// All layouts of the figure.
  fileprivate var renderings: [Rendering] {
    switch content {
    case .picture: [rendering]
    case .strip(let strip), .animation(_, let strip): strip.cells.map(\.rendering)
    case .live(let graph): graph.states.map(graph.drawing)
    case .varied(let view): view.pictures.map(\.rendering)
    case .sweep(let sweep): [rendering] + sweep.segments.flatMap { [$0.first, $0.middle, $0.last] }
    case .plane(let plane):
      [rendering] + plane.segments.flatMap { ($0.samples + [$0.middle]).map(\.rendering) }
    case .comparison(let comparison): [comparison.value.before, comparison.value.after]
    }
  }
}
