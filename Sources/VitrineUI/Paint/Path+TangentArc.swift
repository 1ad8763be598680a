import VitrineLayout

extension Path {
  /// Adds an arc that touches two lines, and a line from the current point to the arc.
  ///
  /// The tangents are the line from the current point to a corner and the line from the corner to an end. The arc's
  /// centre is at the distance from the corner at which both lines are tangents; see the `arct` operator of PostScript.
  /// - Parameters:
  ///   - corner: the point at which the tangents meet.
  ///   - end: a point on the second tangent; the arc ends between it and the corner.
  ///   - radius: the radius of the arc, in points.
  public mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double) {
    guard let from = currentPoint else { return move(to: corner) }
    let (back, ahead) = (unit(from - corner), unit(end - corner))
    guard let back, let ahead, radius > 0, radius.isFinite else { return addLine(to: corner) }
    let cross = back.x * ahead.y - back.y * ahead.x
    let dot = back.x * ahead.x + back.y * ahead.y
    // Parallel tangents have no corner to round.
    guard abs(cross) > 1e-9 else { return addLine(to: corner) }
    // tan(half of the angle between the tangents) = sin / (1 + cos)
    let reach = radius * (1 + dot) / abs(cross)
    let first = Point(x: corner.x + back.x * reach, y: corner.y + back.y * reach)
    let second = Point(x: corner.x + ahead.x * reach, y: corner.y + ahead.y * reach)
    addLine(to: first)
    // The arc turns by the supplement of that angle; a cubic curve of a quarter turn or less is within 0.03 % of it.
    // handle = 4/3 · tan(turn / 4), with tan(turn / 2) = (1 + cos) / sin for the supplement.
    let half = (1 + dot) / abs(cross)
    let handle = radius * 4 / 3 * (half / (1 + (1 + half * half).squareRoot()))
    addCurve(
      to: second, control1: Point(x: first.x - back.x * handle, y: first.y - back.y * handle),
      control2: Point(x: second.x - ahead.x * handle, y: second.y - ahead.y * handle))
  }
}

/// Returns the direction of a vector; `nil` for a vector without length.
private func unit(_ vector: Point) -> Point? {
  let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
  return length > 0 && length.isFinite ? Point(x: vector.x / length, y: vector.y / length) : nil
}
