import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

extension Figure {
  /// Creates a figure from the layout of a view.
  ///
  /// ```swift
  /// let figure = try Figure(of: Text("Favorite").padding(10), in: ProposedViewSize(width: 320, height: 480))
  /// print(figure.size)        // 80.67 × 40.33 points
  /// print(figure.tree)        // the views, with the numbers of their proposals and reports
  /// let drawing = figure.svg()
  /// ```
  ///
  /// - Parameters:
  ///   - view: the view; several views are placed in a `VStack`.
  ///   - proposal: the proposed size, in points; `nil` for a length that the view chooses.
  ///   - parts: the parts of the drawing besides the picture: dimensions, frames, the view tree.
  ///   - configure: changes the options of the layout, such as `RenderOptions.colorScheme`, `RenderOptions.typeSize` or
  ///     `RenderOptions.layoutDirection`.
  /// - Throws: `FontLibrary.LoadError` if the fonts for measuring text are missing.
  public init(
    of view: any View, in proposal: ProposedViewSize = ProposedViewSize(width: 320, height: 480),
    parts: Parts = [.picture, .dimensions], configure: (inout RenderOptions) -> Void = { _ in }
  ) throws {
    self.init(try Rendering(of: view, in: proposal, configure: configure), id: "figure", parts: parts)
  }

  /// The size that the view reported for the proposal, in points.
  public var size: Size { rendering.size }

  /// The view tree as text: each view with the numbers of its proposal and its report, such as `2 | 5`.
  public var tree: String { TextTree.text(rendering) }

  /// Returns the first view with an `.id(…)`, after layout; `nil` if there is none.
  public func view(id: String) -> RenderedNode? { rendering.root?.view(id: id) }

  /// Returns an SVG file with the ``parts`` that can be drawn.
  ///
  /// - Parameters:
  ///   - text: whether the file embeds its fonts, names them, or draws glyphs as shapes.
  ///   - scheme: the colours of the drawing. The view reads its colour scheme from `RenderOptions.colorScheme`.
  public func svg(text: StandaloneSVG.TextForm = .embedded, scheme: ColorScheme = .light) -> String {
    StandaloneSVG.figure(rendering, parts: parts, text: text, scheme: scheme).fileText
  }
}

extension Rendering {
  /// Lays out a view with the fonts of `Typesetter.standard`, for comparisons, strips and sweeps of several layouts.
  ///
  /// - Parameters:
  ///   - view: the view; several views are placed in a `VStack`.
  ///   - proposal: the proposed size, in points; `nil` for a length that the view chooses.
  ///   - configure: changes the options of the layout.
  /// - Throws: `FontLibrary.LoadError` if the fonts for measuring text are missing.
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
  /// Returns the first view with an `.id(…)` in depth-first order from the view itself.
  fileprivate func view(id: String) -> RenderedNode? {
    self.id == id ? self : children.lazy.compactMap { $0.view(id: id) }.first
  }
}
