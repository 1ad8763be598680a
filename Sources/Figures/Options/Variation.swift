import Markup
import Notation
import VitrineSweeps

/// A parameter of the code that a figure varies: a part of the option `vary`, such as `spacing: 0...40`.
package struct Variation: Hashable, Sendable {
  /// The values that the literal takes.
  package enum Values: Hashable, Sendable {
    /// All numbers of a range, or those at a distance from each other, counted from its lower end.
    case range(ClosedRange<Double>, by: Double?)
    case list([LiteralValue])
    /// Both values of a literal that is `true` or `false`.
    case both
  }

  /// The name of the literal: `spacing`, `VStack.spacing`, `$isOn`.
  package var name: String
  /// The position among the literals of that name, from 1, if the option has one: `spacing#2`.
  package var position: Int?
  package var values: Values
  /// The option with its location.
  package var setting: FigureSetting

  /// The most parameters of a figure.
  static let mostParameters = 3
  /// The most values of a list, and the most combinations of values of a figure.
  static let mostStates = VariedView.mostStates
  /// The most characters of a text.
  static let longestText = 500
}

extension LiteralValue {
  /// The literal in Swift; a member has the implicit form.
  package var source: String {
    switch self {
    case .integer(let value): String(value)
    case .double(let value): NumberText.text(value, decimals: 6) + (value == value.rounded() ? ".0" : "")
    case .boolean(let value): String(value)
    case .text(let value): Self.quoted(value)
    case .member(let name): "." + name
    case .nothing: "nil"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
