import Foundation
import VitrineLayout
import VitrineUI

/// The everyday members of Swift's own types.
package enum StandardLibrary {
  // MARK: Properties

  package static func property(_ name: String, of value: Value, _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> Value?
  {
    switch value {
    case .string(let text):
      try evaluator.charge(text.utf8.count, mark)
      return moreOfStringProperty(name, text) ?? string(name, text)
    case .array(let elements), .set(let elements): return collection(name, elements)
    case .range(let range):
      switch name {
      case "lowerBound": return range.lowerBound
      case "upperBound": return range.upperBound
      case "isEmpty": return .boolean(!range.isClosed && range.lower == range.upper)
      case "count": return range.count.map { .integer($0) }
      default: return value.elements.flatMap { collection(name, $0) }
      }
    case .dictionary(let dictionary):
      switch name {
      case "count": return .integer(dictionary.entries.count)
      case "isEmpty": return .boolean(dictionary.entries.isEmpty)
      case "keys": return .array(dictionary.entries.map(\.key))
      case "values": return .array(dictionary.entries.map(\.value))
      default: return value.elements.flatMap { collection(name, $0) }
      }
    case .integer, .literal, .double: return try number(name, value, mark)
    case .boolean(let truth): return name == "description" ? .string(truth ? "true" : "false") : nil
    case .native(let date as DateValue):
      return DateCalls.property(name, of: date, now: evaluator.now)
    case .native(let attributed as AttributedText):
      return name == "characters" ? .string(attributed.text) : string(name, attributed.text)
    case .native(let native): return try FoundationCalls(evaluator, mark).property(name, of: native)
    default: return nil
    }
  }

  private static func number(_ name: String, _ value: Value, _ mark: SourceMark) throws -> Value? {
    guard let number = value.number else { return nil }
    switch name {
    case "description": return .string(value.whole.map(String.init) ?? Formatting.plain(number))
    case "magnitude":
      guard let whole = value.whole else { return .double(abs(number)) }
      return .integer(whole < 0 ? try Operators.negative(whole, mark) : whole)
    case "isZero": return .boolean(number == 0)
    case "isNaN": return .boolean(number.isNaN)
    case "isInfinite": return .boolean(number.isInfinite)
    case "isFinite": return .boolean(number.isFinite)
    case "hashValue": return .integer(value.whole ?? 0)
    case "nonzeroBitCount": return value.whole.map { .integer($0.nonzeroBitCount) }
    case "leadingZeroBitCount": return value.whole.map { .integer($0.leadingZeroBitCount) }
    case "trailingZeroBitCount": return value.whole.map { .integer($0.trailingZeroBitCount) }
    case "bitWidth": return value.whole.map { .integer($0.bitWidth) }
    case "sign": return .native(MinusOrPlus(isMinus: number.sign == .minus))
    case "doubleValue", "floatValue": return .double(number)
    case "intValue": return (value.whole ?? Int(exactly: number.rounded(.towardZero))).map { .integer($0) }
    case "stringValue": return .string(value.whole.map(String.init) ?? Formatting.plain(number))
    default: return nil
    }
  }

  private static func string(_ name: String, _ text: String) -> Value? {
    switch name {
    case "count": .integer(text.count)
    case "isEmpty": .boolean(text.isEmpty)
    case "startIndex": .integer(0)
    case "endIndex": .integer(text.count)
    case "indices": .range(RangeValue(0..<text.count))
    case "capitalized": .string(text.capitalized)
    case "description", "localizedDescription", "stringLiteral": .string(text)
    case "first": .optional(text.first.map { .string(String($0)) })
    case "last": .optional(text.last.map { .string(String($0)) })
    case "characters": .array(text.map { .string(String($0)) })
    case "hashValue": .integer(text.utf8.count)
    case "isNumber", "isWholeNumber": .boolean(text.allSatisfy(\.isNumber))
    case "isLetter": .boolean(text.allSatisfy(\.isLetter))
    case "isUppercase": .boolean(text.allSatisfy(\.isUppercase))
    case "isWhitespace": .boolean(text.allSatisfy(\.isWhitespace))
    case "wholeNumberValue": .optional(Int(text).map { .integer($0) })
    case "uuidString", "absoluteString", "lazy": .string(text)
    default: nil
    }
  }

  private static func collection(_ name: String, _ elements: [Value]) -> Value? {
    switch name {
    case "count": .integer(elements.count)
    case "isEmpty": .boolean(elements.isEmpty)
    case "first": .optional(elements.first)
    case "last": .optional(elements.last)
    case "indices": .range(RangeValue(0..<elements.count))
    case "startIndex": .integer(0)
    case "endIndex": .integer(elements.count)
    case "lazy": .array(elements)
    default: nil
    }
  }

  package static func staticMember(_ name: String, of type: String, _ evaluator: Evaluator) -> Value? {
    switch (type, name) {
    case ("Double", "pi"), ("CGFloat", "pi"), ("Float", "pi"): .double(.pi)
    case ("Double", "infinity"), ("CGFloat", "infinity"), ("Float", "infinity"): .double(.infinity)
    case ("Double", "nan"), ("CGFloat", "nan"): .double(.nan)
    case ("Double", "zero"), ("CGFloat", "zero"): .double(0)
    case ("Double", "greatestFiniteMagnitude"), ("CGFloat", "greatestFiniteMagnitude"):
      .double(.greatestFiniteMagnitude)
    case ("Double", "leastNonzeroMagnitude"), ("CGFloat", "leastNonzeroMagnitude"): .double(.leastNonzeroMagnitude)
    case (_, "max") where IntegerWidth(type) != nil: .integer(IntegerWidth(type)?.range.upperBound ?? .max)
    case (_, "min") where IntegerWidth(type) != nil: .integer(IntegerWidth(type)?.range.lowerBound ?? .min)
    case ("Int", "zero"): .integer(0)
    case ("CharacterSet", _): CharacterSetValue.named[name].map { .native(CharacterSetValue($0)) }
    case ("Optional", "none"): .nothing
    case ("UserDefaults", "standard"): .native(evaluator.defaults)
    case ("Duration", "zero"): .native(DurationValue(seconds: 0))
    case ("Unicode", "Scalar"): .type(TypeValue(name: "UnicodeScalar"))
    case _ where UnitValue.dimensions.contains(type): UnitValue.named(name, of: type).map { .native($0) }
    case _ where FormatTypes.isType("\(type).\(name)"): .type(TypeValue(name: "\(type).\(name)"))
    case _ where FormatTypes.isType(type): FormatTypes.member(name, of: type).map { .native($0) }
    case ("Date", "now"): .native(evaluator.now)
    case ("Task", "isCancelled"): .boolean(evaluator.currentTask?.isCancelled ?? false)
    case ("Date", "distantPast"): .native(DateValue(seconds: -6e10))
    case ("Date", "distantFuture"): .native(DateValue(seconds: 6e10))
    default: nil
    }
  }

  // MARK: Making values

  /// `Int("3")`, `Array(…)`, `Date()` and the like; `nil` for a type that is none of the library's.
  package static func make(
    _ type: TypeValue, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  )
    throws -> Value?
  {
    let first = try arguments.first.map { argument -> Value in
      if case .binding(let binding) = argument.value { return try binding.get() }
      return argument.value
    }
    if let made = try FoundationCalls(evaluator, mark).make(type.name, arguments) { return made }
    switch type.name {
    case let name where IntegerWidth(name) != nil:
      if case .native(let scalar as ScalarValue)? = first { return .integer(Int(clamping: scalar.scalar.value)) }
      if let text = first?.text, let radix = arguments.first(where: { $0.label == "radix" })?.value.whole {
        guard (2...36).contains(radix) else { return .nothing }
        return .optional(Int(text, radix: radix).map { .integer($0) })
      }
      if arguments.first?.label == "exactly", let number = first?.number {
        return .optional((first?.whole ?? Int(exactly: number)).map { .integer($0) })
      }
      if let width = IntegerWidth(name), arguments.first?.label == "truncatingIfNeeded", let whole = first?.whole {
        return .integer(width.truncated(whole))
      }
      if let text = first?.text { return .optional(Int(text).map { .integer($0) }) }
      guard let number = first?.number else { return arguments.isEmpty ? .integer(0) : .nothing }
      guard let whole = first?.whole ?? Int(exactly: number.rounded(.towardZero)) else {
        throw Failure("invalid-number", "Double value '\(Formatting.plain(number))' cannot be converted to Int", mark)
      }
      return .integer(whole)
    case "Double", "CGFloat", "Float", "TimeInterval":
      if let text = first?.text { return .optional(Double(text).map { .double($0) }) }
      // Literals alone are integers: `CGFloat(10 / 4)` is 2.
      if case .literal(let whole, _)? = first { return .double(Double(whole)) }
      if case .implicit(let implicit)? = first, let number = try evaluator.number(implicit) { return number }
      return .double(first?.number ?? 0)
    case "AttributedString":
      let text = try first.map { try evaluator.describe($0.settled) } ?? ""
      if ["markdown", "localized"].contains(arguments.first?.label) {
        return .native(AttributedText(markdown: Inflection.resolved(text)))
      }
      return .native(AttributedText(text).merging(arguments["attributes"]))
    case "LocalizedStringKey", "String":
      if case .view(let text as Text)? = first { return type.name == "String" ? .string(text.string) : first }
      return try makeString(first, arguments, evaluator, mark)
    case "LocalizedStringResource", "Substring", "Character", "NSString":
      return try makeString(first, arguments, evaluator, mark)
    case "Bool":
      return first?.text.map { .optional($0 == "true" ? .boolean(true) : $0 == "false" ? .boolean(false) : nil) }
        ?? .boolean(false)
    case "Array", "ArraySlice", "ContiguousArray": return try makeArray(first, arguments, evaluator, mark)
    case "Set":
      guard let elements = first?.elements else { return .set([]) }
      try evaluator.checkSize(elements.count, mark)
      return .set(DistinctValues(elements).elements)
    case "Dictionary": return try makeDictionary(first, arguments, evaluator, mark)
    case "UnicodeScalar", "Scalar":
      if let text = first?.text { return .optional(text.unicodeScalars.first.map { .native(ScalarValue(scalar: $0)) }) }
      guard let number = first?.whole, let value = UInt32(exactly: number) else { return .nothing }
      return .optional(Unicode.Scalar(value).map { .native(ScalarValue(scalar: $0)) })
    case "CharacterSet":
      if arguments.first?.label == "charactersIn", let text = first?.text {
        return .native(CharacterSetValue(CharacterSet(charactersIn: text)))
      }
      return .native(CharacterSetValue(CharacterSet()))
    case "Data": return DataValue(arguments).map { .native($0) }
    case "NSNumber", "NSDecimalNumber": return first
    case "Decimal":
      if arguments.first?.label == "string" {
        return .optional(first?.text.flatMap { Decimal(string: $0) }.map { .native($0) })
      }
      return (first?.whole.map { Decimal($0) } ?? first?.number.map { Decimal(finite: $0) } ?? Decimal(0)).native
    case "Date": return .native(DateCalls.date(arguments, now: evaluator.now))
    case "UUID" where arguments.first?.label == "uuidString":
      return .optional(first?.text.flatMap { UUID(uuidString: $0) }.map { .string($0.uuidString) })
    case "UUID": return .string("00000000-0000-4000-8000-" + hex(evaluator.random.next(), 12))
    case "URL": return try AddressCalls.make(arguments, evaluator)
    case "Optional": return first ?? .nothing
    case "Range", "ClosedRange": return first
    default: return nil
    }
  }

  // MARK: Elements

  package static func element(of value: Value, _ keys: [Value], _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> Value?
  {
    guard let key = keys.first else { return nil }
    switch value {
    case .array(let elements):
      if case .range(let range) = key {
        guard let (lower, upper) = range.positions(count: elements.count) else { return nil }
        let (low, high) = (max(0, lower), min(elements.count, upper))
        guard low <= high else { throw outOfRange(elements.count, "\(low)", mark) }
        return .array(Array(elements[low..<high]))
      }
      guard let index = key.whole else { return nil }
      guard elements.indices.contains(index) else { throw outOfRange(elements.count, "\(index)", mark) }
      return elements[index]
    case .dictionary(let dictionary): return dictionary[key.settled] ?? (keys.count > 1 ? keys[1] : .nothing)
    case .native(let attributed as AttributedText):
      return StringSearch.bounds(key, count: attributed.text.count).map { .native(attributed[$0]) }
    case .string(let text):
      if let range = StringSearch.bounds(key, count: text.count) { return .string(StringSearch.substring(text, range)) }
      guard let index = key.whole, index >= 0, index < text.count else { return nil }
      return .string(String(text[text.index(text.startIndex, offsetBy: index)]))
    case .range: return try value.elements.flatMap { try element(of: .array($0), keys, evaluator, mark) }
    case .native(let match as RegexMatch): return match.element(key)
    default: return nil
    }
  }

  private static func outOfRange(_ count: Int, _ index: String, _ mark: SourceMark) -> Failure {
    Failure("index-out-of-range", "index \(index) is out of range for an array of \(count) elements", mark)
  }

  package static func settingElement(
    of container: Value, _ keys: [Value], to value: Value, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value {
    switch container {
    case .array(var elements):
      guard let index = keys.first?.whole, elements.indices.contains(index) else {
        throw outOfRange(elements.count, keys.first?.whole.map { "\($0)" } ?? "?", mark)
      }
      try evaluator.weigh(elements.count, mark)
      elements[index] = value.settled
      return .array(elements)
    case .dictionary(var dictionary):
      guard let key = keys.first?.settled else { return container }
      try evaluator.checkSize(dictionary.entries.count, mark)
      // Its table is copied as well.
      try evaluator.charge(4 * dictionary.entries.count, mark)
      if case .nothing = value { dictionary[key] = nil } else { dictionary[key] = value.settled }
      return .dictionary(dictionary)
    case .native(var attributed as AttributedText):
      guard let range = StringSearch.bounds(keys.first, count: attributed.text.count), let part = AttributedText(value)
      else {
        return container
      }
      attributed[range] = part
      return .native(attributed)
    case .binding(let binding):
      try binding.set(settingElement(of: binding.get(), keys, to: value, evaluator, mark))
      return container
    default: throw Failure("not-assignable", "cannot assign through subscript of \(container.typeSubject)", mark)
    }
  }
}
