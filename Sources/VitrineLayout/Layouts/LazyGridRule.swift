/// Cells in tracks (columns or rows), line after line.
///
/// *Proposes:* the track's length and `nil`; when placing, the track's length and the line's. *Reports:* across the
/// tracks the larger of proposal and tracks; along the lines their total length. When placing, the tracks are computed
/// again for the reported length.
/// Source: [layout reference, section 17.1](docs/layout-reference.md#171-lazy-grids).
public struct LazyGridRule: LayoutRule {
  public var items: [GridItem]
  /// The axis along which the tracks are lined up: horizontal for columns.
  public var trackAxis: Axis
  public var alignment: Alignment
  /// The distance between the lines, in points; 8 if `nil`.
  public var lineSpacing: Double?

  public init(_ items: [GridItem], trackAxis: Axis, alignment: Alignment, lineSpacing: Double?) {
    self.items = items
    self.trackAxis = trackAxis
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }

  /// The length for which a grid without a proposal computes its tracks: the total of their least lengths, in points.
  private var idealLength: Double {
    var length = 0.0
    for (index, item) in items.enumerated() {
      switch item.size {
      case .fixed(let value): length += max(value, 0)
      case .flexible(let minimum, _), .adaptive(let minimum, _): length += max(minimum, 0)
      }
      if index + 1 < items.count { length += item.spacing ?? 8 }
    }
    return length
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    guard !items.isEmpty else { return .zero }
    let offered = proposal[trackAxis] ?? idealLength
    let tracks = GridTracks(items, length: offered.isFinite ? offered : idealLength)
    let lines = lines(tracks, node)
    var length = Double(max(lines.count - 1, 0)) * (lineSpacing ?? 8)
    for line in lines { length += line.length }
    return Size(along: trackAxis, max(offered, tracks.total), across: length)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard !items.isEmpty else { return }
    let length = size[trackAxis]
    let tracks = GridTracks(items, length: length.isFinite ? length : idealLength)
    let starts = tracks.starts
    let start = startOffset(tracks.total, in: length)
    var position = 0.0
    for line in lines(tracks, node) {
      if line.isWhole {
        let proposal = ProposedViewSize(along: trackAxis, tracks.total, across: line.length)
        let cell = Size(along: trackAxis, tracks.total, across: line.length)
        let origin = alignment.origin(of: node.children[line.first].dimensions(in: proposal), in: cell)
        place(line.first, Point(along: trackAxis, start, across: position) + origin, proposal)
      } else {
        for (column, track) in tracks.tracks.prefix(line.count).enumerated() {
          let (proposal, origin) = cell(node.children[line.first + column], track, line)
          place(
            line.first + column, Point(along: trackAxis, start + starts[column], across: position) + origin, proposal)
        }
      }
      position += line.length + (lineSpacing ?? 8)
    }
  }

  /// Returns the proposal to a cell, and its origin relative to the corner of its track and line.
  private func cell(
    _ child: LayoutNode, _ track: GridTracks.Track, _ line: Line
  ) -> (proposal: ProposedViewSize, origin: Point) {
    let proposal = ProposedViewSize(along: trackAxis, track.length, across: line.length)
    let size = Size(along: trackAxis, track.length, across: line.length)
    let dimensions = child.dimensions(in: proposal)
    var origin = (track.alignment ?? alignment).origin(of: dimensions, in: size)
    if let baseline = baseline(of: track), let extent = line.baselines[baseline] {
      origin.y = extent.line(in: line.length, baseline) - dimensions[baseline]
    }
    return (proposal, origin)
  }

  /// Returns the start of the tracks, in points: if they don't fill the grid, the grid's alignment places them.
  private func startOffset(_ total: Double, in length: Double) -> Double {
    guard length.isFinite, length > total else { return 0 }
    let key = trackAxis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let (outer, inner) = (Size(length, length), Size(total, total))
    return key.defaultValue(in: ViewDimensions(size: outer)) - key.defaultValue(in: ViewDimensions(size: inner))
  }

  /// A line of cells, or a single view across all tracks.
  private struct Line {
    let first: Int
    var count = 1
    var isWhole = false
    var length = 0.0
    /// The extents of the cells that are aligned on a baseline.
    var baselines: [AlignmentKey: LineExtent] = [:]
  }

  /// Returns the lines, each as long as its longest cell at a proposal of (track, `nil`). A header or footer takes a
  /// whole line, and each section begins a new line.
  private func lines(_ tracks: GridTracks, _ node: LayoutNode) -> [Line] {
    let count = tracks.tracks.count
    guard count > 0 else { return [] }
    var lines: [Line] = []
    var section: AnyHashable?
    for (index, child) in node.children.enumerated() {
      if child.trait({ $0.hasOwnLine ? true : nil }) != nil {
        var line = Line(first: index, isWhole: true)
        line.length = child.sizeThatFits(ProposedViewSize(along: trackAxis, tracks.total, across: nil))[trackAxis.other]
        lines.append(line)
        continue
      }
      let own = child.trait(\.lazySection)
      if let last = lines.last, !last.isWhole, last.count < count, own == section {
        lines[lines.count - 1].count += 1
      } else {
        lines.append(Line(first: index))
      }
      section = own
      add(child, in: tracks.tracks[lines[lines.count - 1].count - 1], to: &lines[lines.count - 1])
    }
    return lines
  }

  private func add(_ child: LayoutNode, in track: GridTracks.Track, to line: inout Line) {
    let dimensions = child.dimensions(in: ProposedViewSize(along: trackAxis, track.length, across: nil))
    line.length = max(line.length, dimensions.size[trackAxis.other])
    if let baseline = baseline(of: track) {
      var extent = line.baselines[baseline] ?? LineExtent()
      extent.add(dimensions.height, guide: dimensions[baseline])
      line.baselines[baseline] = extent
      line.length = max(line.length, extent.length)
    }
  }

  /// Returns the baseline on which the cells of a track align with those beside them; `nil` for another alignment.
  private func baseline(of track: GridTracks.Track) -> AlignmentKey? {
    let key = (track.alignment ?? alignment).vertical.key
    return trackAxis == .horizontal && key.isTextBaseline ? key : nil
  }
}
