#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A schedule of updates of a timeline view. Figures draw one moment, so no update follows.
public struct TimelineSchedule: Hashable, Sendable {
  let name: String
  public static let animation = TimelineSchedule(name: "animation")
  public static let everyMinute = TimelineSchedule(name: "everyMinute")
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule { .animation }
  public static func periodic(from start: Date, by interval: Double) -> TimelineSchedule {
    TimelineSchedule(name: "periodic")
  }
  public static func explicit(_ dates: [Date]) -> TimelineSchedule { TimelineSchedule(name: "explicit") }
}

/// The date and the cadence that a timeline view passes to its content.
public struct TimelineViewContext: Sendable {
  /// The rate of a timeline view's updates.
  public enum Cadence: String, Hashable, Sendable, CaseIterable, Comparable {
    case live, seconds, minutes
    public static func < (a: Cadence, b: Cadence) -> Bool { a.rank < b.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public let date: Date
  public let cadence: Cadence

  package init(date: Date = FixedClock.now, cadence: Cadence = .live) { (self.date, self.cadence) = (date, cadence) }
}

/// A view that updates over time, drawn at one fixed moment.
///
/// With type-erased content: `TimelineView(.animation) { context in AnyView(content) }`.
public struct TimelineView<Content: View>: PrimitiveView {
  public typealias Context = TimelineViewContext
  let content: (TimelineViewContext) -> Content

  public init(_ schedule: TimelineSchedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content) {
    self.content = content
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.nodes(of: content(TimelineViewContext()), step: .index(0))
  }
}
