#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time that a timer shows at its start, as figures draw it.
struct TimerText {
  /// The time in whole seconds.
  let seconds: Int
  let showsHours: Bool

  /// - Parameters:
  ///   - pauseTime: the date at which the timer is paused; the start of the interval if `nil`.
  ///   - countsDown: whether the timer shows the remaining time instead of the elapsed time.
  init(_ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    let now = min(max(pauseTime ?? interval.lowerBound, interval.lowerBound), interval.upperBound)
    let length =
      countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    seconds = Int(min(max(length.isNaN ? 0 : length, 0), 3.6e9).rounded())
    self.showsHours = showsHours
  }

  /// The time as `1:05:09` or `5:09`. Without hours, minutes go beyond 59.
  var string: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }
}

extension Text {
  /// Creates a text with the remaining or elapsed time of an interval, at its start or at the pause time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TimerText(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours).string)
  }
}

extension ProgressView {
  /// Creates a progress view for an interval at its start: full if it counts down, else empty.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(value: countsDown ? 1.0 : 0, label: label, currentValueLabel: currentValueLabel)
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
