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
  /// The fences that were drawn.
  private var fences = EarlierFences()

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
    let evaluation = evaluate(request)
    defer { renderer.history.add(request.fence, request.options) }
    guard request.kind != .declarations else {
      var declared = DrawnFence(outcome: .code(reason: "not marked ‘view-tree’"))
      declared.ranOut = evaluation.diagnostics.contains(where: \.isOfMachine)
      return declared
    }
    return selected(finish(evaluation, request, &earlier), request).drawn
  }

  /// Draws a fence in light and in dark. It is evaluated once, but where events change what it makes.
  package mutating func drawInBothSchemes(_ request: FenceRequest) -> (light: DrawnFence, dark: DrawnFence) {
    let (light, dark) = (request.drawn(in: .light), request.drawn(in: .dark))
    guard request.kind != .declarations else { return (draw(light), DrawnFence()) }
    guard request.kind != .tree else { return (draw(light), draw(dark)) }
    let evaluation = evaluate(request)
    defer { renderer.history.add(request.fence, request.options) }
    let selected = selected(finish(evaluation, light, &earlier), light)
    guard case .asWritten = selected.way else {
      return (selected.drawn, selected.drawn.outcome == .drawn ? drawn(dark, selected.way) : selected.drawn)
    }
    let isSame = !evaluation.lives && !request.options.isLenient
    let again = finish(isSame ? evaluation : evaluate(request), dark, &earlierDark)
    fences.remember(again, in: .dark)
    return (selected.drawn, again)
  }

  /// Takes a fence's declarations, for those after it, with what its options supply.
  package mutating func declare(_ fence: ParsedFence, _ options: FigureOptions = FigureOptions()) {
    _ = evaluate(FenceRequest(fence, options: options))
    renderer.history.add(fence, options)
  }

  // MARK: What nobody asked for

  /// How a fence comes to its figures, or to none.
  private enum Way {
    case asWritten, asCode
    /// What it could present is shown.
    case presenting
    case meant(ReadAsMeant)
    /// An earlier fence is drawn with what this one declares.
    case redrawn(EarlierFences.Redrawn)
  }

  /// Of fences that nobody marked only those are figures whose pictures readers want to see; of those that tell of a sheet or an
  /// alert and show nothing but the button that opens it, what is presented. What declares an earlier view anew shows that.
  private mutating func selected(_ drawn: DrawnFence, _ request: FenceRequest) -> (drawn: DrawnFence, way: Way) {
    var selected = (drawn: drawn, way: Way.asWritten)
    if case .code = drawn.outcome {
      guard let other = other(than: drawn, request) else { return selected }
      selected = other
    } else if drawn.outcome != .drawn {
      return selected
    } else if request.kind == .figureIfView {
      selected = worth(drawn, request)
    }
    if case .asWritten = selected.way { fences.remember(request.fence, selected.drawn, in: request.options.scheme) }
    earlier.remember(selected.drawn)
    return selected
  }

  /// What readers want to see of a fence that nobody marked.
  private mutating func worth(_ drawn: DrawnFence, _ request: FenceRequest) -> (drawn: DrawnFence, way: Way) {
    var selected = (drawn: drawn, way: Way.asWritten)
    if PictureWorth.tellsOfEventsAlone(drawn, request.fence), !request.options.isFilmed {
      selected = (self.drawn(request, .presenting), .presenting)
      if PictureWorth.showsOneText(drawn), PictureWorth.showsOneText(selected.drawn) {
        selected.drawn = selected.drawn.asCode("a text alone is seen, and told what happens to it")
      }
    } else if PictureWorth.showsOneButton(drawn), request.fence.isAboutWhatButtonsDo, !request.options.isFilmed {
      selected = (drawn.asCode("a button alone is seen, and told what it does"), .asCode)
    }
    if selected.drawn.outcome == .drawn,
      let reason = PictureWorth.reasonAgainst(selected.drawn, request.fence) ?? earlier.reasonAgainst(selected.drawn)
    {
      selected = (selected.drawn.asCode(reason), .asCode)
    }
    return selected
  }

  /// A figure in the place of none: an earlier view that the fence declares anew, or the fence as its author meant it.
  private mutating func other(than code: DrawnFence, _ request: FenceRequest) -> (drawn: DrawnFence, way: Way)? {
    if code.refusals.isEmpty, code.structure == nil, let redrawn = fences.redrawn(by: request.fence) {
      let drawn = drawn(request, .redrawn(redrawn))
      if drawn.outcome == .drawn { return (drawn, .redrawn(redrawn)) }
    }
    guard request.kind == .figureIfView else { return nil }
    var reading = ReadAsMeant(request)
    var drawn = code
    while case .code = drawn.outcome, reading.goOn(after: drawn) {
      drawn = self.drawn(reading.request, .asWritten)
    }
    guard drawn.outcome == .drawn else { return nil }
    var judged = reading.judged(worth(drawn, reading.request).drawn)
    judged.diagnostics = code.diagnostics
    return judged.outcome == .drawn ? (judged, .meant(reading)) : (code.asCode(judged), .asCode)
  }

  /// Draws a fence in a way that was found, in the request's scheme.
  private mutating func drawn(_ request: FenceRequest, _ way: Way) -> DrawnFence {
    var none = EarlierFigures()
    switch way {
    case .asWritten, .asCode: return finish(evaluate(request), request, &none)
    case .presenting:
      var request = request
      request.options = request.options.presenting
      let drawn = finish(evaluate(request), request, &none)
      return PictureWorth.showsButtonsAlone(drawn) ? drawn.asCode("buttons alone are seen") : drawn
    case .meant(let reading):
      let meant = reading.request.drawn(in: request.options.scheme)
      return reading.judged(finish(evaluate(meant), meant, &none))
    case .redrawn(let redrawn):
      var request = request
      request.fence = redrawn.fence
      var drawn = finish(evaluate(request), request, &none)
      guard drawn.outcome == .drawn, let after = drawn.figures.first?.rendering else { return drawn }
      drawn.isAsWritten = false
      drawn.diagnostics = []
      drawn.remarks.append(.redrawn(types: redrawn.types))
      if let before = fences.replace(redrawn, by: after, in: request.options.scheme), drawn.figures[0].isSingle {
        if before.marks == after.marks { return drawn.asCode("the same picture as before") }
        drawn.figures[0].comparison = DrawnView.Comparison(
          value: Comparison(before: before, after: after), before: "before", after: "after")
      }
      return drawn
    }
  }

  // MARK: Steps

  private func evaluate(_ request: FenceRequest, answers: [OpenConditions.Answer] = []) -> Notebook.Result {
    let (notebook, options) = (renderer.notebook, request.options)
    return notebook.evaluate(
      request.fence, supplied: options.bindings ?? "", now: options.now, isLenient: options.isLenient, answers: answers,
      lives: options.isFilmed || !options.isAtFirst && notebook.actsWhenItAppears(request.fence),
      seconds: options.limit)
  }

  /// The steps after evaluation.
  private func finish(
    _ evaluation: Notebook.Result, _ request: FenceRequest, _ earlier: inout EarlierFigures
  ) -> DrawnFence {
    var drawn = renderer.render(evaluation, request.fence, request.options)
    if request.options.isLenient {
      let cases = OpenCases(drawn, renderer.notebook) { answers in
        renderer.render(evaluate(request, answers: answers), request.fence, request.options)
      }
      drawn = cases.merged
      // Pictures of what may be and the type that has them all belong together.
      if cases.areSeen { drawn.structure = drawn.structure ?? renderer.notebook.structure(request.fence) }
    }
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
