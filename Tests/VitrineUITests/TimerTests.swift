import Foundation
import TestSupport
import Testing
import VitrineUI

/// Timers, as they are drawn: at their start.
@Suite(.enabled(if: TestAssets.typesetter.failure == nil, "the fonts are missing: run Scripts/prepare-fonts"))
struct TimerTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)
  private var interval: ClosedRange<Date> { start...start.addingTimeInterval(3909) }

  private func texts(_ view: some View) -> [String] { Drawn.texts(view).map(\.text) }

  @Test func textsTellWhatIsLeft() {
    #expect(texts(Text(timerInterval: interval)) == ["1:05:09"])
    #expect(texts(Text(timerInterval: interval, showsHours: false)) == ["65:09"])
    #expect(texts(Text(timerInterval: interval, countsDown: false)) == ["0:00"])
    let paused = start.addingTimeInterval(3900)
    #expect(texts(Text(timerInterval: interval, pauseTime: paused)) == ["0:09"])
    #expect(texts(Text(timerInterval: interval, pauseTime: paused, countsDown: false)) == ["1:05:00"])
  }

  @Test func barsAreWholeAndCountDown() {
    #expect(texts(ProgressView(timerInterval: interval)) == ["1:05:09"])
    #expect(texts(ProgressView(timerInterval: interval) { Text("Tea") }) == ["Tea", "1:05:09"])
    #expect(
      texts(
        ProgressView(timerInterval: interval) {
          Text("Tea")
        } currentValueLabel: {
          Text("soon")
        })
        == ["Tea", "soon"])
    #expect(Drawn.fills(ProgressView(timerInterval: interval)).count == 2)
    #expect(Drawn.fills(ProgressView(timerInterval: interval, countsDown: false)).count == 1)
  }
}
