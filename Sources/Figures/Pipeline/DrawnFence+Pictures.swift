import Notation
import VitrineLayout
import VitrineText
import VitrineUI

extension DrawnFence {
  /// Returns the pictures for separate files: each view, with the structure below the first one, or the structure alone
  /// if no other part is requested.
  package func pictures(in scheme: ColorScheme, _ typesetter: Typesetter) -> [DrawnView] {
    guard outcome == .drawn, let structure else { return figures }
    guard figures.isEmpty else {
      var pictures = figures
      pictures[0].structure = structure
      return pictures
    }
    // The structure comes from the source, so no view is rendered.
    var options = RenderOptions(typesetter: typesetter)
    options.colorScheme = scheme
    let nothing = Renderer.render(EmptyView(), options: options)
    var picture = DrawnView(title: "Structure of \(structure.name)", rendering: nothing)
    (picture.isWords, picture.structure) = (true, structure)
    return [picture]
  }
}
