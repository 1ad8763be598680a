import Foundation
import Notation

/// Fences that call all that fences may call, with arguments that nobody would write: the ends of `Int`, what is not a
/// number, nothing, and more than there can be.
///
/// The calls come from the catalog itself and the names from the standard library's sources, so that what is added is
/// called too.
public enum HostileCalls {
  /// - Parameter rounds: how many different arguments each call gets.
  public static func sources(rounds: Int) throws -> [String] {
    var sources: [String] = []
    for round in 0..<rounds {
      for (index, call) in CatalogReference.calls.enumerated() { sources.append(source(of: call, index + round * 7)) }
      sources += try members(round) + makers(round)
    }
    return sources
  }

  // MARK: The catalog

  private static func source(of call: CatalogReference.Call, _ seed: Int) -> String {
    var arguments: [String] = []
    for (index, parameter) in call.parameters.enumerated() {
      // Every third of those that may be left out is.
      if parameter.isOptional, (seed + index) % 3 == 0 { continue }
      let value = value(of: parameter.type, seed + index)
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    let list = arguments.joined(separator: ", ")
    switch call.kind {
    case .view: return "\(call.name)(\(list))"
    case .modifier: return "Text(\"a b c\").\(call.name)(\(list)).border(Color.red)"
    case .function: return "let it = \(call.name)(\(list))\nText(\"\\(it)\")"
    }
  }

  private static func value(of type: String, _ seed: Int) -> String {
    switch type {
    case "Double", "Number", "number", "Int": pick(numbers, seed)
    case "String": pick(["\"\"", "\"a\"", "String(repeating: \"ab \", count: 3000)", "\"%99999d\""], seed)
    case "Bool": pick(["true", "false"], seed)
    case "View": pick(["{ Text(\"a\") }", "{ }", "{ Color.red.frame(width: 1e300) }"], seed)
    case "Function", "Action", "closure": pick(["{ }", "{ _ in Text(\"a\") }", "{ Int.max }"], seed)
    default: pick(others, seed)
    }
  }

  static let numbers = [
    "Int.max", "Double.nan", "-1", "1e300", "Int.min", "Double.infinity", "0", "-Double.infinity", "1e-300", "-1e300",
    "9223372036854775807", "0.5", "1_000_000_000",
  ]

  private static let others =
    numbers + [
      "nil", "0...Int.max", "Int.min...Int.max", "0..<0", "0...", "-1e300...1e300", "[Int.min, Int.max]",
      "[Double.nan]",
      "[]", "[:]", "\"\"", "{ 1 }", ".zero", ".infinity", "\\.self", "Text(\"a\")", ".constant(Double.nan)",
      ".constant(Int.max)", "Color.red", "Set(0..<9)", ".degrees(1e300)", ".init()",
    ]

  private static func pick(_ values: [String], _ seed: Int) -> String { values[seed % values.count] }

  // MARK: The standard library

  private static let receivers = [
    "\"abc\"", "[1, 2, 3]", "Set([1, 2])", "7", "Int.min", "1.5", "(0..<3)", "(0...Int.max)", "[\"a\": 1]",
    "Double.nan",
    "[[1], [2]]", "true",
  ]

  /// The members that interface files declare, and whatever a `case "name":` of the library's sources tells apart.
  private static func names() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/FenceEvaluation/Library")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("case ") || line.hasPrefix("      \"") {
        for name in line.matches(of: /"(?<name>[a-z]\w*)"/) { names.insert(String(name.output.name)) }
      }
    }
    let interfaces = folder.appendingPathComponent("Interfaces")
    for file in try FileManager.default.contentsOfDirectory(atPath: interfaces.path) {
      let text = try String(contentsOf: interfaces.appendingPathComponent(file), encoding: .utf8)
      for name in text.matches(of: /(func|var) (?<name>[a-z]\w*)/) { names.insert(String(name.output.name)) }
    }
    return names.sorted()
  }

  private static func members(_ round: Int) throws -> [String] {
    var sources: [String] = []
    for (index, name) in try names().enumerated() {
      for (offset, receiver) in receivers.enumerated() {
        let seed = index + offset + round * 5
        let (a, b) = (pick(others, seed), pick(others, seed / 3 + 1))
        let arguments = pick(
          ["()", "(\(a))", "(\(a), \(b))", "(of: \(a), with: \(b))", "(after: \(a))", "(by: \(a))", "", "(in: \(a))"],
          seed)
        // In turn as it is, and as what changes a variable.
        guard (index + offset + round) % 2 == 0 else {
          sources.append("let it = \(receiver).\(name)\(arguments)\nText(\"\\(it)\")")
          continue
        }
        sources.append(
          "func f() -> Any { var value = \(receiver); let it = value.\(name)\(arguments); return [value, it] }\nText(\"\\(f())\")"
        )
      }
    }
    for (index, receiver) in receivers.enumerated() {
      for (offset, key) in others.enumerated() where (index + offset + round) % 4 == 0 {
        sources.append("let it = \(receiver)[\(key)]\nText(\"\\(it)\")")
        for sign in ["+", "-", "*", "/", "%", "<<", "<", "==", "..<", "&+"] {
          sources.append("let it = \(receiver) \(sign) \(key)\nText(\"\\(it)\")")
        }
      }
    }
    return sources
  }

  private static func makers(_ round: Int) -> [String] {
    let types = [
      "Int", "UInt8", "Double", "CGFloat", "String", "Bool", "Array", "Set", "Dictionary", "Date", "UUID", "Range",
    ]
    let labels = [
      "", "repeating: \"ab\", count: ", "repeating: 0, count: ", "format: \"%99999999999d %.999999999f %@\", ",
      "timeIntervalSince1970: ", "timeIntervalSinceNow: ", "describing: ", "markdown: ",
    ]
    return types.enumerated().flatMap { index, type in
      labels.enumerated().flatMap { offset, label in
        (0..<3).map { step in
          "let it = \(type)(\(label)\(pick(others, index + offset * 3 + step + round)))\nText(\"\\(it)\")"
        }
      }
    }
  }
}
