/// What was typed: the Swift of a fence, and its options.
struct PlaygroundFence: Sendable {
  /// Which request it came with.
  var number: Int
  var source: String
  var options: String

  /// How many lines stand before the source.
  static let linesBefore = 1

  /// As a note: the fence has more backticks than any line inside, and its options are one line without any.
  var note: String {
    let longest = source.split { $0 != "`" }.map(\.count).max() ?? 0
    let ticks = String(repeating: "`", count: max(3, longest + 1))
    let options = options.filter { $0 != "`" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(ticks)swift view-tree \(options)\n\(source)\n\(ticks)\n"
  }
}
