/// A value of a fence where the library's declaration is generic: compared and hashed as the fence's types say.
package struct LibraryElement: LibraryValue, Comparable {
  package let value: Value
  private let call: LibraryCall?

  package init(_ value: Value, _ call: LibraryCall?) { (self.value, self.call) = (value.settled, call) }

  package static var shownName: String { "Element" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> LibraryElement? {
    LibraryElement(value, call)
  }
  package var packed: Value { value }

  package static func == (a: LibraryElement, b: LibraryElement) -> Bool {
    guard let call = a.call ?? b.call else { return a.value.isEqual(to: b.value) }
    return call.compared("==", a.value, b.value)
  }

  package static func < (a: LibraryElement, b: LibraryElement) -> Bool {
    ordered("<", a, b)
  }

  // Not the opposite of the others: what is no number is neither less nor greater.
  package static func > (a: LibraryElement, b: LibraryElement) -> Bool { ordered(">", a, b) }
  package static func <= (a: LibraryElement, b: LibraryElement) -> Bool { ordered("<=", a, b) }
  package static func >= (a: LibraryElement, b: LibraryElement) -> Bool { ordered(">=", a, b) }

  private static func ordered(_ name: String, _ a: LibraryElement, _ b: LibraryElement) -> Bool {
    (a.call ?? b.call)?.compared(name, a.value, b.value) ?? false
  }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher, depth: 3) }
}
