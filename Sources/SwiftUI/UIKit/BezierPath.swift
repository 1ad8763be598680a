import Foundation
import VitrineLayout
import VitrineUI

extension Path {
  /// Creates a path from that of UIKit.
  public init(_ cgPath: Path) { self = cgPath }
  public var cgPath: Path { self }
}

/// Corners by their place on the screen.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [topLeft, topRight, bottomLeft, bottomRight]
}

/// UIKit's path, whose arcs run clockwise as they do on the screen.
///
/// Source: https://developer.apple.com/documentation/uikit/uibezierpath
public final class UIBezierPath {
  public var cgPath: Path

  public init() { cgPath = Path() }
  public init(cgPath: Path) { self.cgPath = cgPath }
  public convenience init(rect: Rect) { self.init(cgPath: Path(rect)) }
  public convenience init(ovalIn rect: Rect) { self.init(cgPath: Path(ellipseIn: rect)) }
  public convenience init(roundedRect rect: Rect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: Double(cornerRadius)))
  }
  public convenience init(roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size) {
    func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? cornerRadii.width : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight))
    self.init(cgPath: shape.path(in: rect))
  }
  public convenience init(
    arcCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public var bounds: Rect { cgPath.boundingRect }
  public var isEmpty: Bool { cgPath.isEmpty }
  public var currentPoint: Point { cgPath.currentPoint ?? .zero }

  public func move(to point: Point) { cgPath.move(to: point) }
  public func addLine(to point: Point) { cgPath.addLine(to: point) }
  public func addQuadCurve(to point: Point, controlPoint: Point) {
    cgPath.addQuadCurve(to: point, control: controlPoint)
  }
  public func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
    cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  public func addArc(
    withCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // What is clockwise here is so on the screen; SwiftUI's paths have it the other way round.
    cgPath.addArc(
      center: center, radius: Double(radius), startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  public func apply(_ transform: Transform) { cgPath = cgPath.applying(transform) }
  public func close() { cgPath.closeSubpath() }
}
