import Foundation
import VitrineLayout
import VitrineUI

extension StandardLibrary {
  /// Calls a method that changes nothing; `nil` if the type has none of that name.
  package static func call(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    if name == "formatted" { return .string(try formatted(value, arguments, evaluator, mark)) }
    switch value {
    case .string(let text): return try string(name, text, arguments, evaluator, mark)
    case .range where value.elements == nil && !["contains", "overlaps", "clamped", "relative"].contains(name):
      throw Failure(.limit(.range), mark)
    case .array, .set, .range, .dictionary: return try collection(name, value, arguments, evaluator, mark)
    case .integer, .literal, .double: return try number(name, value, arguments, evaluator, mark)
    case .native(let native) where name != "map" && name != "flatMap":
      if let date = native as? DateValue, let result = DateCalls.call(name, date, arguments, evaluator) {
        return result
      }
      if let result = try FoundationCalls(evaluator, mark).call(name, native, arguments) { return result }
      guard let attributed = native as? AttributedText, name == "range", let part = arguments.first?.value.text else {
        return nil
      }
      return StringSearch.range(of: part, in: attributed.text)
    case .nothing where name == "map" || name == "flatMap": return .nothing
    case .type(let type): return try callStatic(name, type, arguments, evaluator, mark)
    case .native(let native) where native is InertValue || native is UnknownValue: return nil
    default:
      // An optional that holds something: any value has these.
      guard name == "map" || name == "flatMap", let transform = arguments.first?.value else { return nil }
      return try evaluator.call(transform, [CallArgument(label: nil, value: value, mark: mark)], mark)
    }
  }

  private static func callStatic(
    _ name: String, _ type: TypeValue, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    if FormatterValue.kinds.contains(type.name),
      let result = try FormatterCalls(FormatterValue(type.name), ValueFormats(evaluator, .standard, mark))
        .callStatic(name, arguments)
    {
      return result
    }
    switch (type.name, name) {
    case ("Duration", _):
      guard let factor = DurationValue.units[name], let number = arguments.first?.value.number else { return nil }
      return .native(DurationValue(seconds: number * factor))
    case ("Int", "random"):
      guard case .range(let range)? = arguments.first?.value, let closed = range.closed else { return .integer(0) }
      return .integer(Int.random(in: closed, using: &evaluator.random))
    case ("Double", "random"), ("CGFloat", "random"), ("Float", "random"):
      guard case .range(let range)? = arguments.first?.value, range.lower < range.upper else { return .double(0) }
      guard (range.upper - range.lower).isFinite else {
        throw Failure("overflow", "there is no finite range for random numbers", mark)
      }
      return .double(Double.random(in: range.lower..<range.upper, using: &evaluator.random))
    case ("Optional", "some"): return arguments.first?.value
    case ("Bool", "random"): return .boolean(Bool.random(using: &evaluator.random))
    default: return nil
    }
  }

  private static func string(
    _ name: String, _ text: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    let first = arguments.first?.value
    try evaluator.charge(text.utf8.count, mark)
    if let found = try RegexCalls(evaluator, mark).call(name, on: text, arguments) { return found }
    switch name {
    case "uppercased", "localizedUppercase": return .string(text.uppercased())
    case "lowercased", "localizedLowercase": return .string(text.lowercased())
    case "hasPrefix": return .boolean(text.hasPrefix(first?.text ?? ""))
    case "hasSuffix": return .boolean(text.hasSuffix(first?.text ?? ""))
    case "contains", "localizedCaseInsensitiveContains", "localizedStandardContains":
      guard let part = first?.text else {
        return try collection(name, value(text), arguments, evaluator, mark)
      }
      return .boolean(name == "contains" ? text.contains(part) : text.lowercased().contains(part.lowercased()))
    case "replacingOccurrences":
      if let found = try RegexCalls(evaluator, mark).search(name, text, arguments) { return found }
      let other = arguments["with"]?.text ?? ""
      return try StringSearch.replacing(first?.text ?? "", in: text, with: other, evaluator, mark)
    case "split" where arguments.count == 1 && first?.text != nil:
      return .array(text.split(separator: first?.text ?? " ").map { .string(String($0)) })
    case "components" where first?.text != nil:
      return .array(text.components(separatedBy: first?.text ?? " ").map { .string($0) })
    case "appending" where arguments.first?.label == nil:
      let more = first?.text ?? ""
      try evaluator.checkSize(text.utf8.count + more.utf8.count, mark)
      return .string(text + more)
    case "prefix": if let count = first?.whole { return .string(String(text.prefix(max(0, count)))) }
    case "suffix": if let count = first?.whole { return .string(String(text.suffix(max(0, count)))) }
    case "dropFirst": return .string(String(text.dropFirst(max(0, first?.whole ?? 1))))
    case "dropLast": return .string(String(text.dropLast(max(0, first?.whole ?? 1))))
    case "reversed": return .string(String(text.reversed()))
    case "index", "distance": return try StringSearch.position(name, arguments, mark)
    case "range":
      if let found = try RegexCalls(evaluator, mark).search(name, text, arguments) { return found }
      return first?.text.map { StringSearch.range(of: $0, in: text) }
    default: break
    }
    if let found = try moreOfString(name, text, arguments, evaluator, mark) { return found }
    return try collection(name, value(text), arguments, evaluator, mark)
  }

