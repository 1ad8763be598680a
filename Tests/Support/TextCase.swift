import Foundation

/// A named case in a text file: an input and what has to come of it.
///
///     === name
///     @ width 60; lines 2
///     the input, as many lines as it takes
///     ------
///     what is expected
///
/// There may be several lines of settings, or none. What is expected may stand on the dividing line itself: `--- 42`. What comes before the
/// first case is a comment.
public struct TextCase: CustomStringConvertible, Sendable {
  public var name: String
  /// The file and the line of the name.
  public var place: String
  public var settings: [String: String] = [:]
  /// Each line with its end.
  public var input = ""
  /// Without empty lines around it.
  public var expected = ""

  public var description: String { name }

  /// The cases of a file in the folder `Cases` beside the caller's source.
  public static func all(in file: String, beside source: String = #filePath) -> [TextCase] {
    let url = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Cases/\(file)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      fatalError("there are no cases in \(url.path)")
    }
    var reader = Reader(file: file)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      reader.read(line, number: index + 1)
    }
    return reader.cases.map { one in
      var one = one
      one.expected = one.expected.trimmingCharacters(in: .newlines)
      return one
    }
  }

  private struct Reader {
    private enum Part { case head, input, expected, nothing }

    let file: String
    var cases: [TextCase] = []
    private var part = Part.nothing

    init(file: String) { self.file = file }

    mutating func read(_ line: Substring, number: Int) {
      if line.hasPrefix("=== ") {
        cases.append(TextCase(name: String(line.dropFirst(4)), place: "\(file):\(number)"))
        part = .head
      } else if part == .head, line.hasPrefix("@ ") {
        cases[cases.count - 1].settings.merge(Self.settings(line.dropFirst(2))) { _, new in new }
      } else if part != .expected, part != .nothing, line == "------" {
        part = .expected
      } else if part != .expected, part != .nothing, line.hasPrefix("--- ") {
        cases[cases.count - 1].expected = line.dropFirst(4).trimmingCharacters(in: .whitespaces)
        part = .nothing
      } else if part == .expected {
        cases[cases.count - 1].expected += line + "\n"
      } else if part != .nothing {
        cases[cases.count - 1].input += line + "\n"
        part = .input
      }
    }

    private static func settings(_ line: Substring) -> [String: String] {
      var settings: [String: String] = [:]
      for pair in line.split(separator: ";") {
        let words = pair.split(separator: " ", maxSplits: 1)
        if words.count == 2 { settings[String(words[0])] = String(words[1]) }
      }
      return settings
    }
  }
}
