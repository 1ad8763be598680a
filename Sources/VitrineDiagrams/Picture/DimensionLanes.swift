import VitrineLayout
import VitrineUI

/// Which lengths a picture shows, and where: the root's below and at the right, and what it was proposed beyond that; those
/// of the views inside above and at the left, small ones nearest, in lanes in which no two labels meet.
struct DimensionLanes {
  private(set) var lines: [DimensionLine] = []
  private let scene: PictureScene

  /// Shorter stretches have no room for their ticks.
  private static let shortest = 6.0
  private static let mostLanes = 5
  /// With more than this on an axis, views of one shape in a row, as in a list, are measured once.
  private static let mostStretches = 10

  /// - Parameter bounds: what is drawn already.
  init(_ scene: PictureScene, around bounds: Rect) {
    self.scene = scene
    for axis in Axis.allCases {
      addOuter(axis, bounds)
      addInner(axis, bounds)
    }
  }

  private mutating func addOuter(_ axis: Axis, _ bounds: Rect) {
    var at = (axis == .horizontal ? bounds.maxY : bounds.maxX) + 10
    let own = scene.frame.size[axis]
    if own > 0 {
      let line = DimensionLine(
        axis: axis, .init(from: 0, to: own, length: own), at: at, isBeyond: true, in: scene.typesetter)
      lines.append(line)
      at += axis == .horizontal ? 22 : line.label.width + 18
    }
    guard let proposal = scene.proposal, abs(proposal.size[axis] - own) > 0.01 else { return }
    let stretch = Self.stretch(proposal, proposal, axis)
    lines.append(
      DimensionLine(axis: axis, stretch, at: at, isBeyond: true, ink: .proposal, in: scene.typesetter))
  }

  private static func stretch(_ shown: Rect, _ whole: Rect, _ axis: Axis) -> DimensionLine.Stretch {
    let isHorizontal = axis == .horizontal
    let (from, to) = isHorizontal ? (shown.minX, shown.maxX) : (shown.minY, shown.maxY)
    let (low, high) = isHorizontal ? (whole.minX, whole.maxX) : (whole.minY, whole.maxY)
    return DimensionLine.Stretch(
      from: from, to: to, length: high - low, isCutLow: from - low > 0.01, isCutHigh: high - to > 0.01)
  }

  private mutating func addInner(_ axis: Axis, _ bounds: Rect) {
    var lanes: [[DimensionLine.Stretch]] = []
    for stretch in stretches(axis) {
      let room = self.room(stretch, axis)
      let free = lanes.firstIndex { lane in
        !lane.contains { other in
          let taken = self.room(other, axis)
          return room.lowerBound < taken.upperBound && taken.lowerBound < room.upperBound
        }
      }
      if let free {
        lanes[free].append(stretch)
      } else if lanes.count < Self.mostLanes {
        lanes.append([stretch])
      }
    }
    var at = (axis == .horizontal ? bounds.minY : bounds.minX) - 10
    for lane in lanes {
      let placed = lane.map { DimensionLine(axis: axis, $0, at: at, isBeyond: false, in: scene.typesetter) }
      lines += placed
      at -= axis == .horizontal ? 22 : (placed.map(\.label.width).max() ?? 0) + 18
    }
  }

  /// The stretches of views inside the root, each once, short ones first.
  private func stretches(_ axis: Axis) -> [DimensionLine.Stretch] {
    let views = withoutColumns(axis)
    let all = stretches(axis, of: views)
    guard all.count > Self.mostStretches else { return Self.ordered(all) }
    let repeated = scene.repeatedPaths
    return Self.ordered(stretches(axis, of: views.filter { !repeated.contains($0.node.path) }))
  }

  /// The views without those of columns. Of lines of text one below the other that start alike, a tower of lengths would
  /// tell nobody which is whose: the longest is measured.
  private func withoutColumns(_ axis: Axis) -> [PictureScene.View] {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    func span(_ frame: Rect, _ axis: Axis) -> ClosedRange<Double> {
      axis == .horizontal ? frame.minX...max(frame.minX, frame.maxX) : frame.minY...max(frame.minY, frame.maxY)
    }
    var columns: [Double: [PictureScene.View]] = [:]
    for view in scene.views where view.node.children.isEmpty {
      columns[(span(view.frame, axis).lowerBound * 2).rounded(), default: []].append(view)
    }
    var left: Set<String> = []
    for views in columns.values where views.count > 2 {
      let sorted = views.sorted { span($0.frame, across).lowerBound < span($1.frame, across).lowerBound }
      let isColumn = zip(sorted, sorted.dropFirst()).allSatisfy {
        span($0.frame, across).upperBound <= span($1.frame, across).lowerBound + 0.01
      }
      guard isColumn, Set(views.map { ($0.frame.size[axis] * 100).rounded() }).count > 2 else { continue }
      let longest = views.map { $0.frame.size[axis] }.max() ?? 0
      left.formUnion(views.filter { $0.frame.size[axis] < longest }.map(\.node.path))
    }
    return scene.views.filter { !left.contains($0.node.path) }
  }

  private func stretches(_ axis: Axis, of views: [PictureScene.View]) -> [DimensionLine.Stretch] {
    var known: Set<[Double]> = []
    var all: [DimensionLine.Stretch] = []
    for view in views {
      let stretch = Self.stretch(view.frame, view.node.frame, axis)
      guard stretch.to - stretch.from >= Self.shortest, abs(stretch.length - scene.frame.size[axis]) > 0.01 else {
        continue
      }
      if known.insert([(stretch.from * 100).rounded(), (stretch.to * 100).rounded()]).inserted { all.append(stretch) }
    }
    return all
  }

  private static func ordered(_ stretches: [DimensionLine.Stretch]) -> [DimensionLine.Stretch] {
    stretches.prefix(mostStretches).enumerated().sorted { a, b in
      (a.element.length, a.element.from, a.offset) < (b.element.length, b.element.from, b.offset)
    }.map(\.element)
  }

  /// What a stretch takes of its lane: its line, next to which another may start, or its label with some air.
  private func room(_ stretch: DimensionLine.Stretch, _ axis: Axis) -> ClosedRange<Double> {
    let middle = (stretch.from + stretch.to) / 2
    let label = axis == .horizontal ? DiagramText(Lengths.text(stretch.length), in: scene.typesetter).width + 6 : 13
    let half = max(stretch.to - stretch.from - 0.01, label) / 2
    return middle - half...middle + half
  }
}
