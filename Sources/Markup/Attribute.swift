/// An attribute of an element.
public struct Attribute: Hashable, Sendable {
  public var name: String
  public var value: AttributeValue

  public init(_ name: String, _ value: AttributeValue) { (self.name, self.value) = (name, value) }

  public init(_ name: String, _ text: String) { (self.name, value) = (name, .text(text)) }

  /// A number, printed with at most so many decimals.
  public init(_ name: String, _ number: Double, decimals: Int = 2) {
    (self.name, value) = (name, .number(number, decimals: decimals))
  }
}

/// What an attribute says. Numbers stay numbers until they are printed, so that drawings can be compared and moved.
public enum AttributeValue: Hashable, Sendable {
  case text(String)
  /// There, without a value.
  case flag
  /// Printed with at most so many decimals.
  case number(Double, decimals: Int)
  /// Numbers with spaces between them.
  case numbers([Double], decimals: Int)
  /// The points of an outline.
  case path(PathData, decimals: Int)
  /// A transform: the four factors, then the shift along x and y, which has at most so many decimals.
  case matrix([Double], decimals: Int)

  /// The value as it is printed, before it is escaped.
  public var text: String {
    if case .text(let text) = self { return text }
    var output = MarkupOutput()
    output.append(self)
    return output.text
  }

  /// Whether it is printed as another is.
  public func isWritten(like other: AttributeValue) -> Bool { self == other || text == other.text }

  /// The number that it is, rounded as it is printed.
  public var number: Double? {
    if case .number(let value, let decimals) = self { NumberText.rounded(value, decimals: decimals) } else { nil }
  }
}

/// What can be the value of an attribute.
public protocol AttributeConvertible {
  /// `nil` where the attribute is to be left out.
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
  /// The attribute is there without a value, or it is not there.
  public var attributeValue: AttributeValue? { self ? .flag : nil }
}

extension Optional: AttributeConvertible where Wrapped: AttributeConvertible {
  public var attributeValue: AttributeValue? { self?.attributeValue }
}

/// Attributes in the order they are written in.
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
