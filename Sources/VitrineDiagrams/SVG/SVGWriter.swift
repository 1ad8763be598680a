import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// The writer of marks as SVG elements; no other code writes them.
///
/// Every shape has a class, through which a style sheet sets its colors in light and dark, and the light color as an
/// attribute for viewers without style sheets. The drawing contains neither styles nor scripts.
package struct SVGWriter {
  /// The elements so far, in order.
  private(set) var nodes: [Node] = []
  /// The gradients, clips, masks and filters that elements refer to by id.
  var definitions: [Node] = []
  /// The prefix of the ids in the picture.
  private let prefix: String
  /// The typesetter that converts text to outlines; `nil` if it stays text.
  let outliner: Typesetter?
  private let scale: Double
  /// The fixed color scheme, for which only attributes are written; `nil` writes classes for a style sheet.
  let scheme: ColorScheme?
  /// Whether coordinates are not rounded to pixels, have more decimals, and empty shapes are not left out: two pictures
  /// of one segment of a sweep then have the same elements.
  private let isExact: Bool
  /// Whether the current elements are visible only with a style sheet, so that they need no color attributes.
  private var isStyled = false
  private var nextID = 0

  package init(
    prefix: String, scale: Double, outliner: Typesetter? = nil, scheme: ColorScheme? = nil, isExact: Bool = false
  ) {
    (self.prefix, self.scale, self.outliner) = (prefix, scale, outliner)
    (self.scheme, self.isExact) = (scheme, isExact)
  }

  /// Returns the whole picture.
  ///
  /// - Parameters:
  ///   - bounds: the visible area, in points; one point is one CSS pixel.
  ///   - title: the accessibility label.
  ///   - isGroup: whether the parts have their own accessibility labels; then the title is on a group inside the `svg`.
  package func document(
    _ bounds: Rect, title: String, cssClass: String, standalone: Bool = false, isGroup: Bool = false
  ) -> Element {
    let (width, height) = (bounds.width.rounded(.up), bounds.height.rounded(.up))
    var attributes: [Attribute] = standalone ? [Attribute("xmlns", "http://www.w3.org/2000/svg")] : []
    attributes += [
      Attribute("class", cssClass), Attribute("width", width), Attribute("height", height),
      Attribute("viewBox", .numbers([bounds.minX, bounds.minY, width, height], decimals: 2)),
    ]
    if !isGroup { attributes += [Attribute("role", "img"), Attribute("aria-label", title)] }
    attributes += [
      Attribute("font-family", "Inter, system-ui, sans-serif"), Attribute("font-size", "11"),
      Attribute("xml:space", "preserve"),
    ]
    var children: [Node] = definitions.isEmpty ? [] : [.element(Element(name: "defs", children: definitions))]
    if standalone { children.append(paper(Rect(origin: bounds.origin, size: Size(width: width, height: height)))) }
    return Element(name: "svg", attributes: attributes, children: children + nodes)
  }

  /// Returns the background of a separate file.
  private func paper(_ frame: Rect) -> Node {
    var attributes = frameAttributes(frame, decimals: 2)
    if scheme == nil { attributes.append(Attribute("class", "c-paper")) }
    attributes.append(Attribute("fill", shown(.paper).hex))
    return .element(Element(name: "rect", attributes: attributes))
  }

  package mutating func write(_ marks: [Mark]) { for mark in marks { write(mark) } }

  mutating func write(_ mark: Mark) {
    if writeAngular(mark) { return }
    switch mark {
    case .group(let marks, let effects): group(marks, effects)
    case .rectangle(let rect, let radius, let fill, let stroke): rectangle(rect, radius, fill, stroke)
    case .ellipse(let rect, let fill, let stroke): ellipse(rect, fill, stroke)
    case .path(let path, let fill, let stroke): self.path(path, fill, stroke)
    case .text(let text): self.text(text)
    case .image(let image):
      add(
        "image",
        [Attribute("href", image.source)] + frameAttributes(image.frame, decimals: decimals)
          + [Attribute("preserveAspectRatio", "none")])
    }
  }

  // MARK: Elements

  mutating func add(_ name: String, _ attributes: [Attribute], _ children: [Node] = []) {
    nodes.append(.element(Element(name: name, attributes: attributes, children: children)))
  }

  /// Adds existing elements.
  package mutating func add(_ drawn: [Node]) { nodes += drawn }

  /// Returns the elements that a closure draws, without adding them; their definitions are added.
  package mutating func apart(_ draw: (inout SVGWriter) -> Void) -> [Node] {
    var drawn: [Node] = []
    swap(&drawn, &nodes)
    draw(&self)
    swap(&drawn, &nodes)
    return drawn
  }

  /// Draws a group with attributes.
  package mutating func group(_ attributes: [Attribute], _ draw: (inout SVGWriter) -> Void) {
    let children = apart(draw)
    add("g", attributes, children)
  }

  /// Draws a group that is hidden unless a style sheet shows it, and whose colors come only from the style sheet.
  mutating func hiddenGroup(_ cssClass: String, _ attributes: [Attribute] = [], _ draw: (inout SVGWriter) -> Void) {
    let outer = isStyled
    isStyled = scheme == nil
    group([Attribute("class", cssClass)] + attributes + [Attribute("display", "none")], draw)
    isStyled = outer
  }

  /// Returns a color as an attribute, unless a style sheet sets it.
  func literal(_ name: String, _ ink: Ink) -> [Attribute] {
    isStyled && ink.name != nil ? [] : [Attribute(name, shown(ink).hex)]
  }

  package mutating func group(class cssClass: String, _ draw: (inout SVGWriter) -> Void) {
    group([Attribute("class", cssClass)], draw)
  }

  mutating func newID() -> String {
    nextID += 1
    return "\(prefix)-p\(nextID)"
  }

  // MARK: Shapes

  /// The number of decimals of coordinates.
  var decimals: Int { isExact ? 4 : 2 }

  func frameAttributes(_ frame: Rect, decimals: Int) -> [Attribute] {
    var attributes: [Attribute] = []
    attributes.reserveCapacity(12)
    attributes.append(Attribute("x", frame.minX, decimals: decimals))
    attributes.append(Attribute("y", frame.minY, decimals: decimals))
    attributes.append(Attribute("width", frame.width, decimals: decimals))
    attributes.append(Attribute("height", frame.height, decimals: decimals))
    return attributes
  }

  private mutating func rectangle(_ rect: Rect, _ radius: Double, _ fill: Fill?, _ stroke: Stroke?) {
    let frame = stroke == nil && !isExact ? rect.shownOnPixels(scale) : rect
    guard isExact || (frame.width > 0 && frame.height > 0) else { return }
    var attributes = frameAttributes(frame, decimals: decimals)
    if radius > 0 {
      attributes.append(Attribute("rx", min(radius, min(frame.width, frame.height) / 2), decimals: decimals))
    }
    paint(fill, stroke, &attributes)
    add("rect", attributes)
  }

  private mutating func ellipse(_ rect: Rect, _ fill: Fill?, _ stroke: Stroke?) {
    var attributes = [
      Attribute("cx", rect.midX, decimals: decimals), Attribute("cy", rect.midY, decimals: decimals),
      Attribute("rx", rect.width / 2, decimals: decimals), Attribute("ry", rect.height / 2, decimals: decimals),
    ]
    paint(fill, stroke, &attributes)
    add("ellipse", attributes)
  }

  private mutating func path(_ path: DrawnPath, _ fill: Fill?, _ stroke: Stroke?) {
    guard !path.elements.isEmpty else { return }
    var attributes = [Attribute("d", .path(PathData(path.elements), decimals: decimals))]
    if path.evenOdd { attributes.append(Attribute("fill-rule", "evenodd")) }
    paint(fill, stroke, &attributes)
    if let stroke, stroke.join == .miter, stroke.miterLimit != 4 {
      attributes.append(Attribute("stroke-miterlimit", stroke.miterLimit))
    }
    add("path", attributes)
  }

  private mutating func text(_ mark: TextMark) {
    if let outliner, let outline = outliner.outlinePath(of: mark) {
      path(outline, mark.fill, nil)
      write(mark.decorationLines)
      return
    }
    if let outliner, let pictures = mark.emojiPictures(from: outliner) { return write(pictures) }
    var attributes: [Attribute] = []
    attributes.reserveCapacity(12)
    attributes += [
      Attribute("x", mark.origin.x, decimals: decimals), Attribute("y", mark.origin.y, decimals: decimals),
      Attribute("font-size", mark.font.size, decimals: decimals),
      Attribute("textLength", mark.width, decimals: decimals), Attribute("lengthAdjust", "spacingAndGlyphs"),
    ]
    if mark.letterSpacing != 0 { attributes.append(Attribute("letter-spacing", mark.letterSpacing, decimals: 4)) }
    if mark.font.weight != 400 { attributes.append(Attribute("font-weight", mark.font.weight, decimals: decimals)) }
    if mark.font.italic { attributes.append(Attribute("font-style", "italic")) }
    if mark.font.family != .system { attributes.append(Attribute("font-family", mark.font.cssFontFamily)) }
    if mark.font.monospacedDigits { attributes.append(Attribute("data-digits", "tabular")) }
    if mark.underline { attributes.append(Attribute("text-decoration", "underline")) }
    if mark.strikethrough { attributes.append(Attribute("text-decoration", "line-through")) }
    if mark.isRightToLeft { attributes += [Attribute("direction", "rtl"), Attribute("text-anchor", "end")] }
    paint(mark.fill, nil, &attributes)
    add("text", attributes, [.text(mark.text)])
  }
}

extension Rect {
  /// Returns the rectangle rounded to pixels; one that is thinner than a pixel becomes a pixel wide, unless it is
  /// thinner than half.
  fileprivate func shownOnPixels(_ scale: Double) -> Rect {
    var frame = snapped(toScale: scale)
    if frame.width <= 0, width * scale > 0.5 { frame.size.width = 1 / scale }
    if frame.height <= 0, height * scale > 0.5 { frame.size.height = 1 / scale }
    return frame
  }
}
