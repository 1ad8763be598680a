import Diagnostics
import VitrineDiagrams
import VitrineText
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
    _ input: FenceInput, _ options: FigureOptions, remarks: [Diagnostic], form: Form, typesetter: Typesetter,
    outlinesText: Bool = false, pixels: Double? = nil
  ) {
    let session = FenceDrawing(typesetter)
    session.showsInternals = form == .json
    var earlier = EarlierFigures()
    for fence in input.earlier {
      let own = FigureOptionsReader(fence.settings).options
      if own.id != nil, own.id == options.comparedID {
        var outcome = session.draw(fence.source, own)
        earlier.compare(&outcome, own)
      } else {
        session.declare(fence.source)
      }
    }
    let isPicture = form == .svg || form == .png
    var outcome = session.draw(input.source, options, variations: isPicture)
    if isPicture {
      earlier.compare(&outcome, options)
      CommittedFence.compare(&outcome, options, path: input.note, number: input.number)
    }
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
    draw(drawing, options, form, outlinesText ? .outlines : .embedded, pixels)
  }

  private mutating func draw(
    _ view: DrawnView, _ options: FigureOptions, _ form: Form, _ text: StandaloneSVG.TextForm, _ pixels: Double?
  ) {
    switch form {
    case .json: break
    case .text: output = Array(RenderText.text(of: view.rendering).utf8)
    case .svg: output = Array(svg(view, options, text).utf8)
    case .png:
      do {
        // Outlines look alike whatever fonts the machine has. Without a word about it, screens with fine pixels are meant.
        let scale = pixels ?? max(view.rendering.scale, 2)
        output = try PNGConverter.png(of: svg(view, options, .outlines), scale: scale)
      } catch {
        isMachineFailure = true
        diagnostics.append(Diagnostic(.error, "png", error.message))
      }
    }
  }

  /// What `show` asks for of picture and tree.
  private mutating func svg(_ view: DrawnView, _ options: FigureOptions, _ text: StandaloneSVG.TextForm) -> String {
    if view.isSingle, options.parts.contains(.tree), StandaloneSVG.tree(view.rendering) == nil {
      diagnostics.append(
        Diagnostic(.warning, "large-tree", "the tree is too large to be drawn", hint: "‘--as text’ lists it"))
    }
    return view.standaloneSVG(options.parts, text, options.scheme)
  }
}
