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
      Circle().trim(from: 0, to: value)
        .stroke(Color.purple, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("\(Int((value * 100).rounded())) %").font(.title2).bold()
    }
    .padding(lineWidth / 2)
    .aspectRatio(1, contentMode: .fit)
  }
}
