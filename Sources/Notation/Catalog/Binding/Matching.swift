import Diagnostics
import FenceEvaluation

/// Which argument goes to which parameter, by labels alone.
///
/// It follows Swift's rule that arguments stand in the order of the parameters: a parameter with a default may be passed
/// over, a trailing closure without a label goes to the first parameter that takes one and that no later one needs.
extension Overload {
  /// The arguments of each parameter; `nil` where they don't fit by their labels.
  func assign(_ given: [CallArgument]) -> [[CallArgument]]? {
    let arguments =
      ignored.isEmpty ? given : given.filter { argument in !ignored.contains { $0.label == argument.label } }
    var result = [[CallArgument]](repeating: [], count: parameters.count)
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else { break }
      guard fits(arguments[next], index) else {
        if parameter.isOptional || parameter.isVariadic { continue }
        return nil
      }
      result[index].append(arguments[next])
      next += 1
      while parameter.isVariadic, next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
        result[index].append(arguments[next])
        next += 1
      }
    }
    guard next == arguments.count else { return nil }
    for (parameter, arguments) in zip(parameters, result)
    where arguments.isEmpty && !parameter.isOptional && !parameter.isVariadic { return nil }
    return result
  }

  private func fits(_ argument: CallArgument, _ index: Int) -> Bool {
    let parameter = parameters[index]
    guard argument.isTrailing, argument.label == nil else { return argument.label == parameter.label }
    let isNeededLater = parameters[(index + 1)...].contains { $0.takesClosure && !$0.isOptional }
    return parameter.takesClosure && !(isNeededLater && parameter.isOptional)
  }
}

/// Chooses among the overloads of a name.
struct OverloadChoice {
  let name: String
  let overloads: [Overload]
  let context: CallContext

  /// The first overload whose labels and types fit, called.
  ///
  /// - Throws: what goes wrong in the fence; what the arguments should have been, where no overload fits.
  func call(_ receiver: Value, _ arguments: [CallArgument]) throws -> Value {
    var misfits: [Misfit] = []
    for overload in overloads {
      guard let assigned = overload.assign(arguments) else { continue }
      let given = Overload.Arguments(receiver: receiver, assigned: assigned, context: context)
      if let index = overload.firstMismatch(given) {
        if let argument = assigned[index].first {
          misfits.append(
            Misfit(
              wanted: overload.parameters[index].type, mark: argument.mark, isMember: argument.value.isImplicitMember,
              found: { argument.value.typeSubject }, make: { try overload.make(given) }))
        }
        continue
      }
      do { return try overload.make(given) } catch let mismatch as Mismatch {
        misfits.append(
          Misfit(
            wanted: mismatch.wanted, mark: mismatch.mark, isMember: mismatch.isMember, found: { mismatch.found },
            make: { throw mismatch }))
      }
    }
    guard let first = misfits.first else { throw wrongArguments(arguments) }
    // Making it all the same says what is wrong with a member that its type doesn't have.
    if first.isMember {
      do { return try first.make() } catch is Mismatch {}
    }
    var wanted: [String] = []
    for misfit in misfits where misfit.mark == first.mark && !wanted.contains(misfit.wanted) {
      wanted.append(misfit.wanted)
    }
    throw Failure(.typeMismatch(found: first.found(), wanted: wanted), first.mark)
  }

  /// An overload that arguments don't fit, because of one of them.
  private struct Misfit {
    let wanted: String
    let mark: SourceMark
    let isMember: Bool
    let found: () -> String
    /// Makes it all the same.
    let make: () throws -> Value
  }

  /// Whether an overload fits by labels and types.
  func fits(_ arguments: [CallArgument]) -> Bool {
    overloads.contains { overload in
      guard let assigned = overload.assign(arguments) else { return false }
      return overload.firstMismatch(.init(receiver: .nothing, assigned: assigned, context: context)) == nil
    }
  }

  private func wrongArguments(_ arguments: [CallArgument]) -> Failure {
    let labels = overloads.flatMap { $0.parameters.compactMap(\.label) + $0.ignored.map(\.label) }
    for argument in arguments {
      guard let label = argument.label, !labels.contains(label) else { continue }
      return Failure(
        .wrongArguments("extra argument '\(label)' in call"), argument.mark,
        misspelling: Misspelling(label, meant: nearestName(to: label, among: labels)), else: usage)
    }
    return Failure(.wrongArguments("no exact matches in call to '\(name)'"), context.mark, hint: usage)
  }

  private var usage: String { "write " + overloads.prefix(2).map { "\(name)(\($0.text))" }.joined(separator: " or ") }
}
