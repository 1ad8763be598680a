import VitrineLayout

/// The cells as which a mesh is drawn: each patch between four corners is divided into as many as the budget allows.
///
/// Corners are joined by Catmull–Rom splines along rows and columns, so that an even mesh has straight lines and a bent
/// one has no kinks. Colours follow the same splines if they are smooth, and are mixed linearly between corners if they
/// are not.
struct MeshCells {
  private let mesh: MeshGradient
  private let frame: Rect
  private let inks: [Ink]
  /// The number of cells along each side of a patch.
  private let division: Int

  /// The approximate number of cells in a drawing, and the bounds of the number along a side of a patch.
  private static let budget = 600.0
  private static let divisions = 2...12

  init(_ mesh: MeshGradient, _ frame: Rect, _ environment: EnvironmentValues) {
    (self.mesh, self.frame) = (mesh, frame)
    inks = mesh.colors.map { $0.ink(in: environment) }
    let patches = Double((mesh.width - 1) * (mesh.height - 1))
    let wanted = Int((Self.budget / patches).squareRoot())
    division = min(max(wanted, Self.divisions.lowerBound), Self.divisions.upperBound)
  }

  var marks: [Mark] {
    let (columns, rows) = ((mesh.width - 1) * division, (mesh.height - 1) * division)
    let corners = (0...rows).map { row in (0...columns).map { point(column: $0, row: row) } }
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        let outline = DrawnPath([
          .move(corners[row][column]), .line(corners[row][column + 1]), .line(corners[row + 1][column + 1]),
          .line(corners[row + 1][column]), .close,
        ])
        let fill = Fill.ink(ink(column: Double(column) + 0.5, row: Double(row) + 0.5))
        // The stroke covers the seams between cells.
        return .path(outline, fill, Stroke(fill, width: 0.75, join: .round))
      }
    }
  }

  private func point(column: Int, row: Int) -> Point {
    let (u, v) = (Double(column) / Double(division), Double(row) / Double(division))
    let x = Self.value(u, v, mesh, smooth: true) { mesh.points[$0].x }
    let y = Self.value(u, v, mesh, smooth: true) { mesh.points[$0].y }
    return frame.point(UnitPoint(x: x, y: y))
  }

  private func ink(column: Double, row: Double) -> Ink {
    let (u, v) = (column / Double(division), row / Double(division))
    return Ink(light: color(u, v, \.light), dark: color(u, v, \.dark))
  }

  private func color(_ u: Double, _ v: Double, _ scheme: KeyPath<Ink, RGBA>) -> RGBA {
    func mixed(_ part: (RGBA) -> Double) -> Double {
      Self.value(u, v, mesh, smooth: mesh.smoothsColors) { part(inks[$0][keyPath: scheme]) }
    }
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    let opacity = clamped(mixed(\.opacity))
    switch mesh.colorSpace {
    case .device:
      return RGBA(
        red: clamped(mixed(\.red)), green: clamped(mixed(\.green)), blue: clamped(mixed(\.blue)), opacity: opacity)
    case .perceptual:
      return Oklab(
        lightness: mixed { Oklab($0).lightness }, a: mixed { Oklab($0).a }, b: mixed { Oklab($0).b }
      ).color(opacity: opacity)
    }
  }

  /// Returns a value at the position (u, v), in units of patches, interpolated between the corners of its patch.
  private static func value(
    _ u: Double, _ v: Double, _ mesh: MeshGradient, smooth: Bool, _ corner: (Int) -> Double
  ) -> Double {
    let row = min(Int(v), mesh.height - 2)
    let rows = (row - 1...row + 2).map { index -> Double? in
      guard (0..<mesh.height).contains(index) else { return nil }
      let column = min(Int(u), mesh.width - 2)
      let values = (column - 1...column + 2).map { place -> Double? in
        (0..<mesh.width).contains(place) ? corner(index * mesh.width + place) : nil
      }
      return between(values, u - Double(column), smooth)
    }
    return between(rows, v - Double(row), smooth)
  }

  /// Returns a value between the middle two of four values. A missing first or last value continues the line through
  /// the middle two.
  private static func between(_ values: [Double?], _ fraction: Double, _ smooth: Bool) -> Double {
    let (a, b) = (values[1] ?? 0, values[2] ?? 0)
    guard smooth else { return a + (b - a) * fraction }
    let start = ((values[0].map { b - $0 } ?? (b - a) * 2)) / 2
    let end = ((values[3].map { $0 - a } ?? (b - a) * 2)) / 2
    let (t, t2) = (fraction, fraction * fraction)
    let t3 = t2 * t
    return a * (2 * t3 - 3 * t2 + 1) + start * (t3 - 2 * t2 + t) + b * (3 * t2 - 2 * t3) + end * (t3 - t2)
  }
}
