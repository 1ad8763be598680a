import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The drawing of a varied view for one value: the view in the middle of a box for all of its layouts, with the
/// proposal if the layouts are about as large, and the lengths of its views below and beside it.
struct VariedStage {
  private let parts: Figure.Parts
  /// The box in whose middle the view is.
  private let room: Size
  /// The proposal along each axis, where the box has its length.
  private let proposed: [Axis: Double]
  /// The bounds of the frames and marks of all layouts, relative to the box's corner.
  private let reach: Rect
  /// The distance from the box to the length of the root, below and beside it, in points.
  private let outer: [Axis: Double]

  private var hasDimensions: Bool { parts.contains(.dimensions) }

  /// The distance of the root's length from the box where the lengths of other views have one row of numbers between,
  /// or two, in points.
  private static let (rows, columns) = ((one: 40.0, two: 54.0), (one: 62.0, two: 97.0))

  init(_ view: VariedView, parts: Figure.Parts) {
    self.parts = parts
    let renderings = view.renderings
    var (room, proposed) = (Size.zero, [Axis: Double]())
    for axis in Axis.allCases {
      let most = renderings.map { $0.size[axis] }.filter(\.isFinite).max() ?? 0
      room[axis] = most
      // A proposal that is much larger than the view says little, and would be mostly empty.
      if let length = renderings.first?.proposal[axis], length.isFinite, length > 0,
        length <= max(most * 1.6, most + 60)
      {
        (room[axis], proposed[axis]) = (length, length)
      }
    }
    (self.room, self.proposed) = (room, proposed)
    var reach = Rect(origin: .zero, size: room)
    for rendering in renderings {
      guard let root = rendering.root else { continue }
      let offset = Self.offset(rendering, in: room)
      NodeNames.visit(root) { node in
        let frame = node.frame.offset(by: offset)
        guard frame.isSmall else { return }
        reach = reach.union(frame)
      }
    }
    self.reach = reach
    var outer: [Axis: Double] = [:]
    for axis in Axis.allCases {
      let inner = renderings.flatMap { Self.reports(axis, $0, room, [$0]) }
      let lanes = axis == .horizontal ? Self.rows : Self.columns
      outer[axis] = inner.isEmpty ? StageLines.lane : inner.contains(where: \.isInSecondRow) ? lanes.two : lanes.one
    }
    self.outer = outer
  }

  /// The bounds of every drawing, in points.
  var bounds: Rect {
    guard hasDimensions else { return reach.inset(by: EdgeInsets(top: -4, leading: -4, bottom: -4, trailing: -4)) }
    let margins = EdgeInsets(
      top: proposed[.horizontal] == nil ? -6 : -32, leading: proposed[.vertical] == nil ? -6 : -62, bottom: 0,
      trailing: 0)
    let lengths = Rect(
      x: 0, y: 0, width: room.width + (outer[.vertical] ?? 0) + 54, height: room.height + (outer[.horizontal] ?? 0) + 24
    )
    let bounds = Rect(origin: .zero, size: room).inset(by: margins).union(lengths)
      .union(reach.inset(by: EdgeInsets(top: -4, leading: -4, bottom: -4, trailing: -4)))
    // The view is in the middle of a figure, unless a phone has no room for that.
    let leading = bounds.maxX - room.width
    let width = leading + bounds.maxX
    return -bounds.minX < leading && width <= Self.phone
      ? Rect(x: -leading, y: bounds.minY, width: width, height: bounds.height) : bounds
  }

  /// The width of a figure on a phone, in points.
  private static let phone = 340.0

  private static func offset(_ rendering: Rendering, in room: Size) -> Point {
    Point(x: (room.width - rendering.size.width) / 2, y: (room.height - rendering.size.height) / 2)
  }

  /// Draws one layout.
  ///
  /// - Parameter ends: the layouts between which this one is interpolated, which then have the same lines.
  func write(_ rendering: Rendering, in ends: [Rendering], _ writer: inout SVGWriter) {
    writer.group(class: "frame") { writer in
      let offset = Self.offset(rendering, in: room)
      if hasDimensions, !proposed.isEmpty {
        writer.write([
          .rectangle(
            Rect(origin: .zero, size: room), cornerRadius: 0, nil, Stroke(.ink(.line), width: 1, dash: [4, 4]))
        ])
      }
      writer.group(class: "painted") { $0.write([SweepStage.placed(rendering, at: offset)]) }
      guard hasDimensions else { return }
      for axis in Axis.allCases {
        let lines = StageLines(axis: axis, middles: ends)
        if let length = proposed[axis] { write(lines.proposal(length), &writer) }
        for line in Self.reports(axis, rendering, room, ends) { write(line, &writer) }
        guard let root = rendering.root, !ends.allSatisfy({ tellsRoot($0, axis) }) else { continue }
        let whole = StageLines(axis: axis, middles: ends, told: { $0.path == root.path ? [$0] : [] })
        let lane = (outer[axis] ?? 0) - StageLines.lane
        for line in whole.reports(rendering, offset, depth: room[axis.other] + lane, in: ends) { write(line, &writer) }
      }
    }
  }

  /// Whether a view inside has the root's length, which then needs no separate line.
  private func tellsRoot(_ rendering: Rendering, _ axis: Axis) -> Bool {
    Self.reports(axis, rendering, room, [rendering]).contains { abs($0.length - rendering.size[axis]) < 0.005 }
  }

  /// Returns the lengths of the views inside the root.
  private static func reports(
    _ axis: Axis, _ rendering: Rendering, _ room: Size, _ ends: [Rendering]
  ) -> [StageLines.Line] {
    let lines = StageLines(
      axis: axis, middles: ends, told: { root in SweepSeries.told(root).filter { $0.path != root.path } })
    return lines.reports(rendering, offset(rendering, in: room), depth: room[axis.other], in: ends)
  }

  /// Writes a line with its unrounded number.
  private func write(_ line: StageLines.Line, _ writer: inout SVGWriter) {
    writer.write(line.marks)
    writer.group([Attribute(MovingMarkup.valueAttribute, line.length, decimals: 6)]) { $0.write(line.label) }
  }
}

extension Rect {
  /// Whether the rectangle may enlarge a drawing: not endless, and not by far too large.
  fileprivate var isSmall: Bool { [minX, minY, maxX, maxY].allSatisfy { abs($0) < 2000 } }
}
