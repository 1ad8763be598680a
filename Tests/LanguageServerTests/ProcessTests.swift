import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// What ends the process in which fences are evaluated costs the note's figures and no more.
@Suite(.timeLimit(.minutes(5))) struct ProcessTests {
  private static let note = "---\nblocks: never\n---\n\n```swift view-tree\nText(\"a\")\n```\n"
  private static let request = AnalysisRequest(.analysis, text: note, path: nil)

  private static func codes(_ answer: AnalysisAnswer?) -> [String] {
    if case .analysis(let analysis)? = answer { analysis.diagnostics.map(\.code) } else { ["no analysis"] }
  }

  /// A program that does what a script says in the place of an evaluation.
  private static func process(_ script: String, in folder: TemporaryFolder) throws -> AnalysisProcess {
    AnalysisProcess(program: try folder.writeProgram(script, to: "worker"))
  }

  @Test(arguments: ["exit 3", "kill -SEGV $$", "printf 'nonsense that is no frame' >&0; exec sleep 60"])
  func aWorkerThatEndsIsTold(script: String) throws {
    let folder = try TemporaryFolder()
    let process = try Self.process(script, in: folder)
    let answer = withExtendedLifetime(folder) { process.answer(Self.request) { false } }
    #expect(Self.codes(answer) == ["front-matter", "engine-stopped"])
    guard case .analysis(let analysis)? = answer else { return }
    #expect(analysis.diagnostics.last?.span?.start.line == 5)
  }

  @Test func aProgramThatIsNotThereIsTold() {
    let process = AnalysisProcess(program: "/nowhere/vitrine")
    #expect(Self.codes(process.answer(Self.request) { false }) == ["front-matter", "engine-stopped"])
  }

  /// What has been overtaken is ended, and the next is answered by another process.
  @Test func anOvertakenEvaluationIsEnded() throws {
    let folder = try TemporaryFolder()
    let process = try Self.process("exec sleep 600", in: folder)
    #expect(withExtendedLifetime(folder) { process.answer(Self.request) { true } } == nil)
    let program = AnalysisProcess(program: ScriptedClient.program.path, patience: .zero)
    #expect(program.answer(Self.request) { true } == nil)
    #expect(Self.codes(program.answer(Self.request) { false }) == ["front-matter"])
    #expect(Self.codes(program.answer(Self.request) { false }) == ["front-matter"])
  }

  @Test func answersComeBackAsTheyWere() throws {
    let analyzer = NoteAnalyzer(text: Self.note, path: nil)
    let analysis = analyzer.evaluated(TestAssets.typesetter)
    #expect(analysis.views.map(\.name) == ["Text"])
    for answer in [
      AnalysisAnswer.analysis(analysis), .failed(RequestError(.failed, "why")),
      .preview(FencePreview(title: "a", light: "<svg/>", dark: "<svg>", size: "1 × 2")),
    ] {
      #expect(AnalysisAnswer(answer.json) == answer)
    }
  }
}
