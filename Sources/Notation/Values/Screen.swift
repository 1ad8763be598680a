import VitrineLayout

/// `UIScreen.main`: the screen of a phone, the same for every fence.
struct Screen: Hashable {
  /// In points.
  var size = Size(393, 852)

  func property(_ name: String) -> Value? {
    switch name {
    case "bounds", "nativeBounds": .native(Rect(origin: .zero, size: size))
    case "scale", "nativeScale": .double(3)
    default: nil
    }
  }
}
