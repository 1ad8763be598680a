import Markup
import VitrineLayout
import VitrineUI

/// The conversation in rectangles: for each step what is proposed, around where the view comes to lie, or what the view
/// takes of it. A style sheet shows the one that is picked, and lets a report begin as large as its proposal was.
struct StepFilm {
  private struct Shot {
    let step: LayoutStep
    /// What was proposed.
    let asked: Rect
    /// What is reported, for a report.
    let taken: Rect?
  }

  private let shots: [Shot]
  /// All that the rectangles take.
  let bounds: Rect
  private let rendering: Rendering

  /// `nil` where there is nothing to tell.
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

  /// Where proposals lie: each around its view, within what was proposed to the view above where it has room there.
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
        // What has no end is as long as there is room.
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

  /// The rectangles, to be laid over a picture of the views.
  ///
  /// - Parameter zoom: points of the picture for each point of the views.
  func overlay(zoom: Double = 1) -> Node {
    let rects = shots.map { shot -> Node in
      let ink: Ink = shot.taken == nil ? .proposal : .report
      var attributes = [
        Attribute("class", "s-\(ink.name ?? "")"), Attribute("stroke", ink.light.hex),
        Attribute("data-s", "\(shot.step.number)"),
        Attribute("x", shot.asked.minX), Attribute("y", shot.asked.minY), Attribute("width", shot.asked.width),
        Attribute("height", shot.asked.height),
      ]
      if let taken = shot.taken, let matrix = Self.matrix(from: shot.asked, to: taken) {
        attributes.append(Attribute("transform", matrix))
      }
      return .element(Element(name: "rect", attributes: attributes))
    }
    // A viewer without style sheets sees none of them.
    var attributes = [
      Attribute("class", "film"), Attribute("fill", "none"), Attribute("visibility", "hidden"),
      Attribute("pointer-events", "none"),
    ]
    if zoom != 1 { attributes.append(Attribute("transform", .matrix([zoom, 0, 0, zoom, 0, 0], decimals: 2))) }
    return .element(Element(name: "g", attributes: attributes, children: rects))
  }

  /// What makes one rectangle of another.
  private static func matrix(from: Rect, to: Rect) -> AttributeValue? {
    guard from != to, from.width > 0, from.height > 0 else { return nil }
    let (x, y) = (to.width / from.width, to.height / from.height)
    return .matrix([x, 0, 0, y, to.minX - from.minX * x, to.minY - from.minY * y], decimals: 2)
  }

  // MARK: The map

  /// The largest map, in points.
  private static let largest = Size(width: 168, height: 150)
  /// What a map takes beside a picture.
  static let mapWidth = largest.width + 32

  /// A small picture to scale of what is proposed and where the views are in it, with the rectangles over it.
  ///
  /// - Parameter title: what a reader hears who doesn't see it.
  func map(id: String, title: String) -> Element {
    let area = bounds.union(Rect(origin: .zero, size: rendering.size.finite))
    let scale = min(Self.largest.width / max(area.width, 1), Self.largest.height / max(area.height, 1), 1)
    let margin = 2 / scale
    let room = area.inset(by: EdgeInsets(.all, -margin))
    var writer = SVGWriter(prefix: id + "-m", scale: 1)
    writer.group([Attribute("class", "ground")]) { writer in
      if let window = shots.first?.asked {
        writer.write([.rectangle(window, cornerRadius: 0, nil, Stroke(.ink(.line), width: 1, dash: [1, 3]))])
      }
      for view in PictureScene(rendering).views where view.node.children.isEmpty {
        writer.write([.rectangle(view.frame, cornerRadius: 0, .ink(.safeArea), Stroke(.ink(.line), width: 1))])
      }
    }
    writer.add([overlay()])
    var map = writer.document(room, title: title, cssClass: "map")
    map["width"] = .number((room.width * scale).rounded(.up), decimals: 0)
    map["height"] = .number((room.height * scale).rounded(.up), decimals: 0)
    map["viewBox"] = .numbers([room.minX, room.minY, room.width, room.height], decimals: 2)
    return map
  }
}

extension Size {
  /// The size without what has no end.
  fileprivate var finite: Size {
    Size(
      width: width.isFinite ? min(width, PictureScene.limit) : 0,
      height: height.isFinite ? min(height, PictureScene.limit) : 0)
  }
}
