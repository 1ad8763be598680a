import Foundation
import VitrineUI

/// A point in time, in seconds from the beginning of 2001 (UTC).
package struct DateValue: Hashable {
  package var seconds: Double
  /// What a fence is told is now, so that the same fence always draws the same.
  package static let now = DateValue(FixedClock.now)

  package init(seconds: Double) { self.seconds = seconds }
}

extension DateValue {
  /// As Foundation has it; one that is no time or farther than calendars reach is the nearest that is.
  package var moment: Date {
    Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -6e10), 2.5e11))
  }

  package init(_ date: Date) { self.init(seconds: date.timeIntervalSinceReferenceDate) }
}
