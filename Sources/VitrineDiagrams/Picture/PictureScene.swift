import VitrineLayout
import VitrineText
import VitrineUI

/// The positions of everything in a picture: the views, the proposal, the device, the overflow, and the painted area.
/// All coordinates are the drawing's: the views' points times the fit's zoom.
struct PictureScene {
  /// A view, as far as it is shown.
  struct View {
    let node: RenderedNode
    var frame: Rect
    /// The whole frame, including the cropped part.
    var whole: Rect
  }

  /// The root's frame.
  private(set) var frame: Rect
  /// The root's size in its own points.
  let size: Size
  let fit: PictureFit
  /// The typesetter that measured the views' text, for the picture's own text.
  let typesetter: Typesetter
  /// The frame of the proposal, if its size is close enough to the root's to be shown.
  private(set) var proposal: Rect?
  /// The proposal in its own points.
  let proposed: Size?
  private(set) var device: DeviceBody?
  /// All views that are shown, parents first.
  private(set) var views: [View] = []
  /// The areas in which views extend beyond their containers.
  private(set) var overflow: [Rect] = []
  /// The bounds of the root's frame, the painted area and the device.
  private(set) var painted: Rect
  /// The bounds of everything, including the views' frames and the proposal.
  private(set) var bounds: Rect

  /// The largest coordinate, in points; larger views are cut off there.
  static let limit = 4000.0
  /// The width, in points, of the visible margin of scrolled or clipped content.
  private static let hiddenReach = 40.0

  init(_ rendering: Rendering, fit: PictureFit = .whole) {
    size = Self.drawnSize(rendering)
    frame = Rect(origin: .zero, size: size)
    (typesetter, self.fit) = (rendering.typesetter, fit)
    let window = Self.window(rendering.proposal, around: size)
    device = rendering.screen.map { DeviceBody($0, around: window, fit: fit) }
    proposal = device != nil || Self.isNear(rendering.proposal, size) ? window : nil
    proposed = proposal?.size
    painted = frame
    let (w, h) = (frame.width, frame.height)
    let reach = Rect(x: -w - 80, y: -h - 80, width: w * 3 + 160, height: h * 3 + 160)
    if let device {
      painted = device.outline
    } else if let ink = PaintedInk(rendering.marks).bounds?.intersection(reach) {
      painted = painted.union(ink)
    }
    bounds = painted
    if let proposal {
      bounds = bounds.union(proposal)
      addOverflow(of: frame, outside: proposal)
    }
    if let root = rendering.root { visit(root, in: nil, within: reach) }
    tear()
    zoom()
    if let device {
      painted = device.body
      bounds = bounds.union(device.body)
    }
  }

  /// Returns the root's size, with infinite or very large lengths replaced.
  private static func drawnSize(_ rendering: Rendering) -> Size {
    Size(
      width: rendering.size.width.isFinite ? min(rendering.size.width, limit) : 320,
      height: rendering.size.height.isFinite ? min(rendering.size.height, limit) : 480)
  }

  /// Returns the frame of the proposal. The root is in its center; an unspecified dimension is the root's own.
  private static func window(_ proposal: ProposedViewSize, around size: Size) -> Rect {
    let length = { (proposed: Double?, own: Double) in proposed.flatMap { $0 <= limit ? $0 : nil } ?? own }
    let (width, height) = (length(proposal.width, size.width), length(proposal.height, size.height))
    return Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// Returns a device's whole screen, in the views' points; `nil` without a device.
  static func screen(of rendering: Rendering) -> Rect? {
    rendering.screen.map { screen in
      let insets = screen.safeArea
      return window(rendering.proposal, around: drawnSize(rendering)).inset(
        by: EdgeInsets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing))
    }
  }

  /// Whether the proposal is shown: if the view is larger, or not much smaller.
  private static func isNear(_ proposal: ProposedViewSize, _ size: Size) -> Bool {
    let pairs = [(proposal.width, size.width), (proposal.height, size.height)].compactMap { proposed, own in
      proposed.flatMap { $0 <= limit ? ($0, own) : nil }
    }
    guard pairs.contains(where: { abs($0 - $1) > 0.01 }) else { return false }
    return pairs.allSatisfy { $0 <= max($1 * 1.6, $1 + 32) && $1 <= max($0 * 4, $0 + 200) }
  }

