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
    case steps(Int), time(Double), noteTime(Double), memory(Int), views(Int), depth(Int), elements(Int), range, parts,
      tasks(Int, String)
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
    case .typeMismatch(let found, let wanted): "\(found) is no \(Self.alternatives(wanted))"
    case .limit(.steps(let count)): "the evaluation takes more than \(count) steps"
    case .limit(.time(let seconds)):
      "the evaluation takes more than \(Formatting.grouped(seconds, digits: nil)) seconds"
    case .limit(.noteTime(let seconds)):
      "the note's fences take more than \(Formatting.grouped(seconds, digits: nil)) seconds in all"
    case .limit(.memory(let megabytes)): "the evaluation takes more than \(megabytes) megabytes of memory"
    case .limit(.views(let count)): "the fence makes more than \(count) views"
    case .limit(.depth(let count)): "calls are nested more than \(count) deep"
    case .limit(.elements(let count)): "a collection, string or path has more than \(count) elements"
    case .limit(.range): "a range of more than 1000000 elements can't be gone through"
    case .limit(.parts): "the values have too many parts to be compared"
    case .limit(.tasks(let count, let name)): "more than \(count) tasks wait when '\(name)' adds another"
    case .notAView(let type): "\(type) is no view"
    // In Swift's words: what comes to nothing has the type of an empty tuple, which nothing can be made of.
    case .noPartOfBuilder("()"): "type '()' cannot conform to 'View'"
    case .noPartOfBuilder(let type): "static method 'buildExpression' requires that '\(type)' conform to 'View'"
    case .controlFlowInBuilder:
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"
    case .missingBody(let type): "'\(type)' has no body"
    case .thrown: "an error is thrown and not caught"
    case .stated(_, let message): message
    }
  }

  package var hint: String? {
    switch self {
    case .unknownName(let name, nil): Self.declaring(name)
    case .limit(.steps): "does a loop or recursion never end?"
    case .limit(.time): "does a loop never end? Otherwise give it more time: limit=10"
    case .limit(.memory): "does it keep large collections, or copies of them?"
    case .limit(.depth): "does a function or view call itself without end?"
    case .controlFlowInBuilder: "ForEach makes views of a collection"
    case .notAView, .noPartOfBuilder: "a view builder takes views only; write 'let _ = …' for anything else"
    case .missingBody: "write 'var body: some View { … }'"
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

  private static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
