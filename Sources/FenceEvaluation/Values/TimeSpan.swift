import VitrineUI

/// Lengths and points of time as fences write them.
package enum TimeSpan {
  /// The seconds of `0.5`, `.seconds(2)` or `.milliseconds(300)`; `nil` for anything else.
  package static func seconds(_ value: Value) -> Double? {
    if let number = value.number { return number }
    if case .native(let length as Duration) = value { return length.inSeconds }
    guard case .implicit(let member) = value, member.chain.isEmpty else { return nil }
    if member.name == "zero" { return 0 }
    guard let number = member.arguments?.first?.value.number else { return nil }
    switch member.name {
    case "seconds": return number
    case "milliseconds": return number / 1e3
    case "microseconds": return number / 1e6
    case "nanoseconds": return number / 1e9
    default: return nil
    }
  }
}

/// A point of time told from now: `.now() + 0.5`.
package struct Deadline: Hashable {
  package var seconds = 0.0

  package init(seconds: Double) { self.seconds = seconds }

  /// A deadline, or `.now()` and `.now`, whatever type they are of.
  package init?(_ value: Value) {
    switch value {
    case .native(let deadline as Deadline): self = deadline
    case .implicit(let member) where member.name == "now":
      // What is added waits behind the name, as the type is not told.
      for (operation, arguments) in member.chain {
        guard operation == "+" || operation == "-", let argument = arguments?.first, argument.label == nil,
          let span = TimeSpan.seconds(argument.value)
        else { return nil }
        seconds += operation == "+" ? span : -span
      }
    default: return nil
    }
  }

  /// A deadline put off, or brought forward.
  package static func moved(_ operation: String, _ a: Value, _ b: Value) -> Deadline? {
    guard operation == "+" || operation == "-", let start = Deadline(a), let span = TimeSpan.seconds(b) else {
      return nil
    }
    return Deadline(seconds: start.seconds + (operation == "+" ? span : -span))
  }
}
