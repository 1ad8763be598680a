import VitrineLayout

extension View {
  /// Sets the row's insets, in points; `nil` keeps the list's insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(NodeChange { $0.traits.row.insets = $0.traits.row.insets ?? insets })
  }
  /// Sets the row's insets at some edges, in points; the other edges keep the list's insets.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    modifier(
      NodeChange { node in
        node.traits.row.edgeInsets =
          node.traits.row.edgeInsets ?? length.map { RowEdgeInsets(edges: edges, length: $0) }
      })
  }
  /// Places a view behind the row; `nil` keeps the list's background.
  public func listRowBackground(_ view: (some View)?) -> some View {
    modifier(NodeChange { $0.traits.row.background = $0.traits.row.background ?? view })
  }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      NodeChange { node in
        node.traits.row.hiddenSeparators = node.traits.row.hiddenSeparators ?? (visibility == .hidden ? edges : [])
      })
  }
  /// - Parameter edges: without effect in a picture: a line between two rows takes the tint of one.
  /// - Parameter color: the colour of the line; `nil` for the default colour.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(NodeChange { $0.traits.row.separatorTint = $0.traits.row.separatorTint ?? color })
  }
  /// Sets the visibility of the line below a section of a plain list. Figures draw no line above a section.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(NodeChange { $0.traits.row.hiddenSectionSeparators = visibility == .hidden ? edges : [] })
  }
  /// Sets whether the row is protected from deletion by a swipe.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(NodeChange { $0.traits.row.isDeleteDisabled = $0.traits.row.isDeleteDisabled || isDisabled })
  }
  /// Sets the visibility of the background of lists and other scrollable views inside.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0[ScrollBackgroundHiddenKey.self] = visibility == .hidden }
  }

  /// Shows a short text at the trailing edge of a row or on a tab; `nil` and 0 show none.
  public func badge(_ text: String?) -> some View {
    modifier(NodeChange { $0.traits.badge = text })
  }
  public func badge(_ text: Text?) -> some View { badge(text?.string) }
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : String(count)) }
}

struct ScrollBackgroundHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

/// The top or the bottom edge.
public enum VerticalEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The insets of a row at some of its edges, in points.
struct RowEdgeInsets {
  let edges: Edge.Set
  let length: Double
}

extension RenderNode {
  /// Returns the insets of the row around the view, in points.
  func rowInsets(or usual: EdgeInsets) -> EdgeInsets {
    var insets = traits.row.insets ?? usual
    guard let own = traits.row.edgeInsets else { return insets }
    for edge in Edge.allCases where own.edges.contains(Edge.Set(edge)) { insets[edge] = own.length }
    return insets
  }
}
