import Diagnostics

/// Chooses among the overloads of a member, and says in Swift's words why none fits.
struct LibraryOverloads {
  private let overloads: [LibraryMember]
  /// The member as Swift calls it in diagnostics: "instance method 'split'".
  private let subject: String
  private let call: LibraryCall

  init(_ overloads: [LibraryMember], _ subject: String, _ call: LibraryCall) {
    (self.overloads, self.subject, self.call) = (overloads, subject, call)
  }

  func choice(_ arguments: [CallArgument]) throws -> (LibraryMember, [[CallArgument]]) {
    let fitting = overloads.compactMap { member in member.assign(arguments).map { (member, $0) } }
    guard let first = fitting.first else { throw mismatch(arguments) }
    guard fitting.count > 1 else { return first }
    var best: (cost: Int, choice: (LibraryMember, [[CallArgument]]))?
    for choice in fitting {
      guard let cost = cost(choice.0, choice.1), cost < best?.cost ?? .max else { continue }
      best = (cost, choice)
    }
    if let best { return best.choice }
    // Where all fail by one argument, its types are told; the first one's reading throws it.
    return first
  }

  /// The number of conversions that an overload needs; `nil` where an argument is of another type.
  private func cost(_ member: LibraryMember, _ assigned: [[CallArgument]]) -> Int? {
    var cost = 0
    for (parameter, arguments) in zip(member.parameters, assigned) {
      if arguments.isEmpty { cost += 1 }
      for argument in arguments {
        guard let one = conversions(argument.value, parameter.type) else { return nil }
        cost += one
      }
    }
    return cost
  }

  private func conversions(_ value: Value, _ type: any LibraryArgument.Type) -> Int? {
    if case .binding(let binding) = value {
      return (try? binding.get()).flatMap { conversions($0, type) }
    }
    guard let read = try? type.read(value, call) else { return nil }
    switch (value, read) {
    case (.literal, is Int), (.string, is String), (.native(is Substring), is Substring), (.double, is Double): return 0
    case (.literal, is Double), (.string, is AnyText), (.native(is Substring), is AnyText): return 2
    case (.literal, _), (.string, is Character), (.string, is Substring): return 3
    case (_, is AnyInteger), (_, is AnyFloat), (.double, is Float): return 4
    // A text is a collection of characters where nothing else fits.
    case (.string, is [ReceiverElement]), (.native(is Substring), is [ReceiverElement]): return 7
    case (_, is LibraryElement), (_, is LibraryElements), (_, is ReceiverElement): return 6
    default: return 0
    }
  }

  // MARK: Diagnostics

  private func mismatch(_ arguments: [CallArgument]) -> Failure {
    guard let only = overloads.first, overloads.count == 1 else {
      return Failure(.wrongArguments("no exact matches in call to \(subject)"), call.mark, hint: usage)
    }
    let parameters = only.parameters
    let required = parameters.filter { !$0.hasDefault && !$0.isVariadic }
    if arguments.count > parameters.count, !parameters.contains(where: \.isVariadic) {
      return extra(arguments, parameters)
    }
    if arguments.count < required.count { return missing(arguments, required) }
    if let unknown = arguments.first(where: { argument in
      argument.label != nil && !parameters.contains { $0.label == argument.label }
    }), arguments.count > required.count {
      return failure("extra argument '\(unknown.label ?? "")' in call", unknown.mark)
    }
    return labels(arguments, Array(parameters.prefix(arguments.count)))
  }

  private func extra(_ arguments: [CallArgument], _ parameters: [LibraryParameter]) -> Failure {
    if parameters.isEmpty { return failure("argument passed to call that takes no arguments", arguments[0].mark) }
    if arguments.count == parameters.count + 1 {
      let argument =
        arguments.first { argument in !parameters.contains { $0.label == argument.label } }
        ?? arguments[arguments.count - 1]
      return failure("extra argument \(argument.label.map { "'\($0)' " } ?? "")in call", argument.mark)
    }
    let positions = (parameters.count..<arguments.count).map { "#\($0 + 1)" }.joined(separator: ", ")
    return failure("extra arguments at positions \(positions) in call", arguments[parameters.count].mark)
  }

  private func missing(_ arguments: [CallArgument], _ required: [LibraryParameter]) -> Failure {
    var given = arguments.map(\.label)
    let absent = required.enumerated().first { _, parameter in
      guard let index = given.firstIndex(of: parameter.label) else { return true }
      given.remove(at: index)
      return false
    }
    let index = absent?.offset ?? required.count - 1
    let name = required[index].label.map { "'\($0)'" } ?? "#\(index + 1)"
    return failure("missing argument for parameter \(name) in call", call.mark)
  }

  private func labels(_ arguments: [CallArgument], _ parameters: [LibraryParameter]) -> Failure {
    let (have, expected) = (text(arguments.map(\.label)), text(parameters.map(\.label)))
    let wrong = zip(arguments, parameters).filter { $0.label != $1.label }
    guard wrong.count == 1, let (argument, parameter) = wrong.first else {
      return failure("incorrect argument labels in call (have '\(have)', expected '\(expected)')", call.mark)
    }
    switch (argument.label, parameter.label) {
    case (nil, let label?): return failure("missing argument label '\(label):' in call", argument.mark)
    case (let label?, nil): return failure("extraneous argument label '\(label):' in call", argument.mark)
    default:
      return failure("incorrect argument label in call (have '\(have)', expected '\(expected)')", argument.mark)
    }
  }

  private func text(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }

  private func failure(_ message: String, _ mark: SourceMark) -> Failure {
    Failure(.wrongArguments(message), mark, hint: usage)
  }

  private var usage: String? {
    guard let first = overloads.first else { return nil }
    let parameters = first.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type.shownName }
    return "write \(first.name)(\(parameters.joined(separator: ", ")))"
  }
}
