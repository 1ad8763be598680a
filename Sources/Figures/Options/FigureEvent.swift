import Diagnostics
import Markup

/// Something that happens to a view, for one more picture of a film strip.
package enum FigureEvent: Hashable, Sendable {
  /// `tap Increment`: a control, by what it says.
  case tap(String)
  /// `long-press Photo`: a view with such a gesture, by what it says.
  case longPress(String)
  /// `set isOn true`, `set model.count 3`: state, by its name.
  case set(String, String)
  /// `type "Kim" in Name`: text written in a field.
  case type(String, field: String?)
  /// `select Blue`: one of a picker's choices.
  case select(String)
  /// `wait 0.5`: time that goes by, in seconds.
  case wait(Double)
  /// `resize 200x300`: another proposal.
  case resize(Double, Double)
  /// `scroll 100`, `scroll -50 in List`: the content moved on or back, in points.
  case scroll(Double, in: String?)
  /// `dismiss`: what is presented over the view is put away.
  case dismiss
  /// `rotate`: the screen turned to its side.
  case rotate

  /// A film strip with more events than these is not looked at.
  static let most = 12

  /// Reads `tap Increment; set isOn true; wait 0.5`.
  ///
  /// - Returns: the events, and what is none.
  static func read(_ text: String) -> (events: [FigureEvent], unread: [String]) {
    var events: [FigureEvent] = []
    var unread: [String] = []
    for part in text.split(separator: ";") where part.contains(where: { $0 != " " }) {
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      if let event = event(words[0], words.count == 2 ? trimmed(words[1]) : "") {
        events.append(event)
      } else {
        unread.append(trimmed(String(part)))
      }
    }
    return (events, unread)
  }

  private static func event(_ verb: String, _ rest: String) -> FigureEvent? {
    if verb == "rotate" { return rest.isEmpty ? .rotate : nil }
    if verb == "dismiss" { return rest.isEmpty ? .dismiss : nil }
    guard !rest.isEmpty else { return nil }
    switch verb {
    case "tap": return .tap(unquoted(rest))
    case "long-press": return .longPress(unquoted(rest))
    case "select": return .select(unquoted(rest))
    case "wait": return seconds(rest.filter { $0 != " " }).map { .wait($0) }
    case "type": return typing(rest)
    case "scroll":
      let words = rest.split(separator: " ", maxSplits: 2).map(String.init)
      guard let length = Double(words[0]), length.isFinite, words.count == 1 || words.count == 3 && words[1] == "in"
      else { return nil }
      return .scroll(length, in: words.count == 3 ? unquoted(words[2]) : nil)
    case "resize":
      let sides = rest.split(whereSeparator: { "x×".contains($0) }).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0,
        width.isFinite, height.isFinite
      else { return nil }
      return .resize(width, height)
    case "set":
      let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
      return words.count == 2 ? .set(words[0], trimmed(words[1])) : nil
    default: return nil
    }
  }

  /// `"Kim" in Name`, or `Kim` for the only field.
  private static func typing(_ rest: String) -> FigureEvent {
    guard let quote = rest.first, quote == "\"" || quote == "'",
      let end = rest.dropFirst().firstIndex(of: quote)
    else {
      guard let split = rest.range(of: " in ") else { return .type(rest, field: nil) }
      return .type(String(rest[..<split.lowerBound]), field: unquoted(String(rest[split.upperBound...])))
    }
    let text = String(rest[rest.index(after: rest.startIndex)..<end])
    let after = trimmed(String(rest[rest.index(after: end)...]))
    return .type(text, field: after.hasPrefix("in ") ? unquoted(String(after.dropFirst(3))) : nil)
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
    case .longPress(let name): "long-press \(name)"
    case .select(let name): "select \(name)"
    case .type(let text, let field): "type \"\(text)\"" + (field.map { " in \($0)" } ?? "")
    case .resize(let width, let height): "resize \(Self.number(width))×\(Self.number(height))"
    case .scroll(let length, let name): "scroll \(Self.number(length))" + (name.map { " in \($0)" } ?? "")
    case .rotate: "rotate"
    case .dismiss: "dismiss"
    case .set(let name, let value): "set \(name) \(value)"
    case .wait(let seconds):
      seconds < 0.01 ? "wait \(Self.number(seconds * 1000)) ms" : "wait \(Self.number(seconds)) s"
    }
  }
}
