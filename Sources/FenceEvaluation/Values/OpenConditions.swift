/// Conditions on what nobody declares: how each is answered in one evaluation, and which were asked.
///
/// Conditions without a given answer hold. ``next`` has the answers of the evaluation after this one: all of them together are every
/// way that the source may go, each once.
package struct OpenConditions {
  /// A condition with its answer.
  package struct Answer: Hashable, Sendable {
    /// Without its negation, as the source has it: `showText`, `count > 3`, `greeting == nil`.
    package let condition: String
    package let holds: Bool

    /// As a picture's label has it: `showText = true`, `greeting != nil`.
    package var text: String {
      for (sign, opposite) in Self.opposites {
        if let range = condition.firstRange(of: sign) {
          return holds ? condition : condition[..<range.lowerBound] + opposite + condition[range.upperBound...]
        }
      }
      return condition.contains(" ") ? "\(condition) is \(holds)" : "\(condition) = \(holds)"
    }

    private static let opposites = [
      (" == ", " != "), (" != ", " == "), (" < ", " >= "), (" > ", " <= "), (" <= ", " > "), (" >= ", " < "),
    ]

    /// The left side, where the condition is that something is one of the cases of its type.
    fileprivate var subject: Substring? {
      condition.firstRange(of: " == ").map { condition[..<$0.lowerBound] }
    }
  }

  /// The most that are remembered; nobody asks for the cases of more.
  private static let most = 64

  private let given: [Answer]
  /// The conditions that were asked, in order, each once.
  package private(set) var asked: [Answer] = []

  package init(_ given: [Answer] = []) { self.given = given }

  mutating func answer(_ condition: String) -> Bool {
    if let known = asked.first(where: { $0.condition == condition }) { return known.holds }
    let answer = given.first { $0.condition == condition } ?? Answer(condition: condition, holds: true)
    if asked.count < Self.most { asked.append(answer) }
    return answer.holds
  }

  /// The answers with which the source goes another way than in any evaluation so far; `nil` after the last.
  package var next: [Answer]? {
    guard let last = asked.lastIndex(where: \.holds) else { return nil }
    return asked[..<last] + [Answer(condition: asked[last].condition, holds: false)]
  }

  /// The answers as a label: of a value that is one of its cases, the others are not told.
  package var text: String {
    asked.filter { answer in
      answer.holds || !asked.contains { $0.holds && $0.subject != nil && $0.subject == answer.subject }
    }.map(\.text).joined(separator: ", ")
  }
}
