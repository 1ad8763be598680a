import Diagnostics

/// Something that happens to a view, for one more picture of a film strip.
package enum FigureEvent: Hashable, Sendable {
  /// `tap Increment`: a control, by what it says.
  case tap(String)
  /// `set isOn true`: state, by its name.
  case set(String, String)

  /// A film strip with more events than these is not looked at.
  static let most = 12

  /// Reads `tap Increment; set isOn true`.
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
      case ("set", 3): events.append(.set(words[1], trimmed(words[2])))
      default: unread.append(trimmed(String(part)))
      }
    }
    return (events, unread)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func unquoted(_ text: String) -> String {
    let text = trimmed(text)
    guard text.count > 1, let quote = text.first, quote == "'" || quote == "\"", text.last == quote else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// What stands above its picture.
  var label: String {
    switch self {
    case .tap(let name): "tap \(name)"
    case .set(let name, let value): "set \(name) \(value)"
    }
  }
}
