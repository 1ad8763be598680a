import Notation
import VitrineLayout
import VitrineText
import VitrineUI

extension DrawnFence {
  /// What is drawn in files of their own: each view, with the structure below the first; the structure by itself where that
  /// is all that is asked for.
  package func pictures(in scheme: ColorScheme, _ typesetter: Typesetter) -> [DrawnView] {
    guard outcome == .drawn, let structure else { return figures }
    guard figures.isEmpty else {
      var pictures = figures
      pictures[0].structure = structure
      return pictures
    }
    var options = RenderOptions(typesetter: typesetter)
    options.proposal = ProposedViewSize(width: nil, height: nil)
    options.colorScheme = scheme
    let rendering = Renderer.render(DrawnWords(structure: structure), options: options)
    var picture = DrawnView(title: "Structure of \(structure.name)", rendering: rendering)
    picture.isWords = true
    return [picture]
  }
}
