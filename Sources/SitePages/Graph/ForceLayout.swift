/// A force-directed layout of a graph: linked nodes attract each other, and all nodes repel each other.
///
/// The layout uses no random numbers, and only addition, multiplication, division and square roots, so a graph has the
/// same layout on every machine. A node is repelled only by nodes near it, and only by a sample of the nodes in a
/// crowded cell: the time grows with the number of nodes and links, not with its square.
struct ForceLayout {
  private(set) var x: [Double]
  private(set) var y: [Double]
  private let edges: [SiteGraph.Edge]
  private let pull: [Double]
  /// The forces of a step. They and the grid are reused: in a small graph, allocating them would take longer than the
  /// rest of a step.
  private var forceX: [Double]
  private var forceY: [Double]
  private var grid = CellGrid(cell: 2)
  /// The number of nodes of one cell that are examined.
  private static let crowd = 8
  /// The number of nodes below which the layout takes fewer steps and examines all pairs of nodes.
  private static let few = 20

  /// - Parameters:
  ///   - groups: the group of each node; the nodes of a group start close to each other.
  ///   - edges: the links between nodes, by their indices.
  init(groups: [Int], edges: [SiteGraph.Edge]) {
    let count = groups.count
    (x, y) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count))
    (forceX, forceY) = (x, y)
    self.edges = edges
    var degrees = [Double](repeating: 0, count: count)
    for edge in edges {
      degrees[edge.from] += 1
      degrees[edge.to] += 1
    }
    // Each link of a node with many links attracts less.
    pull = edges.map { 0.8 / max(degrees[$0.from], degrees[$0.to]).squareRoot() }
    placeFirst(groups)
    let steps = count < Self.few ? 40 : 90
    for step in 0..<steps { move(by: 1.6 * (1 - Double(step) / Double(steps)) + 0.02) }
  }

  // MARK: Steps

  /// Places the groups on a spiral, and the nodes of each group on a smaller spiral, like the seeds of a sunflower.
  private mutating func placeFirst(_ groups: [Int]) {
    var members: [[Int]] = []
    for (node, group) in groups.enumerated() {
      while members.count <= group { members.append([]) }
      members[group].append(node)
    }
    let spread = Double(groups.count).squareRoot() * 0.9
    var middle = Spiral()
    for group in members where !group.isEmpty {
      let center = middle.next()
      let scale = spread / Double(max(members.count, 2)).squareRoot()
      var seeds = Spiral()
      for node in group {
        let seed = seeds.next()
        x[node] = center.x * scale * 1.3 + seed.x * 0.8
        y[node] = center.y * scale * 1.3 + seed.y * 0.8
      }
    }
  }

  private mutating func move(by limit: Double) {
    let count = x.count
    if count < Self.few { keepPairsApart() } else { keepApart() }
    for (index, edge) in edges.enumerated() {
      let (dx, dy) = (x[edge.to] - x[edge.from], y[edge.to] - y[edge.from])
      let strength = pull[index] * min((dx * dx + dy * dy).squareRoot(), 4)
      forceX[edge.from] += dx * strength
      forceY[edge.from] += dy * strength
      forceX[edge.to] -= dx * strength
      forceY[edge.to] -= dy * strength
    }
    for node in 0..<count {
      // Attracted to the centre, so that a node without links does not drift away.
      let (fx, fy) = (forceX[node] - x[node] * 0.06, forceY[node] - y[node] * 0.06)
      let length = (fx * fx + fy * fy).squareRoot()
      guard length > 1e-9 else { continue }
      let step = min(length * 0.25, limit) / length
      x[node] += fx * step
      y[node] += fy * step
    }
  }

  /// Repels nodes like ``keepApart()``, but without a grid: for few nodes, examining each pair is faster than sorting
  /// nodes into cells.
  private mutating func keepPairsApart() {
    for node in x.indices { (forceX[node], forceY[node]) = (0, 0) }
    for node in x.indices {
      let (ownX, ownY) = (x[node], y[node])
      var (pushX, pushY) = (0.0, 0.0)
      for other in (node + 1)..<x.count {
        var (dx, dy) = (ownX - x[other], ownY - y[other])
        guard let push = Self.push(&dx, &dy, node, other) else { continue }
        pushX += dx * push
        pushY += dy * push
        forceX[other] -= dx * push
        forceY[other] -= dy * push
      }
      forceX[node] += pushX
      forceY[node] += pushY
    }
  }

  /// Returns the strength with which a node is pushed away from another one; `nil` if they are two units apart or more.
  private static func push(_ dx: inout Double, _ dy: inout Double, _ node: Int, _ other: Int) -> Double? {
    var square = dx * dx + dy * dy
    guard square < 4 else { return nil }
    if square < 1e-6 {
      // Two nodes at the same place are pushed apart in an arbitrary but fixed direction.
      (dx, dy) = (node < other ? -0.01 : 0.01, Double((node + other) % 7 - 3) * 0.003)
      square = dx * dx + dy * dy
    }
    return min(1 / square - 0.2, 40)
  }

  /// Pushes nodes that are less than two units apart away from each other.
  private mutating func keepApart() {
    grid.sort(x, y)
    for node in 0..<x.count {
      let (ownX, ownY) = (x[node], y[node])
      var (pushX, pushY) = (0.0, 0.0)
      grid.forEachAround(grid.column(ownX), grid.row(ownY)) { first, count in
        let sample = min(count, Self.crowd)
        let weight = Double(count) / Double(sample)
        var place = sample < count ? node % count : 0
        for _ in 0..<sample {
          let other = grid.order[first + place]
          place = place + 1 == count ? 0 : place + 1
          if other == node { continue }
          var (dx, dy) = (ownX - x[other], ownY - y[other])
          guard let push = Self.push(&dx, &dy, node, other) else { continue }
          pushX += dx * push * weight
          pushY += dy * push * weight
        }
      }
      (forceX[node], forceY[node]) = (pushX, pushY)
    }
  }

  /// Points on a spiral, each at the golden angle from the previous one. The angle is applied by multiplication, so
  /// that the result is the same on every machine.
  private struct Spiral {
    private var turn = (x: 1.0, y: 0.0)
    private var number = 0.0

    mutating func next() -> (x: Double, y: Double) {
      let radius = number.squareRoot()
      number += 1
      let (cosine, sine) = (-0.7373688780783197, 0.6754902942615238)
      turn = (turn.x * cosine - turn.y * sine, turn.x * sine + turn.y * cosine)
      return (turn.x * radius, turn.y * radius)
    }
  }
}

