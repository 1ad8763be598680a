import Diagnostics
import VitrineUI

/// The classification of a rendered fence as figure, code or failure.
extension DrawnFence {
  /// Sets the outcome, and removes figures and diagnostics that are not to be shown.
  mutating func judge(_ request: FenceRequest) {
    let error = diagnostics.first { $0.severity == .error }
    switch request.kind {
    case .figure:
      // The structure is read from the source, even if the view cannot be drawn.
      if structure != nil, request.options.showsStructureAlone {
        (figures, diagnostics) = ([], [])
      } else if let error {
        (outcome, figures) = (.failed(reason: error.message), [])
      } else if figures.isEmpty {
        outcome = .code(reason: "draws nothing")
        diagnostics.append(nothingToDraw)
      }
    case .figureIfView:
      // A loop or a condition outside of any view evaluates to an empty view: such a program is not a figure.
      let showsSomething = figures.contains { ($0.rendering.root?.type ?? "EmptyView") != "EmptyView" }
      guard error != nil || !showsSomething else { return }
      refusals = diagnostics.filter { $0.severity == .error }
      // An unmarked fence that is not a figure is code, without diagnostics.
      (outcome, figures) = (.code(reason: error?.message ?? "draws nothing"), [])
      diagnostics = misspellings
    case .declarations, .tree: outcome = .code(reason: "not marked 'view-tree'")
    }
  }

  /// Returns the fence as code, with no diagnostics except those of misspellings.
  func asCode(_ reason: String) -> DrawnFence {
    var code = DrawnFence(outcome: .code(reason: reason))
    code.ranOut = ranOut
    code.diagnostics = misspellings
    return code
  }

  /// Returns the fence as code with the reason of another reading that failed too.
  func asCode(_ reading: DrawnFence) -> DrawnFence {
    guard case .code(let reason) = reading.outcome else { return self }
    var code = self
    code.outcome = .code(reason: reason)
    return code
  }

  /// Makes the fence code with its errors.
  ///
  /// - Parameter expected: the compiler's error. What it gives is shown, and the rest is that of the evaluator's error.
  mutating func expectMistakes(_ expected: ExpectedError) {
    mistakes = diagnostics.filter { $0.severity == .error && $0.file == nil }.map {
      Mistake(place: $0.span?.start, message: $0.message)
    }
    if !expected.message.isEmpty {
      mistakes = [Mistake(place: expected.place ?? mistakes.first?.place, message: expected.message)]
    }
    (outcome, figures, structure, remarks) = (.code(reason: "expected not to compile"), [], nil, [])
    diagnostics = mistakes.isEmpty ? [Self.unknownMistake] : []
  }

  /// The warning that no error can be shown.
  private static let unknownMistake = Diagnostic(
    .warning, "fails", "the error of this fence is not known, because only the compiler finds it",
    hint: "'vitrine check --compile' prints it; write it as fails=\"3:27: cannot convert value of type 'Bool'\"")

  /// Compares the fence's figures with the sizes in the option `expect`.
  mutating func expect(_ expectations: [FigureOptions.Expectation]) {
    for figure in figures { diagnostics += Expectations.check(expectations, in: figure.rendering) }
  }

  /// The warning that the fence declares no view, or one that needs arguments.
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

  /// The diagnostics about misspelled names, as warnings: they are useful for unmarked fences, too.
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
  /// Whether no requested part needs a layout.
  package var showsStructureAlone: Bool { show.contains(.structure) && Set(show).isSubset(of: [.structure, .code]) }
}
