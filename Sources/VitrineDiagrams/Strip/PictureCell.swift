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
  /// How large the picture is drawn, where that is as large as those beside it; `nil` to fit by itself.
  var fit: PictureFit?
  /// Whether its views can be pointed at.
  var hasLabels = true
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

  private func picture() -> Node? {
    guard hasPicture else { return nil }
    let picture = fittedDiagram.drawn(id: id, title: title, scheme: scheme, hasLabels: hasLabels)
    return picture.mayScroll
      ? Figure.region("Picture, \(label)", picture.cssClass, [.element(picture.element)])
      : .element("div", ["class": picture.cssClass], [.element(picture.element)])
  }

  /// The fit in which the picture has room beside others.
  var ownFit: PictureFit { parts.contains(.full) ? .whole : diagram.fit(in: .cell) }

  private var fittedDiagram: PictureDiagram {
    var diagram = diagram
    diagram.fit = fit ?? ownFit
    return diagram
  }

  /// How wide the cell is at rest, in points of the page: as the picture with what is around it, or the widest drawing below.
  private var width: Double {
    let picture = hasPicture ? fittedDiagram.width + (scheme == nil ? 0 : 36) : 220
    return frameDrawings.map(\.width).reduce(picture, max)
  }

  /// The list of pictures side by side.
  package static func strip(_ pictures: [PictureCell], class more: String = "", _ items: [Element]) -> Element {
    let isOfDevices = pictures.allSatisfy { $0.rendering.screen != nil }
    let classes = "strip" + FigureStyle.strip(of: pictures.map(\.width)) + (isOfDevices ? " devices" : "") + more
    return Element("ul", ["class": classes]) {
      for item in items { item }
    }
  }

  /// How wide that list is, in points.
  package static func stripWidth(_ pictures: [PictureCell]) -> Double {
    FigureStyle.stripWidth(of: pictures.map(\.width))
  }

  /// Pictures side by side, all drawn as large as the one that has the least room allows.
  package static func fitted(_ pictures: [PictureCell]) -> [PictureCell] {
    let fit = PictureFit.common(pictures.map(\.ownFit))
    return pictures.map { picture in
      var picture = picture
      picture.fit = fit
      return picture
    }
  }

  /// Whether a reader can have more than there is at rest.
  var hasMore: Bool { hasPicture && hasLabels && diagram.hasMore }

  private var hasPicture: Bool {
    !parts.isDisjoint(with: [.picture, .dimensions, .frames, .guides])
      || parts.isDisjoint(with: [.tree, .steps, .sizes, .updates, .graph, .identity, .lifetime])
  }

  /// What is drawn of a frame besides its picture.
  private var drawings: [Node] {
    frameDrawings.map { drawing in
      let room = FigureStyle.room(for: drawing.width).map { " within-\($0)" } ?? ""
      return drawing.width > 280
        ? Figure.region("\(drawing.name), \(label)", "drawing\(room)", [.element(drawing.element)])
        : .element("div", ["class": "drawing\(room)"], [.element(drawing.element)])
    }
  }

  private var frameDrawings: [FrameDrawings.Drawing] {
    guard let notes else { return [] }
    return FrameDrawings(notes: notes, typesetter: rendering.typesetter).drawn(id: id, label: label, scheme: scheme)
  }

  private var diagram: PictureDiagram {
    PictureDiagram(rendering, parts: parts, overlay: overlay)
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
