import SwiftUI

struct Wave: Shape {
  var phase: CGFloat
  var strength: Double
  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(phase, strength) }
    set { (phase, strength) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 4) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + CGFloat(strength) * sin(x / 20 + phase)))
    }
    return path.applying(CGAffineTransform(scaleX: 1, y: 0.5))
  }
}

struct Waves: View {
  let dash: [CGFloat] = [4, 2]
  var body: some View {
    Wave(phase: 0, strength: 10).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: dash))
    Circle().inset(by: 3).strokeBorder(.red, lineWidth: 2)
    Rectangle().trim(from: 0, to: 0.5).rotation(.degrees(45) + .radians(1)).clipShape(.capsule)
  }
}
