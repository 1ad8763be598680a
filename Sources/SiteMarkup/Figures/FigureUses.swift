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
  /// The first figure as a picture, if it was requested.
  let first: EncodableElement?
}

/// An element that is encoded as its HTML.
struct EncodableElement: Encodable, Sendable {
  let element: Element

  func encode(to encoder: any Encoder) throws { try element.html.encode(to: encoder) }
}
