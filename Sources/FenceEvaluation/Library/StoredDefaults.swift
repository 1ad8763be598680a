import Foundation
import VitrineUI

/// `UserDefaults`: values by key, for as long as a note is evaluated. Properties with `@AppStorage` of one key share them.
package final class StoredDefaults {
  private var values: [String: Value] = [:]
  /// The values of keys that have none, from `register(defaults:)`.
  private var registered: [String: Value] = [:]
  private var cells: [String: [(cell: StateCell, read: (Value?) -> Value)]] = [:]

  /// Makes a piece of state be the value of a key, beside the others that are.
  ///
  /// - Parameter read: Returns the property's value for what is stored.
  func share(_ cell: StateCell, _ key: String, _ read: @escaping (Value?) -> Value) {
    if cells[key]?.contains(where: { $0.cell === cell }) != true { cells[key, default: []].append((cell, read)) }
  }

  /// Forgets all values.
  func clear() { (values, registered, cells) = ([:], [:], [:]) }

  subscript(key: String) -> Value? { values[key] ?? registered[key] }

  func set(_ value: Value, _ key: String) {
    if case .nothing = value { values[key] = nil } else { values[key] = value.settled }
    for (cell, read) in cells[key] ?? [] { cell.value = read(self[key]) }
  }

  // MARK: Members

  func set(_ value: LibraryElement?, forKey key: String) { set(value?.value ?? .nothing, key) }
  func setValue(_ value: LibraryElement?, forKey key: String) { set(value, forKey: key) }
  func removeObject(forKey key: String) { set(.nothing, key) }
  func register(defaults: LibraryDictionary) {
    for entry in defaults.entries.entries { if let key = entry.key.text { registered[key] = entry.value.settled } }
  }
  func synchronize() -> Bool { true }

  func object(forKey key: String) -> LibraryElement? { self[key].map { LibraryElement($0, nil) } }
  func value(forKey key: String) -> LibraryElement? { object(forKey: key) }
  func array(forKey key: String) -> [LibraryElement]? {
    guard case .array(let elements)? = self[key] else { return nil }
    return elements.map { LibraryElement($0, nil) }
  }
  func stringArray(forKey key: String) -> [String]? {
    guard case .array(let elements)? = self[key], elements.allSatisfy({ $0.text != nil }) else { return nil }
    return elements.compactMap(\.text)
  }
  func dictionary(forKey key: String) -> LibraryDictionary? {
    if case .dictionary(let entries)? = self[key] { LibraryDictionary(entries, nil) } else { nil }
  }
  func data(forKey key: String) -> Data? {
    if case .native(let data as Data)? = self[key] { data } else { nil }
  }
  func url(forKey key: String) -> URL? {
    if case .native(let url as URL)? = self[key] { url } else { nil }
  }

  // Foundation converts texts, numbers and Boolean values.
  func string(forKey key: String) -> String? { converted(key, { String($0) }, \.stringValue) }
  func integer(forKey key: String) -> Int { converted(key, \.integerValue, \.intValue) ?? 0 }
  func double(forKey key: String) -> Double { converted(key, \.doubleValue, \.doubleValue) ?? 0 }
  func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  func bool(forKey key: String) -> Bool { converted(key, \.boolValue) { $0.doubleValue != 0 } ?? false }

  private func converted<T>(_ key: String, _ ofText: (NSString) -> T, _ ofNumber: (NSNumber) -> T) -> T? {
    guard let value = self[key] else { return nil }
    if case .boolean(let isOn) = value { return ofNumber(NSNumber(value: isOn ? 1 : 0)) }
    if let text = value.text { return ofText(NSString(string: text)) }
    return (value.whole.map { NSNumber(value: $0) } ?? value.number.map { NSNumber(value: $0) }).map(ofNumber)
  }
}

extension StoredDefaults: NativeLibraryValue {
  package static var shownName: String { "UserDefaults" }
  package static func == (a: StoredDefaults, b: StoredDefaults) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LibraryCall {
  func standard(_ type: StoredDefaults.Type) -> StoredDefaults { evaluator.defaults }
  func make(_ type: StoredDefaults.Type) -> StoredDefaults { evaluator.defaults }
  func make(_ type: StoredDefaults.Type, suiteName: String?) -> StoredDefaults { evaluator.defaults }
}
