import VitrineUI

/// A figure as a file of its own, for viewers without style sheets.
public enum StandaloneSVG {
  /// How a file draws text.
  public enum TextForm: String, Hashable, Sendable, CaseIterable {
    /// As text in the name of the font: smallest, and right where the font is installed.
    case named
    /// As text in fonts that the file brings with it, cut down to its glyphs.
    case embedded
    /// As the shapes of its glyphs: alike in every viewer, but no longer text.
    case outlines
  }

  /// - Parameter scheme: light or dark; `nil` leaves the classes by which a style sheet may choose.
  public static func picture(
    _ rendering: Rendering, dimensions: Bool = true, guides: Bool = false, outlines: Bool = false,
    scheme: ColorScheme? = nil
  ) -> String {
    let title = "\(rendering.root?.label ?? "Nothing"), \(Lengths.text(rendering.size)) points"
    return PictureDiagram(rendering, dimensions: dimensions, guides: guides).svg(
      id: "v", title: title, standalone: true, outlines: outlines, scheme: scheme) + "\n"
  }

  /// The view tree; `nil` where it is too large to be drawn.
  public static func tree(_ rendering: Rendering, outlines: Bool = false, scheme: ColorScheme? = nil) -> String? {
    TreeDiagram(rendering).svg(id: "v", standalone: true, outlines: outlines, scheme: scheme).map { $0 + "\n" }
  }

  /// The parts of a figure that can be drawn, one below the other.
  public static func figure(
    _ rendering: Rendering, parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> String {
    let outlines = text == .outlines
    let tree = parts.contains(.tree) ? tree(rendering, outlines: outlines, scheme: scheme) : nil
    let hasPicture = parts.contains(.picture) || tree == nil
    let picture =
      hasPicture
      ? picture(
        rendering, dimensions: parts.contains(.dimensions), guides: parts.contains(.guides), outlines: outlines,
        scheme: scheme) : nil
    let drawings = [picture, tree].compactMap(\.self)
    let svg =
      drawings.count == 1 ? drawings[0] : stacked(drawings, paper: scheme == .dark ? Ink.paper.dark : Ink.paper.light)
    return text == .embedded ? EmbeddedFonts.embedding(in: svg) : svg
  }

  private static let gap = 24.0

  /// Several drawings in one file, on one sheet.
  private static func stacked(_ drawings: [String], paper: RGBA) -> String {
    var body = ""
    var (width, height) = (0.0, 0.0)
    for drawing in drawings {
      if height > 0 { height += gap }
      // Inside another drawing, one has a place.
      body += "<svg y=\"\(SVGText.number(height))\"" + drawing.dropFirst("<svg".count)
      width = max(width, length("width", of: drawing))
      height += length("height", of: drawing)
    }
    let (w, h) = (SVGText.number(width), SVGText.number(height))
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\" viewBox=\"0 0 \(w) \(h)\">\n"
      + "<rect width=\"\(w)\" height=\"\(h)\" fill=\"\(paper.hex)\"/>\n"
      + body + "</svg>\n"
  }

  private static func length(_ name: String, of svg: String) -> Double {
    guard let start = svg.firstRange(of: " \(name)=\"")?.upperBound else { return 0 }
    return Double(svg[start...].prefix { $0 != "\"" }) ?? 0
  }
}
