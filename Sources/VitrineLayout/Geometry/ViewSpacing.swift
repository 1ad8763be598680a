/// What distances a view prefers to its neighbours.
///
/// Per edge a view may state a plain distance, or distances that count only against text; where two facing edges have no
/// statement in common, the default of 8 points holds.
public struct ViewSpacing: Hashable, Sendable {
  /// The preferences of one edge, in points; `nil` for none.
  struct EdgePreference: Hashable, Sendable {
    /// Towards any neighbour.
    var plain: Double?
    /// Between the bottom of a text and the top of another view.
    var belowText: Double?
    /// Between the bottom of another view and the top of a text.
    var aboveText: Double?
    /// Towards text, of what is set as text.
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

  /// What stands at an edge towards text. A line of text wins over a symbol beside it, and of two lines that with more leading.
  enum TextEdge: Hashable, Sendable, Comparable {
    /// A symbol keeps no distance to text.
    case symbol
    /// A line of text, with its leading rounded up to the pixel.
    case line(leading: Double)

    /// The distance of two edges: between two lines it is the leading of the lower one.
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

  /// `nil` stands for the preferences of a view that has none of its own, which are by far the most common.
  private var edges: Edges?

  private init(edges: Edges?) { self.edges = edges }

  /// No preferences at all.
  public init() { edges = Edges(top: .init(), leading: .init(), bottom: .init(), trailing: .init()) }

  /// Not in SwiftUI: what views prefer that don't say otherwise: nothing, but 0 against the distances that text asks for.
  public static let standard = ViewSpacing(edges: nil)

  /// A distance of 0 on every edge.
  public static let zero = ViewSpacing(plain: 0, on: .all)

  /// The distance between neighbours where neither has a preference. Not in SwiftUI.
  public static let defaultDistance = 8.0

  /// Plain distances on some edges, none on the others. Not in SwiftUI.
  public init(plain distance: Double, on set: Edge.Set) {
    self.init()
    for edge in Edge.allCases where set.contains(edge) { self[edge] = EdgePreference(plain: distance) }
  }

  /// What a text prefers, from the metrics of its largest font. Not in SwiftUI.
  ///
  /// With s = ⌈(ascender + descender) / 10⌉ to the pixel, a view above keeps line + s − ascender, a view below
  /// max(line + s − capHeight, s + descender).
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

  /// What a symbol prefers: it is set as text is, and keeps no distance to text. Not in SwiftUI.
  ///
  /// Source: [layout reference, section 4](docs/layout-reference.md#4-spacing-between-neighbours).
  ///
  /// - Parameter baseline: from the symbol's bottom up to its baseline, in points.
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

  /// Takes over another view's preferences on some edges, the larger one where both have one.
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

  /// The preferences with some edges set back to those of a view without any.
  public func reset(_ set: Edge.Set) -> ViewSpacing {
    guard edges != nil else { return self }
    var result = self
    for edge in Edge.allCases where set.contains(edge) { result[edge] = ViewSpacing.standard[edge] }
    return result
  }

  /// The preferences with some edges taken from another view.
  public func replacing(_ set: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where set.contains(edge) { result[edge] = other[edge] }
    return result
  }

  /// The preferred distance, in points, from this view to the next one along an axis.
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
