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
    default: return nil
    }
  }

  /// A property; `nil` where the value has none of that name.
  package static func property(_ name: String, of native: Any) -> Value? {
    switch native {
    case let style as FormatValue: .native(style.followed(by: name, []))
    case let match as RegexMatch: match.member(name)
    case let part as RegexPart: part.member(name)
    default: nil
    }
  }

  /// The value with a property set; `nil` where it has none that can be.
  package static func setting(_ name: String, in native: Any, to value: Value) -> Value? {
    switch native {
    case let style as FormatValue:
      let argument = CallArgument(label: nil, value: value, mark: style.mark)
      return .native(style.followed(by: name, [argument]))
    default: return nil
    }
  }

  /// What making a type gives; `nil` for one that is none of Foundation's.
  package func make(_ type: String, _ arguments: [CallArgument]) throws -> Value? {
    if let style = FormatTypes.style(type, arguments, mark) { return .native(style) }
    guard type == "Regex", let literal = arguments["literal"]?.text else { return nil }
    return .native(try RegexMembers(LibraryCall(evaluator, .nothing, mark)).make(literal: literal))
  }

  /// The types of Foundation that are made here.
  package static let types: Set<String> = UnitValue.dimensions.union([
    "UnicodeScalar", "Unicode", "IntegerFormatStyle", "FloatingPointFormatStyle", "ListFormatStyle",
    "ByteCountFormatStyle", "UTF8", "Encodable", "Decodable",
  ])
}
