import Testing
import VitrineLayout
import VitrineUI

/// Meshes of colours: their corners, their bends, and what they fill.
struct MeshGradientTests {
  private static let corners = [UnitPoint(x: 0, y: 0), .init(x: 1, y: 0), .init(x: 0, y: 1), .init(x: 1, y: 1)]
  private static let colors = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
    Color(red: 1, green: 1, blue: 0),
  ]

  /// The cells with their places and colours.
  private func cells(_ view: some View) -> [(box: Rect, color: RGBA)] {
    Drawn.leaves(view).compactMap { mark in
      guard case .path(let path, .ink(let ink)?, _) = mark else { return nil }
      let points = path.elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
      let (x, y) = (points.map(\.x), points.map(\.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return nil }
      return (Rect(x: left, y: top, width: right - left, height: bottom - top), ink.light)
    }
  }

  @Test func coloursGoFromCornerToCorner() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors)
    let cells = cells(mesh.frame(width: 120, height: 60))
    #expect(cells.count == 144)
    let first = try #require(cells.first)
    let last = try #require(cells.last)
    #expect(first.box == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(abs(last.box.maxX - 120) < 1e-9 && abs(last.box.maxY - 60) < 1e-9)
    #expect(first.color.red > 0.9 && first.color.blue < 0.05 && last.color.green > 0.9)
  }

  @Test func movedPointsMoveColours() throws {
    var points = (0..<9).map { UnitPoint(x: Double($0 % 3) / 2, y: Double($0 / 3) / 2) }
    let white = Color(white: 1)
    var colors = Array(repeating: white, count: 9)
    colors[4] = Color(white: 0)
    func darkest(_ points: [UnitPoint]) -> Rect? {
      cells(MeshGradient(width: 3, height: 3, points: points, colors: colors).frame(width: 100, height: 100))
        .min { $0.color.red < $1.color.red }?.box
    }
    let even = try #require(darkest(points))
    points[4] = UnitPoint(x: 0.8, y: 0.3)
    let moved = try #require(darkest(points))
    #expect(abs(even.midX - 50) < 10 && abs(even.midY - 50) < 10)
    #expect(abs(moved.midX - 80) < 10 && abs(moved.midY - 30) < 10)
  }

  @Test func aMeshFillsAShapeWithinItsOutline() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors)
    let views: [any View] = [
      Circle().fill(mesh), Rectangle().frame(width: 40, height: 40).overlay(mesh),
      Text("A").background(mesh, in: Circle()),
    ]
    for view in views {
      let clips = Drawn.effects(AnyView(view)).compactMap(\.clip)
      #expect(!clips.isEmpty && cells(AnyView(view)).count >= 144)
    }
  }

  @Test func aMeshThatIsNotWholeIsTold() {
    let mesh = MeshGradient(width: 3, height: 2, points: Self.corners, colors: Self.colors)
    let rendering = Drawn.rendering(mesh)
    #expect(rendering.remarks.map(\.code) == ["mesh"] && cells(mesh).isEmpty)
  }
}
