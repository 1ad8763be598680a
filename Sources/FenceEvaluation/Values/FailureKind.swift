import Diagnostics

/// What can go wrong, with what is to be said of it: code, message and hint are made of this where a diagnostic is.
package enum FailureKind {
  case unknownName(String, near: String?)
  case unknownMember(String, of: String, near: String?)
  /// A member that is not to be had in this way; the message says how so.
  case noMember(String)
  case wrongArguments(String)
  case typeMismatch(found: String, wanted: [String])
  case limit(Limit)
  case notAView(String)
  /// A value of a type that a view builder does not take.
  case noPartOfBuilder(String)
  case controlFlowInBuilder
  case missingBody(String)
  case thrown
  /// What only one place can say.
  case stated(code: String, message: String)

  package enum Limit {
    case steps(Int), time(Double), noteTime(Double), memory(Int), views(Int), depth, elements(Int), range, parts,
      tasks(Int, String)
  }

  /// Whether a program stops, or isn't compiled, where the evaluation does: not where that has a limit or doesn't know enough.
  var stopsPrograms: Bool {
    switch self {
    case .limit(.depth): true
    case .limit: false
    case .stated(let code, _): !["not-followed", "not-understood", "cancelled-task"].contains(code)
    default: true
    }
  }

  /// A stable, hyphenated name of the kind of problem.
  package var code: String {
    switch self {
    case .unknownName: "unknown-symbol"
    case .unknownMember, .noMember: "unknown-member"
    case .wrongArguments: "wrong-arguments"
    case .typeMismatch: "type-mismatch"
    case .limit(.steps): "limit-steps"
    case .limit(.time), .limit(.noteTime): "limit-time"
    case .limit(.memory): "limit-memory"
    case .limit(.views): "limit-nodes"
    case .limit(.depth): "limit-depth"
    case .limit(.elements), .limit(.range), .limit(.parts): "limit-size"
    case .limit(.tasks): "limit-tasks"
    case .notAView, .noPartOfBuilder, .controlFlowInBuilder: "not-a-view"
    case .missingBody: "no-body"
    case .thrown: "thrown"
    case .stated(let code, _): code
    }
  }

  package var message: String {
    switch self {
    case .unknownName(let name, _): "cannot find '\(name)' in scope"
    case .unknownMember(let name, let type, _): "\(type) has no member '\(name)'"
    case .wrongArguments(let message), .noMember(let message): message
    case .typeMismatch("'nil'", let wanted):
      "'nil' is not compatible with expected argument type \(Self.alternatives(wanted))"
    case .typeMismatch(let found, let wanted):
      "cannot convert \(found) to expected argument type \(Self.alternatives(wanted))"
    case .limit(.steps(let count)): "evaluation took more than \(count) steps"
    case .limit(.time(let seconds)):
      "evaluation took more than \(Formatting.grouped(seconds, digits: nil)) seconds"
    case .limit(.noteTime(let seconds)):
      "evaluation of this note's fences took more than \(Formatting.grouped(seconds, digits: nil)) seconds in total"
    case .limit(.memory(let megabytes)): "evaluation used more than \(megabytes) megabytes of memory"
    case .limit(.views(let count)): "fence creates more than \(count) views"
    case .limit(.depth): "calls are nested too deep"
    case .limit(.elements(let count)): "collection, string or path has more than \(count) elements"
    case .limit(.range): "cannot iterate over a range of more than 1000000 elements"
    case .limit(.parts): "values have too many parts to compare"
    case .limit(.tasks(let count, let name)): "cannot add a task with '\(name)': more than \(count) tasks are waiting"
    case .notAView(let type): "type '\(type)' does not conform to protocol 'View'"
    // In Swift's words: what comes to nothing has the type of an empty tuple, which nothing can be made of.
    case .noPartOfBuilder("()"): "type '()' cannot conform to 'View'"
    case .noPartOfBuilder(let type): "static method 'buildExpression' requires that '\(type)' conform to 'View'"
    case .controlFlowInBuilder:
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"
    case .missingBody(let type): "type '\(type)' does not conform to protocol 'View'"
    case .thrown: "error thrown here is not handled"
    case .stated(_, let message): message
    }
  }

  package var hint: String? {
    switch self {
    case .unknownName(let name, nil): Self.declaring(name)
    case .limit(.steps): "check that every loop and recursion ends"
    case .limit(.time): "check that every loop ends, or allow more time with limit=10"
    case .limit(.memory): "reduce the size of collections and the number of their copies"
    case .limit(.depth): "look for a function or view that calls itself without end"
    case .controlFlowInBuilder: "use ForEach to make views of a collection"
    case .notAView, .noPartOfBuilder: "use only views in a view builder; write 'let _ = …' for other expressions"
    case .missingBody: "add 'var body: some View { … }'"
    default: nil
    }
  }

  /// The word that is nearly another, where that is what is wrong.
  package var misspelling: Misspelling? {
    switch self {
    case .unknownName(let name, let near):
      Misspelling(Self.plain(name), meant: near)
    case .unknownMember(let name, _, let near): Misspelling(name, meant: near)
    default: nil
    }
  }

  /// The name of the property whose projection is meant.
  private static func plain(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }

  private static func declaring(_ name: String) -> String {
    let plain = plain(name)
    return plain.first?.isUppercase == true
      ? "declare '\(plain)' in this fence or an earlier one of the note"
      : "declare it in the fence, or supply it with let=\"\(plain) = …\""
  }

  /// Returns the message that no binary operator takes these operands.
  static func inapplicable(_ name: String, _ left: Value, _ right: Value) -> String {
    let (left, right) = (left.shownType, right.shownType)
    return left == right
      ? "binary operator '\(name)' cannot be applied to two '\(left)' operands"
      : "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
  }

  /// Returns the failure that fences lack a part of Swift's library.
  static func unavailable(_ name: String) -> FailureKind {
    .stated(code: "not-understood", message: "'\(name)' isn't available in fences")
  }

  /// Returns the failure that a calculation exceeds the range of an integer type.
  package static func overflow(_ operation: String, _ mark: SourceMark, type: String = "Int") -> Failure {
    Failure("overflow", "arithmetic operation '\(operation)' (on type '\(type)') results in an overflow", mark)
  }

  private static func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
