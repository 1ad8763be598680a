import VitrineLayout
import VitrineText

extension Text {
  /// The style of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line's strokes and gaps.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
      case solid, dot, dash, dashDot, dashDotDot

      /// The lengths of strokes and gaps, in thicknesses of the line.
      fileprivate var dash: [Double] {
        switch self {
        case .solid: []
        case .dot: [2, 2]
        case .dash: [7, 3]
        case .dashDot: [7, 3, 2, 3]
        case .dashDotDot: [7, 3, 2, 3, 2, 3]
        }
      }
    }

    public var pattern: Pattern
    /// The colour of the line; the text's colour if `nil`.
    public var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

    /// A solid line in the text's colour, which is drawn with the text.
    public static let single = LineStyle()
    var isPlain: Bool { self == .single }

    /// Returns the line as a mark, with the thickness and distance from the baseline that the font asks for.
    func mark(
      below: Bool, _ fragment: TextLayout.Fragment, at origin: Point, _ text: Fill, in environment: EnvironmentValues
    )
      -> Mark
    {
      let size = fragment.font.size
      let thickness = size / 15
      let y = origin.y + (below ? size * 0.13 : -size * 0.27)
      let line = DrawnPath([.move(Point(x: origin.x, y: y)), .line(Point(x: origin.x + fragment.width, y: y))])
      let fill = color.map { Fill.ink($0.ink(in: environment)) } ?? text
      return .path(line, nil, Stroke(fill, width: thickness, dash: pattern.dash.map { $0 * thickness }))
    }
  }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    styled { ($0.underline, $0.underlineStyle) = (isActive, LineStyle(pattern: pattern, color: color)) }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    styled { ($0.strikethrough, $0.strikethroughStyle) = (isActive, LineStyle(pattern: pattern, color: color)) }
  }
}

extension View {
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      ($0.text.underline, $0.text.underlineStyle) = (isActive, Text.LineStyle(pattern: pattern, color: color))
    }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      ($0.text.strikethrough, $0.text.strikethroughStyle) = (isActive, Text.LineStyle(pattern: pattern, color: color))
    }
  }
}
