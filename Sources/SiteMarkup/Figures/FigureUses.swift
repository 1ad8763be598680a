import Figures
import Markup
import Notation

/// The views and modifiers of a figure, for the index of views.
package struct FigureUses: Hashable, Encodable, Sendable {
  /// The fragment of the figure in its page.
  package var fragment: String
  package var uses: [ViewUse]
}

/// The data of a note's figures that other pages, cards and style sheets may read: everything except their HTML.
package struct FigureMetadata: Encodable, Sendable {
  package let named: [NamedFigure]
  package let uses: [FigureUses]
  /// The name and the rules of each sweep's style sheet.
  let styleSheets: [[String]]
  let pictures: [FigurePicture]
}

/// A figure as a separate picture, for social cards.
package struct FigurePicture: Hashable, Encodable, Sendable {
  /// The name of the figure; `nil` for a note's first figure without an `id`.
  package let figure: NamedFigure?
  package let picture: Element

  private enum CodingKeys: CodingKey { case figure, picture }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(figure, forKey: .figure)
    try container.encode(picture.html, forKey: .picture)
  }
}
