import VitrineKit

/// A layout of one's own: views in rows, as words in a paragraph.
public struct FlowLayout: Layout {
  var spacing: Double

  /// - Parameter spacing: between views and between rows, in points.
  public init(spacing: Double = 8) { self.spacing = spacing }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let rows = rows(of: subviews, within: proposal.width ?? .infinity)
    let height = rows.map(\.height).reduce(0, +) + spacing * Double(max(rows.count - 1, 0))
    return Size(width: rows.map(\.width).max() ?? 0, height: height)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for row in rows(of: subviews, within: bounds.width) {
      var x = bounds.minX
      for index in row.range {
        subviews[index].place(at: Point(x: x, y: y), anchor: .topLeading, proposal: .unspecified)
        x += subviews[index].sizeThatFits(.unspecified).width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var range: Range<Int>
    var width = 0.0
    var height = 0.0
  }

  private func rows(of subviews: Subviews, within width: Double) -> [Row] {
    var rows: [Row] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if let row = rows.last, row.width + spacing + size.width <= width {
        rows[rows.count - 1] = Row(
          range: row.range.lowerBound..<index + 1, width: row.width + spacing + size.width,
          height: max(row.height, size.height))
      } else {
        rows.append(Row(range: index..<index + 1, width: size.width, height: size.height))
      }
    }
    return rows
  }
}

/// Tags in a ``FlowLayout``.
public struct TagCloud: View {
  var tags: [String]

  public init(_ tags: [String]) { self.tags = tags }

  public var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text(tag).font(.callout).padding(.horizontal, 12).padding(.vertical, 6)
          .background(Color.orange.opacity(0.2), in: Capsule())
      }
    }
  }
}
