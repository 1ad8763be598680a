import Diagnostics
import Markup
import Notation
import VitrineDiagrams
import VitrineText
import VitrineUI

/// A fence drawn for the command line.
package struct RenderedFence: Sendable {
  package enum Form: String, Sendable, CaseIterable {
    case svg, png, json, text
    /// A PNG for terminals that show pictures by kitty's protocol.
    case kitty

    /// Whether the picture has pixels.
    package var isBitmap: Bool { self == .png || self == .kitty }
  }

  /// The requested output.
  package struct Request: Sendable {
    package var form: Form
    /// Whether the text of a picture is drawn as outlines.
    package var outlinesText: Bool
    /// The pixels per point of a PNG; `nil` for the view's scale, but at least two.
    package var pixels: Double?

    package init(form: Form, outlinesText: Bool = false, pixels: Double? = nil) {
      (self.form, self.outlinesText, self.pixels) = (form, outlinesText, pixels)
    }
  }

  package var diagnostics: [Diagnostic]
  /// The bytes to write; empty if nothing could be drawn.
  package var output: [UInt8] = []
  /// Whether a missing program or another internal error caused the failure, not the fence.
  package var isMachineFailure = false

  /// Draws a fence as it is drawn in its note.
  ///
  /// - Parameter warnings: the warnings about the options.
  package static func draw(
    _ input: FenceInput, _ options: FigureOptions, warnings: [Diagnostic] = [], _ request: Request,
    typesetter: Typesetter, parser: FenceParser = FenceParser()
  ) -> RenderedFence {
    let drawn = drawn(input, options, typesetter, form: request.form, parser: parser)
    let diagnostics = warnings + drawn.diagnostics.demandingPicture
    var rendered = RenderedFence(diagnostics: input.located(diagnostics))
    if let note = input.note {
      rendered.diagnostics += note.document.wrongClaims(in: input.path, of: [(note.fence, drawn.figures)])
    }
    if request.form == .json {
      let answer = RenderJSON.answer(id: .null, drawn, on: options.platform, diagnostics: diagnostics)
      rendered.output = Array((answer.text + "\n").utf8)
    } else if let picture = drawn.pictures(in: options.scheme, typesetter).first {
      rendered.write(drawn, picture, options, request)
    }
    return rendered
  }

  /// Draws the fence, after those before it in its note.
  ///
  /// - Parameter code: the code to draw in place of the fence's; `nil` for the fence's own.
  package static func drawn(
    _ input: FenceInput, _ options: FigureOptions, _ typesetter: Typesetter, form: Form = .text,
    parser: FenceParser = FenceParser(), code: String? = nil
  ) -> DrawnFence {
    let compared: [FigureSetting] = if case .commit(let setting)? = options.comparison { [setting] } else { [] }
    var pipeline = FigurePipeline(
      typesetter,
      FigureContext(versions: NoteVersions(of: input.note?.path, for: [compared]), showsInternals: form == .json))
    for fence in input.note?.earlier ?? [] where fence.kind != .tree {
      let parsed = fence.parsed(by: parser)
      let own = fence.kind == .declarations ? FigureOptions() : fence.options
      // Events change declared values, and a fence that is compared with has to be drawn.
      if (own.isFilmed && own.live == nil) || (own.id != nil && own.id == options.comparedID) {
        _ = pipeline.draw(FenceRequest(parsed, kind: fence.kind, options: own, number: fence.number))
      } else {
        pipeline.declare(parsed, own)
      }
    }
    let fence = input.note?.fence
    return pipeline.draw(
      FenceRequest(
        code.map(parser.parse) ?? fence?.parsed(by: parser) ?? parser.parse(input.source),
        kind: fence?.kind == .tree ? .tree : .figure, options: options, number: fence?.number ?? 0))
  }

  private mutating func write(
    _ drawn: DrawnFence, _ picture: DrawnView, _ options: FigureOptions, _ request: Request
  ) {
    switch request.form {
    case .json: break
    case .text: output = Array(RenderText.text(of: drawn).utf8)
    case .svg: output = Array(svg(picture, options, request.outlinesText ? .outlines : .embedded).utf8)
    case .png, .kitty:
      do {
        // Outlines look the same regardless of the machine's fonts. The default scale is that of high-resolution
        // screens.
        let scale = request.pixels ?? max(picture.rendering.scale, 2)
        let png = try PNGConverter.png(of: svg(picture, options, .outlines), scale: scale)
        output = request.form == .kitty ? KittyPicture.text(of: png) : png
      } catch {
        isMachineFailure = true
        diagnostics.append(Diagnostic(.error, "png", error.message))
      }
    }
  }

  /// The panels that are text and cannot be part of a picture.
  private static let words: [FigureOptions.Panel] = [.steps, .probes, .placing, .sizes]

  /// Returns the picture and tree that `show` requests, and reports the panels that are left out.
  private mutating func svg(_ view: DrawnView, _ options: FigureOptions, _ text: StandaloneSVG.TextForm) -> String {
    if view.isSingle, options.parts.contains(.tree), StandaloneSVG.tree(view.rendering) == nil {
      diagnostics.append(
        Diagnostic(.warning, "large-tree", "the tree is too large to be drawn", hint: "use '--as text' to list it"))
    }
    let left = Self.words.filter(options.show.contains).map { "'\($0.rawValue)'" }
    if let last = left.last {
      let all = (left.count > 1 ? left.dropLast().joined(separator: ", ") + " and " : "") + last
      diagnostics.append(
        Diagnostic(
          .warning, "words-in-picture", "a picture cannot show \(all)", hint: "use '--as text' or '--as json' for them"
        ))
    }
    return view.standaloneSVG(options.parts, text, options.scheme)
  }
}
