import Foundation
import VitrineLayout
import VitrineUI

/// The everyday members of Swift's own types.
package enum StandardLibrary {
  /// Types that aren't declared, and are known.
  package static let types = UnitValue.dimensions.union(["UnicodeScalar", "Unicode", "UTF8", "Encodable", "Decodable"])

  // MARK: Properties

  package static func property(_ name: String, of value: Value, _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> Value?
  {
    if let found = try Library(evaluator, mark).property(name, of: value) { return found }
    // A group of a regular expression has a name of its own.
    if case .native(let match as RegexMatch) = value { return match.member(name) }
    return nil
  }

  package static func staticMember(
    _ name: String, of type: String, _ evaluator: Evaluator, isCalled: Bool = false
  ) throws -> Value? {
    let library = Library(evaluator, evaluator.meter.mark)
    if let found = try library.staticMember(name, of: type, isCalled: isCalled) { return found }
    if Library.declares("\(type).\(name)") { return .type(TypeValue(name: "\(type).\(name)")) }
    return switch (type, name) {
    case _ where UnitValue.dimensions.contains(type): UnitValue.named(name, of: type).map { .native($0) }
    case ("Task", "isCancelled"): .boolean(evaluator.currentTask?.isCancelled ?? false)
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
    if type.name == "Regex", let literal = arguments["literal"]?.text {
      return .native(try RegexMembers(LibraryCall(evaluator, .nothing, mark)).make(literal: literal))
    }
    if let made = try madeNumber(type.name, arguments, evaluator) { return made }
    if case .view(let text as Text)? = first, type.name == "String" { return .string(text.string) }
    if let made = try Library(evaluator, mark).make(type, arguments) { return made }
    // Texts with another name.
    guard ["LocalizedStringKey", "LocalizedStringResource", "NSString"].contains(type.name) else { return nil }
    if case .view(is Text)? = first, type.name == "LocalizedStringKey" { return first }
    let text = try first.map { try evaluator.describe($0.settled) } ?? ""
    return type.name == "LocalizedStringKey" ? .localized(text) : .string(text)
  }

  /// A number of what is none: a literal without digits behind the point, a member of the type.
  private static func madeNumber(_ type: String, _ arguments: [CallArgument], _ evaluator: Evaluator) throws -> Value? {
    guard ["Double", "CGFloat", "TimeInterval"].contains(type), arguments.count == 1, arguments[0].label == nil else {
      return nil
    }
    // Literals alone are integers: `CGFloat(10 / 4)` is 2.
    if case .literal(let whole, _) = arguments[0].value { return .double(Double(whole)) }
    if case .implicit(let implicit) = arguments[0].value { return try evaluator.number(implicit) }
    return nil
  }

  // MARK: Elements

  package static func element(of value: Value, _ keys: [Value], _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> Value?
  {
    guard let key = keys.first else { return nil }
    switch value {
    case .array(let elements):
      if case .range(let range) = key {
        return try bounds(range, count: elements.count, mark).map { .native(SliceValue(elements[$0])) }
      }
      guard let index = key.whole else { return nil }
      guard elements.indices.contains(index) else { throw outOfRange(elements.count, "\(index)", mark) }
      return elements[index]
    case .range(let range):
      // The positions of a range are its elements.
      guard let position = key.whole, range.closed != nil else { return nil }
      guard range.contains(key) else { throw Failure("index-out-of-range", "index \(position) is out of range", mark) }
      return .integer(position)
    case .dictionary(let dictionary):
      guard let value = dictionary[key.settled] else { return keys.count > 1 ? keys[1] : .nothing }
      return keys.count > 1 ? value : value.inOptional
    case .native(let attributed as AttributedText):
      return StringSearch.bounds(key, count: attributed.text.count).map { .native(attributed[$0]) }
    case .string(let text): return try character(of: text, key, mark)
    case .native(let part as Substring): return try character(of: part, key, mark)
    case .native(let slice as SliceValue):
      guard case .range(let range) = key else {
        guard let index = key.whole else { return nil }
        guard slice.values.indices.contains(index) else { throw outOfRange(slice.values.count, "\(index)", mark) }
        return slice.values[index]
      }
      let (lower, upper) = range.positions(count: slice.values.endIndex) ?? (0, 0)
      let low = range.lowerBound == nil ? slice.values.startIndex : lower
      guard low >= slice.values.startIndex, low <= upper, upper <= slice.values.endIndex else {
        throw outOfRange(slice.values.count, "\(low)", mark)
      }
      return .native(SliceValue(slice.values[low..<upper]))
    case .native(let data as Data):
      if case .range(let range) = key, let (lower, upper) = range.positions(count: data.endIndex) {
        let low = range.lowerBound == nil ? data.startIndex : lower
        guard low >= data.startIndex, low <= upper, upper <= data.endIndex else {
          throw outOfRange(data.count, "\(low)", mark)
        }
        return .native(data[low..<upper])
      }
      guard let index = key.whole else { return nil }
      guard data.indices.contains(index) else { throw outOfRange(data.count, "\(index)", mark) }
      return data[index].packed
    case .native(let match as RegexMatch): return match.element(key)
    default: return nil
    }
  }

  /// A character, or a part, of a text.
  private static func character<Text: LibraryText>(of text: Text, _ key: Value, _ mark: SourceMark) throws -> Value?
  where Text.Index == String.Index {
    func checked(_ position: String.Index, _ isInside: Bool) throws -> String.Index {
      guard isInside, position >= text.startIndex, position <= text.endIndex, text.isBoundary(position) else {
        throw Failure("index-out-of-range", "string index is out of bounds", mark)
      }
      return position
    }
    switch key {
    case .native(let position as String.Index):
      return .native(text[try checked(position, position < text.endIndex)])
    case .range(let range):
      guard range.lowerBound.map(isPosition) ?? true, range.upperBound.map(isPosition) ?? true else { break }
      var (lower, upper) = (text.startIndex, text.endIndex)
      if case .native(let position as String.Index)? = range.lowerBound { lower = try checked(position, true) }
      if case .native(let position as String.Index)? = range.upperBound {
        upper = try checked(position, !range.isClosed || position < text.endIndex)
        if range.isClosed { upper = text.index(after: upper) }
      }
      guard lower <= upper else { throw Failure("index-out-of-range", "string index range is out of bounds", mark) }
      return .native(Substring(text)[lower..<upper])
    default: break
    }
    guard key.whole != nil || key.elements != nil else { return nil }
    throw Failure(
      "unknown-member",
      "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
      mark, hint: "write text[text.index(text.startIndex, offsetBy: 1)], or Array(text)[1]")
  }

  private static func isPosition(_ value: Value) -> Bool {
    if case .native(is String.Index) = value { true } else { false }
  }

  /// The places of an array that a range names; `nil` for a range that names none.
  private static func bounds(_ range: RangeValue, count: Int, _ mark: SourceMark) throws -> Range<Int>? {
    guard let (lower, upper) = range.positions(count: count) else { return nil }
    guard lower >= 0, lower <= upper, upper <= count else {
      throw outOfRange(count, "\(lower < 0 || lower > count ? lower : upper)", mark)
    }
    return lower..<upper
  }

  private static func outOfRange(_ count: Int, _ index: String, _ mark: SourceMark) -> Failure {
    Failure("index-out-of-range", "index \(index) is out of range for an array of \(count) elements", mark)
  }

  package static func settingElement(
    of container: Value, _ keys: [Value], to value: Value, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value {
    switch container {
    case .array(var elements):
      if case .range(let range)? = keys.first, let new = value.elements,
        let bounds = try bounds(range, count: elements.count, mark)
      {
        try evaluator.checkSize(elements.count + new.count, mark)
        elements.replaceSubrange(bounds, with: new.map(\.settled))
        return .array(elements)
      }
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
    case .native(let slice as SliceValue):
      guard let index = keys.first?.whole, slice.values.indices.contains(index) else {
        throw outOfRange(slice.values.count, keys.first?.whole.map { "\($0)" } ?? "?", mark)
      }
      var values = slice.values
      values[index] = value.settled
      return .native(SliceValue(values))
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
