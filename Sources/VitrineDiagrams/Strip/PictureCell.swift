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
    let title = "\(rendering.root?.label ?? "Nothing"), \(label): \(Lengths.text(rendering.size)) points"
    let picture = PictureDiagram(
      rendering, dimensions: parts.contains(.dimensions), guides: parts.contains(.guides), overlay: overlay
    ).drawn(id: id, title: title, scheme: scheme)
    var attributes = [("class", "drawing" + (FigureStyle.room(for: picture.width).map { " within-\($0)" } ?? ""))]
    // Views that take the focus scroll into sight by themselves.
    if picture.width > 280, !picture.isInteractive {
      attributes += [("tabindex", "0"), ("role", "group"), ("aria-label", "Picture, \(label)")]
    }
    return HTML.element("div", attributes, picture.svg)
  }
}
