import Diagnostics
import Foundation
import VitrineUI

/// Values of Foundation that answer: what can be asked of them, and set.
package struct FoundationCalls {
  package let evaluator: Evaluator
  package let mark: SourceMark

  init(_ evaluator: Evaluator, _ mark: SourceMark) { (self.evaluator, self.mark) = (evaluator, mark) }

  /// Calls a method; `nil` where the value has none of that name.
  package func call(_ name: String, _ native: Any, _ arguments: [CallArgument]) throws -> Value? {
    switch native {
    case let style as FormatValue:
      if name == "format" {
        return .string(
          try ValueFormats(evaluator, .standard, mark).text(arguments.first?.value ?? .nothing, by: .native(style)))
      }
      return .native(style.followed(by: name, arguments))
    case let formatter as FormatterValue:
      if formatter.kind.hasPrefix("JSON") || formatter.kind.hasPrefix("Property") {
        return try JSONCoding(formatter, evaluator, mark).call(name, arguments)
      }
      return try FormatterCalls(formatter, ValueFormats(evaluator, .standard, mark)).call(name, arguments)
    case let attributed as AttributedText:
      return arguments.first.flatMap { attributed.with(name, $0) }.map { .native($0) }
    default: return nil
    }
  }

  /// A property; `nil` where the value has none of that name.
  package func property(_ name: String, of native: Any) throws -> Value? {
    switch native {
    case let style as FormatValue: return .native(style.followed(by: name, []))
    case let formatter as FormatterValue: return formatter.settings[name] ?? .nothing
    case let decimal as Decimal:
      let number = NSDecimalNumber(decimal: decimal)
      return name == "doubleValue"
        ? .double(Double("\(decimal)") ?? number.doubleValue) : name == "intValue" ? .integer(number.intValue) : nil
    case let match as RegexMatch: return match.member(name)
    case let part as RegexPart: return part.member(name)
    case let mirror as MirrorValue: return try mirror.member(name)
    case let key as JSONKey:
      return name == "stringValue" ? .string(key.name) : nil
    default: return nil
    }
  }

  /// The value with a property set; `nil` where it has none that can be.
  package static func setting(_ name: String, in native: Any, to value: Value) -> Value? {
    switch native {
    case let formatter as FormatterValue:
      formatter.settings[name] = value.settled
      return .native(formatter)
    case let style as FormatValue:
      let argument = CallArgument(label: nil, value: value, mark: style.mark)
      return .native(style.followed(by: name, [argument]))
    default: return nil
    }
  }

  /// What making a type gives; `nil` for one that is none of Foundation's.
  package func make(_ type: String, _ arguments: [CallArgument]) throws -> Value? {
    if FormatterValue.kinds.contains(type) { return .native(FormatterValue(type)) }
    if let style = FormatTypes.style(type, arguments, mark) { return .native(style) }
    switch type {
    case "Mirror": return arguments["reflecting"].map { .native(MirrorValue($0, mark)) }
    case "AttributeContainer": return .native(AttributedText(""))
    case "Regex":
      guard let literal = arguments["literal"]?.text else { return nil }
      return .native(try RegexMembers(LibraryCall(evaluator, .nothing, mark)).make(literal: literal))
    default: return nil
    }
  }

  /// The types of Foundation that are made here.
  package static let types: Set<String> = FormatterValue.kinds.union(UnitValue.dimensions).union([
    "Measurement", "PersonNameComponents", "UserDefaults", "UnicodeScalar", "Unicode", "NSNumber", "NSDecimalNumber",
    "IntegerFormatStyle", "FloatingPointFormatStyle", "ListFormatStyle", "ByteCountFormatStyle", "UTF8", "Encodable",
    "Decodable", "Regex", "AttributeContainer", "Mirror",
  ])
}
