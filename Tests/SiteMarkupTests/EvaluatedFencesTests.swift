import Figures
import Foundation
import Markup
import Notation
import Notes
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteMarkup

/// Drawings as bytes: what is read again is what was written, and what nobody wrote is not read.
@Suite struct EvaluatedFencesTests {
  /// Every figure of the manual.
  @Test func theManualsFiguresSurvive() async throws {
    let folder = packageRoot + "/content"
    let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".md")
    }
    let drawn = await inOrder(names.sorted(), workers: 4) { name in
      let text = (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
      return await Self.drawings(of: text)
    }
    #expect(drawn.reduce(0) { $0 + $1.fences.count { $0.outcome == .drawn } } > 100)
    for (name, drawings) in zip(names.sorted(), drawn) { Self.expectSurvival(of: drawings, name) }
  }

  /// Every program that the evaluator is held to, drawn or failed.
  @Test func allProgramsSurvive() async throws {
    let cases = TextCase.all(in: "programs.txt", beside: packageRoot + "/Tests/NotationTests/any.swift")
    #expect(cases.count > 50)
    let drawn = await inOrder(cases, workers: 4) { one in
      await Self.drawings(of: "```swift view-tree show=source,tree,steps\n" + one.input + "\n```\n")
    }
    for (one, drawings) in zip(cases, drawn) { Self.expectSurvival(of: drawings, one.place) }
  }

  @Test func whatIsCutOrChangedIsNoDrawing() async throws {
    let bytes = await Self.drawings(of: Self.note).bytes
    for length in Array(0..<100) + Array(stride(from: 100, to: bytes.count, by: bytes.count / 200 + 1)) {
      #expect(EvaluatedFences(bytes: Array(bytes[..<length])) == nil)
    }
    #expect(EvaluatedFences(bytes: bytes + [0]) == nil)
    var random = SplitMix64(seed: 15)
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      // Some changes only change a letter or a number: then it is a drawing like any other.
      guard let drawings = EvaluatedFences(bytes: changed) else { continue }
      _ = drawings.fences.map { $0.nodes?.html }
      #expect(EvaluatedFences(bytes: drawings.bytes)?.bytes == drawings.bytes)
    }
  }

  /// Numbers that promise much where little follows.
  @Test func promisesAreNotBelieved() {
    let mark = Array(EvaluatedFences().bytes.prefix(4))
    let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    for tail in [huge, huge + [1], Array(repeating: 0xFF, count: 40), [1, 0] + huge, [1, 1, 0] + huge] {
      #expect(EvaluatedFences(bytes: mark + tail) == nil)
    }
    var random = SplitMix64(seed: 3)
    for _ in 0..<4_000 {
      let count = Int.random(in: 0..<60, using: &random)
      // Small bytes are what counts and kinds are made of.
      _ = EvaluatedFences(bytes: mark + (0..<count).map { _ in UInt8.random(in: 0...6, using: &random) })
    }
  }

  @Test func numbersStayAsTheyAre() throws {
    let numbers = [0, -0.0, 0.1, -0.5, 1 / 3, 12.345, 1e15, -1e300, .infinity, .leastNonzeroMagnitude, 320, .pi, 9.99]
    var writer = ByteWriter()
    writer.write(numbers)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.doubles().map(\.bitPattern) == numbers.map(\.bitPattern))
  }

  /// What a drawing is made of decides its bytes, and not when and where it is drawn.
  @Test func theSameNoteHasTheSameBytes() async {
    let first = await Self.drawings(of: Self.note)
    let second = await Self.drawings(of: Self.note)
    #expect(first.bytes == second.bytes)
    #expect(first.fences.contains { $0.picture != nil })
    #expect(!first.claims.isEmpty)
  }

  private static let note = """
    # Note

    ```swift view-tree sweep=width:100...300
    struct Card: View { var body: some View { HStack { Text("One"); Text("two, three and four") } } }
    Card().frame(width: 100)
    ```

    1. HStack is proposed 71×73.
    2. The frame proposes 99×37 to the HStack.

    ```swift
    let x = 1
    ```

    ```swift view-tree width=
    Circle().undefined()
    ```
    """

  private static func drawings(of text: String) async -> EvaluatedFences {
    await DeepStack.run {
      var setting = CodeBlockMarkup.Setting(shownPath: "note.md")
      setting.keepsPictures = true
      let note = ParsedNote(path: "note.md", document: Document(text: text, path: "note.md"), page: "note.html")
      return EvaluatedFences.draw(
        CodeBlockMarkup.fences(of: note, setting), of: note.document, setting,
        renderer: HTMLFigureRenderer(TestAssets.typesetter), words: .none)
    }
  }

  private static func expectSurvival(of drawings: EvaluatedFences, _ name: String) {
    let bytes = drawings.bytes
    guard let again = EvaluatedFences(bytes: bytes) else {
      Issue.record("\(name): the bytes are not read")
      return
    }
    #expect(again.bytes == bytes, "\(name)")
    #expect(again.fences.map { $0.nodes?.html } == drawings.fences.map { $0.nodes?.html }, "\(name)")
    #expect(again.fences.map { $0.picture?.html } == drawings.fences.map { $0.picture?.html }, "\(name)")
  }
}
