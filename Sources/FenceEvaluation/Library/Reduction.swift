import VitrineUI

/// `reduce(_:_:)` and `reduce(into:_:)`.
struct Reduction {
  private let combine: Value
  /// Whether the closure changes what it is given instead of returning it.
  private let isInto: Bool
  private let evaluator: Evaluator
  private let mark: SourceMark

  init(_ combine: Value, isInto: Bool, _ evaluator: Evaluator, _ mark: SourceMark) {
    (self.combine, self.isInto, self.evaluator, self.mark) = (combine, isInto, evaluator, mark)
  }

  func result(from start: Value, _ elements: [Value]) throws -> Value {
    guard case .implicit(let member) = start else { return try fold(start, elements).settled }
    // Nothing says the type of `.zero` but what the closure does with it.
    guard let first = elements.first else { return start }
    var failure: Failure?
    for type in candidates(member, first) {
      do {
        let value = try evaluator.resolve(member, as: type)
        let next = try step(value, first)
        guard next.typeName == value.typeName || next.number != nil && value.number != nil else { continue }
        return try fold(next, Array(elements.dropFirst())).settled
      } catch let problem as Failure {
        if problem.isLimit { throw problem }
        failure = failure ?? problem
      }
    }
    throw failure
      ?? Failure(
        "unknown-type", "cannot infer contextual base in reference to member '\(member.name)'", mark,
        hint: "add the type before the dot: CGSize.zero")
  }

  /// Types that the start may be of: those of the elements, numbers, geometry and what the fence declares.
  private func candidates(_ member: ImplicitMember, _ element: Value) -> [String] {
    var types = [element.typeName, "Double", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "Angle"]
    let declared = evaluator.globals.names.types.filter { _, type in
      type.statics[member.name] != nil || type.cases.contains { $0.name == member.name }
        || type.methods[member.name]?.contains(where: \.isStatic) == true
    }.keys.sorted()
    for type in declared where !types.contains(type) { types.append(type) }
    return types
  }

  private func fold(_ start: Value, _ elements: [Value]) throws -> Value { try elements.reduce(start, step) }

  private func step(_ value: Value, _ element: Value) throws -> Value {
    try evaluator.step(mark)
    var changed = value
    var accumulator = CallArgument(label: nil, value: value, mark: mark)
    if isInto { accumulator.write = { changed = $0 } }
    let result = try evaluator.call(
      combine, [accumulator, CallArgument(label: nil, value: element, mark: mark)], mark)
    return Assignment(evaluator).settle(isInto ? changed : result, like: value)
  }
}
