import Diagnostics
import Markup
import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// Figures whose code has parameters that readers can vary.
extension FenceRenderer {
  /// Draws the view for all values of the literals in the options, if there are any.
  ///
  /// - Parameter warnings: the diagnostics about the option `vary`, with the places of the options.
  func vary(_ figure: inout DrawnView, _ fence: LiveFence, lives: Bool, _ warnings: inout [Diagnostic]) {
    guard !fence.options.variations.isEmpty, figure.isSingle else { return }
    do throws(VaryProblem) {
      let selections = try Self.selections(fence)
      warnings += selections.compactMap { $0.ambiguity(in: fence.fence.source) }
      let varied = VariedFence(fence, selections.map(\.literal), lives: lives, self)
      let parameters = try parameters(selections, varied, fence.fence.source)
      let first = selections[0].variation
      let view = VariedView(
        parameters.map(\.shown), parts: fence.options.parts, isOver: { varied.isOver }
      ) { values, isTraced in
        varied.rendering(zip(parameters, values).map { $0.literal(of: $1) }, isTraced: isTraced)
      }
      guard let view else {
        if varied.isExhausted { throw Self.slowness(first) }
        throw first.error(
          "the code can't be drawn for all values" + (varied.failure.map { ": \($0.message)" } ?? ""),
          hint: "vary fewer values")
      }
      // Its written layout comes last: code that changes what earlier fences declared would draw something else.
      guard view.written.marks == figure.rendering.marks, view.written.size == figure.rendering.size else {
        throw first.error("the code draws something else each time", hint: "remove 'vary'")
      }
      warnings += view.coarse.map { $0.warning(selections[$0.parameter].variation) }
      warnings += Self.diagnostics(of: view, besides: figure.rendering, in: fence.fence.source)
      warnings += weight(of: view, first, fence.options)
      figure.content = .varied(view)
    } catch {
      warnings.append(error.diagnostic)
    }
  }

  /// The warning that a figure is drawn without parameters, because its renderings take too long; time depends on the
  /// machine, so that the result is not kept.
  private static func slowness(_ variation: Variation) -> VaryProblem {
    VaryProblem(
      diagnostic: variation.diagnostic(
        .warning, code: "limit-time", "drawing the code for all values takes too long; it does not vary",
        hint: "vary fewer values, or give it more time: limit=10"))
  }

  private static func selections(_ fence: LiveFence) throws(VaryProblem) -> [LiteralSelection] {
    let literals = fence.fence.namedLiterals(after: fence.history.parsed)
    var selections: [LiteralSelection] = []
    for variation in fence.options.variations {
      let selection = try LiteralSelection(variation, in: fence.fence, literals)
      if let other = selections.first(where: { $0.literal.mark == selection.literal.mark }) {
        throw variation.error(
          "'\(other.variation.name)' and '\(variation.name)' name the same literal",
          hint: "name another one: '\(variation.name)#2'")
      }
      selections.append(selection)
    }
    return selections
  }

  /// Returns the parameters with their values, each of which can be drawn alone.
  private func parameters(
    _ selections: [LiteralSelection], _ fence: VariedFence, _ source: SourceFile
  ) throws(VaryProblem) -> [VariedLiteral] {
    let written = selections.map(\.literal.value)
    var parameters: [VariedLiteral] = []
    for (index, selection) in selections.enumerated() {
      /// Returns the reason why the view can't be drawn with a value; `nil` if it can.
      func refusal(_ value: LiteralValue) -> String? {
        var values = written
        values[index] = value
        // Values that are not tried for lack of time fail later.
        if fence.rendering(values, isTraced: false) != nil || fence.isExhausted { return nil }
        return fence.failure?.message ?? "it draws nothing"
      }
      parameters.append(try VariedLiteral(selection, source, refusal))
    }
    let states = parameters.map(\.count).reduce(1, *)
    guard states <= Variation.mostStates else {
      throw selections[0].variation.error(
        "the parameters have \(states) combinations, more than \(Variation.mostStates)",
        hint: "vary fewer values, or fewer parameters")
    }
    return parameters
  }

  /// Returns the diagnostics of the engine about layouts other than the written one, each once.
  private static func diagnostics(of view: VariedView, besides written: Rendering, in source: SourceFile)
    -> [Diagnostic]
  {
    var known = written.remarks
    var found: [Diagnostic] = []
    for picture in view.pictures {
      for remark in picture.rendering.remarks where !known.contains(where: { $0.code == remark.code }) {
        known.append(remark)
        var diagnostic = remark.diagnostic(in: source)
        diagnostic.message = "with \(picture.label), \(diagnostic.message)"
        found.append(diagnostic)
      }
    }
    return found
  }

  /// Returns a warning if the figure makes its page heavy.
  private func weight(of view: VariedView, _ variation: Variation, _ options: FigureOptions) -> [Diagnostic] {
    let text = Node.element(VariedFigure(view, id: "f", parts: options.parts).element())
    let size = CompressedSize(of: [text].html).bytes
    guard size > FigureOptions.Live.budget else { return [] }
    let (added, budget) = ((size + 500) / 1000, FigureOptions.Live.budget / 1000)
    return [
      variation.diagnostic(
        .warning, code: "vary", "the varied figure adds about \(added) KB to its page, more than \(budget) KB",
        hint: "vary fewer values, or show fewer parts: show=picture,code")
    ]
  }
}

extension VariedView.Coarse {
  /// The warning that a range is drawn in steps.
  fileprivate func warning(_ variation: Variation) -> Diagnostic {
    let reason =
      switch problem {
      case .tooManySegments(let count): "has more than \(count) parts in which the drawing moves linearly"
      case .tooCostly, .drawsNothing: "takes too long to explore"
      }
    // Time depends on the machine, so that the result is not kept.
    return variation.diagnostic(
      .warning, code: isOfTime ? "limit-time" : "vary",
      "the range of '\(variation.name)' \(reason); \(count) of its numbers are drawn",
      hint: "write a smaller range, or a step: '0...40 by 8'")
  }
}
