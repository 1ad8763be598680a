import Markup
import VitrineLayout
import VitrineText
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

    /// The same before fonts are put in.
    package var withoutFonts: TextForm { self == .embedded ? .named : self }
  }

  /// - Parameter scheme: light or dark; `nil` leaves the classes by which a style sheet may choose.
  /// - Parameter rendering: what is drawn.
  /// - Parameter dimensions: whether sizes are drawn beside it.
  /// - Parameter guides: whether lines of alignment are drawn over it.
  /// - Parameter outlines: whether text is drawn as the shapes of its glyphs.
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

  /// The view tree; `nil` where it is too large to be drawn.
  public static func tree(_ rendering: Rendering, outlines: Bool = false, scheme: ColorScheme? = nil) -> Element? {
    TreeDiagram(rendering).svg(id: "v", standalone: true, outlines: outlines, scheme: scheme)
  }

  /// The parts of a figure that can be drawn, one below the other.
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

  /// The pictures of a strip, side by side.
  public static func strip(
    _ cells: [StripFigure.Cell], parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    strip(cells, lifetimes: nil, parts: parts, text: text, scheme: scheme)
  }

  /// The pictures of a film strip, and below them the lives of what is seen.
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

  /// Before and after side by side, and below them what changes.
  public static func comparison(
    _ comparison: Comparison, labels: (before: String, after: String), parts: Figure.Parts, text: TextForm = .embedded,
    scheme: ColorScheme = .light, tellsChanges: Bool = true
  ) -> Element {
    let figure = ComparisonFigure(comparison, labels: labels, id: "v", parts: parts)
    return sheet(figure.pictures, words: tellsChanges ? figure.sentences : [], text, scheme)
  }

  /// Several pictures in rows, with sentences below them.
  package static func sheet(
    _ pictures: [PictureCell], words: [String] = [], _ text: TextForm, _ scheme: ColorScheme
  ) -> Element {
    let cells = pictures.map { $0.standalone(outlines: text == .outlines, scheme: scheme) }
    let title = pictures.map(\.title).joined(separator: "; ")
    let typesetter = pictures.first?.rendering.typesetter ?? .withoutFonts
    let sheet = StandaloneSheet(cells: cells, words: words, title: title, typesetter: typesetter)
    return file(sheet.svg(outlines: text == .outlines, scheme: scheme), text, typesetter)
  }

  /// A drawing with what is said of it below.
  ///
  /// - Parameters:
  ///   - drawings: one below the other, without fonts of their own (``TextForm/withoutFonts``).
  ///   - words: a view that is nothing but text, if anything is to be said.
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

  /// One below the other.
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
  /// The element as the only one of a file, with the end of its line.
  public var fileText: String { [.element(self), "\n"].text(.html, capacity: 16384) }
}
