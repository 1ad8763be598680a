import Diagnostics

/// The compiler's error that a fence expects: `fails`, `fails="missing return"`, `fails="3:29: cannot find 'x' in scope"`.
package struct ExpectedError: Hashable, Sendable {
  /// A part of the message; empty for any error.
  package var message: String
  /// The line of the error in the fence, and its column, if they are given.
  package var line: Int?
  package var column: Int?
  /// The option.
  package let setting: FigureSetting

  init(_ setting: FigureSetting) {
    self.setting = setting
    guard let match = setting.value.wholeMatch(of: /([0-9]{1,6}):(?:([0-9]{1,6}):)? ?(.*)/) else {
      message = setting.value
      return
    }
    (line, column, message) = (Int(match.1), match.2.flatMap { Int($0) }, String(match.3))
  }

  /// The place of the error; `nil` if no line is given.
  package var place: Location? { line.map { Location(line: $0, column: column ?? 1) } }

  /// Whether an error is the expected one.
  package func matches(_ text: String, at place: Location?) -> Bool {
    (message.isEmpty || text.contains(message)) && (line == nil || line == place?.line)
      && (column == nil || column == place?.column)
  }

  /// Returns the option for an error.
  package static func option(_ text: String, at place: Location?) -> String {
    "fails=\"" + (place.map { "\($0.line):\($0.column): " } ?? "") + text + "\""
  }
}
