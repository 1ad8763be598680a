import Markup
import VitrineLayout
import VitrineUI

/// The steps of a layout as rectangles: each shows a proposal around the view's frame, or the size that the view
/// reports. A style sheet shows the rectangle of the picked step, and animates a report from the size of its proposal.
struct StepFilm {
  private struct Shot {
    let step: LayoutStep
    /// The proposal.
    let asked: Rect
    /// The frame that the view reports; `nil` if the step is a proposal.
    let taken: Rect?
  }

  private let shots: [Shot]
  /// The bounds of all rectangles.
  let bounds: Rect
  private let rendering: Rendering

  /// Creates the rectangles; `nil` if there are no steps to pick.
  init?(_ rendering: Rendering) {
    guard let root = rendering.root, StepList(rendering, id: "").hasPicks else { return nil }
    self.rendering = rendering
    var rooms = Rooms()
    rooms.add(root, in: nil)
    shots = rendering.steps.compactMap { step in
      let path = step.kind == .propose ? step.to : step.from
      guard let asked = rooms.asked[path], let taken = rooms.taken[path] else { return nil }
      return Shot(step: step, asked: asked, taken: step.kind == .report ? taken : nil)
    }
    bounds = shots.reduce(shots.first?.asked ?? .zero) { $0.union($1.asked).union($1.taken ?? $1.asked) }
  }

  /// The rectangles of proposals: each around its view, and inside the proposal to the view above if it fits there.
  private struct Rooms {
    private(set) var asked: [String: Rect] = [:]
    private(set) var taken: [String: Rect] = [:]

    mutating func add(_ node: RenderedNode, in room: Rect?) {
      let frame = node.frame
      guard [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy({ abs($0) < PictureScene.limit }) else {
        return
      }
      func span(_ axis: Axis) -> (low: Double, length: Double) {
        let (low, high) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let around = room.map { axis == .horizontal ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
        var length = node.proposal[axis] ?? (high - low)
        // An infinite proposal is drawn as long as the proposal around it.
        if !(length < PictureScene.limit) { length = max(high - low, around.map { $0.1 - $0.0 } ?? 0) }
        length = max(length, 0)
        var start = (low + high - length) / 2
        if let (least, most) = around, length <= most - least { start = min(max(start, least), most - length) }
        return (start, length)
      }
      let (x, y) = (span(.horizontal), span(.vertical))
      let own = Rect(x: x.low, y: y.low, width: x.length, height: y.length)
      (asked[node.path], taken[node.path]) = (own, frame)
      for child in node.children { add(child, in: own) }
    }
  }

  /// Returns the rectangles, to be drawn over a picture of the views.
  ///
  /// - Parameter zoom: the points of the picture per point of the views.
  func overlay(zoom: Double = 1) -> Node {
    // The rectangles are hidden, because a viewer without style sheets would show all of them.
    var attributes = [
      Attribute("class", "film"), Attribute("fill", "none"), Attribute("visibility", "hidden"),
      Attribute("pointer-events", "none"),
    ]
    if zoom != 1 { attributes.append(Attribute("transform", .matrix([zoom, 0, 0, zoom, 0, 0], decimals: 2))) }
    let groups = [false, true].map { areReports -> Node in
      let ink: Ink = areReports ? .report : .proposal
      let own = [Attribute("class", "s-\(ink.name ?? "")"), Attribute("stroke", ink.light.hex)]
      return .element(Element(name: "g", attributes: own, children: rectangles(ofReports: areReports)))
    }
    return .element(Element(name: "g", attributes: attributes, children: groups))
  }

  /// Returns a rectangle for each proposal, or for each report; steps with the same rectangle share one.
  private func rectangles(ofReports: Bool) -> [Node] {
    var shown: [(shot: Shot, steps: [String])] = []
    for shot in shots where (shot.taken != nil) == ofReports {
      if let index = shown.firstIndex(where: { $0.shot.asked == shot.asked && $0.shot.taken == shot.taken }) {
        shown[index].steps.append("\(shot.step.number)")
      } else {
        shown.append((shot, ["\(shot.step.number)"]))
      }
    }
    return shown.map { item -> Node in
      let asked = item.shot.asked
      var attributes = [
        Attribute("data-s", item.steps.joined(separator: " ")), Attribute("x", asked.minX), Attribute("y", asked.minY),
        Attribute("width", asked.width), Attribute("height", asked.height),
      ]
      if let taken = item.shot.taken, let matrix = Self.matrix(from: asked, to: taken) {
        attributes.append(Attribute("transform", matrix))
      }
      return .element(Element(name: "rect", attributes: attributes))
    }
  }

  /// Returns the transformation from one rectangle to another.
  private static func matrix(from: Rect, to: Rect) -> AttributeValue? {
    guard from != to, from.width > 0, from.height > 0 else { return nil }
    let (x, y) = (to.width / from.width, to.height / from.height)
    return .matrix([x, 0, 0, y, to.minX - from.minX * x, to.minY - from.minY * y], decimals: 2)
  }

  // MARK: Map

  /// The largest map, in points.
  private static let largest = Size(width: 168, height: 150)
  /// The width, in points, that a map takes next to a picture.
  static let mapWidth = largest.width + 32

  /// Returns a small picture, to scale, of the proposals and the views in them, with the rectangles over it. It is
  /// hidden from screen readers, because the sentences describe the steps.
  func map(id: String) -> Element {
    let area = bounds.union(Rect(origin: .zero, size: rendering.size.finite))
    let scale = min(Self.largest.width / max(area.width, 1), Self.largest.height / max(area.height, 1), 1)
    let margin = 2 / scale
    let room = area.inset(by: EdgeInsets(.all, -margin))
    var writer = SVGWriter(prefix: id + "-m", scale: 1)
    let ground = [
      Attribute("class", "ground s-line"), Attribute("fill", "none"), Attribute("stroke", Ink.line.light.hex),
    ]
    writer.group(ground) { writer in
      if let window = shots.first?.asked { writer.outline(window) }
      for view in PictureScene(rendering).views where view.node.children.isEmpty { writer.outline(view.frame) }
    }
    writer.add([overlay()])
    var map = writer.document(room, title: "", cssClass: "map", isGroup: true)
    map.attributes = [
      Attribute("class", "map"), Attribute("width", (room.width * scale).rounded(.up)),
      Attribute("height", (room.height * scale).rounded(.up)),
      Attribute("viewBox", .numbers([room.minX, room.minY, room.width, room.height], decimals: 2)),
      Attribute("aria-hidden", "true"),
    ]
    return map
  }
}

extension Size {
  /// The size with infinite lengths replaced by 0 and long ones shortened.
  fileprivate var finite: Size {
    Size(
      width: width.isFinite ? min(width, PictureScene.limit) : 0,
      height: height.isFinite ? min(height, PictureScene.limit) : 0)
  }
}
