import VitrineLayout

/// A labelled box in place of a view that another framework draws, such as a map, a video, a scene or a view of UIKit.
///
/// Like the original, it fills the proposed size. Overlays of the view are drawn over the box.
package struct ForeignView: ControlView {
  let name: String
  /// The height of the original, in points, if it is fixed.
  let height: Double?
  let overlay: (any View)?

  package init(_ name: String, height: Double? = nil, overlay: (any View)? = nil) {
    (self.name, self.height, self.overlay) = (name, height, overlay)
  }

  package var controlKind: NodeKind { NodeKind(name, telling: .accepting, isStandIn: true) }

  package func parts(in environment: EnvironmentValues) -> any View {
    let box = Rectangle().fill(Color.secondary.opacity(0.1))
      .overlay {
        Rectangle().inset(by: 0.5).stroke(Color.secondary.opacity(0.6), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
      .overlay {
        Text(name).font(.caption).foregroundStyle(Color.secondary).lineLimit(1).padding(.horizontal, 4)
      }
      .framed(width: nil, height: height)
    return overlay.map { over in box.overlay { AnyView(over) } } ?? box
  }
}
