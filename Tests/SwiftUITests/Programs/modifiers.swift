import SwiftUI

struct Card: ViewModifier {
  var radius: CGFloat
  func body(content: Content) -> some View {
    content.padding().background(RoundedRectangle(cornerRadius: radius).fill(Color.white)).shadow(radius: 5)
  }
}

extension View {
  func card(radius: CGFloat = 12) -> some View { modifier(Card(radius: radius)) }

  @ViewBuilder func hidden(if condition: Bool) -> some View {
    if condition { hidden() } else { self }
  }
}

struct Shake: GeometryEffect {
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
  }
}

struct Carded: View {
  var body: some View { Text("Hi").card().hidden(if: false).modifier(Shake(animatableData: 1)) }
}
