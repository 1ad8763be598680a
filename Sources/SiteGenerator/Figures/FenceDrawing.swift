import Diagnostics
import Notation
import VitrineLayout
import VitrineText
import VitrineUI

/// Draws fences: evaluates them in the scope of their note, renders what they draw.
///
/// It belongs to one thread; what it gives out are values.
package final class FenceDrawing {
  /// A fence, drawn.
  package struct Outcome: Sendable {
    /// What the fence draws, in order, with the title of each preview.
    package var figures: [(title: String?, rendering: Rendering)]
    /// Their places are in the fence's source.
    package var diagnostics: [Diagnostic]
  }

  private let notebook = Notebook()

  package init() {}

  /// Takes a fence's declarations, for those after it.
  package func declare(_ source: String) { _ = notebook.evaluate(source) }

  /// Draws a fence; where anything is an error, nothing is drawn. The claims of the options are not checked.
  package func draw(_ source: String, _ options: FigureOptions) -> Outcome {
    let result = notebook.evaluate(source, supplied: options.bindings ?? "")
    var diagnostics = result.diagnostics
    var figures: [(title: String?, rendering: Rendering)] = []
    for drawing in result.drawings {
      var renderOptions = options.renderOptions
      if let size = drawing.proposal, options.width == nil, options.height == nil {
        renderOptions.proposal = ProposedViewSize(width: size.width, height: size.height)
      }
      let rendering = Renderer.render(drawing.view, options: renderOptions)
      diagnostics += rendering.remarks.map { $0.diagnostic(in: result.source) }
      if rendering.root != nil { figures.append((drawing.title, rendering)) }
    }
    diagnostics += notebook.failuresWhileRendering(result.source)
    return Outcome(
      figures: diagnostics.hasErrors ? [] : figures, diagnostics: diagnostics.map(Self.withoutFile).ordered())
  }

  /// The fence's place in its note is known to whoever asked.
  private static func withoutFile(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.file = nil
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
  package var renderOptions: RenderOptions {
    var options = RenderOptions()
    let frame = device?.frame
    options.proposal = ProposedViewSize(
      width: width ?? frame.map { .some($0.safeWidth) } ?? 320,
      height: height ?? frame.map { .some($0.safeHeight) } ?? 480)
    options.safeAreaInsets = frame?.safeArea ?? .zero
    options.profile = profile ?? device?.profile ?? .book
    options.scale = scale ?? frame?.scale
    options.colorScheme = scheme
    options.layoutDirection = direction
    options.language = locale
    options.typeSize = typeSize
    return options
  }
}
