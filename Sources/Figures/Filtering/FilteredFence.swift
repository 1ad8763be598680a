import Diagnostics
import VitrineDiagrams

/// What became of a fence that another program will show.
struct FilteredFence {
  var fence: NoteFences.Fence
  var options: FigureOptions
  /// None where it stays code.
  var pictures: [EmbeddedFence.Picture] = []
  /// Why it is not drawn although it was to be.
  var failure: String?

  /// - Parameter drawer: has drawn the fences before it.
  init(_ fence: NoteFences.Fence, _ drawer: inout FencePictures, path: String, into diagnostics: inout [Diagnostic]) {
    (self.fence, options) = (fence, fence.options)
    var (drawn, pictures) = drawer.draw(fence)
    if fence.kind == .figure { drawn.diagnostics = drawn.diagnostics.demandingPicture }
    diagnostics += fence.located(drawn.diagnostics, in: path)
    self.pictures = pictures
    guard fence.kind == .figure, pictures.isEmpty else { return }
    failure = drawn.diagnostics.first { $0.severity == .error }?.message ?? "it draws nothing"
  }

  /// Whether the code stays, beside the figure or without one. A figure takes the place of its fence, unless the fence's options ask
  /// for the code as well.
  var keepsCode: Bool { pictures.isEmpty || (options.isShowSaid && options.show.contains(.code)) }

  /// What all its pictures show, for those who do not see them.
  var words: String { options.caption ?? pictures.map(\.words).joined(separator: "; ") }
}
