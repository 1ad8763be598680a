import FenceSyntax
import FenceTypes
import Foundation
import TestSupport
import Testing

/// Fences of the manual with one change each that Swift refuses, as `swiftc` says with this library as `SwiftUI`: a label, a name, a
/// type, an argument, a keyword that is another or is missing.
@Suite struct MutationTests {
  private struct Mutation: Decodable {
    var kind: String
    var code: String
    var errors: [String]
  }

  @Test func nearlyAllMutationsAreRefused() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases/mutations.jsonl")
    let mutations = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Mutation.self, from: Data($0.utf8))
    }
    #expect(mutations.count >= 180)
    var accepted: [Mutation] = []
    var inOtherWords = 0
    for mutation in mutations {
      let fence = ParsedFence(mutation.code)
      let messages = fence.diagnostics.filter { $0.severity == .error }.map(\.message)
      let all = messages + TypeChecker().check(fence).map(\.message)
      if all.isEmpty { accepted.append(mutation) }
      if !all.isEmpty, !all.contains(where: mutation.errors.contains) { inOtherWords += 1 }
    }
    let words = accepted.map { "\($0.kind): \($0.errors.first ?? "")\n\($0.code)" }.joined(separator: "\n\n")
    #expect(accepted.count * 100 <= mutations.count * 7, "\(words)")
    #expect(inOtherWords * 100 <= mutations.count * 40)
  }
}
