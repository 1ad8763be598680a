/// One of the figures of a fence by its numbers.
package struct MeasuredFigure: Hashable, Sendable {
  /// The name of its preview.
  package var title: String?
  package var pictures: [MeasuredPicture]

  package init(title: String?, pictures: [MeasuredPicture]) { (self.title, self.pictures) = (title, pictures) }

  /// - Parameter keepsRenderings: whether what it was measured in is kept, for drawings of it.
  package init(_ view: DrawnView, keepsRenderings: Bool) {
    self.init(title: view.title, pictures: view.measured)
    if !keepsRenderings { for index in pictures.indices { pictures[index].rendering = nil } }
  }
}
