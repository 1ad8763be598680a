/// The measurements of one of a fence's figures.
package struct MeasuredFigure: Hashable, Sendable {
  /// The name of its preview.
  package var title: String?
  package var pictures: [MeasuredPicture]

  package init(title: String?, pictures: [MeasuredPicture]) { (self.title, self.pictures) = (title, pictures) }

  /// - Parameter keepsRenderings: whether the renderings are stored as well, to draw the figure later.
  package init(_ view: DrawnView, keepsRenderings: Bool) {
    self.init(title: view.title, pictures: view.measured)
    if !keepsRenderings { for index in pictures.indices { pictures[index].rendering = nil } }
  }
}
