import Diagnostics

/// A fence drawn for the command line.
package struct RenderedFence: Sendable {
  package enum Form: String, Sendable, CaseIterable { case svg, png, json, text }

  package var diagnostics: [Diagnostic]
  /// What to write; empty where nothing could be drawn.
  package var output: [UInt8] = []

  package init(_ input: FenceInput, _ options: FigureOptions, remarks: [Diagnostic], form: Form) {
    let session = FenceDrawing()
    for source in input.earlier { session.declare(source) }
    let outcome = session.draw(input.source, options)
    diagnostics = input.located(remarks + outcome.diagnostics)
    if form == .json {
      let answer = RenderService.answer(id: .null, outcome, options, remarks: remarks)
      output = Array((answer.text + "\n").utf8)
    }
    guard let drawing = outcome.figures.first else {
      if !diagnostics.hasErrors { diagnostics.append(contentsOf: input.located([RenderService.nothingToDraw])) }
      return
    }
    for drawing in outcome.figures {
      diagnostics += input.located(Expectations.check(options.expectations, in: drawing.rendering))
    }
    if form == .text { output = Array((RenderText.text(of: drawing.rendering) + "\n").utf8) }
  }
}
