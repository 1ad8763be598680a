import Foundation
import Synchronization
import VitrineUI

/// A value of the catalog that reads as words of its own where it stands in a string.
package protocol ToldInWords {
  var words: String { get }
}

extension NavigationPath: ToldInWords {
  package var words: String { "[" + elements.map { "\($0.base)" }.joined(separator: ", ") + "]" }
}

// What is the machine's in Swift is the same everywhere in fences: pages must not differ from build to build.

extension Locale {
  /// The current locale of fences.
  package static let fence = Locale(identifier: "en_US")

  /// The locale of an environment.
  package init(in environment: EnvironmentValues) {
    let language = environment.text.language
    self = language.isEmpty ? .fence : Locale(identifier: language.replacingOccurrences(of: "-", with: "_"))
  }
}

extension Calendar {
  /// The current calendar of fences, in their time zone.
  package static let fence = Calendar(forFences: .gregorian)

  /// The calendars made so far: Foundation takes long to make one.
  private static let made = Mutex<[Calendar.Identifier: Calendar]>([:])

  package init(forFences identifier: Calendar.Identifier) {
    self = Self.made.withLock { made in
      if let known = made[identifier] { return known }
      var calendar = Calendar(identifier: identifier)
      (calendar.locale, calendar.timeZone) = (.fence, .gmt)
      made[identifier] = calendar
      return calendar
    }
  }
}

extension Date {
  /// The farthest dates that calendars count to.
  static let farthest = -63_114_076_800.0...250_000_000_000.0

  package init(seconds: Double) { self.init(timeIntervalSinceReferenceDate: seconds) }

  /// The seconds from the beginning of 2001 (UTC).
  package var seconds: Double { timeIntervalSinceReferenceDate }

  /// The date, or the nearest one that calendars count to.
  package var moment: Date {
    seconds.isNaN
      ? Date(seconds: 0) : Date(seconds: min(max(seconds, Self.farthest.lowerBound), Self.farthest.upperBound))
  }
}
