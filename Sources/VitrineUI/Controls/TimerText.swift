#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time that a timer shows, as at its start: drawings stand still.
struct TimerText {
  /// In whole seconds.
  let seconds: Int
  let showsHours: Bool

  /// - Parameters:
  ///   - pauseTime: when the timer stands still; at its start if `nil`.
  ///   - countsDown: whether it tells what is left, not what has gone by.
  init(_ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    let now = min(max(pauseTime ?? interval.lowerBound, interval.lowerBound), interval.upperBound)
    let length =
      countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    seconds = Int(min(max(length.isNaN ? 0 : length, 0), 3.6e9).rounded())
    self.showsHours = showsHours
  }

  /// `1:05:09` or `5:09`; without hours, minutes are counted on.
  var string: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }
}

extension Text {
  /// The time that is left of an interval (or has gone by), at its start or where it is paused.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TimerText(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours).string)
  }
}

extension ProgressView {
  /// How far an interval has gone by, at its start: nothing of it, all of it left.
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
