import FenceEvaluation

/// Functions that print.
enum PrintingNames {
  static let noOutput = "a picture has no output: the frames after events list it"

  static let functions: [NameBinding] = [
    .function("print") {
      Function(
        Parameter.variadic(.any).withoutEffect(noOutput),
        Parameter("separator", .string, or: " ").withoutEffect(noOutput),
        Parameter("terminator", .string, or: "\n").withoutEffect(noOutput),
        Parameter.optional("to", .place, withoutEffect: noOutput)
      ) { context, values, separator, terminator, stream in
        let texts = values.map { (try? context.evaluator.describe($0)) ?? $0.typeName }
        return try printed(texts, separator, terminator, stream, context)
      }
    },
    .function("debugPrint") {
      Function(
        Parameter.variadic(.any).withoutEffect(noOutput),
        Parameter("separator", .string, or: " ").withoutEffect(noOutput),
        Parameter("terminator", .string, or: "\n").withoutEffect(noOutput),
        Parameter.optional("to", .place, withoutEffect: noOutput)
      ) { context, values, separator, terminator, stream in
        let texts = try values.map { try context.evaluator.debugDescription(of: $0) }
        return try printed(texts, separator, terminator, stream, context)
      }
    },
    .function("dump") {
      Function(
        Parameter(nil, .any).withoutEffect(noOutput),
        Parameter.optional("to", .place, withoutEffect: noOutput),
        Parameter("name", .string, or: "").withoutEffect(noOutput),
        Parameter("indent", .int, or: 0).withoutEffect(noOutput),
        Parameter("maxDepth", .int, or: .max).withoutEffect(noOutput), ignoring: [output("maxItems")]
      ) { context, value, stream, name, indent, depth in
        let text = try DumpText(
          value, name: name, indent: min(max(indent, 0), 200), depth: depth, context.evaluator)
        _ = try printed([text.lines.joined(separator: "\n")], "", "\n", stream, context)
        return value
      }
    },
  ]

  /// Prints texts as lines, or to a stream.
  private static func printed(
    _ texts: [String], _ separator: String, _ terminator: String, _ stream: CallArgument?, _ context: CallContext
  ) throws -> Value {
    if let stream {
      // An empty text before the first one, as Swift has it.
      let parts = texts.enumerated().flatMap { [$0 == 0 ? "" : separator, $1] }
      try context.evaluator.write(parts + [terminator], to: stream)
    } else {
      context.evaluator.printLine(texts.joined(separator: separator), terminator: terminator)
    }
    return .void
  }

  private static func output(_ label: String) -> Ignored { Ignored(label, because: "what is printed is told in lines") }
}
