import Foundation
import VitrineLayout
import VitrineUI

// Lengths as CoreGraphics' numbers, where the library takes numbers.

extension GridItem {
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.number, alignment: alignment)
  }
}

extension Spacer {
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.number) }
}

extension StrokeStyle {
  @_disfavoredOverload
  public init(
    lineWidth: CGFloat = 1, lineCap: Stroke.Cap = .butt, lineJoin: Stroke.Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat], dashPhase: CGFloat = 0
  ) {
    self.init(
      lineWidth: Double(lineWidth), lineCap: lineCap, lineJoin: lineJoin, miterLimit: Double(miterLimit),
      dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

// A closure's only expression is not converted from 'Double' to 'CGFloat', so what it returns may be either.
extension View {
  /// Performs an action when a length from the view's geometry is first known or changes.
  @_disfavoredOverload
  public func onGeometryChange(
    for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double, action: @escaping (CGFloat) -> Void
  ) -> some View { onGeometryChange(for: Double.self, of: transform) { action(CGFloat($0)) } }

  /// Performs an action with the old and the new value when a length from the view's geometry is first known or changes.
  @_disfavoredOverload
  public func onGeometryChange(
    for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double,
    action: @escaping (_ old: CGFloat, _ new: CGFloat) -> Void
  ) -> some View { onGeometryChange(for: Double.self, of: transform) { action(CGFloat($0), CGFloat($1)) } }
}
