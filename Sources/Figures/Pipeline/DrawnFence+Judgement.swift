import Diagnostics
import VitrineUI

/// What a fence counts as, once it is rendered.
extension DrawnFence {
  /// Says whether the fence is a figure, and leaves nothing in it that is not to be shown.
  mutating func judge(_ request: FenceRequest) {
    let error = diagnostics.first { $0.severity == .error }
    switch request.kind {
    case .figure:
      // The structure is read off the source, whether the view can be drawn or not.
      if structure != nil, request.options.showsStructureAlone {
        (figures, diagnostics) = ([], [])
      } else if let error {
        (outcome, figures) = (.failed(reason: error.message), [])
      } else if figures.isEmpty {
        outcome = .code(reason: "draws nothing")
        diagnostics.append(nothingToDraw)
      }
    case .figureIfView:
      // A loop or a condition outside of any view evaluates to an empty view: a program, not something to look at.
      let showsSomething = figures.contains { ($0.rendering.root?.type ?? "EmptyView") != "EmptyView" }
      guard error != nil || !showsSomething else { return }
      refusals = diagnostics.filter { $0.severity == .error }
      // A fence that nobody asked to be a figure and that is none is code, without a word.
      (outcome, figures) = (.code(reason: error?.message ?? "draws nothing"), [])
      diagnostics = misspellings
    case .declarations, .tree: outcome = .code(reason: "not marked ‘view-tree’")
    }
  }

  /// The fence as code, of which nothing is said but what was misspelt.
  func asCode(_ reason: String) -> DrawnFence {
    var code = DrawnFence(outcome: .code(reason: reason))
    code.ranOut = ranOut
    code.diagnostics = misspellings
    return code
  }

  /// The same where another reading came to nothing, for its reason.
  func asCode(_ reading: DrawnFence) -> DrawnFence {
    guard case .code(let reason) = reading.outcome else { return self }
    var code = self
    code.outcome = .code(reason: reason)
    return code
  }

  /// Checks what the fence's options expect of its figures.
  mutating func expect(_ expectations: [FigureOptions.Expectation]) {
    for figure in figures { diagnostics += Expectations.check(expectations, in: figure.rendering) }
  }

  /// That a view that was declared can't be made, or that there is none.
  private var nothingToDraw: Diagnostic {
    if let undrawn {
      return Diagnostic(
        .warning, "nothing-to-draw", "the fence draws nothing: \(undrawn.message)", span: undrawn.span,
        hint: undrawn.hint)
    }
    return Diagnostic(
      .warning, "nothing-to-draw", "the fence declares something but draws nothing",
      hint: "write an expression, or a View that can be made without arguments")
  }

  /// What is nearly a name that was meant: worth a warning where nobody asked for a figure, too.
  private var misspellings: [Diagnostic] {
    let codes: Set = ["misspelt-keyword", "unknown-protocol", "wrong-arguments"]
    return diagnostics.filter { codes.contains($0.code) && $0.misspelling != nil }.map {
      var warning = $0
      warning.severity = .warning
      return warning
    }
  }
}

extension FigureOptions {
  /// Whether no part is wanted that needs a layout.
  package var showsStructureAlone: Bool { show.contains(.structure) && Set(show).isSubset(of: [.structure, .code]) }
}
