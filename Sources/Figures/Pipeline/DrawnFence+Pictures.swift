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
    // What is drawn is what the source says; no view is asked for.
    var options = RenderOptions(typesetter: typesetter)
    options.colorScheme = scheme
    let nothing = Renderer.render(EmptyView(), options: options)
    var picture = DrawnView(title: "Structure of \(structure.name)", rendering: nothing)
    (picture.isWords, picture.structure) = (true, structure)
    return [picture]
  }
}
