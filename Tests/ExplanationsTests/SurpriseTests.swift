import Diagnostics
import Figures
import Foundation
import TestSupport
import Testing
import VitrineLayout

@testable import Explanations

/// Layouts that surprise people: the explanation names the view that decides, and one of its edits is that of the public answer.
@Suite struct SurpriseTests {
  static let cases = TextCase.all(in: "surprises.txt")
  static func explanation(_ test: TextCase) throws -> Explanation {
    var settings = ["width", "height", "device"].compactMap { key in
      test.settings[key].map { FigureSetting(key: key, value: $0) }
    }
    settings.append(FigureSetting(key: "show", value: "picture"))
    let input = try FenceInput.read(Array(test.input.utf8), as: "code", block: nil, path: nil)
    let explainer = try Explainer(
      input, FigureOptionsReader(settings).options, typesetter: TestAssets.typesetter)
    let wanted = try #require(test.settings["view"])
    return explainer.explanation(of: try explainer.views.view(named: wanted))
  }

  @Test(arguments: cases) func decidingViewAndPublicAnswerAreNamed(_ test: TextCase) throws {
    let explanation = try Self.explanation(test)
    for line in test.expected.split(separator: "\n") {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      try #require(parts.count == 2)
      switch parts[0] {
      case "width", "height":
        let axis: Axis = parts[0] == "width" ? .horizontal : .vertical
        let decision = try #require(explanation.decisions.first { $0.axis == axis })
        #expect(decision.name == parts[1], "\(test.place): \(decision.sentence)")
      default:
        let has = explanation.shownEdits.contains { $0.title.contains(parts[1]) }
        let all = explanation.edits.map { "\(Int($0.score)) \($0.title): \($0.effect)" }.joined(separator: "\n")
        #expect(has != (test.settings["unanswered"] == "yes"), "\(test.place): no '\(parts[1])' among\n\(all)")
      }
    }
  }

  @Test func eachCaseHasASource() {
    #expect(Self.cases.count >= 25)
    #expect(Self.cases.count { $0.settings["unanswered"] != nil } <= Self.cases.count / 5)
    #expect(Self.cases.allSatisfy { $0.settings["source"]?.hasPrefix("http") ?? false })
  }
}
