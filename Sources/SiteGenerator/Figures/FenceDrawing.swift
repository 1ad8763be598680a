import Diagnostics
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// Draws fences: evaluates them in the scope of their note, renders what they draw.
///
/// It belongs to one thread; what it gives out are values.
package final class FenceDrawing {
  /// A fence, drawn.
  package struct Outcome: Sendable {
    /// What the fence draws, in order.
    package var figures: [DrawnView]
    /// Their places are in the fence's source.
    package var diagnostics: [Diagnostic]
    /// What the source alone says, if the options ask for it.
    package var structure: ViewStructure?
    /// Names that nobody declares and for which something stands in.
    package var standIns: [String] = []
  }

  let notebook = Notebook()
  /// The pictures that fences may name.
  package var pictures = PictureLibrary()
  /// Whether views that controls are made of are told of, whatever the options say.
  package var showsInternals = false

  private let typesetter: Typesetter

  package init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// Takes a fence's declarations, for those after it.
  package func declare(_ source: String) { _ = notebook.evaluate(source) }

  /// Draws a fence; where anything is an error, nothing is drawn. The claims of the options are not checked.
  ///
  /// - Parameter variations: whether the other pictures that the options ask for are drawn too: a strip's, a sweep's, a comparison's.
  package func draw(_ source: String, _ options: FigureOptions, variations: Bool = false) -> Outcome {
    let fence = ParsedFence(source)
    return outcome(of: evaluate(fence, options, variations), fence, options, variations: variations)
  }

  /// Draws a fence in light and in dark. It is evaluated once, but where events change what it makes.
  package func drawInBothSchemes(_ source: String, _ options: FigureOptions) -> (light: Outcome, dark: Outcome) {
    let fence = ParsedFence(source)
    let evaluated = options.events == nil ? evaluate(fence, options, true) : nil
    let outcomes = [ColorScheme.light, .dark].map { scheme in
      var options = options
      options.scheme = scheme
      return outcome(of: evaluated ?? evaluate(fence, options, true), fence, options, variations: true)
    }
    return (outcomes[0], outcomes[1])
  }

  private func evaluate(_ fence: ParsedFence, _ options: FigureOptions, _ variations: Bool) -> Notebook.Result {
    notebook.evaluate(
      fence, supplied: options.bindings ?? "", isLenient: options.isLenient,
      lives: variations && options.events != nil)
  }

  private func outcome(
    of result: Notebook.Result, _ fence: ParsedFence, _ options: FigureOptions, variations: Bool
  ) -> Outcome {
    var diagnostics = result.diagnostics
    var figures: [DrawnView] = []
    let variants = variations ? FigureVariants.variants(of: options) : []
    for drawing in result.drawings {
      let rendering = render(drawing, variants.first?.options ?? options)
      diagnostics += rendering.remarks.map { $0.diagnostic(in: result.source) }
      guard rendering.root != nil else { continue }
      var figure = DrawnView(title: drawing.title, rendering: rendering)
      figure.strip = variants.map { variant in
        let rendering = render(drawing, variant.options)
        let scheme = options.strip.schemes.isEmpty ? nil : variant.options.scheme
        return StripFigure.Cell(label: variant.label, rendering: rendering, scheme: scheme)
      }
      if variations {
        explore(drawing, options, &figure, &diagnostics)
        figure.comparison = comparison(drawing, options, rendering)
        film(drawing, options, &figure, &diagnostics)
      }
      figures.append(figure)
    }
    diagnostics += notebook.failuresWhileRendering(result.source)
    var outcome = Outcome(
      figures: diagnostics.hasErrors ? [] : figures, diagnostics: diagnostics.map { Self.placed($0, options) }.ordered()
    )
    outcome.standIns = notebook.standIns
    if options.show.contains(.structure) { outcome.structure = notebook.structure(fence) }
    return outcome
  }

  /// The view after each of the events that the options name.
  private func film(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ figure: inout DrawnView, _ diagnostics: inout [Diagnostic]
  ) {
    guard figure.strip.isEmpty, let events = options.events.map({ FigureEvent.read($0).events }), !events.isEmpty
    else { return }
    let strip = notebook.living { clock in
      FilmStrip(
        LiveView(drawing.view, options: renderOptions(drawing, options), clock: clock), events: events,
        notebook: notebook)
    }
    figure.strip = strip.cells.map { cell in
      var cell = cell
      cell.rendering = shown(cell.rendering, options)
      return cell
    }
    diagnostics += strip.diagnostics
  }

  /// The view beside itself at other options.
  private func comparison(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ rendering: Rendering
  ) -> DrawnView.Comparison? {
    guard case .options(let settings)? = options.comparison else { return nil }
    let other = FigureOptionsReader(settings, over: options).options
    let after = render(drawing, other)
    let label = settings.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    return DrawnView.Comparison(
      value: VitrineDiagrams.Comparison(before: rendering, after: after), before: "as it is", after: label)
  }

  private func render(_ drawing: Notebook.Drawing, _ options: FigureOptions) -> Rendering {
    shown(Renderer.render(drawing.view, options: renderOptions(drawing, options)), options)
  }

  /// Of a control, readers want to know what it takes, not what it is made of.
  func shown(_ rendering: Rendering, _ options: FigureOptions) -> Rendering {
    showsInternals || options.show.contains(.internals) ? rendering : rendering.withoutInternals
  }

  /// A preview's own size holds where the options say none.
  func renderOptions(_ drawing: Notebook.Drawing, _ options: FigureOptions) -> RenderOptions {
    var renderOptions = options.renderOptions(typesetter)
    renderOptions.pictures = pictures
    if let size = drawing.proposal, options.width == nil, options.height == nil {
      renderOptions.proposal = ProposedViewSize(width: size.width, height: size.height)
    }
    return renderOptions
  }

  /// The fence's place in its note is known to whoever asked; what the option `let` says stands at the option.
  private static func placed(_ diagnostic: Diagnostic, _ options: FigureOptions) -> Diagnostic {
    var diagnostic = diagnostic
    guard diagnostic.file == Notebook.suppliedPath else {
      diagnostic.file = nil
      return diagnostic
    }
    // The options stand one behind the other, with two characters between them.
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
  fileprivate func diagnostic(in file: SourceFile) -> Diagnostic {
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

extension FigureOptions {
  /// The proposal, environment and profile that the options ask for.
  package func renderOptions(_ typesetter: Typesetter) -> RenderOptions {
    var options = RenderOptions(typesetter: typesetter)
    let frame = device?.frame
    options.proposal = ProposedViewSize(
      width: width ?? frame.map { .some($0.safeWidth) } ?? 320,
      height: height ?? frame.map { .some($0.safeHeight) } ?? 480)
    options.safeAreaInsets = frame?.safeArea ?? .zero
    options.screenCornerRadius = frame?.cornerRadius
    options.recordsGuides = show.contains(.guides)
    options.recordsQuestions = show.contains(.probes)
    options.profile = profile ?? device?.profile ?? .book
    options.scale = scale ?? frame?.scale
    options.colorScheme = scheme
    options.layoutDirection = direction
    options.language = locale
    options.typeSize = typeSize
    return options
  }
}
