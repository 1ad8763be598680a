import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// Figures as separate SVG files, for viewers without style sheets.
public enum StandaloneSVG {
  /// The representation of text in a file.
  public enum TextForm: String, Hashable, Sendable, CaseIterable {
    /// Text with the name of the font: the smallest file, but correct only if the font is installed.
    case named
    /// Text with embedded fonts that contain only the used glyphs.
    case embedded
    /// The outlines of glyphs: the same in every viewer, but no longer text.
    case outlines

    /// The form in which a part of the file is written before fonts are embedded.
    package var withoutFonts: TextForm { self == .embedded ? .named : self }
  }

  /// - Parameter scheme: light or dark; `nil` writes classes, so that a style sheet can select.
  /// - Parameter rendering: the rendering to draw.
  /// - Parameter dimensions: whether sizes are drawn next to it.
  /// - Parameter guides: whether alignment guides are drawn over it.
  /// - Parameter outlines: whether text is drawn as outlines.
  public static func picture(
    _ rendering: Rendering, dimensions: Bool = true, guides: Bool = false, outlines: Bool = false,
    scheme: ColorScheme? = nil
  ) -> Element {
    var parts: Figure.Parts = dimensions ? .dimensions : []
    if guides { parts.insert(.guides) }
    return picture(rendering, parts: parts, outlines: outlines, scheme: scheme)
  }

  private static func picture(
    _ rendering: Rendering, parts: Figure.Parts, outlines: Bool, scheme: ColorScheme?
  ) -> Element {
    PictureDiagram(rendering, parts: parts).svg(
      id: "v", title: rendering.pictureTitle(tellsProposal: false), standalone: true, outlines: outlines, scheme: scheme
    )
  }

  /// Returns the view tree; `nil` if it is too large to be drawn.
  public static func tree(_ rendering: Rendering, outlines: Bool = false, scheme: ColorScheme? = nil) -> Element? {
    TreeDiagram(rendering).svg(id: "v", standalone: true, outlines: outlines, scheme: scheme)
  }

  /// Returns one drawing: the picture and, if requested, the view tree below it. Panels of text are left out.
  public static func figure(
    _ rendering: Rendering, parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    let outlines = text == .outlines
    let tree = parts.contains(.tree) ? tree(rendering, outlines: outlines, scheme: scheme) : nil
    let hasPicture = parts.contains(.picture) || tree == nil
    let picture = hasPicture ? picture(rendering, parts: parts, outlines: outlines, scheme: scheme) : nil
    let drawings = [picture, tree].compactMap(\.self)
    let typesetter = rendering.typesetter
    let title = "Picture and view tree"
    return file(
      drawings.count == 1 ? drawings[0] : stacked(drawings, title, typesetter, scheme: scheme), text, typesetter)
  }

  /// Returns the pictures of a strip, side by side.
  public static func strip(
    _ cells: [StripFigure.Cell], parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    strip(cells, lifetimes: nil, parts: parts, text: text, scheme: scheme)
  }

  /// Returns the pictures of a film strip, with a lifetime chart below them.
  package static func strip(
    _ cells: [StripFigure.Cell], lifetimes: LifetimeChart?, parts: Figure.Parts, text: TextForm, scheme: ColorScheme
  ) -> Element {
    var figure = StripFigure(cells, id: "v", parts: parts)
    figure.lifetimes = lifetimes
    let typesetter = cells.first?.rendering.typesetter ?? .withoutFonts
    let chart = lifetimes.flatMap {
      LifetimeDiagram(chart: $0, typesetter: typesetter)
        .drawn(id: "v", standalone: true, outlines: text == .outlines, scheme: scheme)?.element
    }
    guard let chart else { return sheet(figure.pictures, text, scheme) }
    guard figure.hasCells else { return file(chart, text, typesetter) }
    let pictures = sheet(figure.pictures, text.withoutFonts, scheme)
    let title = pictures["aria-label"]?.text ?? "Film strip"
    return file(stacked([pictures, chart], title, typesetter, scheme: scheme), text, typesetter)
  }

  /// Returns a comparison: before and after side by side, and the changes below them.
  public static func comparison(
    _ comparison: Comparison, labels: (before: String, after: String), parts: Figure.Parts, text: TextForm = .embedded,
    scheme: ColorScheme = .light, tellsChanges: Bool = true
  ) -> Element {
    let figure = ComparisonFigure(comparison, labels: labels, id: "v", parts: parts)
    return sheet(figure.pictures, words: tellsChanges ? figure.sentences : [], text, scheme)
  }

  /// Returns several pictures in rows, with sentences below them.
  package static func sheet(
    _ pictures: [PictureCell], words: [String] = [], _ text: TextForm, _ scheme: ColorScheme
  ) -> Element {
    let cells = pictures.map { $0.standalone(outlines: text == .outlines, scheme: scheme) }
    let title = pictures.map(\.title).joined(separator: "; ")
    let typesetter = pictures.first?.rendering.typesetter ?? .withoutFonts
    let sheet = StandaloneSheet(cells: cells, words: words, title: title, typesetter: typesetter)
    return file(sheet.svg(outlines: text == .outlines, scheme: scheme), text, typesetter)
  }

  /// Returns drawings with their text below.
  ///
  /// - Parameters:
  ///   - drawings: the drawings, one below the other, without embedded fonts (``TextForm/withoutFonts``).
  ///   - words: a view that contains the text, if there is any.
  package static func stacked(
    _ drawings: [Element], above words: Rendering?, _ typesetter: Typesetter, text: TextForm, scheme: ColorScheme
  ) -> Element {
    let below = words.map { [page(of: $0, title: "Words", text, scheme)] } ?? []
    let all = drawings + below
    let title = drawings.first?["aria-label"]?.text ?? "Picture and words"
    return file(all.count == 1 ? all[0] : stacked(all, title, typesetter, scheme: scheme), text, typesetter)
  }

  private static func page(
    of words: Rendering, title: String, _ text: TextForm, _ scheme: ColorScheme
  ) -> Element {
    var writer = SVGWriter(
      prefix: "w", scale: max(words.scale, 1), outliner: text == .outlines ? words.typesetter : nil, scheme: scheme)
    writer.write(words.marks)
    return writer.document(
      Rect(origin: .zero, size: words.size), title: title, cssClass: "picture", standalone: true)
  }

  /// Returns the drawings one below the other.
  private static func stacked(
    _ drawings: [Element], _ title: String, _ typesetter: Typesetter, scheme: ColorScheme
  ) -> Element {
    StandaloneSheet(
      cells: drawings.map { StandaloneSheet.Cell(drawings: [$0]) }, rowWidth: 0, separator: "\n",
      title: title, typesetter: typesetter
    ).svg(outlines: false, scheme: scheme)
  }

  private static func file(_ svg: Element, _ text: TextForm, _ typesetter: Typesetter) -> Element {
    text == .embedded ? EmbeddedFonts.embedding(in: svg, from: typesetter) : svg
  }
}

extension Element {
  /// The text of a file that contains only this element.
  public var fileText: String { [.element(self), "\n"].text(.html, capacity: 16384) }
}
