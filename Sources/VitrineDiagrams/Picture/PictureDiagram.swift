import Markup
import VitrineLayout
import VitrineUI

/// What a view looks like, in its proposal or on its device, with its dimensions.
public struct PictureDiagram {
  private let rendering: Rendering
  private let detail: PictureDetail
  private let overlay: Overlay?
  /// Whether it is as high as it is, by whoever wrote its fence.
  private let isFull: Bool
  /// How large the picture is drawn.
  var fit = PictureFit.whole

  /// What is drawn over the views, with the room that it takes, in the views' points.
  struct Overlay {
    let marks: [Mark]
    let bounds: Rect
  }

  /// A picture, with what a page needs to know of it.
  struct Drawn {
    var element: Element
    /// What is seen at rest, in the picture's own points.
    let bounds: Rect
    /// Whether a reader can have more than there is at rest.
    let hasMore: Bool
    /// The classes of what it stands in: the room that it needs, at rest and with all there is.
    let cssClass: String

    var width: Double { bounds.width }
    /// Whether it may have to be scrolled sideways on a narrow page.
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

  /// More frames than these are a thicket: they wait until they are asked for.
  private static let mostFrames = 40

  private static func isCrowded(_ rendering: Rendering) -> Bool {
    func count(_ node: RenderedNode) -> Int { node.children.reduce(1) { $0 > mostFrames ? $0 : $0 + count($1) } }
    return rendering.root.map(count) ?? 0 > mostFrames
  }

  /// The fit in which the picture has room.
  func fit(in room: PictureRoom) -> PictureFit {
    PictureFit.fitting(rendering, in: room, detail, overlay: overlay?.bounds)
  }

  /// Whether frames wait until a reader asks for them.
  var hasMore: Bool { !detail.frames }

  /// How wide the picture is at rest.
  var width: Double {
    PicturePlan(rendering, fit, detail, overlay: overlay?.bounds, isWhole: false).rest.width + 6
  }

  /// The picture as an element of SVG.
  ///
  /// - Parameters:
  ///   - id: what ids inside start with; unique on the page.
  ///   - standalone: whether it is a file of its own, on paper of its own, without labels to point at.
  ///   - scheme: light or dark, whatever the page is; `nil` to follow the page.
  ///   - title: what those are told who do not see it.
  ///   - outlines: whether text is drawn as the shapes of its glyphs.
  public func svg(
    id: String, title: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> Element {
    drawn(id: id, title: title, standalone: standalone, outlines: outlines, scheme: scheme).element
  }

  /// The picture as SVG, with what a page needs to know of it.
  ///
  /// - Parameters:
  ///   - marksSteps: whether views tell which steps are theirs, for a reader who picks one.
  ///   - hasLabels: whether views can be pointed at.
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
    // Another font than the one that was measured may be wider.
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
  /// The rectangle, made as large as a size where it is smaller, about its middle.
  func grown(to size: Size) -> Rect {
    let (dx, dy) = (max(size.width - width, 0), max(size.height - height, 0))
    return Rect(x: minX - dx / 2, y: minY - dy / 2, width: width + dx, height: height + dy)
  }
}