  private static func value(_ text: String) -> Value { .string(text) }

  private static func number(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    guard let number = value.number else { return nil }
    switch name {
    case "rounded":
      if case .implicit(let rule)? = arguments.first?.value {
        let rules: [String: FloatingPointRoundingRule] = [
          "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
          "toNearestOrEven": .toNearestOrEven,
        ]
        return .double(number.rounded(rules[rule.name] ?? .toNearestOrAwayFromZero))
      }
      return .double(number.rounded())
    case "squareRoot": return .double(number.squareRoot())
    case "isMultiple":
      if let whole = value.whole, let by = arguments.first?.value.whole {
        return .boolean(by == 0 ? whole == 0 : by == -1 || whole % by == 0)
      }
    case "truncatingRemainder":
      return .double(number.truncatingRemainder(dividingBy: arguments.first?.value.number ?? 1))
    case "advanced":
      guard let distance = arguments.first?.value else { return nil }
      if let whole = value.whole, let steps = distance.whole {
        return .integer(try Operators.integer("+", whole, steps, mark))
      }
      return distance.number.map { .double(number + $0) }
    case "clamped":
      if case .range(let range)? = arguments.first?.value {
        if number < range.lower { return range.lowerBound }
        return number > range.upper ? range.upperBound : value
      }
    case "signum": return .integer(number > 0 ? 1 : number < 0 ? -1 : 0)
    case "quotientAndRemainder":
      guard let whole = value.whole, let by = arguments.first?.value.whole else { return nil }
      return .tuple([
        (label: "quotient", value: try Operators.apply("/", .integer(whole), .integer(by), evaluator, mark)),
        (label: "remainder", value: try Operators.apply("%", .integer(whole), .integer(by), evaluator, mark)),
      ])
    case "isLess", "isEqual", "isLessThanOrEqualTo":
      guard let other = arguments.first?.value.number else { return nil }
      return .boolean(name == "isLess" ? number < other : name == "isEqual" ? number == other : number <= other)
    case "distance":
      return arguments.first?.value.whole.flatMap { end in
        value.whole.map { .integer(end &- $0) }
      }
    case "map", "flatMap":
      if let transform = arguments.first?.value {
        return try evaluator.call(transform, [CallArgument(label: nil, value: value, mark: mark)], mark)
      }
    default: break
    }
    return nil
  }

