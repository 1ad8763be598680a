/// A JSON value (RFC 8259); members keep their order.
public indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object(Members)
  /// The text of a value, which must be valid JSON and is written unchanged.
  case written(String)

  /// The members of an object, in order.
  public struct Members: Hashable, Sendable {
    public var list: [Member]

    public init(_ list: [Member] = []) { self.list = list }

    /// The value of a member; the last one's if several have the name.
    public subscript(name: String) -> JSON? { list.last { $0.name == name }?.value }

    public mutating func append(_ name: String, _ value: JSON) { list.append(Member(name: name, value: value)) }

    public var names: [String] { list.map(\.name) }
  }

  /// A name with its value.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSON

    public init(name: String, value: JSON) { (self.name, self.value) = (name, value) }
  }

  /// Creates an object of members, in this order.
  public static func object(_ members: [(String, JSON)]) -> JSON {
    .object(Members(members.map { Member(name: $0.0, value: $0.1) }))
  }

  /// The value of an object's member; `nil` if the member is missing or the value is no object.
  public subscript(name: String) -> JSON? { if case .object(let members) = self { members[name] } else { nil } }

  public var string: String? { if case .string(let value) = self { value } else { nil } }
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
  public var members: Members? { if case .object(let members) = self { members } else { nil } }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral values: JSON...) { self = .array(values) }
  public init(dictionaryLiteral members: (String, JSON)...) { self = .object(members) }
}
