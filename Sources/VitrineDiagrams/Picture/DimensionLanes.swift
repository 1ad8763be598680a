import VitrineLayout
import VitrineUI

/// Which lengths a picture shows, and where: the root's below and at the right, and what it was proposed beyond that; those
/// of the views inside on the side that they are nearest to, short ones nearest, in at most two lanes a side in which no two
/// labels meet. What has no room is told by the view's label.
struct DimensionLanes {
  private(set) var lines: [DimensionLine] = []
  private let scene: PictureScene

  /// Shorter stretches have no room for their ticks.
  private static let shortest = 6.0
  /// On each side, the root's own included.
  private static let mostLanes = 2
  /// With more than this on an axis, views of one shape in a row, as in a list, are measured once.
  private static let mostStretches = 10

  /// The lanes on one side of the picture, the nearest first.
  private typealias Side = [[DimensionLine.Stretch]]

  /// - Parameter bounds: what is drawn already.
  init(_ scene: PictureScene, around bounds: Rect) {
    self.scene = scene
    for axis in Axis.allCases {
      let outer = outer(axis)
      let sides = sides(axis, bounds, outer.count)
      place(sides.near, axis, from: (axis == .horizontal ? bounds.minY : bounds.minX) - 10, isBeyond: false)
      let end = place(
        sides.far, axis, from: (axis == .horizontal ? bounds.maxY : bounds.maxX) + 10, isBeyond: true)
      place(outer, axis, from: end)
    }
  }

  // MARK: The root

  /// The root's length, and the proposal's where that differs.
  private func outer(_ axis: Axis) -> [(stretch: DimensionLine.Stretch, ink: Ink)] {
    let own = scene.size[axis]
    var all: [(stretch: DimensionLine.Stretch, ink: Ink)] = []
    if own > 0 {
      let whole = Rect(origin: .zero, size: scene.size).zoomed(scene.fit.zoom)
      all.append((Self.stretch(scene.frame, whole, own, axis), .dimension))
    }
    if let proposal = scene.proposal, let proposed = scene.proposed, abs(proposed[axis] - own) > 0.01 {
      let whole = Rect(
        x: proposal.minX, y: proposal.minY, width: proposed.width * scene.fit.zoom,
        height: proposed.height * scene.fit.zoom)
      all.append((Self.stretch(proposal, whole, proposed[axis], axis), .proposal))
    }
    return all
  }

  private mutating func place(
    _ outer: [(stretch: DimensionLine.Stretch, ink: Ink)], _ axis: Axis, from start: Double
  ) {
    var at = start
    for (stretch, ink) in outer {
      let line = DimensionLine(axis: axis, stretch, at: at, isBeyond: true, ink: ink, in: scene.typesetter)
      lines.append(line)
      at += axis == .horizontal ? 22 : line.label.width + 18
    }
  }

  // MARK: The views inside

  /// Places lanes from the picture outwards; answers where the next one would be.
  @discardableResult
  private mutating func place(_ side: Side, _ axis: Axis, from start: Double, isBeyond: Bool) -> Double {
    var at = start
    for lane in side {
      let placed = lane.map { DimensionLine(axis: axis, $0, at: at, isBeyond: isBeyond, in: scene.typesetter) }
      lines += placed
      let step = axis == .horizontal ? 22 : (placed.map(\.label.width).max() ?? 0) + 18
      at += isBeyond ? step : -step
    }
    return at
  }

  /// - Parameter taken: how many lanes the root has on the far side.
  private func sides(_ axis: Axis, _ bounds: Rect, _ taken: Int) -> (near: Side, far: Side) {
    let (low, high) = axis == .horizontal ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
    var sides: [Side] = [[], []]
    let most = [Self.mostLanes, max(Self.mostLanes - taken, 0)]
    for stretch in stretches(axis) {
      // What is as long and lies beside it tells its length too.
      let isTold = sides.joined().joined().contains { other in
        abs(other.length - stretch.length) < 0.01 && other.from < stretch.to && stretch.from < other.to
      }
      guard !isTold else { continue }
      let isFar = high - stretch.high < stretch.low - low - 0.01
      for side in isFar ? [1, 0] : [0, 1] where add(stretch, axis, to: &sides[side], most[side]) { break }
    }
    return (sides[0], sides[1])
  }

  /// Puts a stretch in the first lane that has room, preferably with others of its length.
  private func add(_ stretch: DimensionLine.Stretch, _ axis: Axis, to side: inout Side, _ most: Int) -> Bool {
    let room = self.room(stretch, axis)
    let free = side.indices.filter { index in
      !side[index].contains { other in
        let taken = self.room(other, axis)
        return room.lowerBound < taken.upperBound && taken.lowerBound < room.upperBound
      }
    }
    let like = free.first { side[$0].contains { abs($0.length - stretch.length) < 0.01 } }
    if let lane = like ?? free.first {
      side[lane].append(stretch)
    } else if side.count < most {
      side.append([stretch])
    } else {
      return false
    }
    return true
  }

  private static func stretch(
    _ shown: Rect, _ whole: Rect, _ length: Double, _ axis: Axis
  ) -> DimensionLine.Stretch {
    let isHorizontal = axis == .horizontal
    let (from, to) = isHorizontal ? (shown.minX, shown.maxX) : (shown.minY, shown.maxY)
    let (low, high) = isHorizontal ? (whole.minX, whole.maxX) : (whole.minY, whole.maxY)
    return DimensionLine.Stretch(
      from: from, to: to, length: length, low: isHorizontal ? shown.minY : shown.minX,
      high: isHorizontal ? shown.maxY : shown.maxX, isCutLow: from - low > 0.01, isCutHigh: high - to > 0.01)
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

  /// Of views that begin and end alike, the one is measured that is nearest to an edge.
  private func stretches(_ axis: Axis, of views: [PictureScene.View]) -> [DimensionLine.Stretch] {
    var known: [[Double]: Int] = [:]
    var all: [DimensionLine.Stretch] = []
    for view in views {
      let stretch = Self.stretch(view.frame, view.whole, view.node.frame.size[axis], axis)
      guard stretch.to - stretch.from >= Self.shortest, abs(stretch.length - scene.size[axis]) > 0.01 else {
        continue
      }
      let key = [(stretch.from * 100).rounded(), (stretch.to * 100).rounded()]
      if let index = known[key] {
        if distance(stretch, axis) < distance(all[index], axis) - 0.01 { all[index] = stretch }
      } else {
        known[key] = all.count
        all.append(stretch)
      }
    }
    return all
  }

  /// How far what is measured is from the picture's nearer edge.
  private func distance(_ stretch: DimensionLine.Stretch, _ axis: Axis) -> Double {
    let (low, high) =
      axis == .horizontal ? (scene.bounds.minY, scene.bounds.maxY) : (scene.bounds.minX, scene.bounds.maxX)
    return min(stretch.low - low, high - stretch.high)
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