  private mutating func visit(_ node: RenderedNode, in parent: RenderedNode?, within reach: Rect) {
    let own = node.frame
    let isFinite = [own.minX, own.minY, own.maxX, own.maxY].allSatisfy { abs($0) < Self.limit }
    if isFinite, let shown = own.intersection(reach) {
      views.append(View(node: node, frame: shown, whole: own))
      bounds = bounds.union(shown)
      if let parent, node.role != .secondary, parent.kind.effect != .displaces {
        // Content that scrolls under a device's edges is still on its screen.
        let isHidden = parent.kind.effect == .clips
        addOverflow(of: shown, outside: isHidden ? device?.outline ?? parent.frame : parent.frame)
      }
    }
    var reach = reach
    if node.kind.effect == .clips, isFinite {
      let seen = device.map { own.union($0.outline) } ?? own
      reach = reach.intersection(seen.inset(by: EdgeInsets(.all, -Self.hiddenReach))) ?? reach
    }
    for child in node.children { visit(child, in: node, within: reach) }
  }

  private mutating func addOverflow(of inner: Rect, outside outer: Rect) {
    guard outer.width.isFinite, outer.height.isFinite, inner.width > 0, inner.height > 0 else { return }
    for part in inner.parts(outside: outer) where part.width > 0.5 && part.height > 0.5 {
      let isKnown = overflow.contains { known in
        known.minX <= part.minX && known.minY <= part.minY && known.maxX >= part.maxX && known.maxY >= part.maxY
      }
      if !isKnown { overflow.append(part) }
    }
  }

  /// Removes everything below the crop.
  private mutating func tear() {
    guard let tear = fit.tear else { return }
    let seen = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(tear - bounds.minY, 1))
    func cut(_ rect: Rect) -> Rect? { rect.intersection(seen).flatMap { $0.height > 0 || rect.height <= 0 ? $0 : nil } }
    views = views.compactMap { view in
      cut(view.frame).map { View(node: view.node, frame: $0, whole: view.whole) }
    }
    overflow = overflow.compactMap(cut)
    proposal = proposal.flatMap(cut)
    painted = cut(painted) ?? painted
    (frame, bounds) = (cut(frame) ?? frame, seen)
  }

  /// Converts all coordinates from the views' points to the drawing's.
  private mutating func zoom() {
    guard fit.zoom != 1 else { return }
    views = views.map { view in
      View(node: view.node, frame: view.frame.zoomed(fit.zoom), whole: view.whole.zoomed(fit.zoom))
    }
    overflow = overflow.map { $0.zoomed(fit.zoom) }
    proposal = proposal?.zoomed(fit.zoom)
    device = device?.zoomed(fit.zoom)
    (frame, painted, bounds) = (frame.zoomed(fit.zoom), painted.zoomed(fit.zoom), bounds.zoomed(fit.zoom))
  }

  /// The paths of views after a sibling of the same structure, and of all views inside them.
  var repeatedPaths: Set<String> {
    var paths: Set<String> = []
    func shape(_ node: RenderedNode) -> String { "\(node.type)(\(node.children.map(shape).joined(separator: ",")))" }
    func visit(_ node: RenderedNode, isRepeated: Bool) {
      if isRepeated { paths.insert(node.path) }
      var shapes: Set<String> = []
      for child in node.children {
        visit(child, isRepeated: !shapes.insert(shape(child)).inserted || isRepeated)
      }
    }
    if let root = views.first?.node { visit(root, isRepeated: false) }
    return paths
  }

  /// The parts of the proposal that the root leaves empty.
  var unused: [Rect] { proposal.map { $0.parts(outside: frame) } ?? [] }
}

extension Rect {
  /// Returns the parts of the rectangle outside of another: above, below, at the left and at the right of it.
  func parts(outside other: Rect) -> [Rect] {
    guard let common = intersection(other), common.width > 0, common.height > 0 else { return [self] }
    let parts = [
      Rect(x: minX, y: minY, width: width, height: common.minY - minY),
      Rect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      Rect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      Rect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ]
    return parts.filter { $0.width > 0 && $0.height > 0 }
  }

  /// Returns the rectangle with all coordinates multiplied.
  func zoomed(_ zoom: Double) -> Rect {
    Rect(x: minX * zoom, y: minY * zoom, width: width * zoom, height: height * zoom)
  }
}
