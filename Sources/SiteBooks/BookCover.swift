import Markup
import SiteContent
import SitePages
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The cover of a book with its title, description and author, laid out by Vitrine's layout engine.
struct BookCover {
  static let size = Size(width: 1600, height: 2400)
  private static let margin = 160.0

  var title: String
  var description: String
  var author: String
  var direction: TextDirection

  /// Returns the cover as an SVG element. Text is drawn as outlines, so that readers need no fonts.
  func svg(_ typesetter: Typesetter) -> Element {
    let inner = Size(width: Self.size.width - 2 * Self.margin, height: Self.size.height - 2 * Self.margin)
    let words = VStack(alignment: .leading, spacing: 64) {
      Text(title).font(.system(size: 180, weight: .bold)).lineLimit(6).minimumScaleFactor(0.4)
      if !description.isEmpty {
        Text(description).font(.system(size: 72)).foregroundColor(.secondary).lineLimit(6)
      }
      Spacer(minLength: 0)
      if !author.isEmpty { Text(author).font(.system(size: 72, weight: .medium)).lineLimit(2) }
    }
    .frame(width: inner.width, height: inner.height, alignment: .topLeading)
    .environment(\.layoutDirection, direction == .rightToLeft ? .rightToLeft : .leftToRight)
    var options = RenderOptions(typesetter: typesetter)
    options.proposal = ProposedViewSize(width: inner.width, height: inner.height)
    (options.traced, options.probesSizing) = (false, false)
    let drawn = PaintedSVG.picture(Renderer.render(words, options: options), id: "cover")
    let (width, height) = (Self.size.width, Self.size.height)
    return Element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": AttributeValue.numbers([0, 0, width, height], decimals: 0), "role": "img",
        "aria-label": author.isEmpty ? title : "\(title). \(author)",
      ]
    ) {
      Element("title", text: title)
      Element("rect", ["width": width, "height": height, "fill": GraphInk.paper])
      Element("rect", ["width": width, "height": 40.0, "fill": GraphInk.accent])
      Element(
        "svg",
        [
          "x": Self.margin, "y": Self.margin, "width": inner.width, "height": inner.height,
          "viewBox": AttributeValue.numbers([0, 0, inner.width, inner.height], decimals: 0),
        ], drawn.children)
    }
  }
}
