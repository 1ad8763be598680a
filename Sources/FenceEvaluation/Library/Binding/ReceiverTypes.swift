// What a parameter's type is, where that depends on the receiver: known for choosing among overloads.

/// An element of the receiver.
struct ReceiverElement: LibraryArgument {
  static var shownName: String { "Element" }
  static func read(_ value: Value, _ call: LibraryCall) throws -> ReceiverElement? {
    if call.receiver.ownText != nil { return try Character.read(value, call).map { _ in ReceiverElement() } }
    if case .range(let range) = call.receiver {
      let bound = range.lowerBound ?? range.upperBound
      if bound?.whole != nil { return try Int.read(value, call).map { _ in ReceiverElement() } }
      if bound?.number != nil { return try Double.read(value, call).map { _ in ReceiverElement() } }
      return ReceiverElement()
    }
    guard let known = call.receiver.elements?.first, !isOther(value, than: known) else {
      return call.receiver.elements?.isEmpty == false ? nil : ReceiverElement()
    }
    return ReceiverElement()
  }

  /// Whether values are of different types for sure.
  private static func isOther(_ value: Value, than element: Value) -> Bool {
    func kind(_ value: Value) -> Int? {
      switch value {
      case .boolean: 0
      case .string, .native(is Substring), .native(is Character): 1
      case .integer: 2
      case .double: 3
      case .array, .native(is SliceValue): 4
      case .dictionary: 5
      default: nil
      }
    }
    if case .literal = value { return kind(element).map { ![2, 3].contains($0) } ?? false }
    guard let a = kind(value), let b = kind(element) else { return false }
    return a != b
  }
}

/// A position of the receiver.
struct ReceiverIndex: LibraryArgument {
  static var shownName: String { "Index" }
  static func read(_ value: Value, _ call: LibraryCall) throws -> ReceiverIndex? {
    if call.receiver.ownText != nil { return try String.Index.read(value, call).map { _ in ReceiverIndex() } }
    return try Int.read(value, call).map { _ in ReceiverIndex() }
  }
}

/// A value of the receiver's type: a number.
struct ReceiverSelf: LibraryArgument {
  static var shownName: String { "Self" }
  static func read(_ value: Value, _ call: LibraryCall) throws -> ReceiverSelf? {
    func reads(_ type: any LibraryArgument.Type) throws -> ReceiverSelf? {
      try type.read(value, call).map { _ in ReceiverSelf() }
    }
    if let type = try? call.integerType() { return try reads(type) }
    if case .type = call.receiver { return try reads(call.floatType()) }
    if let number = try? call.integer() { return try reads(type(of: number)) }
    return try reads(type(of: call.float()))
  }
}

/// A range of the receiver's positions, or of numbers of its type.
struct ReceiverRange: LibraryArgument {
  static var shownName: String { "Range" }
  static func read(_ value: Value, _ call: LibraryCall) throws -> ReceiverRange? {
    guard case .range(let range) = value, !range.isClosed else { return nil }
    return ReceiverRange()
  }
}

/// A closed range of numbers of the receiver's type.
struct ReceiverClosedRange: LibraryArgument {
  static var shownName: String { "ClosedRange" }
  static func read(_ value: Value, _ call: LibraryCall) throws -> ReceiverClosedRange? {
    guard case .range(let range) = value, range.isClosed else { return nil }
    return ReceiverClosedRange()
  }
}
