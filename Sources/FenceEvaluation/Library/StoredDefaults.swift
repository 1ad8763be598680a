import VitrineUI

/// `UserDefaults`: values by key, for as long as a note is evaluated. Properties with `@AppStorage` of one key share them.
final class StoredDefaults {
  private var values: [String: Value] = [:]
  private var cells: [String: [(cell: StateCell, initial: Value)]] = [:]

  /// Makes a piece of state be the value of a key, beside the others that are.
  ///
  /// - Parameter initial: what the property is where the key has no value.
  func share(_ cell: StateCell, _ key: String, initial: Value) {
    if cells[key]?.contains(where: { $0.cell === cell }) != true { cells[key, default: []].append((cell, initial)) }
  }

  subscript(key: String) -> Value? { values[key] }

  func set(_ value: Value, _ key: String) {
    if case .nothing = value { values[key] = nil } else { values[key] = value.settled }
    for (cell, initial) in cells[key] ?? [] { cell.value = values[key] ?? initial }
  }

  /// Calls a method; `nil` for one that it does not have.
  func call(_ name: String, _ arguments: [CallArgument]) throws -> Value? {
    let key = arguments["forKey"]?.text ?? arguments.last?.value.text ?? ""
    switch name {
    case "set", "setValue": set(arguments.first?.value ?? .nothing, key)
    case "removeObject": set(.nothing, key)
    case "register":
      guard case .dictionary(let entries)? = arguments.first?.value else { return nil }
      for entry in entries.entries { if let key = entry.key.text, values[key] == nil { values[key] = entry.value } }
    case "synchronize": return .boolean(true)
    case "bool": return values[key] ?? .boolean(false)
    case "integer": return values[key] ?? .integer(0)
    case "double", "float": return .double(values[key]?.number ?? 0)
    case "string", "object", "value", "array", "stringArray", "dictionary", "data", "url":
      return values[key] ?? .nothing
    default: return nil
    }
    return .void
  }
}
