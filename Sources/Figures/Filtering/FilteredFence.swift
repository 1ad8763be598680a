import Diagnostics
import VitrineDiagrams

/// The result of a fence that another program will show.
struct FilteredFence {
  var fence: NoteFences.Fence
  var options: FigureOptions
  /// The pictures; empty if the fence stays code.
  var pictures: [EmbeddedFence.Picture] = []
  /// The reason why the fence could not be drawn although it is marked.
  var failure: String?

  /// - Parameter drawer: the state after the fences before this one.
  init(_ fence: NoteFences.Fence, _ drawer: inout FencePictures, path: String, into diagnostics: inout [Diagnostic]) {
    (self.fence, options) = (fence, fence.options)
    var (drawn, pictures) = drawer.draw(fence)
    if fence.kind == .figure { drawn.diagnostics = drawn.diagnostics.demandingPicture }
    diagnostics += fence.located(drawn.diagnostics, in: path)
    self.pictures = pictures
    guard fence.kind == .figure, pictures.isEmpty else { return }
    failure = drawn.diagnostics.first { $0.severity == .error }?.message ?? "it draws nothing"
  }

  /// Whether the code is shown, next to the figure or without one. A figure replaces its fence unless the fence's
  /// `show` option contains `code`.
  var keepsCode: Bool { pictures.isEmpty || (options.hasExplicitShow && options.show.contains(.code)) }

  /// The alternative text of all its pictures.
  var words: String { options.caption ?? pictures.map(\.words).joined(separator: "; ") }
}
