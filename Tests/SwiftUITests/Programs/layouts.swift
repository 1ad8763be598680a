import SwiftUI

struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.size.width, bounds.size.height) / 3
    let angle = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: CGFloat(angle) * CGFloat(index)))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct Placed: View {
  let width: CGFloat?
  var body: some View {
    Radial {
      Text("a"); Text("b")
    }.frame(width: width, height: 40)
    GeometryReader { proxy in Text("x").frame(width: proxy.size.width * 0.5).position(x: proxy.frame(in: .global).midX)
    }
  }
}
