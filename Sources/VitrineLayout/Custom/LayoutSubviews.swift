/// The views that a layout sizes and places.
public struct LayoutSubviews: RandomAccessCollection {
  let container: LayoutNode
  private let board: PlacementBoard

  init(_ container: LayoutNode, board: PlacementBoard) {
    self.container = container
    self.board = board
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { container.children.count }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: container.children[index], index: index, board: board, layoutDirection: layoutDirection)
  }

  /// The container's layout direction. The engine mirrors the places that a layout assigns if this is right to left, so
  /// a layout needn't handle that case.
  public var layoutDirection: LayoutDirection { container.mirrors ? .rightToLeft : .leftToRight }

  /// Returns the container's guide, merged from the subviews' explicit guides after each is moved to its subview's
  /// place.
  package func mergedAlignment(_ key: AlignmentKey, in bounds: Rect) -> Double? {
    var merge = GuideMerge(key)
    for (index, child) in container.children.enumerated() where child.mayHaveExplicitGuides(key) {
      guard let place = board.places[index] else { continue }
      let origin = place.origin(for: child.sizeThatFits(place.proposal))
      if let guide = child.dimensions(in: place.proposal).explicit(key) {
        merge.add(guide + (key.axis == .horizontal ? origin.x : origin.y))
      }
    }
    return merge.result
  }
}

/// A proxy of one of the views that a layout places.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let board: PlacementBoard

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.sizeThatFits(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }
  public var spacing: ViewSpacing { node.spacing }
  public var priority: Double { node.priority }
  /// The container's layout direction.
  package let layoutDirection: LayoutDirection

  /// Places the view; the last call wins.
  ///
  /// - Parameters:
  ///   - position: the point, in points, in the coordinate space of the bounds that the layout received.
  ///   - anchor: the point of the view that is placed at `position`.
  ///   - proposal: the size proposed to the view there.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    board.places[index] = PlacementBoard.Place(position: position, anchor: anchor, proposal: proposal)
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.trait { $0[key] } ?? Key.defaultValue
  }

  /// Returns the value for a key that a code fence declares, found by the key's name.
  public func layoutValue<Value>(named name: String, as type: Value.Type) -> Value? {
    node.trait { $0[named: name, as: type] }
  }
}

/// The places that a layout has assigned to its subviews so far.
final class PlacementBoard {
  struct Place {
    let position: Point
    let anchor: UnitPoint
    let proposal: ProposedViewSize

    func origin(for size: Size) -> Point {
      Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    }
  }

  var places: [Int: Place] = [:]
}
