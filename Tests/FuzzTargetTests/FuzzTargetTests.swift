import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Tries on each way into the program what fuzzing begins with, and what once did harm: `Inputs/TARGET/NAME`.
@Suite struct FuzzTargetTests {
  private static let notes = [
    "content/guide/index.md", "content/layout/frames.md", "content/reference/configuration.md",
  ]
  .compactMap { try? String(contentsOfFile: packageRoot + "/" + $0, encoding: .utf8) }

  /// Does what waits on a thread that may wait.
  private static func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }

  @Test(arguments: FuzzTarget.allCases) func seedsDoNoHarm(target: FuzzTarget) async {
    #expect(Self.notes.count == 3)
    let count = await Self.onThread {
      let seeds = target.seeds(from: Self.notes)
      for seed in seeds.prefix(40) { target.run(seed) }
      return seeds.count
    }
    #expect(count > 0)
  }

  @Test(arguments: FuzzTarget.allCases) func whatOnceDidHarmDoesNone(target: FuzzTarget) async throws {
    let folder = "\(packageRoot)/Tests/FuzzTargetTests/Inputs/\(target.rawValue)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
      let input = Array(try #require(FileManager.default.contents(atPath: folder + "/" + name)))
      await Self.onThread { target.run(input) }
    }
  }

  @Test func manyHeadersDoNoHarm() async {
    let request = "GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 5000) + "\r\n"
    await Self.onThread { FuzzTarget.http.run(Array(request.utf8)) }
  }

  /// The same number gives the same change, and most give one.
  @Test func changesDependOnTheSeedAlone() {
    let text = Array("VStack(spacing: 8) { Text(\"a\") }".utf8)
    func changed(_ seed: UInt64) -> [UInt8] {
      var mutator = TextMutator(seed: seed)
      return mutator.mutate(text)
    }
    #expect((1...50).allSatisfy { changed($0) == changed($0) })
    #expect(Set((1...50).map(changed)).count > 30)
  }
}
