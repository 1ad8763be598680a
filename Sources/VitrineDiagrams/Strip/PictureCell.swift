import VitrineUI

/// One picture of several, with what tells it from the others above it.
struct PictureCell {
  let rendering: Rendering
  /// Unique on the page.
  let id: String
  let label: String
  /// A smaller line below the label.
  var remark: String?
  let parts: Figure.Parts
  var scheme: ColorScheme?
  var overlay: PictureDiagram.Overlay?
  /// What stands below the picture.
  var rest = ""

  func html() -> String {
    let small = remark.map { HTML.element("small", [], HTML.escaped($0)) } ?? ""
    let head = HTML.element("p", [("class", "cell-label")], HTML.escaped(label) + small)
    let scheme = scheme.map { " scheme-\($0.rawValue)" } ?? ""
    return HTML.element("li", [("class", "cell" + scheme)], head + picture() + rest)
  }

  private func picture() -> String {
    guard !parts.isDisjoint(with: [.picture, .dimensions, .guides]) || parts.isDisjoint(with: [.tree, .steps, .sizes])
    else { return "" }
    let picture = diagram.drawn(id: id, title: title, scheme: scheme)
    var attributes = [("class", "drawing" + (FigureStyle.room(for: picture.width).map { " within-\($0)" } ?? ""))]
    // Views that take the focus scroll into sight by themselves.
    if picture.width > 280, !picture.isInteractive {
      attributes += [("tabindex", "0"), ("role", "group"), ("aria-label", "Picture, \(label)")]
    }
    return HTML.element("div", attributes, picture.svg)
  }

  private var diagram: PictureDiagram {
    PictureDiagram(
      rendering, dimensions: parts.contains(.dimensions), guides: parts.contains(.guides), overlay: overlay)
  }

  /// What a reader hears who doesn't see the picture.
  var title: String {
    "\(rendering.root?.label ?? "Nothing"), \(label): \(Lengths.text(rendering.size)) points"
  }

  /// The picture for a file of its own, light or dark as the file is where that isn't what the pictures differ in.
  func standalone(outlines: Bool, scheme fileScheme: ColorScheme) -> StandaloneSheet.Cell {
    StandaloneSheet.Cell(
      label: label, remark: remark,
      svg: diagram.svg(id: id, title: title, standalone: true, outlines: outlines, scheme: scheme ?? fileScheme))
  }
}
