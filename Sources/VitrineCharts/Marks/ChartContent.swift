import VitrineLayout
import VitrineUI

/// What a chart is made of: marks, and what composes them.
/// Source: https://developer.apple.com/documentation/charts/chartcontent
public protocol ChartContent {
  associatedtype Body: ChartContent
  /// The marks that it is made of.
  @ChartContentBuilder var body: Body { get }
  /// The marks themselves; those of the body, where it is no mark.
  var _marks: ChartMarks { get }
}

extension ChartContent {
  public var _marks: ChartMarks { body._marks }
}

/// Content that has marks and no body.
public protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { preconditionFailure("\(Self.self) has marks and no body") }
}

extension Never: ChartContent {
  public var _marks: ChartMarks { ChartMarks([]) }
}

/// Marks in their order.
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

/// Marks as they stand among the views of a fence. Outside of a chart they draw nothing.
package struct MarksView: PrimitiveView {
  package let content: ChartMarks

  package init(_ content: some ChartContent) { self.content = content._marks }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }

  /// The marks that a view is, or that stand in it; views that are no marks are left out.
  package static func marks(in view: any View) -> [ChartMark] {
    bareLeaves(of: view).flatMap { ($0 as? MarksView)?.content.marks ?? [] }
  }
}

/// Makes content of the statements of a closure.
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
