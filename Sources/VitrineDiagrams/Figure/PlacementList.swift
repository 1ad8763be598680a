import Markup
import VitrineUI

/// The positions of subviews, as a list that continues the numbers of the steps.
struct PlacementList {
  let rendering: Rendering

  init(_ rendering: Rendering) { self.rendering = rendering }

  @NodeBuilder
  func nodes() -> [Node] {
    let sentences = PlacementSentences(rendering).sentences
    if !sentences.isEmpty {
      Element("ol", ["class": "steps places", "start": rendering.steps.count + 1]) {
        for sentence in sentences {
          Element("li", ["class": "place"], text: sentence.replacing(" × ", with: "\u{A0}×\u{A0}"))
        }
      }
    }
  }
}
