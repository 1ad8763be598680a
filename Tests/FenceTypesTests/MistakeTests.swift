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

  /// A long sum and deep stacks are checked on a thread with a small stack.
  @Test(arguments: [
    "let x = " + Array(repeating: "1", count: 3_000).joined(separator: " + "),
    String(repeating: "VStack { ", count: 60) + "Text(\"a\")" + String(repeating: " }", count: 60),
  ])
  func largeFencesFitASmallStack(_ code: String) {
    let thread = Thread { #expect(TypeChecker().check(ParsedFence(code)).isEmpty) }
    thread.stackSize = 1 << 20
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
  }
}
