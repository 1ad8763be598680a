import Diagnostics
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// A renderer of the views that a fence draws, and of the other pictures that its options request.
struct FenceRenderer {
  let notebook: Notebook
  let typesetter: Typesetter
  let surroundings: FigureContext
  /// The fences before this one.
  var history = FenceHistory()

  func render(_ evaluation: Notebook.Result, _ fence: ParsedFence, _ options: FigureOptions) -> DrawnFence {
    var drawn = DrawnFence()
    var diagnostics = evaluation.diagnostics
    var remarks: [Diagnostic] = []
    for (index, drawing) in evaluation.drawings.enumerated() {
      guard var figure = figure(drawing, options, evaluation, &diagnostics) else { continue }
      let again = LiveFence(fence: fence, options: options, drawing: index, history: history)
      bringToLife(&figure, again, &diagnostics, &remarks)
      if !diagnostics.hasErrors { vary(&figure, again, lives: evaluation.lives, &remarks) }
      drawn.figures.append(figure)
    }
    diagnostics += notebook.failuresWhileRendering(evaluation.source)
    if options.givesAdvice { diagnostics += notebook.advice(on: fence, seen: Self.seen(drawn.figures.first)) }
    if diagnostics.hasErrors { drawn.figures = [] }
    drawn.diagnostics = diagnostics.map { Self.placed($0, options) }.ordered() + remarks
    drawn.guessesResults = notebook.standIns.guessesResults
    let standIns = notebook.standIns.texts
    if !standIns.isEmpty {
      drawn.remarks = [.standIns(standIns)]
      for index in drawn.figures.indices { drawn.figures[index].isAssumed = true }
    }
    let controls = drawn.figures.compactMap(\.rendering.root).flatMap {
      ControlKnowledge.controls(in: $0, on: options.platform)
    }
    let unmeasured = Set(controls.filter { $0.known != .measured }.map(\.control)).sorted()
    if !unmeasured.isEmpty { drawn.remarks.append(.unmeasured(controls: unmeasured)) }
    drawn.undrawn = evaluation.undrawn.map { Self.placed($0, options) }
    if options.show.contains(.structure) { drawn.structure = notebook.structure(fence) }
    return drawn
  }

  private func figure(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ evaluation: Notebook.Result,
    _ diagnostics: inout [Diagnostic]
  ) -> DrawnView? {
    let lives = evaluation.lives
    let variants = FigureVariants.variants(of: options)
    // A live view is created only once, because creating it may have effects.
    let film = variants.isEmpty ? self.film(drawing, options) : nil
    let presentations = presentations(drawing, options, lives)
    notebook.present(presentations.first)
    defer { notebook.present(nil) }
    let rendering = film?.cells.first?.rendering ?? render(drawing, variants.first?.options ?? options, lives)
    diagnostics += (film?.remarks ?? rendering.remarks).map { $0.diagnostic(in: evaluation.source) }
    guard rendering.root != nil else { return nil }
    var figure = DrawnView(title: drawing.title, rendering: rendering)
    figure.tellsPlacing = options.show.contains(.placing)
    figure.content =
      explored(drawing, options, &diagnostics) ?? comparison(drawing, options, rendering, lives).map { .comparison($0) }
      ?? film?.content ?? strip(drawing, options, variants, presentations, lives)
    if let film {
      figure.ownership = film.ownership
      diagnostics += film.diagnostics
      if options.givesAdvice, let advice = film.advice { diagnostics.append(advice) }
    }
    return figure
  }

  /// Returns the pictures of the view at several options, or of several of its presentations.
  private func strip(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ variants: [FigureVariants.Variant],
    _ presentations: [Notebook.Presentation], _ lives: Bool
  ) -> DrawnView.Content {
    var cells = variants.map { variant in
      StripFigure.Cell(
        label: variant.label, rendering: render(drawing, variant.options, lives),
        scheme: options.strip.schemes.isEmpty ? nil : variant.options.scheme)
    }
    if variants.isEmpty, presentations.count > 1 {
      cells = presentations.map { presentation in
        notebook.present(presentation)
        return StripFigure.Cell(label: presentation.name, rendering: render(drawing, options, lives), scheme: nil)
      }
      notebook.present(presentations.first)
    }
    return cells.isEmpty ? .picture : .strip(DrawnView.Strip(cells: cells))
  }

  /// Returns the sheets, alerts and other presentations of the view, if they are to be shown.
  private func presentations(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ lives: Bool
  ) -> [Notebook.Presentation] {
    guard options.showsPresented, lives else { return [] }
    return Array(notebook.presentations { _ = render(drawing, options, lives) }.prefix(Self.mostPresentations))
  }

