import Diagnostics
import Notation
import VitrineDiagrams
import VitrineText
import VitrineUI

/// The context in which fences are drawn: the earlier versions of their note and its pictures.
package struct FigureContext: Sendable {
  /// The pictures that fences may name.
  package var pictures: PictureLibrary
  /// The versions of the note that its fences are compared with.
  package var versions: NoteVersions
  /// The defaults for the options of fences.
  package var defaults: [FigureSetting]
  /// Whether the internal views of controls are shown, regardless of the options.
  package var showsInternals: Bool
  /// The medium that the figures are drawn for.
  package var medium = FigureMedium.page

  package init(
    pictures: PictureLibrary = PictureLibrary(), versions: NoteVersions = NoteVersions(),
    defaults: [FigureSetting] = [],
    showsInternals: Bool = false
  ) {
    (self.pictures, self.versions, self.defaults) = (pictures, versions, defaults)
    self.showsInternals = showsInternals
  }
}

/// The pipeline from fences to figures. Pages, separate files and output for other programs use the same steps:
/// evaluate, render, compare, judge, expect. The sizes in a note's prose are checked once all its figures are drawn
/// (``NoteFences``).
///
/// A pipeline draws the fences of one note, in order: the declarations of each stay in scope for those after it. It is
/// not thread-safe.
package struct FigurePipeline {
  private let surroundings: FigureContext
  private var renderer: FenceRenderer
  private let end: NotebookEnd
  private var earlier = EarlierFigures()
  /// The same figures in the dark color scheme.
  private var earlierDark = EarlierFigures()
  /// The fences that were drawn.
  private var fences = EarlierFences()

  /// - Parameter typesetter: the typesetter that measures text.
  package init(_ typesetter: Typesetter, _ surroundings: FigureContext = FigureContext()) {
    self.surroundings = surroundings
    renderer = FenceRenderer(notebook: Notebook(), typesetter: typesetter, surroundings: surroundings)
    end = NotebookEnd(renderer.notebook)
  }

  /// Draws one fence that is not part of a note.
  package static func draw(
    _ source: String, _ options: FigureOptions = FigureOptions(),
    with typesetter: Typesetter,
    in surroundings: FigureContext = FigureContext()
  ) -> DrawnFence {
    var pipeline = FigurePipeline(typesetter, surroundings)
    return pipeline.draw(FenceRequest(ParsedFence(source), options: options))
  }

  /// Draws a fence in the color scheme of its options.
  package mutating func draw(_ request: FenceRequest) -> DrawnFence {
    if request.kind == .tree { return DrawnFence(treeOf: request.fence.source.text) }
    let evaluation = evaluate(request)
    defer { renderer.history.add(request.fence, request.options) }
    guard request.kind != .declarations else {
      var declared = DrawnFence(outcome: .code(reason: "not marked 'view-tree'"))
      declared.ranOut = evaluation.diagnostics.contains(where: \.isOfMachine)
      return declared
    }
    return selected(finish(evaluation, request, &earlier), request).drawn
  }

  /// Draws a fence in light and in dark. The fence is evaluated only once, unless its view is live or `lenient` is set.
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

  /// Evaluates a fence's declarations, with the values of its options, for the fences after it.
  package mutating func declare(_ fence: ParsedFence, _ options: FigureOptions = FigureOptions()) {
    _ = evaluate(FenceRequest(fence, options: options))
    renderer.history.add(fence, options)
  }

  // MARK: Unmarked fences

  /// The method by which a fence was drawn, or rejected.
  private enum Way {
    case asWritten, asCode
    /// The fence's sheets, alerts and other presentations are shown.
    case presenting
    case meant(RepairedFence)
    /// An earlier fence is drawn with the declarations of this one.
    case redrawn(EarlierFences.Redrawn)
  }

  /// Returns the figure to show. An unmarked fence has one only if its picture is worth showing; if it shows only a
  /// button that opens a sheet or an alert, the figure is that presentation. A fence that declares an earlier view
  /// again shows that view.
  private mutating func selected(_ drawn: DrawnFence, _ request: FenceRequest) -> (drawn: DrawnFence, way: Way) {
    var selected = (drawn: drawn, way: Way.asWritten)
    if request.options.fails != nil { return selected }
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

  /// Returns the figure of an unmarked fence, or the fence as code if its picture is not worth showing.
  private mutating func worth(_ drawn: DrawnFence, _ request: FenceRequest) -> (drawn: DrawnFence, way: Way) {
    var selected = (drawn: drawn, way: Way.asWritten)
    if AutoFigureFilter.tellsOfEventsAlone(drawn, request.fence), !request.options.isFilmed {
      selected = (self.drawn(request, .presenting), .presenting)
      if AutoFigureFilter.showsOneText(drawn), AutoFigureFilter.showsOneText(selected.drawn) {
        selected.drawn = selected.drawn.asCode("only a text is visible, and the fence is about events")
      }
    } else if AutoFigureFilter.showsOneButton(drawn), request.fence.isAboutWhatButtonsDo, !request.options.isFilmed {
      selected = (drawn.asCode("only a button is visible, and the fence is about its action"), .asCode)
    }
    if selected.drawn.outcome == .drawn,
      let reason = AutoFigureFilter.reasonAgainst(selected.drawn, request.fence)
        ?? earlier.reasonAgainst(selected.drawn)
    {
      selected = (selected.drawn.asCode(reason), .asCode)
    }
    return selected
  }

  /// Returns a figure for a fence that draws nothing: an earlier view that it declares again, or the fence as its
  /// author meant it.
  private mutating func other(than code: DrawnFence, _ request: FenceRequest) -> (drawn: DrawnFence, way: Way)? {
    if code.refusals.isEmpty, code.structure == nil, let redrawn = fences.redrawn(by: request.fence) {
      let drawn = drawn(request, .redrawn(redrawn))
      if drawn.outcome == .drawn { return (drawn, .redrawn(redrawn)) }
    }
    guard request.kind == .figureIfView else { return nil }
    var reading = RepairedFence(request)
    var drawn = code
    while case .code = drawn.outcome, reading.goOn(after: drawn) {
      drawn = self.drawn(reading.request, .asWritten)
    }
    guard drawn.outcome == .drawn else { return nil }
    var judged = reading.judged(worth(drawn, reading.request).drawn)
    judged.diagnostics = code.diagnostics
    return judged.outcome == .drawn ? (judged, .meant(reading)) : (code.asCode(judged), .asCode)
  }

  /// Draws a fence again by the method that was found, in the request's color scheme.
  private mutating func drawn(_ request: FenceRequest, _ way: Way) -> DrawnFence {
    var none = EarlierFigures()
    switch way {
    case .asWritten, .asCode: return finish(evaluate(request), request, &none)
    case .presenting:
      var request = request
      request.options = request.options.presenting
      let drawn = finish(evaluate(request), request, &none)
      return AutoFigureFilter.showsButtonsAlone(drawn) ? drawn.asCode("only buttons are visible") : drawn
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
        drawn.figures[0].compare(
          with: DrawnView.Comparison(
            value: Comparison(before: before, after: after), before: "before", after: "after"))
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
      seconds: options.limit, toleratesStops: request.kind == .figureIfView,
      toolchain: options.toolchain ?? .standard)
  }

  /// Performs the steps after evaluation.
  private func finish(
    _ evaluation: Notebook.Result, _ request: FenceRequest, _ earlier: inout EarlierFigures
  ) -> DrawnFence {
    var drawn = renderer.render(evaluation, request.fence, request.options)
    if request.options.isLenient {
      let cases = OpenCases(drawn, renderer.notebook) { answers in
        renderer.render(evaluate(request, answers: answers), request.fence, request.options)
      }
      drawn = cases.merged
      // Pictures of the possible cases are shown together with the structure of their type.
      if cases.areSeen { drawn.structure = drawn.structure ?? renderer.notebook.structure(request.fence) }
    }
    if request.options.hover == .types { drawn.names = renderer.notebook.typedNames(in: request.fence) }
    earlier.compare(&drawn, request.options)
    CommittedFence.compare(&drawn, request, surroundings)
    drawn.ranOut = drawn.diagnostics.contains(where: \.isOfMachine)
    drawn.judge(request)
    drawn.expect(request.options.expectations)
    if let expected = request.options.fails { drawn.expectMistakes(expected) }
    return drawn
  }
}

extension Diagnostic {
  /// Whether it reports that time or memory ran out, which depends on the machine as well as on the fence.
  fileprivate var isOfMachine: Bool { code == "limit-time" || code == "limit-memory" }
}
