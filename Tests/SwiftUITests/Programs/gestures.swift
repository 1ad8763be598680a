import SwiftUI

struct Dragging: View {
  @GestureState private var drag = CGSize.zero
  @State private var offset: CGSize = .zero
  @State private var scale: CGFloat = 1
  var move: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($drag) { value, state, _ in state = value.translation }
      .onChanged { offset.width = $0.translation.width }
      .onEnded { value in withAnimation { offset = value.predictedEndTranslation } }
  }
  var body: some View {
    Circle().offset(x: offset.width + drag.width, y: offset.height).scaleEffect(scale)
      .gesture(move.simultaneously(with: MagnificationGesture().onChanged { scale = $0 }))
      .onTapGesture(count: 2) { scale = 1 }
      .onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { _ in
      }
  }
}
