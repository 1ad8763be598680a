import VitrineLayout
import VitrineText
import VitrineUI

/// The parts of a picture that are drawn in addition to the views.
struct PictureDetail: Hashable {
  var dimensions: Bool
  /// Whether frames are always shown; with dimensions, they are unless there are too many.
  var frames: Bool
  var guides: Bool
  /// Whether the picture is on a page, where the other parts are drawn but hidden until a reader requests them.
  var isOnPage = false

  /// Whether the proposal and overflow are always shown.
  var surroundings: Bool { dimensions || frames }
}

/// The parts of a picture with their positions.
struct PicturePlan {
  let scene: PictureScene
  let detail: PictureDetail
  let guides: GuideLines?
  let lines: [DimensionLine]
  /// The note about the length that is cropped, with its position.
  let note: (text: DiagramText, at: Point)?
  /// The bounds of the views, and of proposal and overflow if they are shown.
  let core: Rect
  /// The bounds of everything that is always shown.
  let rest: Rect
  /// The bounds with frames and dimensions.
  let all: Rect

  /// - Parameter isWhole: whether hidden dimensions are placed as well.
  init(
    _ rendering: Rendering, _ fit: PictureFit, _ detail: PictureDetail, overlay: Rect? = nil, isWhole: Bool = true
  ) {
    let scene = PictureScene(rendering, fit: fit)
    (self.scene, self.detail) = (scene, detail)
    core = detail.surroundings ? scene.bounds : scene.painted
    let over = overlay.map { $0.zoomed(fit.zoom) }
    var (rest, all) = (over.map(core.union) ?? core, over.map(scene.bounds.union) ?? scene.bounds)
    note = Self.note(rendering, scene, below: all.maxY)
    if let note {
      let place = Rect(
        x: note.at.x - note.text.width / 2, y: note.at.y - 10, width: note.text.width, height: 14)
      (rest, all) = (rest.union(place), all.union(place))
    }
    guides = detail.guides ? GuideLines(scene, around: all) : nil
    if let guides { (rest, all) = (rest.union(guides.bounds), all.union(guides.bounds)) }
    lines = detail.dimensions || detail.isOnPage && isWhole ? DimensionLanes(scene, around: all).lines : []
    for line in lines { all = all.union(line.bounds) }
    self.rest = detail.dimensions ? rest.union(all) : rest
    self.all = all
  }

  private static func note(
    _ rendering: Rendering, _ scene: PictureScene, below edge: Double
  ) -> (text: DiagramText, at: Point)? {
    guard let tear = scene.fit.tear else { return nil }
    let whole = PictureScene.screen(of: rendering)?.maxY ?? scene.size.height
    guard whole > tear else { return nil }
    let text = DiagramText("… \(Lengths.text((whole - tear).rounded())) points more", in: scene.typesetter)
    return (text, Point(x: scene.painted.midX, y: edge + 15))
  }
}

extension PictureFit {
  /// The scales at which small views are drawn larger, the largest first.
  private static let larger = [3, 2.5, 2, 1.5, 1.25]

  /// Returns the fit at which a small view fills its place. Labels and dimensions are not scaled.
  static func filling(_ room: PictureRoom, _ rendering: Rendering, _ detail: PictureDetail) -> PictureFit {
    let core = PicturePlan(rendering, .whole, detail, isWhole: false).core
    let zoom = larger.first { core.width * $0 <= room.width && core.height * $0 <= room.height }
    return PictureFit(zoom: zoom ?? 1)
  }

  /// Returns the fit at which the visible parts of a picture have enough space.
  static func fitting(
    _ rendering: Rendering, in room: PictureRoom, _ detail: PictureDetail, overlay: Rect? = nil
  ) -> PictureFit {
    let screen = PictureScene.screen(of: rendering)
    let tear = screen.flatMap { ContentReach(rendering, screen: $0).tear(of: $0) }
    // An overlay is never cropped.
    var fit = PictureFit(tear: tear.flatMap { overlay?.maxY ?? $0 > $0 ? nil : $0 })
    // Dimensions and labels are not scaled, so the scale is found by iteration.
    for _ in 0..<4 {
      let plan = PicturePlan(rendering, fit, detail, overlay: overlay, isWhole: false)
      let (core, all) = (plan.core, plan.rest)
      let (width, height) = (all.width + 6, all.height + 6)
      let isTooWide = screen != nil && width > room.width
      guard height > room.height || isTooWide, core.width > 0, core.height > 0 else { break }
      let high = (room.height - height + core.height) / (core.height / fit.zoom)
      let wide = isTooWide ? (room.width - width + core.width) / (core.width / fit.zoom) : 1
      let zoom = min(high, wide, fit.zoom)
      if zoom < least, fit.tear == nil, screen == nil {
        fit.tear = plan.scene.frame.minY + max(room.height - height + core.height, 40) / least
      }
      fit.zoom = (max(zoom, screen == nil ? least : 0.1) * 1000).rounded(.down) / 1000
    }
    return fit
  }
}
