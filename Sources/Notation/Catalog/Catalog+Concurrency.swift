import FenceEvaluation
import VitrineUI

extension Catalog {
  /// A method of a queue; `nil` for any other. Where time stands still (`Evaluator.clock` is `nil`), nothing is scheduled.
  func scheduling(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    switch (native, name) {
    case (is InertValue, "async"), (is InertValue, "asyncAfter"):
      guard evaluator.clock != nil, let action = arguments.last?.value, case .function = action else { return nil }
      let deadline = arguments.first { $0.label == "deadline" || $0.label == "wallDeadline" }
      let wait = try deadline.map { deadline in
        guard let wait = Deadline(deadline.value)?.seconds else {
          throw Failure(
            "type-mismatch", "\(deadline.value.typeSubject) is not a time", deadline.mark, hint: "use .now() + 1")
        }
        return wait
      }
      try evaluator.schedule(after: VirtualClock.nanoseconds(wait ?? 0), action, mark)
      return .void
    case (is InertValue, "sync"):
      guard evaluator.clock != nil, let action = arguments.last?.value, case .function = action else { return nil }
      return try evaluator.call(action, [], mark)
    default: return nil
    }
  }
}
