import VitrineLayout

/// The geometry that views with the same identifier share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The matched geometry of a view: when it appears or disappears, it moves from or to the frame of its partner.
///
/// Source: https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)
struct MatchedGeometry {
  let id: AnyHashable
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  /// Makes appearing and disappearing views with the same identifier partners of each other.
  static func join(_ root: JoinedNode) {
    var (coming, going): ([(AnyHashable, JoinedNode)], [AnyHashable: JoinedNode]) = ([], [:])
    root.visit { node in
      guard let matched = node.shown?.matched else { return }
      switch node.course {
      case .comes: coming.append((matched.id, node))
      case .goes: if going[matched.id] == nil { going[matched.id] = node }
      case .stays, .arrives, .leaves: break
      }
    }
    for (id, node) in coming {
      guard let other = going[id] else { continue }
      (node.partner, other.partner) = (other.shown, node.shown)
    }
  }

  /// Returns the frame of a view between that of its partner (0) and its own (1).
  static func frame(of node: RenderNode, from progress: Double, partner: RenderNode) -> Rect {
    let (own, other) = (node.layout.frame, partner.layout.frame)
    let matched = node.matched
    let properties = matched?.properties ?? .frame
    let between = other.mixed(with: own, at: progress)
    let size = properties.contains(.size) ? between.size : own.size
    let anchor = matched?.anchor ?? .center
    let point = properties.contains(.position) ? between.point(anchor) : own.point(anchor)
    let x = point.x - anchor.x * size.width
    return Rect(x: x, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Returns the frame of a view inside another one whose frame changes: if it fills the other, it continues to fill
  /// it; otherwise it keeps its size and its share of the space beside it.
  static func place(of frame: Rect, in base: Rect, becoming target: Rect) -> Rect {
    func along(
      _ own: (Double, Double), _ around: (Double, Double), _ now: (Double, Double)
    ) -> (Double, Double) {
      if abs(own.1 - around.1) < 0.5 { return (now.0 + own.0 - around.0, max(own.1 + now.1 - around.1, 0)) }
      let share = (own.0 - around.0) / (around.1 - own.1)
      return (now.0 + share * (now.1 - own.1), own.1)
    }
    let x = along((frame.minX, frame.width), (base.minX, base.width), (target.minX, target.width))
    let y = along((frame.minY, frame.height), (base.minY, base.height), (target.minY, target.height))
    return Rect(x: x.0, y: y.0, width: x.1, height: y.1)
  }
}

extension View {
  /// Makes the view move from or to the frame of another view with the same identifier when it appears or disappears.
  ///
  /// - Parameter id: the identifier together with its namespace.
  package func matchedGeometry(
    _ id: AnyHashable, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center
  ) -> some View {
    modifier(NodeChange { $0.matched = MatchedGeometry(id: id, properties: properties, anchor: anchor) })
  }
}
