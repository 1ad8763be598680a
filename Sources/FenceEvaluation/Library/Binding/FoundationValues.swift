import Foundation

// The types of Foundation that fences have as they are.

extension CharacterSet: NativeLibraryValue {}
extension String.CompareOptions: LibraryOptionSet, @retroactive Hashable {
  package static var shownName: String { "String.CompareOptions" }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
extension String.Encoding: NativeLibraryValue { package static var shownName: String { "String.Encoding" } }

extension URL: NativeLibraryValue {}
extension URLComponents: NativeLibraryValue {}
extension URLQueryItem: NativeLibraryValue {}
extension UUID: NativeLibraryValue {}

// Foundation's types that the evaluator stores in types of its own.

extension ComparisonResult: LibraryValue {
  package static var shownName: String { "ComparisonResult" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> ComparisonResult? {
    switch value {
    case .enumCase(let item): named[item.name]
    case .implicit(let member): named[member.name]
    default: nil
    }
  }
  private static let named: [String: ComparisonResult] = [
    "orderedAscending": .orderedAscending, "orderedSame": .orderedSame, "orderedDescending": .orderedDescending,
  ]
  package var packed: Value { .enumCase(ComparisonResultValue.make(self)) }
}

extension Locale: LibraryValue {
  package static var shownName: String { "Locale" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Locale? {
    switch value {
    case .native(let locale as LocaleValue): Locale(identifier: locale.identifier)
    case .implicit: Locale(identifier: "en_US")
    default: nil
    }
  }
  package var packed: Value { .native(LocaleValue(identifier: identifier)) }
}

extension Data: LibraryValue {
  package static var shownName: String { "Data" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Data? {
    if case .native(let data as DataValue) = value { return Data(data.bytes) }
    return nil
  }
  package var packed: Value { .native(DataValue(bytes: Array(self))) }
}
