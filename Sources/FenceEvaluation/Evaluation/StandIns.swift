import VitrineUI

/// Values that stand in for what nobody declares, as wanted where they are used, and what is to be said of them.
package struct StandIns {
  /// The names, in order, each once.
  private(set) var names: [String] = []
  /// Values that were made up, by what the source has in their place.
  private var values: [String: String] = [:]
  /// Conditions on them, as the source asks.
  package var conditions = OpenConditions()

  package mutating func note(_ name: String) { if !names.contains(name) { names.append(name) } }

  /// The value for a parameter or a declaration of a type; `nil` where it stays unknown.
  package mutating func value(of unknown: UnknownValue, as type: String) -> Value? {
    let value = unknown.value(as: type)
    switch value {
    case .boolean: return .boolean(holds(unknown))
    case .integer(let number): values[unknown.path] = "\(number)"
    case .double(let number): values[unknown.path] = Formatting.grouped(number, digits: nil)
    default: break
    }
    return value
  }

  /// Whether a condition holds that is an unknown value.
  mutating func holds(_ unknown: UnknownValue) -> Bool {
    let suffix = " == nil"
    if unknown.positive.hasSuffix(suffix) {
      return isNil(String(unknown.positive.dropLast(suffix.count))) != unknown.isNegated
    }
    return conditions.answer(unknown.positive) != unknown.isNegated
  }

  /// Whether an unknown value is `nil`.
  mutating func isNil(_ unknown: UnknownValue) -> Bool { isNil(unknown.path) }

  /// That there is a value comes first, as where it is unwrapped.
  private mutating func isNil(_ path: String) -> Bool { !conditions.answer("\(path) != nil") }

  /// Whether an unknown value is another.
  mutating func isEqual(_ unknown: UnknownValue, to other: String) -> Bool {
    conditions.answer("\(unknown.path) == \(other)")
  }

  /// The names, and values that were made up: `width = 100`.
  package var texts: [String] {
    let made = values.sorted { $0.key < $1.key }
    let said = names.filter { name in !made.contains { $0.key.hasPrefix(name) } }
    return said + made.map { "\($0.key) = \($0.value)" }
  }

  /// Whether a value was made up for something that would have to be computed.
  package var guessesResults: Bool { values.keys.contains { $0.contains(" ") } }
}
