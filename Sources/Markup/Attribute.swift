/// An attribute of an element.
public struct Attribute: Hashable, Sendable {
  public var name: String
  public var value: AttributeValue

  public init(_ name: String, _ value: AttributeValue) { (self.name, self.value) = (name, value) }

  public init(_ name: String, _ text: String) { (self.name, value) = (name, .text(text)) }

  /// Creates an attribute from a number, printed with at most `decimals` decimals.
  public init(_ name: String, _ number: Double, decimals: Int = 2) {
    (self.name, value) = (name, .number(number, decimals: decimals))
  }
}

/// The value of an attribute. Numbers stay numbers until they are printed, so that drawings can be compared and moved.
public enum AttributeValue: Hashable, Sendable {
  case text(String)
  /// An attribute without a value, as `hidden`.
  case flag
  /// A number, printed with at most `decimals` decimals.
  case number(Double, decimals: Int)
  /// Numbers separated by spaces.
  case numbers([Double], decimals: Int)
  /// The path data of a shape.
  case path(PathData, decimals: Int)
  /// A transform: the four factors, then the translation along x and y, which has at most `decimals` decimals.
  case matrix([Double], decimals: Int)

  /// The value as printed, before escaping.
  public var text: String {
    if case .text(let text) = self { return text }
    var output = MarkupOutput()
    output.append(self)
    return output.text
  }

  /// Whether the value is printed the same as another.
  public func isWritten(like other: AttributeValue) -> Bool { self == other || text == other.text }

  /// The number, rounded as it is printed; `nil` for other values.
  public var number: Double? {
    if case .number(let value, let decimals) = self { NumberText.rounded(value, decimals: decimals) } else { nil }
  }
}

/// A type whose values can be the values of attributes.
public protocol AttributeConvertible {
  /// The attribute's value; `nil` to leave the attribute out.
  var attributeValue: AttributeValue? { get }
}

extension AttributeValue: AttributeConvertible {
  public var attributeValue: AttributeValue? { self }
}

extension String: AttributeConvertible {
  public var attributeValue: AttributeValue? { .text(self) }
}

extension Substring: AttributeConvertible {
  public var attributeValue: AttributeValue? { .text(String(self)) }
}

extension Int: AttributeConvertible {
  public var attributeValue: AttributeValue? { .text(String(self)) }
}

extension Double: AttributeConvertible {
  public var attributeValue: AttributeValue? { .number(self, decimals: 2) }
}

extension Bool: AttributeConvertible {
  /// A flag for `true`; `nil` for `false`, which leaves the attribute out.
  public var attributeValue: AttributeValue? { self ? .flag : nil }
}

extension Optional: AttributeConvertible where Wrapped: AttributeConvertible {
  public var attributeValue: AttributeValue? { self?.attributeValue }
}

/// Attributes in the order in which they are printed.
public struct Attributes: ExpressibleByDictionaryLiteral, Hashable, Sendable {
  public var list: [Attribute] = []

  public init(_ list: [Attribute]) { self.list = list }

  public init(dictionaryLiteral elements: (String, any AttributeConvertible)...) {
    list.reserveCapacity(elements.count)
    for (name, value) in elements {
      if let value = value.attributeValue { list.append(Attribute(name, value)) }
    }
  }
}
