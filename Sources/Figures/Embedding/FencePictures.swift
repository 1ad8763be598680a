import Notation
import VitrineDiagrams
import VitrineText
import VitrineUI

/// Draws the fences of one document, in order, for files or for pages of other programs: in the color scheme of their
/// options, or in light and dark.
struct FencePictures {
  private var pipeline: FigurePipeline
  private let typesetter: Typesetter
  private let parser: FenceParser
  private let dark: Bool

  init(_ typesetter: Typesetter, _ parser: FenceParser, _ surroundings: FigureContext, dark: Bool) {
    pipeline = FigurePipeline(typesetter, surroundings)
    (self.typesetter, self.parser, self.dark) = (typesetter, parser, dark)
  }

  /// - Returns: the result for the fence and its pictures; none if it is not drawn.
  mutating func draw(_ fence: NoteFences.Fence) -> (drawn: DrawnFence, pictures: [EmbeddedFence.Picture]) {
    let options = fence.options
    let request = FenceRequest(
      fence.parsed(by: parser), kind: fence.kind,
      options: fence.kind == .declarations ? FigureOptions() : options, number: fence.number)
    guard dark else {
      let drawn = pipeline.draw(request)
      return (drawn, drawn.pictures(in: options.scheme, typesetter).map { EmbeddedFence.Picture(view: $0) })
    }
    let (light, dark) = pipeline.drawInBothSchemes(request)
    let darkViews = dark.pictures(in: .dark, typesetter)
    let pictures = light.pictures(in: .light, typesetter).enumerated().map { index, view in
      EmbeddedFence.Picture(view: view, dark: darkViews.indices.contains(index) ? darkViews[index] : nil)
    }
    return (light, pictures)
  }
}

/// A fence of a Markdown file with its pictures.
struct EmbeddedFence {
  /// A view, with its version for dark pages if one is requested.
  struct Picture {
    var view: DrawnView
    var dark: DrawnView?

    /// The alternative text of the picture, unless the author wrote a caption.
    var words: String {
      view.title ?? "\(view.rendering.visibleContent), \(Lengths.text(view.rendering.size)) points"
    }
  }

  var fence: NoteFences.Fence
  var options: FigureOptions
  var pictures: [Picture]
  /// Its number among the drawn fences, from 1.
  var number: Int
}
