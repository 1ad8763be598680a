import VitrineLayout
import VitrineUI

/// A chart: marks, axes and a legend. *Reports* the proposal, 10 points for `nil`, as a shape does.
/// Source: https://developer.apple.com/documentation/charts/chart
public struct Chart: ControlView {
  let marks: [ChartMark]

  package init(marks: [ChartMark]) { self.marks = marks }

  public init(@ChartContentBuilder content: () -> ChartMarks) { marks = content().marks }

  public init<Data: RandomAccessCollection>(_ data: Data, @ChartContentBuilder content: (Data.Element) -> ChartMarks)
  where Data.Element: Identifiable { marks = data.flatMap { content($0).marks } }

  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> ChartMarks
  ) { marks = data.flatMap { content($0).marks } }

  package var controlKind: NodeKind { .chart }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let node = context.control(controlKind, actions: controlActions) { parts(in: $0) }
    node.summary = ChartSummary(marks, context.environment[ChartSettingsKey.self]).text
    return [node]
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    let (marks, settings) = (marks, environment[ChartSettingsKey.self])
    return GeometryReader { proxy in
      AnyView(ChartStage(marks, settings, environment, proxy).view)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension NodeKind {
  public static let chart = NodeKind("Chart", telling: .accepting)
}
