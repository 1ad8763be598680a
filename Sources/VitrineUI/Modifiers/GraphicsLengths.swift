import Foundation
import VitrineLayout

// Optional lengths as CoreGraphics' numbers. Swift converts numbers of the two types to each other, but not optionals
// of them.

extension CGFloat? {
  /// The length as the layout engine takes it.
  package var number: Double? { map { Double($0) } }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

extension Path {
  public mutating func addRoundedRect(in rect: Rect, cornerRadii: RectangleCornerRadii) {
    addPath(UnevenRoundedRectangle(cornerRadii: cornerRadii).path(in: rect))
  }
}

extension UnevenRoundedRectangle {
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init(
      topLeadingRadius: Double(cornerRadii.topLeading), bottomLeadingRadius: Double(cornerRadii.bottomLeading),
      bottomTrailingRadius: Double(cornerRadii.bottomTrailing), topTrailingRadius: Double(cornerRadii.topTrailing),
      style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
