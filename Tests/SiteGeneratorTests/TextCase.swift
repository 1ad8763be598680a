import Foundation
import Testing

/// A named case from a file: `=== name`, the input, `------`, what is expected.
struct TextCase: CustomTestStringConvertible, Sendable {
  var name: String
  var input: String
  var expected: String
  var place: String

  var testDescription: String { name }

  static func all(in file: String) -> [TextCase] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases/\(file)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    var cases: [TextCase] = []
    var inExpected = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("=== ") {
        cases.append(TextCase(name: String(line.dropFirst(4)), input: "", expected: "", place: "\(file):\(index + 1)"))
        inExpected = false
      } else if line == "------" {
        inExpected = true
      } else if !cases.isEmpty {
        if inExpected {
          cases[cases.count - 1].expected += line + "\n"
        } else {
          cases[cases.count - 1].input += line + "\n"
        }
      }
    }
    return cases.map { one in
      var one = one
      one.expected = one.expected.trimmingCharacters(in: .newlines)
      return one
    }
  }
}
