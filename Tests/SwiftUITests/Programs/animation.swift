import SwiftUI

struct Moving: View {
  @State private var isOn = false
  @Namespace private var space
  var body: some View {
    VStack {
      if isOn { Circle().matchedGeometryEffect(id: "dot", in: space).transition(.scale.combined(with: .opacity)) }
      Button("Move") { withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isOn.toggle() } }
    }
    .animation(.easeInOut(duration: 0.2).repeatForever(autoreverses: true), value: isOn)
    .phaseAnimator([1.0, 1.2]) { view, scale in view.scaleEffect(scale) }
  }
}
