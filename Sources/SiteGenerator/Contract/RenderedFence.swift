import Diagnostics
import VitrineDiagrams
import VitrineUI

/// A fence drawn for the command line.
package struct RenderedFence: Sendable {
  package enum Form: String, Sendable, CaseIterable { case svg, png, json, text }

  package var diagnostics: [Diagnostic]
  /// What to write; empty where nothing could be drawn.
  package var output: [UInt8] = []
  /// Whether what failed is the machine, not the fence.
  package var isMachineFailure = false

  package init(
    _ input: FenceInput, _ options: FigureOptions, remarks: [Diagnostic], form: Form,
    outlinesText: Bool = false, pixels: Double? = nil
  ) {
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
    draw(drawing.rendering, options, form, outlinesText ? .outlines : .embedded, pixels)
  }

  private mutating func draw(
    _ rendering: Rendering, _ options: FigureOptions, _ form: Form, _ text: StandaloneSVG.TextForm,
    _ pixels: Double?
  ) {
    switch form {
    case .json: break
    case .text: output = Array(RenderText.text(of: rendering).utf8)
    case .svg: output = Array(svg(rendering, options, text).utf8)
    case .png:
      do {
        // Outlines look alike whatever fonts the machine has. Without a word about it, screens with fine pixels are meant.
        let scale = pixels ?? max(rendering.scale, 2)
        output = try PNGConverter.png(of: svg(rendering, options, .outlines), scale: scale)
      } catch {
        isMachineFailure = true
        diagnostics.append(Diagnostic(.error, "png", error.message))
      }
    }
  }

  /// What `show` asks for of picture and tree.
  private mutating func svg(
    _ rendering: Rendering, _ options: FigureOptions, _ text: StandaloneSVG.TextForm
  ) -> String {
    if options.parts.contains(.tree), StandaloneSVG.tree(rendering) == nil {
      diagnostics.append(
        Diagnostic(.warning, "large-tree", "the tree is too large to be drawn", hint: "‘--as text’ lists it"))
    }
    return StandaloneSVG.figure(rendering, parts: options.parts, text: text, scheme: options.scheme)
  }
}
