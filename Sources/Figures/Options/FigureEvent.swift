import Diagnostics
import Markup

/// Something that happens to a view, for one more picture of a film strip.
package enum FigureEvent: Hashable, Sendable {
  /// `tap Increment`: a control, by what it says.
  case tap(String)
  /// `set isOn true`: state, by its name.
  case set(String, String)
  /// `wait 0.5`: time that goes by, in seconds.
  case wait(Double)

  /// A film strip with more events than these is not looked at.
  static let most = 12

  /// Reads `tap Increment; set isOn true; wait 0.5`.
  ///
  /// - Returns: the events, and what is none.
  static func read(_ text: String) -> (events: [FigureEvent], unread: [String]) {
    var events: [FigureEvent] = []
    var unread: [String] = []
    for part in text.split(separator: ";") {
      let words = part.split(separator: " ", maxSplits: 2).map(String.init)
      switch (words.first, words.count) {
      case (nil, _): break
      case ("tap", 2...): events.append(.tap(unquoted(words.dropFirst().joined(separator: " "))))
      case ("wait", 2...):
        if let seconds = seconds(words.dropFirst().joined()) {
          events.append(.wait(seconds))
        } else {
          unread.append(trimmed(String(part)))
        }
      case ("set", 3): events.append(.set(words[1], trimmed(words[2])))
      default: unread.append(trimmed(String(part)))
      }
    }
    return (events, unread)
  }

  /// The most seconds of one wait.
  private static let longest = 3600.0

  /// The seconds of `0.5`, `0.5s` and `500ms`; `nil` where there are none, or too many.
  private static func seconds(_ text: String) -> Double? {
    let units = [("ms", 0.001), ("seconds", 1), ("second", 1), ("s", 1), ("", 1)]
    guard let unit = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.0.count)), number > 0, number * unit.1 <= longest
    else { return nil }
    return number * unit.1
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func unquoted(_ text: String) -> String {
    let text = trimmed(text)
    guard text.count > 1, let quote = text.first, quote == "'" || quote == "\"", text.last == quote else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func number(_ value: Double) -> String { JSON.text((value * 100).rounded() / 100) }

  /// What stands above its picture.
  var label: String {
    switch self {
    case .tap(let name): "tap \(name)"
    case .set(let name, let value): "set \(name) \(value)"
    case .wait(let seconds):
      seconds < 0.01 ? "wait \(Self.number(seconds * 1000)) ms" : "wait \(Self.number(seconds)) s"
    }
  }
}
