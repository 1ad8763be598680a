import Diagnostics
import Notation
import Notes
import TestSupport
import VitrineDiagrams
import VitrineUI

@testable import Figures

/// One fence of a note, drawn for a page, for a Markdown file and by itself.
struct ThreeWays {
  /// The pictures that a page shows, each as a file.
  var page: [String] = []
  /// The files beside the Markdown file.
  var embedded: [String] = []
  /// What `vitrine render --as svg` writes.
  var rendered: String = ""
  /// The page's figure, from what is drawn for the page and from what is drawn by itself.
  var html: (page: String?, rendered: String?)

  /// - Parameter parser: counts what is parsed.
  static func draw(
    _ note: String, path: String = "note.md", settings: [FigureSetting] = [], parser: FenceParser = FenceParser()
  ) throws -> [ThreeWays] {
    let document = Document(text: note, path: path)
    let fences = NoteFences.read(document, path: path, defaults: settings, selection: .marked).fences
    let pages = drawPage(fences, parser)
    let files = embed(note, path, settings, parser)
    let figures = zip(fences, pages).filter { $0.0.kind != .declarations }
    return try figures.enumerated().map { index, figure in
      let (fence, page) = figure
      let options = fence.options
      let input = try FenceInput.fence(
        index + 1, of: document, path, path: nil, defaults: settings)
      let rendered = RenderedFence.draw(
        input, options, RenderedFence.Request(form: .svg, outlinesText: true), typesetter: TestAssets.typesetter,
        parser: FenceParser())
      let drawn = RenderedFence.drawn(input, options, TestAssets.typesetter, form: .svg, parser: FenceParser())
      let request = FigureRequest(
        FenceRequest(fence.parsed(by: FenceParser()), kind: fence.kind, options: options), identifier: "f")
      let again =
        drawn.outcome == .drawn
        ? FigureMarkup(request: request, words: .none, typesetter: TestAssets.typesetter).nodes(of: drawn) : nil
      return ThreeWays(
        page: page.drawn.pictures(in: options.scheme, TestAssets.typesetter).map {
          $0.standaloneSVG(options.parts, .outlines, options.scheme)
        },
        embedded: files.filter { $0.fence == fence.span.start }.map(\.contents),
        rendered: String(decoding: rendered.output, as: UTF8.self), html: (page.nodes?.html, again?.html))
    }
  }

  private static func drawPage(_ fences: [NoteFences.Fence], _ parser: FenceParser) -> [FigureOutcome] {
    let requests = fences.map { fence in
      let options = fence.kind == .declarations ? FigureOptions() : fence.options
      let request = FenceRequest(fence.parsed(by: parser), kind: fence.kind, options: options, number: fence.number)
      return FigureRequest(request, identifier: "f")
    }
    return HTMLFigureRenderer(TestAssets.typesetter).figures(for: requests)
  }

  /// The files of an embedding with the place of the fence that each was drawn from, without the line that says so.
  private static func embed(
    _ note: String, _ path: String, _ settings: [FigureSetting], _ parser: FenceParser
  ) -> [(fence: Location, contents: String)] {
    var options = NoteEmbedding.Options()
    options.outlines = true
    options.settings = settings
    let embedder = NoteEmbedder(path: path, options: options, typesetter: TestAssets.typesetter, parser: parser)
    var embedding = NoteEmbedding(source: SourceFile(path: path, text: note))
    let mark = NoteEmbedding.mark(of: path, folder: options.folder) + "\n"
    return embedder.draw(Document(text: note, path: path), &embedding).flatMap { fence in
      FigureLinks(note: path, options: options).links(to: fence).files.map {
        (fence.fence.span.start, String($0.contents.dropLast(mark.count)))
      }
    }
  }
}
