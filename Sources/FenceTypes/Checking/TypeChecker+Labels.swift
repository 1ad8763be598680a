/// A call whose labels do not fit a function's parameters.
struct LabelProblem: Error {
  var offset: Int
  var message: String
  /// Whether only the order of the arguments is another.
  var isOfOrder = false
}

extension TypeChecker {
  /// Returns the index of the parameter for each argument.
  func places(
    of arguments: [Argument], in parameters: [Member.Parameter], _ call: Call
  ) -> Result<[Int], LabelProblem> {
    var places: [Int] = []
    var parameter = 0
    var missing: [Int] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if argument.isTrailing, argument.label == nil {
        guard let place = trailing(from: parameter, parameters, rest: arguments.count - index - 1) else {
          return .failure(
            LabelProblem(
              offset: argument.start,
              message: parameters.isEmpty || parameter >= parameters.count
                ? extraTrailing(arguments, parameters)
                : "trailing closure passed to parameter of type '_' that does not accept a closure"))
        }
        for skipped in parameter..<place where !parameters[skipped].hasDefault && !parameters[skipped].isVariadic {
          missing.append(skipped)
        }
        places.append(place)
        parameter = place + 1
        index += 1
        continue
      }
      guard let place = next(argument, from: parameter, parameters) else {
        return .failure(problem(arguments, parameters, places, index, call))
      }
      for skipped in parameter..<place where !parameters[skipped].hasDefault && !parameters[skipped].isVariadic {
        missing.append(skipped)
      }
      places.append(place)
      index += 1
      parameter = place + 1
      while parameters[place].isVariadic, index < arguments.count, arguments[index].label == nil,
        !arguments[index].isTrailing
      {
        places.append(place)
        index += 1
      }
    }
    for rest in parameter..<max(parameter, parameters.count)
    where !parameters[rest].hasDefault && !parameters[rest].isVariadic && !places.contains(rest) {
      missing.append(rest)
    }
    guard missing.isEmpty else { return .failure(missingProblem(missing, arguments, parameters, places, call)) }
    return .success(places)
  }

  private func extraTrailing(_ arguments: [Argument], _ parameters: [Member.Parameter]) -> String {
    parameters.isEmpty ? "argument passed to call that takes no arguments" : "extra trailing closure passed in call"
  }

  /// Returns the parameter of an argument, before which parameters without an argument may be skipped.
  private func next(_ argument: Argument, from start: Int, _ parameters: [Member.Parameter]) -> Int? {
    var index = start
    while index < parameters.count {
      if parameters[index].label == argument.label { return index }
      guard parameters[index].hasDefault || parameters[index].isVariadic || argument.label != nil else { return nil }
      // A parameter without an argument is reported as missing if a later one has the argument's label.
      if !parameters[index].hasDefault, !parameters[index].isVariadic,
        !parameters[(index + 1)...].contains(where: { $0.label == argument.label })
      {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func trailing(from start: Int, _ parameters: [Member.Parameter], rest: Int) -> Int? {
    var candidates = (start..<max(start, parameters.count)).filter { acceptsClosure(parameters[$0].type) }
    guard !candidates.isEmpty else { return nil }
    // Parameters with defaults are skipped if later ones need the closure.
    if rest == 0 { candidates = [candidates.first { !parameters[$0].hasDefault } ?? candidates[candidates.count - 1]] }
    return candidates.first
  }

  private func acceptsClosure(_ type: WrittenType) -> Bool {
    switch type {
    case .function: true
    case .optional(let wrapped): acceptsClosure(wrapped)
    case .named(let parts): parts.count == 1 && parts[0].arguments.isEmpty && mayBeFunction(parts[0].name)
    default: false
    }
  }

  /// Whether a name may be a type parameter or an alias of a function's type.
  private func mayBeFunction(_ name: String) -> Bool {
    // What a property without a written type has, which is known.
    if name.hasPrefix("_") { return name.hasPrefix(Self.inferredFunction) }
    return declaration(name).map { $0.kind == .alias } ?? true
  }

  /// The prefix of the name for the type of a property that holds a closure and has no written type.
  static let inferredFunction = "_()"

  /// The problem of arguments that have the labels of parameters in another order; `nil` for others.
  private func orderProblem(_ arguments: [Argument], _ parameters: [Member.Parameter]) -> LabelProblem? {
    let written = arguments.filter { !$0.isTrailing }
    var bound: [Int: Int] = [:]
    for (index, argument) in written.enumerated() {
      let place = parameters.indices.first { bound[$0] == nil && parameters[$0].label == argument.label }
      guard let place else { return nil }
      bound[place] = index
    }
    let order = parameters.indices.compactMap { bound[$0] }
    guard let place = order.indices.first(where: { order[$0] != $0 }) else { return nil }
    func words(_ index: Int) -> String {
      written[index].label.map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)"
    }
    let isComplete = parameters.indices.allSatisfy { place in
      bound[place] != nil || parameters[place].hasDefault || parameters[place].isVariadic
        || arguments.contains(where: \.isTrailing) && acceptsClosure(parameters[place].type)
    }
    guard isComplete else { return nil }
    return LabelProblem(
      offset: written[order[place]].start, message: "\(words(order[place])) must precede \(words(place))",
      isOfOrder: true)
  }

  private func problem(
    _ arguments: [Argument], _ parameters: [Member.Parameter], _ places: [Int], _ index: Int, _ call: Call
  ) -> LabelProblem {
    if parameters.isEmpty {
      return LabelProblem(offset: arguments[index].start, message: "argument passed to call that takes no arguments")
    }
    if let problem = orderProblem(arguments, parameters) { return problem }
    let required = parameters.filter { !$0.hasDefault && !$0.isVariadic }.count
    let written = arguments.filter { !$0.isTrailing }
    // As many arguments as parameters: their labels are wrong.
    if arguments.count <= parameters.count, arguments.count >= required {
      let places = arguments.count == parameters.count ? Array(parameters.indices) : guessed(arguments, parameters)
      let wrong = zip(arguments, places).filter { !$0.isTrailing && $0.label != parameters[$1].label }
      if wrong.count == 1, let (argument, place) = wrong.first {
        let wanted = parameters[place].label
        switch (argument.label, wanted) {
        case (nil, let wanted?):
          return LabelProblem(offset: argument.start, message: "missing argument label '\(wanted):' in call")
        case (let label?, nil):
          return LabelProblem(offset: argument.start, message: "extraneous argument label '\(label):' in call")
        default: break
        }
      }
      let have = written.map { ($0.label ?? "_") + ":" }.joined()
      let expected = zip(arguments, places).filter { !$0.0.isTrailing }.map { (parameters[$0.1].label ?? "_") + ":" }
        .joined()
      return LabelProblem(
        offset: wrong.first?.0.start ?? arguments[index].start,
        message:
          "incorrect argument label\(wrong.count > 1 ? "s" : "") in call (have '\(have)', expected '\(expected)')")
    }
    if arguments.count < required {
      let missing = parameters.indices.filter { place in
        !parameters[place].hasDefault && !arguments.contains { $0.label == parameters[place].label }
      }
      if !missing.isEmpty { return missingProblem(missing, arguments, parameters, places, call) }
    }
    let label = arguments[index].label
    return LabelProblem(
      offset: arguments[index].start,
      message: label.map { "extra argument '\($0)' in call" } ?? "extra argument in call")
  }

  private func guessed(_ arguments: [Argument], _ parameters: [Member.Parameter]) -> [Int] {
    var free = Array(parameters.indices)
    var result = arguments.map { argument -> Int? in
      guard let place = free.first(where: { parameters[$0].label == argument.label }) else { return nil }
      free.removeAll { $0 == place }
      return place
    }
    let needed = free.filter { !parameters[$0].hasDefault } + free.filter { parameters[$0].hasDefault }
    var rest = needed[...]
    for index in result.indices where result[index] == nil { result[index] = rest.popFirst() ?? parameters.count - 1 }
    return result.map { $0 ?? 0 }
  }

  private func missingProblem(
    _ missing: [Int], _ arguments: [Argument], _ parameters: [Member.Parameter], _ places: [Int], _ call: Call
  ) -> LabelProblem {
    let names = missing.map { parameters[$0].label.map { "'\($0)'" } }
    let text: String
    if names.count == 1 {
      text = "missing argument for parameter \(names[0] ?? "#\(missing[0] + 1)") in call"
    } else {
      text =
        "missing arguments for parameters " + zip(names, missing).map { $0 ?? "#\($1 + 1)" }.joined(separator: ", ")
        + " in call"
    }
    return LabelProblem(offset: missingPlace(missing[0], arguments, places, call), message: text)
  }

  /// The place at which the compiler reports a missing argument: where it would be written.
  private func missingPlace(_ missing: Int, _ arguments: [Argument], _ places: [Int], _ call: Call) -> Int {
    if let next = zip(arguments, places).first(where: { $0.1 > missing && !$0.0.isTrailing })?.0 { return next.start }
    return call.end
  }
}
