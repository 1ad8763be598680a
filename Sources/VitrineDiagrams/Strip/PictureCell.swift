import Markup
import VitrineUI

/// One of several pictures, with a title above it.
package struct PictureCell {
  let rendering: Rendering
  /// The id, unique on the page.
  let id: String
  let label: String
  /// A smaller line below the label.
  let remark: String?
  let parts: Figure.Parts
  let scheme: ColorScheme?
  let overlay: PictureDiagram.Overlay?
  /// The notes of a frame of a film strip.
  var notes: FrameNotes?
  /// The common scale and crop of pictures side by side; `nil` to fit this one alone.
  var fit: PictureFit?
  /// Whether its views show labels when a reader points at them.
  var hasLabels = true
  /// The nodes below the picture.
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

  /// The scale and crop at which this picture alone fits next to others.
  var ownFit: PictureFit { parts.contains(.full) ? .whole : diagram.fit(in: .cell) }

  private var fittedDiagram: PictureDiagram {
    var diagram = diagram
    diagram.fit = fit ?? ownFit
    return diagram
  }

  /// The width of the cell without hidden parts, in points of the page: that of the picture, or of the widest drawing
  /// below.
  private var width: Double {
    let picture = hasPicture ? fittedDiagram.width + (scheme == nil ? 0 : 36) : 220
    return frameDrawings.map(\.width).reduce(picture, max)
  }

  /// Returns the list of pictures side by side.
  package static func strip(_ pictures: [PictureCell], class more: String = "", _ items: [Element]) -> Element {
    let isOfDevices = pictures.allSatisfy { $0.rendering.screen != nil }
    let classes = "strip" + FigureStyle.strip(of: pictures.map(\.width)) + (isOfDevices ? " devices" : "") + more
    return Element("ul", ["class": classes]) {
      for item in items { item }
    }
  }

  /// Returns the width of that list, in points.
  package static func stripWidth(_ pictures: [PictureCell]) -> Double {
    FigureStyle.stripWidth(of: pictures.map(\.width))
  }

  /// Returns pictures side by side with a common scale: the smallest at which each of them fits.
  package static func fitted(_ pictures: [PictureCell]) -> [PictureCell] {
    let fit = PictureFit.common(pictures.map(\.ownFit))
    return pictures.map { picture in
      var picture = picture
      picture.fit = fit
      return picture
    }
  }

  /// Whether frames and dimensions are hidden until a reader requests them.
  var hasMore: Bool { hasPicture && hasLabels && diagram.hasMore }

  private var hasPicture: Bool {
    !parts.isDisjoint(with: [.picture, .dimensions, .frames, .guides])
      || parts.isDisjoint(with: [.tree, .steps, .sizes, .updates, .graph, .identity, .lifetime])
  }

  /// The drawings of a frame in addition to its picture.
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

  /// The accessibility label of the picture.
  var title: String {
    "\(rendering.visibleContent), \(label): \(Lengths.text(rendering.size)) points"
  }

  /// Returns the picture for a separate file, in the file's color scheme unless the strip varies it.
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
