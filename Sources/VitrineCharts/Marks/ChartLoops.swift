import VitrineUI

extension ForEach: PrimitiveChartContent where Content: ChartContent {}

/// A loop over data makes the marks of each element.
extension ForEach: ChartContent where Content: ChartContent {
  public var _marks: ChartMarks { ChartMarks(data.flatMap { content($0)._marks.marks }) }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, identifying: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifying: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifying: { $0 }, content: content)
  }
}
