/// The distances that a view prefers to its neighbours.
///
/// For each edge, a view may state a plain distance, or distances that apply only next to text. If two facing edges
/// have no statement in common, the default distance of 8 points applies.
public struct ViewSpacing: Hashable, Sendable {
  /// The preferences of one edge, in points; `nil` for none.
  struct EdgePreference: Hashable, Sendable {
    /// The distance to any neighbour.
    var plain: Double?
    /// The distance between the bottom of a text and the top of another view.
    var belowText: Double?
    /// The distance between the bottom of another view and the top of a text.
    var aboveText: Double?
    /// The kind of text-like content at this edge, which determines the distance to other text.
    var betweenTexts: TextEdge?

    mutating func formUnion(_ other: EdgePreference) {
      plain = Self.larger(plain, other.plain)
      belowText = Self.larger(belowText, other.belowText)
      aboveText = Self.larger(aboveText, other.aboveText)
      betweenTexts = [betweenTexts, other.betweenTexts].compactMap { $0 }.max()
    }

    private static func larger(_ a: Double?, _ b: Double?) -> Double? {
      guard let a, let b else { return a ?? b }
      return max(a, b)
    }
  }

  /// The text-like content at an edge. In a union, a line of text wins over a symbol, and the line with more leading
  /// over the other.
  enum TextEdge: Hashable, Sendable, Comparable {
    /// A symbol, which keeps no distance to text.
    case symbol
    /// A line of text, with its leading in points, rounded up to a whole pixel.
    case line(leading: Double)

    /// Returns the distance between two edges, in points: between two lines it is the leading of the lower one.
    static func distance(_ upper: TextEdge, _ lower: TextEdge) -> Double {
      guard case .line = upper, case .line(let leading) = lower else { return 0 }
      return leading
    }
  }

  private final class Edges: Hashable, Sendable {
    let top, leading, bottom, trailing: EdgePreference

    init(top: EdgePreference, leading: EdgePreference, bottom: EdgePreference, trailing: EdgePreference) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    static func == (a: Edges, b: Edges) -> Bool {
      a === b || (a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(top)
      hasher.combine(leading)
      hasher.combine(bottom)
      hasher.combine(trailing)
    }
  }

  /// The preferences; `nil`, by far the most common case, for those of a view that states none.
  private var edges: Edges?

  private init(edges: Edges?) { self.edges = edges }

  /// Creates spacing without any preferences.
  public init() { edges = Edges(top: .init(), leading: .init(), bottom: .init(), trailing: .init()) }

  /// The preferences of a view that states none: no plain distance, and 0 next to text. Not in SwiftUI.
  public static let standard = ViewSpacing(edges: nil)

  /// A distance of 0 on every edge.
  public static let zero = ViewSpacing(plain: 0, on: .all)

  /// The distance between neighbours if neither has a preference, in points. Not in SwiftUI.
  public static let defaultDistance = 8.0

  /// Creates spacing with a plain distance on some edges and no preference on the others. Not in SwiftUI.
  public init(plain distance: Double, on set: Edge.Set) {
    self.init()
    for edge in Edge.allCases where set.contains(edge) { self[edge] = EdgePreference(plain: distance) }
  }

  /// Returns the preferences of a text, computed from the metrics of its largest font. Not in SwiftUI.
  ///
  /// With s = ⌈(ascender + descender) / 10⌉, rounded up to a whole pixel, a view above the text has a distance of line
  /// + s − ascender, a view below it one of max(line + s − capHeight, s + descender).
  ///
  /// Source: [layout reference, section 4](docs/layout-reference.md#4-spacing-between-neighbours).
  ///
  /// - Parameters: all in points; `descender` is positive; `pixel` is the length of a pixel.
  public static func text(
    ascender: Double, descender: Double, capHeight: Double, leading: Double, pixel: Double
  ) -> ViewSpacing {
    let line = ascender + descender
    let gap = (line / 10 / pixel - 1e-9).rounded(.up) * pixel
    let lineLeading = (leading / pixel - 1e-9).rounded(.up) * pixel
    var spacing = ViewSpacing()
    spacing[.top] = EdgePreference(
      aboveText: line + gap - ascender, betweenTexts: .line(leading: max(0, lineLeading)))
    spacing[.bottom] = EdgePreference(
      belowText: max(line + gap - capHeight, gap + descender), betweenTexts: .line(leading: 0))
    return spacing
  }

  /// Returns the spacing of a symbol image: that of a text, except 0 to a text above or below. Not in SwiftUI.
  ///
  /// Source: [layout reference, section 4](docs/layout-reference.md#4-spacing-between-neighbours).
  ///
  /// - Parameter baseline: the distance from the symbol's bottom up to its baseline, in points.
  public static func symbol(baseline: Double) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing[.top] = EdgePreference(aboveText: baseline, betweenTexts: .symbol)
    spacing[.bottom] = EdgePreference(belowText: baseline + 1, betweenTexts: .symbol)
    return spacing
  }

  private static let standardTop = EdgePreference(belowText: 0)
  private static let standardBottom = EdgePreference(aboveText: 0)

  subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: edges?.top ?? Self.standardTop
      case .bottom: edges?.bottom ?? Self.standardBottom
      case .leading: edges?.leading ?? EdgePreference()
      case .trailing: edges?.trailing ?? EdgePreference()
      }
    }
    set {
      edges = Edges(
        top: edge == .top ? newValue : self[.top], leading: edge == .leading ? newValue : self[.leading],
        bottom: edge == .bottom ? newValue : self[.bottom], trailing: edge == .trailing ? newValue : self[.trailing])
    }
  }

  /// Merges another view's preferences on some edges into this one's; the larger distance wins.
  public mutating func formUnion(_ other: ViewSpacing, edges set: Edge.Set = .all) {
    for edge in Edge.allCases where set.contains(edge) {
      var preference = self[edge]
      preference.formUnion(other[edge])
      self[edge] = preference
    }
  }

  public func union(_ other: ViewSpacing, edges set: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: set)
    return result
  }

  /// Returns the preferences with some edges reset to those of a view that states none.
  public func reset(_ set: Edge.Set) -> ViewSpacing {
    guard edges != nil else { return self }
    var result = self
    for edge in Edge.allCases where set.contains(edge) { result[edge] = ViewSpacing.standard[edge] }
    return result
  }

  /// Returns the preferences with some edges taken from another view.
  public func replacing(_ set: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where set.contains(edge) { result[edge] = other[edge] }
    return result
  }

  /// Returns the preferred distance from this view to the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    if edges == nil, next.edges == nil { return Self.defaultDistance }
    let from = self[axis == .horizontal ? .trailing : .bottom]
    let to = next[axis == .horizontal ? .leading : .top]
    var shared: Double?
    func consider(_ a: Double?, _ b: Double?) {
      if let a, let b { shared = max(shared ?? -.infinity, a + b) }
    }
    consider(from.belowText, to.belowText)
    consider(from.aboveText, to.aboveText)
    if let upper = from.betweenTexts, let lower = to.betweenTexts {
      shared = max(shared ?? -.infinity, TextEdge.distance(upper, lower))
    }
    if let shared { return shared }
    guard from.plain != nil || to.plain != nil else { return Self.defaultDistance }
    return max(from.plain ?? -.infinity, to.plain ?? -.infinity)
  }
}
