import FenceSyntax
import FenceTypes
import Foundation
import Testing

/// Programs that the Swift compiler accepts, as `swiftc -typecheck` says with this library as `SwiftUI`: found in public code where
/// they were refused.
@Suite struct AcceptedTests {
  @Test func whatSwiftAcceptsIsAccepted() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases/accepted.txt")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "=== ").dropFirst()
    #expect(parts.count > 10)
    for part in parts {
      let lines = part.split(separator: "\n", maxSplits: 1).map(String.init)
      #expect(TypeChecker().check(ParsedFence(lines[1])).map(\.message) == [], "\(lines[0])")
    }
  }
}
