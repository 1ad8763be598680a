import VitrineLayout
import VitrineUI

/// The dimensions that a picture shows, with their positions: the root's below and at the right, and those of its
/// proposal outside of them; the dimensions of other views on the nearest side, short ones innermost, in at most two
/// lanes per side without overlapping labels. Dimensions that do not fit are only in the views' labels.
struct DimensionLanes {
  private(set) var lines: [DimensionLine] = []
  private let scene: PictureScene

  /// The shortest length, in points, at which ticks fit.
  private static let shortest = 6.0
  /// The most lanes on each side, including the root's.
  private static let mostLanes = 2
  /// The number of stretches per axis above which repeated views, as in a list, are measured only once.
  private static let mostStretches = 10

  /// The lanes on one side of the picture, the nearest first.
  private typealias Side = [[DimensionLine.Stretch]]

  /// - Parameter bounds: the bounds of everything that is drawn already.
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

  /// Returns the root's length, and the proposal's if it differs.
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

  // MARK: Other views

  /// Places lanes from the picture outward, and returns the position of the next one, in points.
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

  /// - Parameter taken: the number of the root's lanes on the far side.
  private func sides(_ axis: Axis, _ bounds: Rect, _ taken: Int) -> (near: Side, far: Side) {
    let (low, high) = axis == .horizontal ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
    var sides: [Side] = [[], []]
    let most = [Self.mostLanes, max(Self.mostLanes - taken, 0)]
    for stretch in stretches(axis) {
      // A parallel stretch of the same length makes this one redundant.
      let isTold = sides.joined().joined().contains { other in
        abs(other.length - stretch.length) < 0.01 && other.from < stretch.to && stretch.from < other.to
      }
      guard !isTold else { continue }
      let isFar = high - stretch.high < stretch.low - low - 0.01
      for side in isFar ? [1, 0] : [0, 1] where add(stretch, axis, to: &sides[side], most[side]) { break }
    }
    return (sides[0], sides[1])
  }

  /// Adds a stretch to the first lane with enough space, preferably one with stretches of the same length; returns
  /// `false` if there is none.
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

  /// Returns the stretches of the views inside the root, without duplicates, short ones first.
  private func stretches(_ axis: Axis) -> [DimensionLine.Stretch] {
    let views = withoutColumns(axis)
    let all = stretches(axis, of: views)
    guard all.count > Self.mostStretches else { return Self.ordered(all) }
    let repeated = scene.repeatedPaths
    return Self.ordered(stretches(axis, of: views.filter { !repeated.contains($0.node.path) }))
  }

  /// Returns the views without those of columns: if lines of text below one another start at the same position, only
  /// the longest is measured, because it would be unclear which dimension belongs to which line.
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

  /// Returns the stretches of views; of views with the same start and end, the one nearest to an edge is measured.
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

  /// Returns the distance from a stretch to the picture's nearer edge, in points.
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

  /// Returns the part of a lane that a stretch occupies: its line, which another may touch, or its label with some
  /// space around it.
  private func room(_ stretch: DimensionLine.Stretch, _ axis: Axis) -> ClosedRange<Double> {
    let middle = (stretch.from + stretch.to) / 2
    let label = axis == .horizontal ? DiagramText(Lengths.text(stretch.length), in: scene.typesetter).width + 6 : 13
    let half = max(stretch.to - stretch.from - 0.01, label) / 2
    return middle - half...middle + half
  }
}
