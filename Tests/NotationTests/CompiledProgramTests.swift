import Foundation
import OracleSupport
import Testing

/// Fences come to what the Swift compiler makes of the same code: the same trees, frames, texts and printed lines, at first and
/// after the same events.
///
/// `make oracle` compiles the programs and compares them all; `Cases/compiled` has the states of
/// the compiled ones of the manual's short fences.
@Suite struct CompiledProgramTests {
  private static let cases: [OracleCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/compiled")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.flatMap { file in
      let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
      return lines.compactMap { try? JSONDecoder().decode(OracleCase.self, from: Data($0.utf8)) }
    }
  }()

  @Test func thereAreCases() { #expect(Self.cases.count >= 150) }

  @Test func fencesAreWhatTheyAreCompiledTo() {
    for one in Self.cases {
      let evaluated = one.evaluated()
      let difference = evaluated.isEmpty ? "not drawn" : one.difference(of: evaluated)
      #expect(!one.compiled.isEmpty && difference == nil, "\(one.name): \(difference ?? "")\n\(one.fences.last ?? "")")
    }
  }
}
