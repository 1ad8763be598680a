/// Cells in tracks, line after line.
///
/// *Proposes:* the track's length and `nil`; when placing, the track's length and the line's. *Reports:* across the tracks
/// the larger of proposal and tracks; along the lines their sum. The tracks are resolved again for the reported length when
/// placing. Source: reference section 17.1.
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
    let lines = lineLengths(tracks, node)
    let length = lines.reduce(0, +) + Double(max(lines.count - 1, 0)) * (lineSpacing ?? 8)
    return Size(along: trackAxis, max(offered, tracks.total), across: length)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard !items.isEmpty else { return }
    let length = size[trackAxis]
    let tracks = GridTracks(items, length: length.isFinite ? length : idealLength)
    let lines = lineLengths(tracks, node)
    let starts = tracks.starts
    let start = startOffset(tracks.total, in: length)
    var position = 0.0
    for (line, lineLength) in lines.enumerated() {
      for (column, track) in tracks.tracks.enumerated() {
        let index = line * tracks.tracks.count + column
        guard index < node.children.count else { return }
        let childProposal = ProposedViewSize(along: trackAxis, track.length, across: lineLength)
        let cell = Size(along: trackAxis, track.length, across: lineLength)
        let inCell = (track.alignment ?? alignment).origin(
          of: node.children[index].dimensions(in: childProposal), in: cell)
        place(index, Point(along: trackAxis, start + starts[column], across: position) + inCell, childProposal)
      }
      position += lineLength + (lineSpacing ?? 8)
    }
  }

  /// Tracks that don't fill the grid stand where its alignment says.
  private func startOffset(_ total: Double, in length: Double) -> Double {
    guard length.isFinite, length > total else { return 0 }
    let key = trackAxis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let (outer, inner) = (Size(length, length), Size(total, total))
    return key.defaultValue(in: ViewDimensions(size: outer)) - key.defaultValue(in: ViewDimensions(size: inner))
  }

  /// Each line is as long as its longest cell at (track, `nil`).
  private func lineLengths(_ tracks: GridTracks, _ node: LayoutNode) -> [Double] {
    let count = tracks.tracks.count
    guard count > 0 else { return [] }
    var lines: [Double] = []
    for (index, child) in node.children.enumerated() {
      let proposal = ProposedViewSize(along: trackAxis, tracks.tracks[index % count].length, across: nil)
      let length = child.sizeThatFits(proposal)[trackAxis.other]
      if index % count == 0 {
        lines.append(length)
      } else {
        lines[lines.count - 1] = max(lines[lines.count - 1], length)
      }
    }
    return lines
  }
}
