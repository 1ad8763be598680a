import VitrineLayout
import VitrineUI

/// What a view looks like, with its dimensions.
public struct PictureDiagram {
  private let rendering: Rendering
  private let showsDimensions: Bool

  /// Views larger than this are drawn as far as it reaches.
  private static let limit = 4000.0

  public init(_ rendering: Rendering, dimensions: Bool = true) {
    self.rendering = rendering
    showsDimensions = dimensions
  }

  /// The picture as SVG.
  ///
  /// - Parameters:
  ///   - id: what ids inside start with; unique on the page.
  ///   - standalone: whether it is a file of its own.
  ///   - scheme: light or dark, whatever the page is; `nil` to follow the page.
  public func svg(
    id: String, title: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> String {
    var writer = SVGWriter(prefix: id, scale: max(rendering.scale, 1), outlinesText: outlines, scheme: scheme)
    let frame = Rect(origin: .zero, size: clamped(rendering.size))
    var bounds = paintedBounds(frame)
    if let outline = proposalOutline(frame) {
      writer.write([.rectangle(outline, cornerRadius: 0, nil, Stroke(.ink(.line), width: 1, dash: [4, 4]))])
      bounds = bounds.union(outline)
    }
    writer.open("class=\"painted\"")
    writer.write(rendering.marks)
    writer.close()
    writer.write(viewOutlines(frame))
    if showsDimensions {
      let lines = dimensionLines(frame, bounds)
      for line in lines {
        writer.write(line.marks)
        bounds = bounds.union(line.bounds)
      }
    }
    bounds = bounds.inset(by: EdgeInsets(.all, -3))
    return writer.document(bounds, title: title, cssClass: "picture", standalone: standalone)
  }

  private func clamped(_ size: Size) -> Size {
    Size(
      width: size.width.isFinite ? min(size.width, Self.limit) : 320,
      height: size.height.isFinite ? min(size.height, Self.limit) : 480)
  }

  /// The root's frame with all that overflows it.
  private func paintedBounds(_ frame: Rect) -> Rect {
    var bounds = frame
    guard let root = rendering.root else { return bounds }
    NodeNames.visit(root) { node in
      let f = node.frame
      guard [f.minX, f.minY, f.maxX, f.maxY].allSatisfy({ abs($0) < Self.limit }) else { return }
      bounds = bounds.union(f)
    }
    // What is scrolled or clipped away is not shown: at most as much again as the view itself.
    let reach = Rect(
      x: -frame.width - 80, y: -frame.height - 80, width: frame.width * 3 + 160, height: frame.height * 3 + 160)
    return bounds.intersection(reach) ?? frame
  }

  /// The proposal, where it is larger than the view and near enough to be of use.
  private func proposalOutline(_ frame: Rect) -> Rect? {
    guard let width = rendering.proposal.width, let height = rendering.proposal.height, width.isFinite, height.isFinite
    else { return nil }
    guard width >= frame.width, height >= frame.height, width > frame.width || height > frame.height else { return nil }
    guard width <= frame.width * 1.6, height <= frame.height * 1.6 else { return nil }
    return Rect(x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
  }

  /// Fine dashed lines around the root and whatever paints nothing itself.
  private func viewOutlines(_ frame: Rect) -> [Mark] {
    guard let root = rendering.root else { return [] }
    var seen: Set<Rect> = []
    var marks: [Mark] = []
    NodeNames.visit(root) { node in
      guard node.frame.width > 0, node.frame.height > 0, node.frame.width < Self.limit, node.frame.height < Self.limit
      else { return }
      guard seen.insert(node.frame).inserted, seen.count < 200 else { return }
      var effects = GroupEffects(node: node.path)
      effects.opacity = 0.55
      marks.append(
        .group([.rectangle(node.frame, cornerRadius: 0, nil, Stroke(.ink(.muted), width: 0.5, dash: [2, 2]))], effects))
    }
    return marks
  }

  /// The root's width below and height at the right; the sizes of views inside above and at the left, one lane each.
  private func dimensionLines(_ frame: Rect, _ bounds: Rect) -> [DimensionLine] {
    var lines: [DimensionLine] = []
    if frame.width > 0 {
      lines.append(DimensionLine(axis: .horizontal, from: 0, to: frame.width, at: bounds.maxY + 10, isBeyond: true))
    }
    if frame.height > 0 {
      lines.append(DimensionLine(axis: .vertical, from: 0, to: frame.height, at: bounds.maxX + 10, isBeyond: true))
    }
    guard let root = rendering.root else { return lines }
    for axis in Axis.allCases { lines += innerLines(root, axis, bounds, rootLength: frame.size[axis]) }
    return lines
  }

  private func innerLines(_ root: RenderedNode, _ axis: Axis, _ bounds: Rect, rootLength: Double) -> [DimensionLine] {
    var lanes: [[DimensionLine]] = []
    var known: Set<[Double]> = []
    NodeNames.visit(root) { node in
      let low = axis == .horizontal ? node.frame.minX : node.frame.minY
      let high = axis == .horizontal ? node.frame.maxX : node.frame.maxY
      let length = high - low
      guard length >= 6, length < Self.limit, abs(low) < Self.limit, abs(length - rootLength) > 0.01 else { return }
      guard known.insert([(low * 100).rounded(), (high * 100).rounded()]).inserted else { return }
      for index in 0...lanes.count where index < 4 {
        let start = axis == .horizontal ? bounds.minY : bounds.minX
        let step = axis == .horizontal ? 22.0 : 48.0
        let line = DimensionLine(
          axis: axis, from: low, to: high, at: start - 10 - Double(index) * step, isBeyond: false)
        if index == lanes.count {
          lanes.append([line])
          break
        }
        let room =
          axis == .horizontal
          ? line.bounds.inset(by: EdgeInsets(.horizontal, -5)) : line.bounds.inset(by: EdgeInsets(.vertical, -3))
        if !lanes[index].contains(where: { $0.bounds.intersection(room) != nil }) {
          lanes[index].append(line)
          break
        }
      }
    }
    return lanes.prefix(4).flatMap { $0 }
  }
}
