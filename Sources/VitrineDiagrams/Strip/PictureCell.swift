import Markup
import VitrineUI

/// One picture of several, with what tells it from the others above it.
package struct PictureCell {
  let rendering: Rendering
  /// Unique on the page.
  let id: String
  let label: String
  /// A smaller line below the label.
  let remark: String?
  let parts: Figure.Parts
  let scheme: ColorScheme?
  let overlay: PictureDiagram.Overlay?
  /// What is told of a frame of a film strip.
  var notes: FrameNotes?
  /// What stands below the picture.
  var rest: [Node] = []

  package init(
    _ rendering: Rendering, id: String, label: String, remark: String? = nil, parts: Figure.Parts,
    scheme: ColorScheme? = nil
  ) {
    self.init(rendering, id: id, label: label, remark: remark, parts: parts, scheme: scheme, overlay: nil)
  }

  init(
    _ rendering: Rendering, id: String, label: String, remark: String? = nil, parts: Figure.Parts,
    scheme: ColorScheme? = nil, overlay: PictureDiagram.Overlay?
  ) {
    (self.rendering, self.id, self.label, self.remark) = (rendering, id, label, remark)
    (self.parts, self.scheme, self.overlay) = (parts, scheme, overlay)
  }

  package func element() -> Element {
    Element("li", ["class": "cell" + (scheme.map { " scheme-\($0.rawValue)" } ?? "")]) {
      Element("p", ["class": "cell-label"]) {
        label
        remark.map { Element("small", text: $0) }
      }
      picture()
      drawings
      notes.map { FrameMarkup.nodes($0, label: label) } ?? []
      rest
    }
  }

  private func picture() -> Element? {
    guard hasPicture else { return nil }
    let picture = diagram.drawn(id: id, title: title, scheme: scheme)
    let cssClass = "drawing" + (FigureStyle.room(for: picture.width).map { " within-\($0)" } ?? "")
    // Views that take the focus scroll into sight by themselves.
    let scrolls = picture.width > 280 && !picture.isInteractive
    var cell = Element("div", ["class": cssClass], [.element(picture.element)])
    if scrolls {
      let reached: Attributes = ["tabindex": "0", "role": "group", "aria-label": "Picture, \(label)"]
      cell.attributes += reached.list
    }
    return cell
  }

  private var hasPicture: Bool {
    !parts.isDisjoint(with: [.picture, .dimensions, .guides])
      || parts.isDisjoint(with: [.tree, .steps, .sizes, .updates, .graph, .identity, .lifetime])
  }

  /// What is drawn of a frame besides its picture.
  private var drawings: [Node] {
    guard let notes else { return [] }
    return FrameDrawings(notes: notes, typesetter: rendering.typesetter).drawn(id: id, label: label, scheme: scheme)
      .map { drawing in
        let room = FigureStyle.room(for: drawing.width).map { " within-\($0)" } ?? ""
        return drawing.width > 280
          ? Figure.region("\(drawing.name), \(label)", "drawing\(room)", [.element(drawing.element)])
          : .element("div", ["class": "drawing\(room)"], [.element(drawing.element)])
      }
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
    let scheme = scheme ?? fileScheme
    let picture =
      hasPicture ? diagram.svg(id: id, title: title, standalone: true, outlines: outlines, scheme: scheme) : nil
    let drawings = notes.map {
      FrameDrawings(notes: $0, typesetter: rendering.typesetter)
        .drawn(id: id, label: label, standalone: true, outlines: outlines, scheme: scheme).map(\.element)
    }
    return StandaloneSheet.Cell(
      label: label, remark: remark, drawings: (picture.map { [$0] } ?? []) + (drawings ?? []),
      lines: notes.map(FrameLine.lines) ?? [])
  }
}
