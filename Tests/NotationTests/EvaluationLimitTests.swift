import FenceSyntax
import Foundation
import TestSupport
import Testing

@testable import FenceEvaluation
@testable import Notation

/// What ends an evaluation: steps, memory, and the fence's own limit.
@Suite struct EvaluationLimitTests {
  @Test func aFenceMayBeGivenLessAndMore() {
    let fence = ParsedFence("Text(\"\\((0..<5000).reduce(0, +))\")")
    #expect(Notebook().evaluate(fence).diagnostics.isEmpty)
    #expect(Notebook().evaluate(fence, seconds: 0.001).diagnostics.map(\.code) == ["limit-steps"])
    #expect(EvaluationLimits.lasting(10).steps == 10_000_000)
    #expect(EvaluationLimits.lasting(1e9).seconds == EvaluationLimits.lasting(60).seconds)
  }

  /// Large collections that are kept, and arrays of them that are converted whenever they are assigned.
  private static let large = [
    "var a: [[Int]] = []\nfor _ in 0..<2000 { a.append(Array(0..<190_000)) }\nText(\"\\(a.count)\")",
    "var a: [[Int?]] = []\nfor _ in 0..<2000 { a.append(Array(0..<190_000)) }\nText(\"\\(a.count)\")",
    "let a = Array(0..<190_000)\nvar k: [[Int]] = []\nfor _ in 0..<9000 { k.append(a.reversed()) }\nText(\"\\(k.count)\")",
  ]

  @Test(arguments: Samples.some(of: large, oneIn: 3, "fences with large collections"))
  func largeCollectionsThatAreKept(source: String) throws {
    let before = try #require(ProcessMemory.resident)
    let result = Notebook().evaluate(ParsedFence(source))
    #expect(result.diagnostics.first?.code.hasPrefix("limit-") == true, "\(result.diagnostics)")
    #expect(try #require(ProcessMemory.resident) < before + 500_000_000)
  }

  @Test func numberSignsInARow() {
    let source = "let a = " + String(repeating: "#", count: 20_000)
    let said = ParsedFence(source).diagnostics
    #expect(said.map(\.message) == ["more than 255 number signs in a row"])
    #expect(said.first?.span?.start.column == 9)
    #expect(!ParsedFence("// " + String(repeating: "#", count: 20_000) + "\nText(\"a\")").diagnostics.hasErrors)
  }
}
