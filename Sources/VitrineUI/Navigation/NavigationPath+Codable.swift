import Foundation

extension NavigationPath {
  /// The values of a path in a form that can be stored: the mangled name of each value's type and its JSON, the last value
  /// first. SwiftUI writes other names, so that neither reads what the other stored.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init?(_ elements: [AnyHashable]) {
      guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no codable type")
        }
        elements.insert(AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8))), at: 0)
      }
      self.elements = elements
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Codable, let name = _mangledTypeName(type(of: value)) else { continue }
        try container.encode(name)
        try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  /// The path in a form that can be stored; `nil` if a value of it isn't codable.
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  public init(_ codable: CodableRepresentation) { self.init(codable.elements) }
}
