import Diagnostics
import Notation
import VitrineDiagrams
import VitrineText
import VitrineUI

/// What is around the fences that are drawn: their note and its pictures.
package struct FigureSurroundings: Sendable {
  /// The pictures that fences may name.
  package var pictures: PictureLibrary
  /// The note's path on this machine, for its history; `nil` where the fences are in no file.
  package var notePath: String?
  /// The settings that hold where the note says nothing else.
  package var defaults: [FigureSetting]
  /// Whether views that controls are made of are shown, whatever the options say.
  package var showsInternals: Bool
  /// What the figures are drawn for.
  package var medium = FigureMedium.page

  package init(
    pictures: PictureLibrary = PictureLibrary(), notePath: String? = nil, defaults: [FigureSetting] = [],
    showsInternals: Bool = false
  ) {
    (self.pictures, self.notePath, self.defaults) = (pictures, notePath, defaults)
    self.showsInternals = showsInternals
  }
}

/// The one way from a fence to its figures. A page, a file of its own and the answer to another program are drawn in the
/// same steps: evaluate, render, compare, judge, expect. What a note claims of its figures is checked once all are drawn
/// (``NoteFences``).
///
/// A pipeline serves the fences of one note, in order: what one declares is known to those after it. It belongs to one thread.
package struct FigurePipeline {
  private let surroundings: FigureSurroundings
  private var renderer: FenceRenderer
  private var earlier = EarlierFigures()
  /// The same figures, drawn dark.
  private var earlierDark = EarlierFigures()

  /// - Parameter typesetter: what measures text.
  package init(_ typesetter: Typesetter, _ surroundings: FigureSurroundings = FigureSurroundings()) {
    self.surroundings = surroundings
    renderer = FenceRenderer(notebook: Notebook(), typesetter: typesetter, surroundings: surroundings)
  }

  /// Draws one fence that is in no note.
  package static func draw(
    _ source: String, _ options: FigureOptions = FigureOptions(),
    with typesetter: Typesetter,
    in surroundings: FigureSurroundings = FigureSurroundings()
  ) -> DrawnFence {
    var pipeline = FigurePipeline(typesetter, surroundings)
    return pipeline.draw(FenceRequest(ParsedFence(source), options: options))
  }

  /// Draws a fence, in the scheme that its options say.
  package mutating func draw(_ request: FenceRequest) -> DrawnFence {
    if request.kind == .tree { return DrawnFence(treeOf: request.fence.source.text) }
    let evaluation = evaluate(request.fence, request.options)
    defer { renderer.history.add(request.fence, request.options) }
    guard request.kind != .declarations else {
      var declared = DrawnFence(outcome: .code(reason: "not marked ‘view-tree’"))
      declared.ranOut = evaluation.diagnostics.contains(where: \.isOfMachine)
      return declared
    }
    let drawn = finish(evaluation, request, &earlier)
    return selected(drawn, request).drawn
  }

  /// Draws a fence in light and in dark. It is evaluated once, but where events change what it makes.
  package mutating func drawInBothSchemes(_ request: FenceRequest) -> (light: DrawnFence, dark: DrawnFence) {
    let (light, dark) = (request.drawn(in: .light), request.drawn(in: .dark))
    guard request.kind != .declarations else { return (draw(light), DrawnFence()) }
    guard request.kind != .tree else { return (draw(light), draw(dark)) }
    let evaluation = evaluate(request.fence, request.options)
    defer { renderer.history.add(request.fence, request.options) }
    let drawn = selected(finish(evaluation, light, &earlier), light)
    if drawn.isOther { return (drawn.drawn, again(drawn, dark)) }
    let again = !evaluation.lives ? evaluation : evaluate(request.fence, request.options)
    return (drawn.drawn, finish(again, dark, &earlierDark))
  }

  /// Takes a fence's declarations, for those after it, with what its options supply.
  package mutating func declare(_ fence: ParsedFence, _ options: FigureOptions = FigureOptions()) {
    _ = evaluate(fence, options)
    renderer.history.add(fence, options)
  }

  // MARK: What nobody asked for

  /// What becomes of a fence, and whether that is something else than was drawn at first.
  private struct Selected {
    var drawn: DrawnFence
    var isOther = false
    /// The options of what is drawn in its place.
    var options: FigureOptions?
  }

  /// Of fences that nobody marked only those are figures whose pictures readers want to see; of those that tell of a sheet or an
  /// alert and show nothing but the button that opens it, what is presented.
  private mutating func selected(_ drawn: DrawnFence, _ request: FenceRequest) -> Selected {
    var selected = Selected(drawn: drawn)
    guard drawn.outcome == .drawn else { return selected }
    if request.kind == .figureIfView {
      if PictureWorth.tellsOfEventsAlone(drawn, request.fence), !request.options.isFilmed {
        selected.options = request.options.presenting
        selected.drawn = self.drawn(presenting: request)
        selected.isOther = true
        if PictureWorth.showsOneText(drawn), PictureWorth.showsOneText(selected.drawn) {
          selected.drawn = selected.drawn.asCode("a text alone is seen, and told what happens to it")
        }
      } else if PictureWorth.showsOneButton(drawn), request.fence.isAboutWhatButtonsDo, !request.options.isFilmed {
        selected = Selected(drawn: drawn.asCode("a button alone is seen, and told what it does"), isOther: true)
      }
      if selected.drawn.outcome == .drawn,
        let reason = PictureWorth.reasonAgainst(selected.drawn, request.fence) ?? earlier.reasonAgainst(selected.drawn)
      {
        selected = Selected(drawn: selected.drawn.asCode(reason), isOther: true)
      }
    }
    earlier.remember(selected.drawn)
    return selected
  }

  private func drawn(presenting request: FenceRequest) -> DrawnFence {
    var request = request
    request.options = request.options.presenting
    var none = EarlierFigures()
    let drawn = finish(evaluate(request.fence, request.options), request, &none)
    return PictureWorth.showsButtonsAlone(drawn) ? drawn.asCode("buttons alone are seen") : drawn
  }

  /// The same as what was selected, dark.
  private func again(_ selected: Selected, _ dark: FenceRequest) -> DrawnFence {
    selected.options != nil && selected.drawn.outcome == .drawn ? drawn(presenting: dark) : selected.drawn
  }

  // MARK: Steps

  private func evaluate(_ fence: ParsedFence, _ options: FigureOptions) -> Notebook.Result {
    let notebook = renderer.notebook
    return notebook.evaluate(
      fence, supplied: options.bindings ?? "", now: options.now, isLenient: options.isLenient,
      lives: options.isFilmed || !options.isAtFirst && notebook.actsWhenItAppears(fence), seconds: options.limit)
  }

  /// The steps after evaluation.
  private func finish(
    _ evaluation: Notebook.Result, _ request: FenceRequest, _ earlier: inout EarlierFigures
  ) -> DrawnFence {
    var drawn = renderer.render(evaluation, request.fence, request.options)
    earlier.compare(&drawn, request.options)
    CommittedFence.compare(&drawn, request, surroundings)
    drawn.ranOut = drawn.diagnostics.contains(where: \.isOfMachine)
    drawn.judge(request)
    drawn.expect(request.options.expectations)
    return drawn
  }
}

extension Diagnostic {
  /// Whether it says that time or memory ran out: that is the machine's doing as well as the fence's.
  fileprivate var isOfMachine: Bool { code == "limit-time" || code == "limit-memory" }
}
