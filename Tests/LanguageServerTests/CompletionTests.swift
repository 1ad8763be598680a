import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

/// What can stand where, as `Cases/completions.txt` says.
@Suite struct CompletionTests {
  private static let cases = TextCase.all(in: "completions.txt")

  @Test func thereAreCases() { #expect(Self.cases.count >= 15) }

  @Test(arguments: cases)
  func eachCursorHasItsCompletions(_ one: TextCase) throws {
    let mark = try #require(one.input.range(of: "‸"), "\(one.place): no place is marked")
    let before = one.input[..<mark.lowerBound]
    let text = before + one.input[mark.upperBound...]
    let line = before.count { $0.isNewline } + 1
    let column = before.utf8.reversed().prefix { $0 != 10 }.count + 1
    let labels = Completions(Location(line: line, column: column), in: String(text)).items.map(\.label)
    for word in one.expected.split(separator: " ") {
      if word == "nothing" {
        #expect(labels.isEmpty, "\(one.place)")
      } else if word.hasPrefix("!") {
        #expect(!labels.contains(String(word.dropFirst())), "\(one.place): \(word)")
      } else {
        #expect(labels.contains(String(word)), "\(one.place): expected \(word) among \(labels.prefix(20))")
      }
    }
    #expect(Set(labels.filter { $0.hasPrefix("_") }).isEmpty, "\(one.place)")
  }
}
