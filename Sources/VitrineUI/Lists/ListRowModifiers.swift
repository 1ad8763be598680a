import VitrineLayout

extension View {
  /// Sets the row's insets, in points; the list's own if `nil`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(NodeChange { $0.traits.row.insets = $0.traits.row.insets ?? insets })
  }
  /// Sets the row's insets at some edges, in points; the others stay the list's own.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    modifier(
      NodeChange { node in
        node.traits.row.edgeInsets =
          node.traits.row.edgeInsets ?? length.map { RowEdgeInsets(edges: edges, length: $0) }
      })
  }
  /// Puts a view behind the row; the list's own if `nil`.
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
  /// - Parameter color: of the line; the usual one if `nil`.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(NodeChange { $0.traits.row.separatorTint = $0.traits.row.separatorTint ?? color })
  }
  /// Shows or hides the line below a section of a plain list; figures draw none above.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(NodeChange { $0.traits.row.hiddenSectionSeparators = visibility == .hidden ? edges : [] })
  }
  /// Says whether the row can't be deleted by a swipe.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(NodeChange { $0.traits.row.isDeleteDisabled = $0.traits.row.isDeleteDisabled || isDisabled })
  }
  /// Shows the list without its own background, so that what is behind it shows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0[ScrollBackgroundHiddenKey.self] = visibility == .hidden }
  }

  /// Shows a short text at the trailing edge of a row, or on a tab; none for `nil` or 0.
  public func badge(_ text: String?) -> some View {
    modifier(NodeChange { $0.traits.badge = text })
  }
  public func badge(_ text: Text?) -> some View { badge(text?.string) }
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : String(count)) }
}

struct ScrollBackgroundHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

/// The upper or the lower edge.
public enum VerticalEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// Any of the two edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// A row's insets at some of its edges.
struct RowEdgeInsets {
  let edges: Edge.Set
  let length: Double
}

extension RenderNode {
  /// The insets of a row that shows the view.
  func rowInsets(or usual: EdgeInsets) -> EdgeInsets {
    var insets = traits.row.insets ?? usual
    guard let own = traits.row.edgeInsets else { return insets }
    for edge in Edge.allCases where own.edges.contains(Edge.Set(edge)) { insets[edge] = own.length }
    return insets
  }
}