  private static func collection(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    let first = arguments.first?.value
    func apply(_ values: Value...) throws -> Value {
      try evaluator.step(mark)
      return try evaluator.call(
        first ?? .nothing, values.map { CallArgument(label: nil, value: $0, mark: mark) }, mark)
    }
    func holds(_ element: Value) throws -> Bool {
      if case .boolean(let truth) = try apply(element) { return truth }
      return false
    }
    if case .range(let range) = value, name == "contains", let first {
      if first.number != nil { return .boolean(range.contains(first)) }
      if (range.lowerBound ?? range.upperBound)?.seconds != nil, let date = evaluator.date(first) {
        return .boolean(range.contains(.native(date)))
      }
    }
    guard let elements = value.elements else { return nil }
    try evaluator.charge(elements.count, mark)
    if let found = try moreOfCollection(name, value, elements, arguments, evaluator, mark) { return found }
    switch name {
    case "map": return .array(try elements.map { try apply($0).settled })
    case "compactMap":
      return .array(
        try elements.compactMap { element in
          let result = try apply(element)
          if case .nothing = result { return nil }
          return result.settled
        })
    case "flatMap":
      return .array(
        try elements.reduce(into: []) { all, element in
          all += try apply(element).elements ?? []
          if all.count > evaluator.meter.limits.elements { try evaluator.checkSize(all.count, mark) }
        })
    case "filter":
      if case .dictionary(let dictionary) = value {
        return .dictionary(
          DictionaryValue(
            entries: try dictionary.entries.enumerated().filter { try holds(elements[$0.offset]) }.map(\.element)))
      }
      return .array(try elements.filter(holds))
    case "mapValues":
      guard case .dictionary(let dictionary) = value else { return nil }
      return .dictionary(
        DictionaryValue(entries: try dictionary.entries.map { .init(key: $0.key, value: try apply($0.value).settled) }))
    case "merging":
      guard case .dictionary(let dictionary) = value else { return nil }
      return .dictionary(try merged(dictionary, arguments, evaluator, mark))
    case "forEach":
      for element in elements { _ = try apply(element) }
      return .void
    case "reduce":
      guard arguments.count == 2 else { return nil }
      return try Reduction(arguments[1].value, isInto: arguments[0].label == "into", evaluator, mark)
        .result(from: arguments[0].value, elements)
    case "sorted" where arguments.first?.label == "using":
      return .array(try ElementOrder.sort(elements, using: first ?? .nothing, evaluator, mark))
    case "sorted": return .array(try ElementOrder.sort(elements, by: first, evaluator, mark))
    case "reversed": return .array(elements.reversed())
    case "shuffled": return .array(elements.shuffled(using: &evaluator.random))
    case "enumerated":
      return .array(
        elements.enumerated().map { .tuple([(label: "offset", value: .integer($0)), (label: "element", value: $1)]) })
    case "contains":
      if case .function? = first { return .boolean(try elements.contains(where: holds)) }
      guard let first else { return nil }
      return .boolean(elements.contains { $0.isEqual(to: first) })
    case "allSatisfy": return .boolean(try elements.allSatisfy(holds))
    case "first": return .optional(try elements.first(where: holds))
    case "last": return .optional(try elements.last(where: holds))
    case "firstIndex":
      if case .function? = first { return .optional(try elements.firstIndex(where: holds).map { .integer($0) }) }
      return .optional(first.flatMap { wanted in elements.firstIndex { $0.isEqual(to: wanted) } }.map { .integer($0) })
    case "min", "max": return try ElementOrder.extreme(name, elements, first, evaluator, mark)
    case "prefix": return first?.whole.map { .array(Array(elements.prefix(max(0, $0)))) }
    case "suffix": return first?.whole.map { .array(Array(elements.suffix(max(0, $0)))) }
    case "dropFirst": return .array(Array(elements.dropFirst(max(0, first?.whole ?? 1))))
    case "dropLast": return .array(Array(elements.dropLast(max(0, first?.whole ?? 1))))
    case "joined":
      return try joined(elements, separator: first?.text ?? "", evaluator, mark)
    case "randomElement": return .optional(elements.randomElement(using: &evaluator.random))
    case "index", "distance": return try StringSearch.position(name, arguments, mark)
    case "union", "intersection", "subtracting":
      let others = first?.elements ?? []
      try evaluator.checkSize(elements.count + others.count, mark)
      if name == "union" { return .set(DistinctValues(elements + others).elements) }
      let known = DistinctValues(others)
      return .set(elements.filter { known.contains($0) == (name == "intersection") })
    case "chunked":
      guard let size = first?.whole, size > 0 else { return nil }
      return .array(
        stride(from: 0, to: elements.count, by: size).map {
          .array(Array(elements[$0..<min($0 + size, elements.count)]))
        })
    default: return nil
    }
  }

  /// Strings as one with something between them, or the elements of arrays as those of one.
  private static func joined(
    _ elements: [Value], separator: String, _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value {
    let texts = elements.compactMap(\.text)
    if texts.count == elements.count {
      let between = max(texts.count - 1, 0) * separator.utf8.count
      try evaluator.checkSize(texts.reduce(between) { $0 + $1.utf8.count }, mark)
      return .string(texts.joined(separator: separator))
    }
    let parts = elements.map { $0.elements ?? [] }
    try evaluator.checkSize(parts.reduce(0) { $0 + $1.count }, mark)
    return .array(Array(parts.joined()))
  }

  /// A dictionary with the entries of another, or of pairs; a closure chooses between two values of a key.
  static func merged(
    _ dictionary: DictionaryValue, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> DictionaryValue {
    var result = dictionary
    for element in arguments.first?.value.elements ?? [] {
      guard case .tuple(let pair) = element, pair.count == 2 else { continue }
      let key = pair[0].value.settled
      guard let known = result[key], let choose = arguments.last?.value, arguments.count > 1 else {
        result[key] = pair[1].value.settled
        continue
      }
      try evaluator.step(mark)
      let values = [known, pair[1].value].map { CallArgument(label: nil, value: $0, mark: mark) }
      result[key] = try evaluator.call(choose, values, mark).settled
    }
    try evaluator.checkSize(result.entries.count, mark)
    return result
  }
}
