import VitrineKit

/// A view of shapes, which fills the square that it is given.
public struct ProgressRing: View {
  var value: Double
  var lineWidth: Double

  /// - Parameters:
  ///   - value: from 0 to 1.
  ///   - lineWidth: in points.
  public init(_ value: Double, lineWidth: Double = 12) {
    (self.value, self.lineWidth) = (min(max(value, 0), 1), lineWidth)
  }

  public var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.25), lineWidth: lineWidth)
      Arc(value: value).stroke(Color.purple, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
      Text("\(Int((value * 100).rounded())) %").font(.title2).bold()
    }
    .padding(lineWidth / 2)
    .aspectRatio(1, contentMode: .fit)
  }
}

/// A part of a circle, clockwise from the top.
private struct Arc: Shape {
  /// From 0 to 1.
  var value: Double

  func path(in rect: Rect) -> Path {
    var path = Path()
    path.addArc(
      center: Point(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * value), clockwise: false)
    return path
  }
}
