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
    draw(drawing.rendering, options, form)
  }

  private mutating func draw(_ rendering: Rendering, _ options: FigureOptions, _ form: Form) {
    switch form {
    case .json: break
    case .text: output = Array((RenderText.text(of: rendering) + "\n").utf8)
    case .svg: output = Array(Self.svg(rendering, options, outlines: false).utf8)
    case .png:
      do {
        // What is measured in points is drawn in pixels of its profile.
        output = try PNGConverter.png(of: Self.svg(rendering, options, outlines: true), scale: max(rendering.scale, 2))
      } catch {
        isMachineFailure = true
        diagnostics.append(Diagnostic(.error, "png", error.message))
      }
    }
  }

  /// The picture; the tree where `show` asks for that alone.
  private static func svg(_ rendering: Rendering, _ options: FigureOptions, outlines: Bool) -> String {
    if options.show.contains(.tree), !options.show.contains(.picture), !options.show.contains(.dimensions),
      let tree = StandaloneSVG.tree(rendering, outlines: outlines)
    {
      return tree
    }
    return StandaloneSVG.picture(
      rendering, dimensions: options.show.contains(.dimensions), guides: options.show.contains(.guides),
      outlines: outlines)
  }
}
