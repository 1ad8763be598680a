import Foundation
import VitrineLayout

/// The parts of sections that stay visible while people scroll. Figures draw them in their places.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyVStack {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHStack {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVGrid {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) { self.init(columns: columns, alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHGrid {
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) { self.init(rows: rows, alignment: alignment, spacing: spacing, content: content) }
}
