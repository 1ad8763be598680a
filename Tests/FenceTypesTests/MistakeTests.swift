import FenceSyntax
import FenceTypes
import Foundation
import Testing

/// Fences that the Swift compiler refuses, with its errors as `swiftc -typecheck` printed them.
@Suite struct MistakeTests {
  private struct Mistake: Decodable {
    var code: String
    var errors: [String]
    /// Whether the checker's first error is one of the compiler's, and not another reason to refuse the fence.
    var sameWords: Bool
  }

  private static func mistakes() throws -> [Mistake] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases/mistakes.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Mistake.self, from: Data($0.utf8))
    }
  }

  @Test func fencesThatSwiftRefusesAreRefused() throws {
    for mistake in try Self.mistakes() {
      let problems = TypeChecker().check(ParsedFence(mistake.code))
      #expect(!problems.isEmpty, "\(mistake.code)")
      guard mistake.sameWords, let first = problems.first else { continue }
      #expect(mistake.errors.contains(first.message), "\(mistake.code)")
    }
  }

  /// A long sum, deep stacks and many modifiers are checked without a problem.
  @Test(arguments: [
    "let x = " + Array(repeating: "1", count: 300).joined(separator: " + "),
    String(repeating: "VStack {\n", count: 12) + "Text(\"a\")\n" + String(repeating: "}\n", count: 12),
    "Text(\"a\")" + String(repeating: "\n.padding(1)", count: 100),
  ])
  func largeFencesAreChecked(_ code: String) {
    #expect(TypeChecker().check(ParsedFence(code)).isEmpty)
  }
}
