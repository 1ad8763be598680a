import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The picture that other sites show where they link to a page: its title, and its first figure.
struct SocialCard {
  static let width = 1_200
  static let height = 630
  private static let margin = 72.0
  /// The panel that a figure stands in.
  private static let panel = (x: 612.0, y: 56.0, width: 532.0, height: 518.0)

  var title: String
  /// Below the title.
  var description: String
  var site: String
  /// The figure, as an SVG document of its own.
  var figure: String?

  /// Drawn with outlines in place of text: whoever turns it into pixels needs no fonts.
  func svg(_ typesetter: Typesetter) -> String {
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.width)\" height=\"\(Self.height)\""
    svg += " viewBox=\"0 0 \(Self.width) \(Self.height)\"><rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"
    let inner = Double(Self.height) - 2 * Self.margin
    let width = figure == nil ? Double(Self.width) - 2 * Self.margin : Self.panel.x - Self.margin - 48
    svg += Self.placed(
      text(typesetter, width: width, height: inner), x: Self.margin, y: Self.margin, width: width, height: inner)
    if let figure {
      let panel = Self.panel
      svg += "<rect x=\"\(panel.x)\" y=\"\(panel.y)\" width=\"\(panel.width)\" height=\"\(panel.height)\" rx=\"20\""
      svg += " fill=\"#ffffff\" stroke=\"#d8d8de\" stroke-width=\"2\"/>"
      svg += Self.placed(
        figure, x: panel.x + 24, y: panel.y + 24, width: panel.width - 48, height: panel.height - 48, most: 2.4)
    }
    return svg + "<rect width=\"\(Self.width)\" height=\"10\" fill=\"\(GraphInk.accent)\"/></svg>\n"
  }

  private func text(_ typesetter: Typesetter, width: Double, height: Double) -> String {
    let isLarge = figure == nil
    let card = VStack(alignment: .leading, spacing: 24) {
      Text(title).font(.system(size: isLarge ? 80 : 58, weight: .bold)).lineLimit(isLarge ? 3 : 4)
        .minimumScaleFactor(0.6)
      if !description.isEmpty {
        Text(description).font(.system(size: isLarge ? 36 : 28)).foregroundColor(.secondary).lineLimit(4)
      }
      Spacer(minLength: 0)
      Text(site).font(.system(size: 30, weight: .medium)).foregroundColor(.secondary).lineLimit(1)
    }
    .frame(width: width, height: height, alignment: .topLeading)
    var options = RenderOptions(typesetter: typesetter)
    options.proposal = ProposedViewSize(width: width, height: height)
    (options.traced, options.probesSizing) = (false, false)
    return PaintedSVG.picture(Renderer.render(card, options: options), id: "t")
  }

  /// An SVG document put into a box, in its middle, no larger than `most` times its size.
  private static func placed(
    _ svg: String, x: Double, y: Double, width: Double, height: Double, most: Double = 1
  ) -> String {
    guard let match = svg.prefixMatch(of: /<svg[^>]*viewBox="([^ ]+) ([^ ]+) ([^ ]+) ([^"]+)"[^>]*>/),
      let ownWidth = Double(match.3), let ownHeight = Double(match.4), ownWidth > 0, ownHeight > 0
    else { return "" }
    let scale = min(width / ownWidth, height / ownHeight, most)
    let (w, h) = (ownWidth * scale, ownHeight * scale)
    let n = GraphInk.number
    return "<svg x=\"\(n(x + (width - w) / 2))\" y=\"\(n(y + (height - h) / 2))\" width=\"\(n(w))\" height=\"\(n(h))\""
      + " viewBox=\"\(match.1) \(match.2) \(match.3) \(match.4)\">" + svg[match.range.upperBound...]
  }
}
