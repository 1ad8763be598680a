import VitrineLayout

/// `UIScreen.main`: the screen of a phone, the same for every fence.
package struct Screen: Hashable {
  /// In points.
  package var size = Size(393, 852)

  package init() {}

  package func property(_ name: String) -> Value? {
    switch name {
    case "bounds", "nativeBounds": .native(Rect(origin: .zero, size: size))
    case "scale", "nativeScale": .double(3)
    default: nil
    }
  }
}