  /// The most pictures of presentations.
  private static let mostPresentations = 8

  /// Returns the view before and after each of the events in the options; `nil` if the view is not live.
  private func film(_ drawing: Notebook.Drawing, _ options: FigureOptions) -> FilmStrip? {
    let events = options.events.map { FigureEvent.read($0).events } ?? []
    guard !events.isEmpty || options.showsLife || options.animation.isShown, options.live == nil else { return nil }
    return notebook.living { clock in
      let view = ViewSession(drawing.view, options: renderOptions(drawing, options), clock: clock)
      var strip = FilmStrip(view, notebook: notebook, panels: options.show, animation: options.animation) {
        shown($0, options)
      }
      strip.play(events, fromBeginning: options.isAtFirst)
      return strip
    }
  }

  /// Returns the comparison of the view with itself at other options.
  private func comparison(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ rendering: Rendering, _ lives: Bool
  ) -> DrawnView.Comparison? {
    guard case .options(let settings)? = options.comparison else { return nil }
    let other = FigureOptionsReader(settings, over: options).options
    let label = settings.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    return DrawnView.Comparison(
      value: VitrineDiagrams.Comparison(before: rendering, after: render(drawing, other, lives)), before: "as it is",
      after: label)
  }

  /// Renders the view in its stable state: a live view after it appeared.
  ///
  /// - Parameter isTraced: whether the rendering has steps and sizing behaviour.
  func render(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ lives: Bool, isTraced: Bool = true
  ) -> Rendering {
    var renderOptions = renderOptions(drawing, options)
    (renderOptions.traced, renderOptions.probesSizing) = (isTraced, isTraced)
    guard lives, !options.isAtFirst else {
      return shown(Renderer.render(drawing.view, options: renderOptions), options)
    }
    let rendering = notebook.living { ViewSession(drawing.view, options: renderOptions, clock: $0).render() }
    return shown(rendering, options)
  }

  /// Returns the views and frames that advice may refer to.
  private static func seen(_ figure: DrawnView?) -> SeenByEngine {
    SeenByEngine(
      root: figure?.rendering.root, frames: (figure?.strip?.frames ?? []).map(\.seen),
      lowContrast: figure?.rendering.lowContrast ?? [])
  }

  /// Returns a rendering without the internal views of controls, unless the options request them.
  func shown(_ rendering: Rendering, _ options: FigureOptions) -> Rendering {
    var shown =
      surroundings.showsInternals || options.show.contains(.internals) ? rendering : rendering.withoutInternals
    shown.marks += options.measured.marks(in: rendering)
    return options.show.contains(.wrappers) ? shown.withWrappers : shown
  }

  /// Returns the options for rendering. A preview's own size is used if the options set none.
  func renderOptions(_ drawing: Notebook.Drawing, _ options: FigureOptions) -> RenderOptions {
    var renderOptions = options.renderOptions(typesetter)
    renderOptions.pictures = surroundings.pictures
    if let size = drawing.proposal, options.width == nil, options.height == nil {
      renderOptions.proposal = ProposedViewSize(width: size.width, height: size.height)
    }
    return renderOptions
  }

  /// Returns a diagnostic without a file, because the caller knows the fence's, or with the location of the `let`
  /// option that it is about.
  private static func placed(_ diagnostic: Diagnostic, _ options: FigureOptions) -> Diagnostic {
    var diagnostic = diagnostic
    guard diagnostic.file == Notebook.suppliedPath else {
      diagnostic.file = nil
      return diagnostic
    }
    // The values of the options are joined by `; `, which is two characters.
    let text = SourceFile(path: Notebook.suppliedPath, text: options.bindings ?? "")
    var rest = diagnostic.span.map { text.offset(of: $0.start) } ?? 0
    let setting = options.bindingSettings.first { setting in
      rest -= setting.value.utf8.count + 2
      return rest < 0
    }
    (diagnostic.file, diagnostic.span) = (setting?.file, setting?.span)
    return diagnostic
  }
}

extension Rendering.Remark {
  func diagnostic(in file: SourceFile) -> Diagnostic {
    let severity: Diagnostic.Severity =
      switch self.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    let span = source.map { Span(file.location(atOffset: $0.lowerBound), file.location(atOffset: $0.upperBound)) }
    return Diagnostic(severity, code, message, span: span, hint: hint)
  }
}
