import VitrineLayout
import VitrineText
import VitrineUI

typealias DrawnPathElements = [DrawnPath.Element]

/// Writes marks as SVG: the one place that knows its tags.
///
/// Every shape has a class, by which a style sheet gives it its light and dark colours, and the light colour as a literal
/// attribute, by which a viewer without style sheets draws it right. Nothing else reaches in from outside: no style, no script.
struct SVGWriter {
  var body = ""
  private var definitions = ""
  /// Ids in the picture start with this.
  private let prefix: String
  /// What draws text as the shapes of its glyphs; `nil` where it stays text.
  let outliner: Typesetter?
  private let scale: Double
  /// Light or dark where the page has no say: colours then are literal alone.
  let scheme: ColorScheme?
  /// Whether shapes stand where they are, not on whole pixels, in numbers with more places, and none is left out: two
  /// pictures of one piece of a sweep then have the same elements.
  private let isExact: Bool
  private var nextID = 0

  init(
    prefix: String, scale: Double, outliner: Typesetter? = nil, scheme: ColorScheme? = nil, isExact: Bool = false
  ) {
    (self.prefix, self.scale, self.outliner) = (prefix, scale, outliner)
    (self.scheme, self.isExact) = (scheme, isExact)
  }

  /// The whole picture.
  ///
  /// - Parameters:
  ///   - bounds: what is seen, in points; one point is one CSS pixel.
  ///   - title: what a reader hears who doesn't see it.
  ///   - isGroup: whether its parts speak for themselves: then a group inside has the title.
  func document(
    _ bounds: Rect, title: String, cssClass: String, standalone: Bool = false, isGroup: Bool = false
  ) -> String {
    let n = SVGText.number
    let (width, height) = (bounds.width.rounded(.up), bounds.height.rounded(.up))
    let namespace = standalone ? " xmlns=\"http://www.w3.org/2000/svg\"" : ""
    let paper =
      standalone
      ? "<rect x=\"\(n(bounds.minX))\" y=\"\(n(bounds.minY))\" width=\"\(n(width))\" height=\"\(n(height))\"\(scheme == nil ? " class=\"c-paper\"" : "") fill=\"\(shown(.paper).hex)\"/>"
      : ""
    return
      "<svg\(namespace) class=\"\(cssClass)\" width=\"\(n(width))\" height=\"\(n(height))\" viewBox=\"\(n(bounds.minX)) \(n(bounds.minY)) \(n(width)) \(n(height))\" \(isGroup ? "" : "role=\"img\" aria-label=\"\(SVGText.escaped(title))\" ")font-family=\"Inter, system-ui, sans-serif\" font-size=\"11\" letter-spacing=\"0\" xml:space=\"preserve\">"
      + (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + paper + body + "</svg>"
  }

  mutating func write(_ marks: [Mark]) { for mark in marks { write(mark) } }

  mutating func write(_ mark: Mark) {
    if writeAngular(mark) { return }
    switch mark {
    case .group(let marks, let effects): group(marks, effects)
    case .rectangle(let rect, let radius, let fill, let stroke): rectangle(rect, radius, fill, stroke)
    case .ellipse(let rect, let fill, let stroke):
      let n = number
      let shape =
        "cx=\"\(n(rect.midX))\" cy=\"\(n(rect.midY))\" rx=\"\(n(rect.width / 2))\" ry=\"\(n(rect.height / 2))\""
      body += "<ellipse \(shape)\(paint(fill, stroke))/>"
    case .path(let path, let fill, let stroke): self.path(path, fill, stroke)
    case .text(let text): self.text(text)
    case .image(let image):
      let n = number
      let frame = image.frame
      body +=
        "<image href=\"\(SVGText.escaped(image.source))\" x=\"\(n(frame.minX))\" y=\"\(n(frame.minY))\" width=\"\(n(frame.width))\" height=\"\(n(frame.height))\" preserveAspectRatio=\"none\"/>"
    }
  }

  /// Opens a group with attributes that a diagram needs; ``close()`` ends it.
  mutating func open(_ attributes: String) { body += "<g \(attributes)>" }
  mutating func close() { body += "</g>" }

  /// What was written since the body had a length, taken off.
  mutating func cut(after length: Int) -> String {
    let start = body.utf8.index(body.startIndex, offsetBy: length)
    defer { body.removeSubrange(start...) }
    return String(body[start...])
  }

  /// Adds what was cut, whatever was made of it.
  mutating func paste(_ markup: String) { body += markup }

  private func number(_ value: Double) -> String { isExact ? ExactNumber.rounded(value) : SVGText.number(value) }

  private mutating func rectangle(_ rect: Rect, _ radius: Double, _ fill: Fill?, _ stroke: Stroke?) {
    let n = number
    let frame = stroke == nil && !isExact ? rect.snapped(toScale: scale) : rect
    guard isExact || (frame.width > 0 && frame.height > 0) else { return }
    let corner = radius > 0 ? " rx=\"\(n(min(radius, min(frame.width, frame.height) / 2)))\"" : ""
    body +=
      "<rect x=\"\(n(frame.minX))\" y=\"\(n(frame.minY))\" width=\"\(n(frame.width))\" height=\"\(n(frame.height))\"\(corner)\(paint(fill, stroke))/>"
  }

  private mutating func path(_ path: DrawnPath, _ fill: Fill?, _ stroke: Stroke?) {
    guard !path.elements.isEmpty else { return }
    let rule = path.evenOdd ? " fill-rule=\"evenodd\"" : ""
    body += "<path d=\"\(SVGText.path(path.elements, number))\"\(rule)\(paint(fill, stroke))/>"
  }

  private mutating func text(_ mark: TextMark) {
    if let outliner, let outline = outliner.outlinePath(of: mark) {
      path(outline, mark.fill, nil)
      write(mark.decorationLines)
      return
    }
    if let outliner, let pictures = mark.emojiPictures(from: outliner) { return write(pictures) }
    let n = number
    var attributes = "x=\"\(n(mark.origin.x))\" y=\"\(n(mark.origin.y))\" font-size=\"\(n(mark.font.size))\""
    attributes += " textLength=\"\(n(mark.width))\" lengthAdjust=\"spacingAndGlyphs\""
    if mark.letterSpacing != 0 { attributes += " letter-spacing=\"\(String(format: mark.letterSpacing))\"" }
    if mark.font.weight != 400 { attributes += " font-weight=\"\(n(mark.font.weight))\"" }
    if mark.font.italic { attributes += " font-style=\"italic\"" }
    if mark.font.family != .system { attributes += " font-family=\"\(SVGText.escaped(mark.font.cssFontFamily))\"" }
    if mark.font.monospacedDigits { attributes += " font-variant-numeric=\"tabular-nums\"" }
    if mark.underline { attributes += " text-decoration=\"underline\"" }
    if mark.strikethrough { attributes += " text-decoration=\"line-through\"" }
    if mark.isRightToLeft { attributes += " direction=\"rtl\" text-anchor=\"end\"" }
    body += "<text \(attributes)\(paint(mark.fill, nil))>\(SVGText.escaped(mark.text))</text>"
  }

  // MARK: Paint

  mutating func paint(_ fill: Fill?, _ stroke: Stroke?) -> String {
    var classes: [String] = []
    var attributes = ""
    if let fill {
      attributes += " fill=\"\(color(fill, "c", &classes))\""
      if let opacity = opacity(fill) { attributes += " fill-opacity=\"\(SVGText.number(opacity))\"" }
    } else {
      attributes += " fill=\"none\""
    }
    if let stroke {
      attributes += " stroke=\"\(color(stroke.fill, "s", &classes))\" stroke-width=\"\(SVGText.number(stroke.width))\""
      if let opacity = opacity(stroke.fill) { attributes += " stroke-opacity=\"\(SVGText.number(opacity))\"" }
      if !stroke.dash.isEmpty {
        attributes += " stroke-dasharray=\"\(stroke.dash.map(SVGText.number).joined(separator: " "))\""
      }
      if stroke.cap != .butt { attributes += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
      if stroke.join != .miter { attributes += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
    }
    return (classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"") + attributes
  }

  private func opacity(_ fill: Fill) -> Double? {
    guard case .ink(let ink) = fill, shown(ink).opacity < 1 else { return nil }
    return shown(ink).opacity
  }

  func shown(_ ink: Ink) -> RGBA { scheme == .dark ? ink.dark : ink.light }

  private mutating func color(_ fill: Fill, _ kind: String, _ classes: inout [String]) -> String {
    switch fill {
    case .ink(let ink):
      if scheme == nil, let name = ink.name { classes.append("\(kind)-\(name)") }
      return shown(ink).hex
    case .linear(let stops, let from, let to):
      let n = SVGText.number
      let id = newID()
      definitions +=
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(n(from.x))\" y1=\"\(n(from.y))\" x2=\"\(n(to.x))\" y2=\"\(n(to.y))\">\(stopTags(stops))</linearGradient>"
      return "url(#\(id))"
    case .radial(let stops, let center, let start, let end):
      let n = SVGText.number
      let id = newID()
      definitions +=
        "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(n(center.x))\" cy=\"\(n(center.y))\" fr=\"\(n(max(start, 0)))\" r=\"\(n(max(end, 0.01)))\">\(stopTags(stops))</radialGradient>"
      return "url(#\(id))"
    case .angular: return color(.ink(fill.mainInk), kind, &classes)
    }
  }

  private func stopTags(_ stops: GradientStops) -> String {
    stops.stops.map { stop in
      let color = shown(stop.ink)
      let opacity = color.opacity < 1 ? " stop-opacity=\"\(SVGText.number(color.opacity))\"" : ""
      let name = scheme == nil ? stop.ink.name.map { " class=\"g-\($0)\"" } ?? "" : ""
      return "<stop\(name) offset=\"\(SVGText.number(stop.location))\" stop-color=\"\(color.hex)\"\(opacity)/>"
    }.joined()
  }

  private mutating func newID() -> String {
    nextID += 1
    return "\(prefix)-p\(nextID)"
  }

  // MARK: Groups

  /// Draws inside of an outline.
  mutating func throughClip(_ outline: DrawnPath, _ draw: (inout SVGWriter) -> Void) {
    body += "<g clip-path=\"url(#\(clipPath(outline)))\">"
    draw(&self)
    body += "</g>"
  }

  /// Draws where marks cover.
  mutating func throughMask(_ marks: [Mark], _ draw: (inout SVGWriter) -> Void) {
    body += "<g mask=\"url(#\(mask(marks)))\">"
    draw(&self)
    body += "</g>"
  }

  private mutating func clipPath(_ outline: DrawnPath) -> String {
    let id = newID()
    let rule = outline.evenOdd ? " clip-rule=\"evenodd\"" : ""
    definitions += "<clipPath id=\"\(id)\"><path d=\"\(SVGText.path(outline.elements))\"\(rule)/></clipPath>"
    return id
  }

  private mutating func group(_ marks: [Mark], _ effects: GroupEffects) {
    guard effects.opacity > 0 else { return }
    var attributes = effects.node.map { " data-path=\"\($0)\"" } ?? ""
    if effects.opacity < 1 { attributes += " opacity=\"\(SVGText.number(effects.opacity))\"" }
    if let t = effects.transform {
      attributes +=
        " transform=\"matrix(\([t.a, t.b, t.c, t.d].map(Self.factor).joined(separator: " ")) \(number(t.tx)) \(number(t.ty)))\""
    }
    if let clip = effects.clip { attributes += " clip-path=\"url(#\(clipPath(clip)))\"" }
    if let mask = effects.mask { attributes += " mask=\"url(#\(self.mask(mask)))\"" }
    if effects.blur > 0 || effects.shadow != nil || !effects.adjustments.isEmpty {
      attributes += " filter=\"url(#\(filter(effects)))\""
    }
    body += "<g\(attributes)>"
    write(marks)
    body += "</g>"
  }

  private static func factor(_ value: Double) -> String {
    let rounded = (value * 1e5).rounded() / 1e5
    return rounded == rounded.rounded() ? SVGText.number(rounded) : "\(rounded)"
  }

  /// A mask lets through what its marks cover. SVG masks by brightness unless told otherwise, and not every viewer and
  /// validator knows `mask-type="alpha"`: a filter turns the marks white and keeps their opacity.
  private mutating func mask(_ marks: [Mark]) -> String {
    let id = newID()
    let outer = body
    body = ""
    write(marks)
    definitions +=
      "<filter id=\"\(id)w\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\" color-interpolation-filters=\"sRGB\">"
      + "<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>"
      + "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"-5000\" y=\"-5000\" width=\"10000\" height=\"10000\">"
      + "<g filter=\"url(#\(id)w)\">\(body)</g></mask>"
    body = outer
    return id
  }

  private mutating func filter(_ effects: GroupEffects) -> String {
    let n = SVGText.number
    var steps = ""
    for adjustment in effects.adjustments { steps += Self.matrix(adjustment) }
    if effects.blur > 0 { steps += "<feGaussianBlur stdDeviation=\"\(n(effects.blur / 2))\"/>" }
    if let shadow = effects.shadow {
      steps +=
        "<feDropShadow dx=\"\(n(shadow.x))\" dy=\"\(n(shadow.y))\" stdDeviation=\"\(n(shadow.radius / 2))\" flood-color=\"\(shadow.ink.light.hex)\" flood-opacity=\"\(n(shadow.ink.light.opacity))\"/>"
    }
    let id = newID()
    definitions += "<filter id=\"\(id)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">\(steps)</filter>"
    return id
  }

  private static func matrix(_ adjustment: GroupEffects.ColorAdjustment) -> String {
    let n = SVGText.number
    func linear(_ slope: Double, _ intercept: Double) -> String {
      let function = "type=\"linear\" slope=\"\(n(slope))\" intercept=\"\(n(intercept))\""
      return
        "<feComponentTransfer><feFuncR \(function)/><feFuncG \(function)/><feFuncB \(function)/></feComponentTransfer>"
    }
    switch adjustment {
    case .grayscale(let amount): return "<feColorMatrix type=\"saturate\" values=\"\(n(1 - min(max(amount, 0), 1)))\"/>"
    case .saturation(let amount): return "<feColorMatrix type=\"saturate\" values=\"\(n(max(amount, 0)))\"/>"
    case .hueRotation(let degrees): return "<feColorMatrix type=\"hueRotate\" values=\"\(n(degrees))\"/>"
    case .brightness(let amount): return linear(1, amount)
    case .contrast(let amount): return linear(amount, 0.5 - amount / 2)
    case .invert: return linear(-1, 1)
    case .luminanceToAlpha: return "<feColorMatrix type=\"luminanceToAlpha\"/>"
    case .multiply(let ink):
      return
        "<feColorMatrix type=\"matrix\" values=\"\(n(ink.light.red)) 0 0 0 0 0 \(n(ink.light.green)) 0 0 0 0 0 \(n(ink.light.blue)) 0 0 0 0 0 1 0\"/>"
    }
  }
}

extension String {
  /// A letter-spacing in multiples of a sixtieth of a pixel, with up to four decimals.
  fileprivate init(format value: Double) {
    let rounded = (value * 1e4).rounded() / 1e4
    self = rounded == rounded.rounded() ? SVGText.number(rounded) : "\(rounded)"
  }
}

extension RGBA {
  var hex: String {
    let component = { (value: Double) -> String in
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + component(red) + component(green) + component(blue)
  }
}

extension Typesetter {
  /// A text's glyphs as a path; `nil` where a glyph has no outline.
  func outlinePath(of mark: TextMark) -> DrawnPath? {
    let elements = outline(
      of: mark.text, font: mark.font, letterSpacing: mark.letterSpacing, isRightToLeft: mark.isRightToLeft,
      x: mark.origin.x,
      baseline: mark.origin.y)
    return elements.map { elements in
      DrawnPath(
        elements.map { element in
          switch element {
          case .move(let x, let y): .move(Point(x: x, y: y))
          case .line(let x, let y): .line(Point(x: x, y: y))
          case .quad(let cx, let cy, let x, let y): .quad(Point(x: x, y: y), control: Point(x: cx, y: cy))
          case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
            .cubic(Point(x: x, y: y), control1: Point(x: c1x, y: c1y), control2: Point(x: c2x, y: c2y))
          case .close: .close
          }
        })
    }
  }
}
