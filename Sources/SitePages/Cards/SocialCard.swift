import Markup
import SiteContent
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The image that other sites show in links to a page, with the page's title and a figure.
struct SocialCard {
  static let width = 1_200
  static let height = 630
  private static let margin = 72.0
  /// The panel behind the figure, in pixels.
  private static let panel = Rect(x: 612, y: 56, width: 532, height: 518)

  private static let figureFrame = panel.inset(by: EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24))

  var title: String
  /// The text below the title.
  var description: String
  var site: String
  /// The figure as an SVG element.
  var figure: Element?
  /// The writing direction of the text.
  var direction = TextDirection.leftToRight

  /// Returns the card as SVG. Text is drawn as outlines, so that the conversion to PNG needs no fonts.
  func svg(_ typesetter: Typesetter) -> String {
    let (width, height) = (Double(Self.width), Double(Self.height))
    let card = Element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": AttributeValue.numbers([0, 0, width, height], decimals: 0),
      ]
    ) {
      Element("rect", ["width": "100%", "height": "100%", "fill": GraphInk.paper])
      Self.placed(words(typesetter), in: wordsFrame)
      if let figure {
        Self.panelElement
        Self.placed(figure, in: Self.figureFrame, most: 2.4)
      }
      Element("rect", ["width": width, "height": 10.0, "fill": GraphInk.accent])
    }
    return [Node.element(card), "\n"].html
  }

  private static var panelElement: Element {
    Element(
      "rect",
      [
        "x": panel.minX, "y": panel.minY, "width": panel.width, "height": panel.height, "rx": "20",
        "fill": GraphInk.paper, "stroke": "#d8d8de", "stroke-width": "2",
      ])
  }

  /// The frame of the text, which is narrower beside a figure.
  private var wordsFrame: Rect {
    let (width, height, margin) = (Double(Self.width), Double(Self.height), Self.margin)
    return Rect(
      x: margin, y: margin, width: figure == nil ? width - 2 * margin : Self.panel.minX - margin - 48,
      height: height - 2 * margin)
  }

  private func words(_ typesetter: Typesetter) -> Element {
    let (isLarge, size) = (figure == nil, wordsFrame.size)
    // The captions of figures are sentences.
    let (titleSize, lines) = isLarge ? (80.0, 3) : title.count > 60 ? (42.0, 7) : (58.0, 4)
    let card = VStack(alignment: .leading, spacing: 24) {
      Text(BreakableName.text(title)).font(.system(size: titleSize, weight: .bold)).lineLimit(lines)
        .minimumScaleFactor(0.6)
      if !description.isEmpty {
        Text(description).font(.system(size: isLarge ? 36 : 28)).foregroundColor(.secondary).lineLimit(4)
      }
      Spacer(minLength: 0)
      Text(site).font(.system(size: 30, weight: .medium)).foregroundColor(.secondary).lineLimit(1)
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .environment(\.layoutDirection, direction == .rightToLeft ? .rightToLeft : .leftToRight)
    var options = RenderOptions(typesetter: typesetter)
    options.proposal = ProposedViewSize(width: size.width, height: size.height)
    (options.traced, options.probesSizing) = (false, false)
    return PaintedSVG.picture(Renderer.render(card, options: options), id: "t")
  }

  /// Returns a drawing centered in a box and scaled to at most `most` times its size; `nil` if the drawing has no view
  /// box.
  private static func placed(_ svg: Element, in box: Rect, most: Double = 1) -> Element? {
    guard case .numbers(let own, _)? = svg["viewBox"], own.count == 4, own[2] > 0, own[3] > 0 else { return nil }
    let scale = min(box.width / own[2], box.height / own[3], most)
    let (width, height) = (own[2] * scale, own[3] * scale)
    return Element(
      "svg",
      [
        "x": length(box.minX + (box.width - width) / 2), "y": length(box.minY + (box.height - height) / 2),
        "width": length(width), "height": length(height), "viewBox": svg["viewBox"],
      ], svg.children)
  }

  /// Lengths have one decimal, which is finer than a pixel.
  private static func length(_ value: Double) -> AttributeValue { .number(value, decimals: 1) }
}
