import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

extension Figure {
  /// Lays a view out and makes a figure of it.
  ///
  /// ```swift
  /// let figure = try Figure(of: Text("Favorite").padding(10), in: ProposedViewSize(width: 320, height: 480))
  /// print(figure.size)        // 80.67 × 40.33 points
  /// print(figure.tree)        // the views, with the numbers of their proposals and reports
  /// let drawing = figure.svg()
  /// ```
  ///
  /// - Parameters:
  ///   - view: what is laid out; several views stand in a `VStack`.
  ///   - proposal: what it is proposed, in points; `nil` for a length that is left to the view.
  ///   - parts: what the drawing shows besides the picture: dimensions, frames, the view tree.
  ///   - configure: changes what the view is laid out for: `RenderOptions.colorScheme`,
  ///     `RenderOptions.typeSize`, `RenderOptions.layoutDirection` and others.
  /// - Throws: `FontLibrary.LoadError` where there are no fonts to measure text in.
  public init(
    of view: any View, in proposal: ProposedViewSize = ProposedViewSize(width: 320, height: 480),
    parts: Parts = [.picture, .dimensions], configure: (inout RenderOptions) -> Void = { _ in }
  ) throws {
    self.init(try Rendering(of: view, in: proposal, configure: configure), id: "figure", parts: parts)
  }

  /// What the view reported to the proposal, in points.
  public var size: Size { rendering.size }

  /// The view tree in characters: each view with the numbers of its proposal and its report, as in `2 | 5`.
  public var tree: String { TextTree.text(rendering) }

  /// The first view with this `.id(…)`, as it was laid out; `nil` where there is none.
  public func view(id: String) -> RenderedNode? { rendering.root?.view(id: id) }

  /// An SVG file that shows the ``parts`` that can be drawn.
  ///
  /// - Parameters:
  ///   - text: whether the file brings its fonts, names them, or draws glyphs as shapes.
  ///   - scheme: the colours of the drawing. The view itself is told its scheme by `RenderOptions.colorScheme`.
  public func svg(text: StandaloneSVG.TextForm = .embedded, scheme: ColorScheme = .light) -> String {
    StandaloneSVG.figure(rendering, parts: parts, text: text, scheme: scheme).fileText
  }
}

extension Rendering {
  /// Lays a view out with the fonts of `Typesetter.standard`, for comparisons, strips and sweeps of several layouts.
  ///
  /// - Parameters:
  ///   - view: what is laid out; several views stand in a `VStack`.
  ///   - proposal: what it is proposed, in points; `nil` for a length that is left to the view.
  ///   - configure: changes what the view is laid out for.
  /// - Throws: `FontLibrary.LoadError` where there are no fonts to measure text in.
  public init(
    of view: any View, in proposal: ProposedViewSize, configure: (inout RenderOptions) -> Void = { _ in }
  ) throws {
    var options = RenderOptions(typesetter: .standard)
    options.proposal = proposal
    configure(&options)
    if let failure = options.typesetter.failure { throw failure }
    self = Renderer.render(view, options: options).withoutInternals
  }
}

extension RenderedNode {
  /// The first of the view and those in it with this `.id(…)`, outermost first.
  fileprivate func view(id: String) -> RenderedNode? {
    self.id == id ? self : children.lazy.compactMap { $0.view(id: id) }.first
  }
}
