import Diagnostics
import Notation
import VitrineDiagrams

/// A fence drawn once for each combination of its conditions on undeclared names, side by side.
struct OpenCases {
  private var cases: [(label: String, drawn: DrawnFence)] = []

  /// The most pictures; with more, only the first is drawn, with a note about its assumptions.
  private static let most = 6
  private var isCut = false

  /// - Parameters:
  ///   - first: the drawing in which all conditions are true that can be.
  ///   - notebook: the notebook that evaluated it.
  ///   - draw: evaluates and draws the fence with other results of the conditions.
  init(_ first: DrawnFence, _ notebook: Notebook, draw: ([OpenConditions.Answer]) -> DrawnFence) {
    add(first, notebook)
    // Each condition on the first path has at least one other result.
    isCut = notebook.standIns.conditions.asked.count >= Self.most
    while !isCut, let answers = notebook.standIns.conditions.next {
      guard cases.count < Self.most else {
        isCut = true
        return
      }
      add(draw(answers), notebook)
    }
  }

  private mutating func add(_ drawn: DrawnFence, _ notebook: Notebook) {
    cases.append((notebook.standIns.conditions.text, drawn))
  }

  /// Whether the pictures of the cases differ.
  var areSeen: Bool {
    cases.contains { $0.drawn.figures.map(\.rendering.marks) != cases[0].drawn.figures.map(\.rendering.marks) }
  }

  /// All cases in one fence: a strip if each is a picture, otherwise the first case with its assumptions.
  var merged: DrawnFence {
    guard let (label, first) = cases.first, cases.count > 1 || isCut, !label.isEmpty else { return cases[0].drawn }
    var merged = first
    merged.diagnostics = cases.flatMap(\.drawn.diagnostics).ordered()
    merged.guessesResults = cases.contains { $0.drawn.guessesResults }
    if let failed = cases.first(where: { $0.drawn.diagnostics.hasErrors }) {
      merged.figures = failed.drawn.figures
      return merged
    }
    var names: [String] = []
    for case .standIns(let more) in cases.flatMap(\.drawn.remarks) { names += more.filter { !names.contains($0) } }
    let areAlike = cases.allSatisfy {
      $0.drawn.figures.count == first.figures.count && $0.drawn.figures.allSatisfy(\.isPictured)
    }
    if isCut || areSeen && !areAlike {
      let assumed = label.split(separator: ", ").map(String.init)
      names = names.filter { name in !assumed.contains { $0.hasPrefix(name) } } + assumed
    } else if areSeen {
      for index in merged.figures.indices {
        merged.figures[index].content = .strip(DrawnView.Strip(cells: strip(index)))
      }
    }
    merged.remarks = [.standIns(names)] + first.remarks.filter { if case .standIns = $0 { false } else { true } }
    return merged
  }

  private func strip(_ index: Int) -> [StripFigure.Cell] {
    cases.flatMap { label, drawn -> [StripFigure.Cell] in
      let figure = drawn.figures[index]
      guard let strip = figure.strip else { return [StripFigure.Cell(label: label, rendering: figure.rendering)] }
      return strip.cells.map { cell in
        var cell = cell
        cell.label = "\(label), \(cell.label)"
        return cell
      }
    }
  }
}

extension DrawnView {
  /// Whether it shows one picture, or several of a view that does not change.
  fileprivate var isPictured: Bool {
    switch content {
    case .picture: true
    case .strip(let strip): strip.frames.isEmpty
    case .animation, .live, .varied, .sweep, .plane, .comparison: false
    }
  }
}
