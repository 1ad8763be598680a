import Markup
import VitrineLayout
import VitrineUI

/// A picture of a view, in its proposal or on its device, with its dimensions.
public struct PictureDiagram {
  private let rendering: Rendering
  private let detail: PictureDetail
  private let overlay: Overlay?
  /// Whether the fence requests full height (`height=full`).
  private let isFull: Bool
  /// The scale and the crop of the picture.
  var fit = PictureFit.whole

  /// The marks over the views, with their bounds, in the views' points.
  struct Overlay {
    let marks: [Mark]
    let bounds: Rect
  }

  /// A picture with the data that a page needs.
  struct Drawn {
    var element: Element
    /// The bounds that are always shown, in the picture's own points.
    let bounds: Rect
    /// Whether frames and dimensions are hidden until a reader requests them.
    let hasMore: Bool
    /// The classes of the container: the width of the picture, and the additional space for hidden parts.
    let cssClass: String

    var width: Double { bounds.width }
    /// Whether it may have to scroll sideways on a narrow page.
    var mayScroll: Bool { FigureStyle.mayScroll(width) && cssClass.contains(" within") }
  }

  public init(_ rendering: Rendering, dimensions: Bool = true, guides: Bool = false) {
    var parts: Figure.Parts = dimensions ? .dimensions : []
    if guides { parts.insert(.guides) }
    self.init(rendering, parts: parts)
  }

  init(_ rendering: Rendering, parts: Figure.Parts, overlay: Overlay? = nil) {
    self.rendering = rendering
    let dimensions = parts.contains(.dimensions)
    detail = PictureDetail(
      dimensions: dimensions, frames: parts.contains(.frames) || dimensions && !Self.isCrowded(rendering),
      guides: parts.contains(.guides))
    self.overlay = overlay
    isFull = parts.contains(.full)
  }

  /// The number of views above which frames are hidden until a reader requests them.
  private static let mostFrames = 40

  private static func isCrowded(_ rendering: Rendering) -> Bool {
    func count(_ node: RenderedNode) -> Int { node.children.reduce(1) { $0 > mostFrames ? $0 : $0 + count($1) } }
    return rendering.root.map(count) ?? 0 > mostFrames
  }

  /// Returns the scale and crop at which the picture fits.
  func fit(in room: PictureRoom) -> PictureFit {
    PictureFit.fitting(rendering, in: room, detail, overlay: overlay?.bounds)
  }

  /// Returns the scale at which the picture is the only one of its figure: larger than the view, if that is small.
  func ownFit() -> PictureFit {
    guard !isFull else { return .whole }
    let fit = fit(in: .own(rendering))
    return fit == .whole && rendering.screen == nil ? .filling(.small, rendering, detail) : fit
  }

  /// Whether frames are hidden until a reader requests them.
  var hasMore: Bool { !detail.frames }

  /// The width of the picture without hidden parts, in points.
  var width: Double {
    PicturePlan(rendering, fit, detail, overlay: overlay?.bounds, isWhole: false).rest.width + 6
  }

  /// Returns the picture as an SVG element.
  ///
  /// - Parameters:
  ///   - id: the prefix of the ids inside; unique on the page.
  ///   - standalone: whether it is a separate file, with a background and without labels to point at.
  ///   - scheme: light or dark, regardless of the page; `nil` to follow the page.
  ///   - title: the accessibility label.
  ///   - outlines: whether text is drawn as outlines.
  public func svg(
    id: String, title: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> Element {
    drawn(id: id, title: title, standalone: standalone, outlines: outlines, scheme: scheme).element
  }

  /// Returns the picture as SVG, with the data that a page needs.
  ///
  /// - Parameters:
  ///   - marksSteps: whether views contain the numbers of their steps, so that a picked step can be highlighted.
  ///   - hasLabels: whether views show labels when a reader points at them.
  func drawn(
    id: String, title: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil,
    marksSteps: Bool = false, hasLabels: Bool = true
  ) -> Drawn {
    var writer = SVGWriter(
      prefix: id, scale: max(rendering.scale, 1), outliner: outlines ? rendering.typesetter : nil,
      scheme: rendering.screen?.form == .watch ? .dark : scheme)
    var detail = detail
    detail.isOnPage = !standalone && hasLabels
    let plan = PicturePlan(rendering, fit, detail, overlay: overlay?.bounds)
    let labels = ViewLabels(plan.scene)
    let isInteractive = detail.isOnPage && labels.isInteractive
    PictureWriter(rendering: rendering, plan: plan, labels: labels, overlay: overlay?.marks ?? [])
      .write(to: &writer, isHidden: isInteractive, standalone: standalone)
    // The actual font may be wider than the measured one.
    let margin = EdgeInsets(top: -3, leading: standalone ? -10 : -3, bottom: -3, trailing: standalone ? -10 : -3)
    let bounds = plan.rest.inset(by: margin)
    if detail.isOnPage {
      labels.write(
        to: &writer, within: bounds.grown(to: labels.labelSize), title: title,
        steps: marksSteps ? StepNumbers(rendering).lists : [:], isHidden: !detail.frames)
    }
    let hasMore = detail.isOnPage && !detail.frames
    let element = writer.document(
      bounds, title: title, cssClass: hasMore ? "picture quiet" : "picture", standalone: standalone,
      isGroup: isInteractive)
    return Drawn(
      element: element, bounds: bounds, hasMore: hasMore,
      cssClass: FigureStyle.classes(
        width: bounds.width, shrinks: plan.scene.device != nil && !detail.surroundings,
        more: hasMore ? (bounds, plan.all.inset(by: margin)) : nil) + (isFull ? " full" : ""))
  }
}

extension Rect {
  /// Returns the rectangle, enlarged around its center to at least a size.
  func grown(to size: Size) -> Rect {
    let (dx, dy) = (max(size.width - width, 0), max(size.height - height, 0))
    return Rect(x: minX - dx / 2, y: minY - dy / 2, width: width + dx, height: height + dy)
  }
}
