import Diagnostics
import Notation

/// A mistake in the option `vary`, because of which a figure has no parameters.
struct VaryProblem: Error {
  var diagnostic: Diagnostic
}

/// The literal of a fence that a parameter of the option `vary` names.
struct LiteralSelection {
  let variation: Variation
  let literal: NamedLiteral
  /// The other literals with the name and the kind of value, which stay as they are.
  let others: [NamedLiteral]

  /// Finds the literal: of several with the name and a value of the same kind, the first, or that of the position.
  ///
  /// - Parameter all: the literals of the fence that have names.
  init(_ variation: Variation, in fence: ParsedFence, _ all: [NamedLiteral]) throws(VaryProblem) {
    let named = all.filter { $0.names.contains(variation.name) }
    guard !named.isEmpty else { throw Self.unknown(variation, all) }
    let matching = named.filter { variation.values.accept($0.value) }
    guard !matching.isEmpty else { throw Self.mismatch(variation, named[0], fence.source) }
    let exact = matching.filter { variation.values.resemble($0.value) }
    let candidates = exact.isEmpty ? matching : exact
    let index = (variation.position ?? 1) - 1
    guard candidates.indices.contains(index) else {
      throw variation.error(
        "'\(variation.name)' names only \(candidates.count == 1 ? "one literal" : "\(candidates.count) literals")",
        hint: "write '\(variation.name)#\(candidates.count)' for the last")
    }
    (self.variation, literal) = (variation, candidates[index])
    others = variation.position == nil ? Array(candidates.dropFirst()) : []
    guard !fence.source.text(in: literal.mark).contains("\n") else {
      throw variation.error(
        "the literal of '\(variation.name)' has several lines", hint: "write it on one line, with '\\n' for line breaks"
      )
    }
  }

  private static func unknown(_ variation: Variation, _ all: [NamedLiteral]) -> VaryProblem {
    let names = all.flatMap(\.names)
    let near = nearestName(to: variation.name, among: names)
    let known = names.filter { !$0.contains(".") }.reduce(into: [String]()) { list, name in
      if !list.contains(name) { list.append(name) }
    }
    return variation.error(
      "no literal of the code has the name '\(variation.name)'",
      hint: near.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty
          ? "name the label of an argument that is a literal, as in 'VStack(spacing: 8)'"
          : "one of " + known.prefix(12).joined(separator: ", ")))
  }

  private static func mismatch(_ variation: Variation, _ literal: NamedLiteral, _ source: SourceFile) -> VaryProblem {
    variation.error(
      "'\(source.text(in: literal.mark))', the value of '\(variation.name)', is not \(variation.values.kind)",
      hint: literal.value.example(of: variation.name))
  }

  /// The warning that other literals have the name as well, with their lines in the fence.
  func ambiguity(in source: SourceFile) -> Diagnostic? {
    guard !others.isEmpty else { return nil }
    let lines = others.prefix(4).map { "\(source.location(atOffset: $0.mark.lowerBound).line)" }
    let places = (lines.count > 1 ? "lines " : "line ") + lines.joined(separator: ", ")
    return variation.diagnostic(
      .warning, code: "vary",
      "'\(variation.name)' also names the literal in \(places) of the code, which does not vary",
      hint: "write '\(variation.name)#1' for the first, '\(variation.name)#2' for the next")
  }
}

extension Variation {
  func error(_ message: String, hint: String?) -> VaryProblem {
    VaryProblem(diagnostic: diagnostic(.error, code: "vary", message, hint: hint))
  }

  /// Returns a diagnostic at the option.
  func diagnostic(
    _ severity: Diagnostic.Severity, code: String, _ message: String, hint: String?
  ) -> Diagnostic {
    Diagnostic(severity, code, message, file: setting.file, span: setting.span, hint: hint)
  }
}

extension Variation.Values {
  /// Whether these values may replace a literal: texts replace texts, and so on; what kinds of numbers and members an
  /// argument accepts is known only when it is evaluated.
  func accept(_ literal: LiteralValue) -> Bool {
    switch self {
    case .range: literal.kind == .number
    case .both: literal.kind == .boolean
    case .list(let values):
      values.allSatisfy { value in
        switch (value.kind, literal.kind) {
        case (.text, .text), (.boolean, .boolean), (.nothing, _), (_, .nothing): true
        case (.number, .number), (.number, .member), (.member, .number), (.member, .member): true
        default: false
        }
      }
    }
  }

  /// Whether a literal has the kind of one of these values.
  func resemble(_ literal: LiteralValue) -> Bool {
    guard case .list(let values) = self else { return accept(literal) }
    return values.contains { $0.kind == literal.kind }
  }

  /// The name of these values in messages.
  fileprivate var kind: String {
    switch self {
    case .range: "a number"
    case .both: "true or false"
    case .list(let values):
      switch values.first?.kind {
      case .text: "a text"
      case .boolean: "true or false"
      case .number: "a number"
      default: "a value like '\(values.first?.source ?? "")'"
      }
    }
  }
}

extension LiteralValue {
  /// The option that varies a literal of this kind.
  fileprivate func example(of name: String) -> String {
    switch kind {
    case .number: "\(name): 0...40"
    case .boolean: "\(name): true, false"
    case .text: "\(name): 'Hi', 'A longer text'"
    case .member, .nothing: "\(name): leading, center"
    }
  }
}
