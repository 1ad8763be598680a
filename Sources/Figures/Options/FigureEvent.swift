import Diagnostics
import Markup

/// An event after which a film strip has one more picture.
package enum FigureEvent: Hashable, Sendable {
  /// `tap Increment`: taps the control with a label.
  case tap(String)
  /// `double-tap Photo`: taps twice in a row.
  case doubleTap(String)
  /// `long-press Photo`: presses the view with a label and a long-press gesture.
  case longPress(String)
  /// `set isOn true`, `set model.count 3`: sets a value of the state, by name.
  case set(String, String)
  /// `type "Kim" in Name`: types text into a field.
  case type(String, field: String?)
  /// `submit`, `submit in Name`: submits a field.
  case submit(String?)
  /// `pull`, `pull in List`: pulls the content of a scroll view down to refresh it.
  case pull(String?)
  /// `select Blue`: selects one of a picker's options.
  case select(String)
  /// `wait 0.5`: lets time pass, in seconds.
  case wait(Double)
  /// `resize 200x300`: changes the proposal, in points.
  case resize(Double, Double)
  /// `scroll 100`, `scroll -50 in List`: scrolls forward or back, in points.
  case scroll(Double, in: String?)
  /// `scroll to 20`, `scroll List to 20`: scrolls until a view, given by its id or label, is at the start.
  case scrollTo(String, in: String?)
  /// `swipe up`, `swipe down on List`: scrolls forward or back by one page.
  case page(isForward: Bool, on: String?)
  /// `drag 40 0 in Circle`: drags over a view, to the right and down, in points.
  case drag(Double, Double, in: String?)
  /// `swipe left on Milk`: swipes a row of a list to reveal its buttons.
  case swipe(left: Bool, on: String?)
  /// `dismiss`: dismisses the sheet, alert or other presentation over the view.
  case dismiss
  /// `back`: goes back to the previous screen of a navigation container.
  case back
  /// `disappear`: makes the whole view disappear; its state stays.
  case disappear
  /// `appear`: makes the view appear again.
  case appear
  /// `rotate`: rotates the device.
  case rotate

  /// The events that can be written without a parameter.
  private static let plain: [String: FigureEvent] = [
    "rotate": .rotate, "submit": .submit(nil), "pull": .pull(nil), "dismiss": .dismiss, "back": .back,
    "appear": .appear, "disappear": .disappear,
  ]

  /// The most events of a film strip.
  static let most = 12

  /// Reads `tap Increment; set isOn true; wait 0.5`.
  ///
  /// - Returns: the events, and the parts that are not events.
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
    if let event = plain[verb], rest.isEmpty { return event }
    guard !rest.isEmpty else { return nil }
    switch verb {
    case "tap": return .tap(unquoted(rest))
    case "submit" where rest.hasPrefix("in "): return .submit(unquoted(String(rest.dropFirst(3))))
    case "pull" where rest.hasPrefix("in "): return .pull(unquoted(String(rest.dropFirst(3))))
    case "double-tap": return .doubleTap(unquoted(rest))
    case "long-press": return .longPress(unquoted(rest))
    case "select": return .select(unquoted(rest))
    case "wait": return seconds(rest.filter { $0 != " " }).map { .wait($0) }
    case "type": return typing(rest)
    case "scroll" where rest.hasPrefix("to "): return .scrollTo(unquoted(String(rest.dropFirst(3))), in: nil)
    case "scroll" where rest.contains(" to "):
      let (name, id) = placed(rest, "to")
      return .scrollTo(id ?? "", in: unquoted(name))
    case "scroll":
      let (lengths, name) = placed(rest, "in")
      guard let length = Double(lengths), length.isFinite else { return nil }
      return .scroll(length, in: name)
    case "drag":
      let (words, name) = placed(rest, "in")
      let lengths = words.split(whereSeparator: { " ,".contains($0) }).map { Double($0) }
      guard (1...2).contains(lengths.count), let x = lengths[0], let y = lengths.count == 2 ? lengths[1] : 0,
        x.isFinite, y.isFinite
      else { return nil }
      return .drag(x, y, in: name)
    case "swipe":
      let (side, name) = placed(rest, "on")
      if ["up", "down"].contains(side) { return .page(isForward: side == "up", on: name) }
      return ["left", "right"].contains(side) ? .swipe(left: side == "left", on: name) : nil
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

  /// Returns the text before and after the word that introduces the target of an event: `100 in List`.
  private static func placed(_ rest: String, _ word: String) -> (what: String, name: String?) {
    guard let split = rest.range(of: " \(word) ") else { return (rest, nil) }
    return (trimmed(String(rest[..<split.lowerBound])), unquoted(String(rest[split.upperBound...])))
  }

  /// Returns the event for `"Kim" in Name`, or for `Kim` if there is only one field.
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

  /// The longest wait, in seconds.
  private static let longest = 3600.0

  /// Returns the seconds of `0.5`, `0.5s` and `500ms`; `nil` if the text is not a duration, or too long.
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

  /// The title above its picture.
  var label: String {
    switch self {
    case .tap(let name): "tap \(name)"
    case .doubleTap(let name): "double-tap \(name)"
    case .longPress(let name): "long-press \(name)"
    case .submit(let name): "submit" + (name.map { " in \($0)" } ?? "")
    case .pull(let name): "pull" + (name.map { " in \($0)" } ?? "")
    case .select(let name): "select \(name)"
    case .type(let text, let field): "type \"\(text)\"" + (field.map { " in \($0)" } ?? "")
    case .resize(let width, let height): "resize \(Self.number(width))×\(Self.number(height))"
    case .scroll(let length, let name): "scroll \(Self.number(length))" + (name.map { " in \($0)" } ?? "")
    case .scrollTo(let id, let name): "scroll " + (name.map { "\($0) " } ?? "") + "to \(id)"
    case .page(let isForward, let name): "swipe \(isForward ? "up" : "down")" + (name.map { " on \($0)" } ?? "")
    case .drag(let x, let y, let name):
      "drag \(Self.number(x)) \(Self.number(y))" + (name.map { " in \($0)" } ?? "")
    case .swipe(let isLeft, let name): "swipe \(isLeft ? "left" : "right")" + (name.map { " on \($0)" } ?? "")
    case .rotate: "rotate"
    case .dismiss: "dismiss"
    case .back: "back"
    case .appear: "appear"
    case .disappear: "disappear"
    case .set(let name, let value): "set \(name) \(value)"
    case .wait(let seconds):
      seconds < 0.01 ? "wait \(Self.number(seconds * 1000)) ms" : "wait \(Self.number(seconds)) s"
    }
  }
}
