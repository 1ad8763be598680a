import SwiftUI

struct Drawn: View {
  var body: some View {
    Canvas { context, size in
      var path = Path()
      path.addEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4))
      context.fill(path, with: .color(.blue))
      context.stroke(
        path,
        with: .linearGradient(
          Gradient(colors: [.red, .yellow]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)), lineWidth: 2)
      context.draw(Text("Hi"), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
  }
}