/// Points sorted into the cells of a grid.
struct CellGrid {
  /// The smallest size of a cell, and the current size.
  private let wanted: Double
  private var cell: Double
  private var minX = 0.0
  private var minY = 0.0
  private var columns = 1
  private var rows = 1
  private var starts: [Int] = [0, 0]
  /// The indices of the points, cell by cell.
  private(set) var order: [Int] = []
  /// The cell of each point.
  private var cells: [Int] = []
  /// For each cell, the position in ``order`` of the next point that is sorted into it.
  private var next: [Int] = []

  init(cell: Double) { (wanted, self.cell) = (cell, cell) }

  init(x: [Double], y: [Double], cell: Double) {
    self.init(cell: cell)
    sort(x, y)
  }

  /// Replaces the points.
  mutating func sort(_ x: [Double], _ y: [Double]) {
    minX = x.min() ?? 0
    minY = y.min() ?? 0
    let (width, height) = ((x.max() ?? 0) - minX, (y.max() ?? 0) - minY)
    // At most about four cells for each point.
    let most = Double(x.count * 4 + 16)
    cell = wanted
    while (width / cell + 1) * (height / cell + 1) > most { cell *= 1.5 }
    columns = Int(width / cell) + 1
    rows = Int(height / cell) + 1
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: columns * rows + 1))
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: repeatElement(0, count: x.count))
    cells.removeAll(keepingCapacity: true)
    for point in x.indices { cells.append(row(y[point]) * columns + column(x[point])) }
    for cell in cells { starts[cell + 1] += 1 }
    for cell in 0..<(columns * rows) { starts[cell + 1] += starts[cell] }
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: starts)
    for (point, cell) in cells.enumerated() {
      order[next[cell]] = point
      next[cell] += 1
    }
  }

  func column(_ x: Double) -> Int { min(max(Int((x - minX) / cell), 0), columns - 1) }
  func row(_ y: Double) -> Int { min(max(Int((y - minY) / cell), 0), rows - 1) }

  func cell(_ column: Int, _ row: Int) -> Int { row * columns + column }

  func members(_ cell: Int) -> ArraySlice<Int> { order[starts[cell]..<starts[cell + 1]] }

  /// Calls a closure for each non-empty cell among a cell and those that touch it, with the position of its first point
  /// in ``order`` and its number of points.
  func forEachAround(_ column: Int, _ row: Int, _ body: (_ first: Int, _ count: Int) -> Void) {
    var r = row > 0 ? row - 1 : 0
    while r <= row + 1, r < rows {
      var cell = r * columns + (column > 0 ? column - 1 : 0)
      let last = r * columns + (column + 1 < columns ? column + 1 : column)
      while cell <= last {
        let first = starts[cell]
        let count = starts[cell + 1] - first
        if count > 0 { body(first, count) }
        cell += 1
      }
      r += 1
    }
  }
}
