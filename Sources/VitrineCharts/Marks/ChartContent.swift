import VitrineLayout
import VitrineUI

/// The content of a chart: a mark, or a type that composes marks.
/// Source: https://developer.apple.com/documentation/charts/chartcontent
public protocol ChartContent {
  associatedtype Body: ChartContent
  /// The content that this type is composed of.
  @ChartContentBuilder var body: Body { get }
  /// The marks; those of the body unless the type is a mark.
  var _marks: ChartMarks { get }
}

extension ChartContent {
  public var _marks: ChartMarks { body._marks }
}

/// Content that has marks instead of a body.
public protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { preconditionFailure("\(Self.self) has marks and no body") }
}

extension Never: ChartContent {
  public var _marks: ChartMarks { ChartMarks([]) }
}

/// A list of marks, in order.
public struct ChartMarks: PrimitiveChartContent {
  package var marks: [ChartMark]

  package init(_ marks: [ChartMark]) { self.marks = marks }

  public var _marks: ChartMarks { self }

  package func map(_ change: (inout ChartMark) -> Void) -> ChartMarks {
    var result = self
    for index in result.marks.indices { change(&result.marks[index]) }
    return result
  }
}

/// Marks in the place of a view, as a code fence's evaluator passes them. They draw only inside a chart.
package struct MarksView: PrimitiveView {
  package let content: ChartMarks

  package init(_ content: some ChartContent) { self.content = content._marks }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }

  /// Returns the marks among the leaves of a view; other views are left out.
  package static func marks(in view: any View) -> [ChartMark] {
    bareLeaves(of: view).flatMap { ($0 as? MarksView)?.content.marks ?? [] }
  }
}

/// A result builder for chart content.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression(_ content: some ChartContent) -> ChartMarks { content._marks }
  public static func buildBlock(_ parts: ChartMarks...) -> ChartMarks { ChartMarks(parts.flatMap(\.marks)) }
  public static func buildOptional(_ part: ChartMarks?) -> ChartMarks { part ?? ChartMarks([]) }
  public static func buildEither(first: ChartMarks) -> ChartMarks { first }
  public static func buildEither(second: ChartMarks) -> ChartMarks { second }
  public static func buildArray(_ parts: [ChartMarks]) -> ChartMarks { ChartMarks(parts.flatMap(\.marks)) }
  public static func buildLimitedAvailability(_ part: ChartMarks) -> ChartMarks { part }
}
