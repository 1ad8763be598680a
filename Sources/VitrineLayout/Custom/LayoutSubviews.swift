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

  /// Places are mirrored in their parent where this is right to left, so that a layout needs no case of its own.
  public var layoutDirection: LayoutDirection { container.mirrors ? .rightToLeft : .leftToRight }

  /// The subviews' explicit guides, each moved to where the layout placed it.
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

/// One view of a layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let board: PlacementBoard

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.sizeThatFits(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }
  public var spacing: ViewSpacing { node.spacing }
  public var priority: Double { node.priority }
  /// That of the container.
  package let layoutDirection: LayoutDirection

  /// Gives the view its place; the last call counts.
  ///
  /// - Parameters:
  ///   - position: in points, in the space of the bounds the layout was given.
  ///   - anchor: the point of the view that goes there.
  ///   - proposal: what the view is proposed there.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    board.places[index] = PlacementBoard.Place(position: position, anchor: anchor, proposal: proposal)
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.trait { $0[key] } ?? Key.defaultValue
  }

  /// A value that a fence's key names.
  public func layoutValue<Value>(named name: String, as type: Value.Type) -> Value? {
    node.trait { $0[named: name, as: type] }
  }
}

/// Where a layout put its subviews so far.
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
