/// The code and options that the user typed in the playground.
struct PlaygroundFence: Sendable {
  /// The number of the request.
  var number: Int
  var source: String
  var options: String

  /// The number of lines before the code in the note.
  static let linesBefore = 1

  /// The note with the fence. The fence has more backticks than any run in the code; the options are joined to one
  /// line, without backticks.
  var note: String {
    let longest = source.split { $0 != "`" }.map(\.count).max() ?? 0
    let ticks = String(repeating: "`", count: max(3, longest + 1))
    let options = options.filter { $0 != "`" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(ticks)swift view-tree \(options)\n\(source)\n\(ticks)\n"
  }
}
