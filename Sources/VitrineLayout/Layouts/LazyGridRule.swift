/// Cells in tracks, line after line.
///
/// *Proposes:* the track's length and `nil`; when placing, the track's length and the line's. *Reports:* across the tracks
/// the larger of proposal and tracks; along the lines their sum. The tracks are resolved again for the reported length when
/// placing. Source: [layout reference, section 17.1](docs/layout-reference.md#171-lazy-grids).
public struct LazyGridRule: LayoutRule {
  public var items: [GridItem]
  /// The axis along which the tracks lie: horizontal for columns.
  public var trackAxis: Axis
  public var alignment: Alignment
  /// Between the lines; 8 if `nil`.
  public var lineSpacing: Double?

  public init(_ items: [GridItem], trackAxis: Axis, alignment: Alignment, lineSpacing: Double?) {
    self.items = items
    self.trackAxis = trackAxis
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }

  /// What a grid without a proposal resolves its tracks for: their least lengths.
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

  /// What a cell is proposed, and where it stands from the corner of its track and line.
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

  /// Tracks that don't fill the grid stand where its alignment says.
  private func startOffset(_ total: Double, in length: Double) -> Double {
    guard length.isFinite, length > total else { return 0 }
    let key = trackAxis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let (outer, inner) = (Size(length, length), Size(total, total))
    return key.defaultValue(in: ViewDimensions(size: outer)) - key.defaultValue(in: ViewDimensions(size: inner))
  }

  /// Cells beside one another, or one view over all tracks.
  private struct Line {
    let first: Int
    var count = 1
    var isWhole = false
    var length = 0.0
    /// How far the cells reach that meet on a baseline.
    var baselines: [AlignmentKey: LineExtent] = [:]
  }

  /// Lines are as long as their longest cell at (track, `nil`). Headers and footers have lines of their own, and where a
  /// section ends so does a line.
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

  /// The baseline on which cells of a track meet those beside them, if that is how they are aligned.
  private func baseline(of track: GridTracks.Track) -> AlignmentKey? {
    let key = (track.alignment ?? alignment).vertical.key
    return trackAxis == .horizontal && key.isTextBaseline ? key : nil
  }
}
