/// The measurements of one of a fence's figures.
package struct MeasuredFigure: Hashable, Sendable {
  /// The name of its preview.
  package var title: String?
  package var pictures: [MeasuredPicture]
  package var facts: FigureFacts

  package init(title: String?, pictures: [MeasuredPicture], facts: FigureFacts = FigureFacts()) {
    (self.title, self.pictures, self.facts) = (title, pictures, facts)
  }

  /// - Parameter keepsRenderings: whether the renderings are stored as well, to draw the figure later.
  package init(_ view: DrawnView, keepsRenderings: Bool) {
    self.init(title: view.title, pictures: view.measured, facts: FigureFacts(view))
    if !keepsRenderings { for index in pictures.indices { pictures[index].rendering = nil } }
  }
}
