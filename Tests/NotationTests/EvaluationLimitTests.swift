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

  /// Programs with calls nested thousands deep, and what they print.
  private static let deep = [
    ("func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }\nprint(sum(2000))", "2001000"),
    (
      """
      var known: [Int: Double] = [:]
      func fib(_ n: Int) -> Double {
        if n < 2 { return Double(n) }
        if let found = known[n] { return found }
        let value = fib(n - 1) + fib(n - 2)
        known[n] = value
        return value
      }
      print(fib(1000) > 4.3e208)
      """, "true"
    ),
    (
      """
      indirect enum List { case end, item(Int, List) }
      func length(_ list: List) -> Int {
        switch list {
        case .end: return 0
        case .item(_, let rest): return 1 + length(rest)
        }
      }
      var list = List.end
      for n in 0..<2000 { list = .item(n, list) }
      print(length(list))
      """, "2000"
    ),
  ]

  @Test(arguments: deep) func callsNestThousandsDeep(source: String, printed: String) async {
    let lines = await onLargeStack {
      let notebook = Notebook()
      let problems = notebook.evaluate(source + "\nText(\"\")").diagnostics.map(\.message)
      return problems + notebook.takeOutput()
    }
    #expect(lines == [printed])
  }

  /// On the stack of a test, which holds fewer calls, the evaluation ends with an error.
  @Test func callsWithoutEnd() async {
    let source = "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nText(\"\\(f(0))\")"
    #expect(Notebook().evaluate(source).diagnostics.map(\.code) == ["limit-depth"])
    let codes = await onLargeStack { Notebook().evaluate(source).diagnostics.map(\.code) }
    #expect(codes == ["limit-depth"])
  }

  /// Runs work on a thread with the stack that the program's own threads have.
  private func onLargeStack(_ work: @escaping @Sendable () -> [String]) async -> [String] {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 512 << 20
      thread.start()
    }
  }

  /// Fences whose closures, types and tasks refer to what holds them.
  private static let selfReferring = [
    "Text(\"Hi\")", "struct A: View { @State var n = 0; var body: some View { Text(\"\\(n)\") } }\n#Preview { A() }",
    "func twice(_ f: @escaping () -> Void) { f() }\nfinal class M { var f: () -> Void = {} }\nlet m = M()\nm.f = { print(m) }\nText(\"a\")",
    "extension Int { var half: Int { self / 2 } }\nenum K: String { case a }\nText(\"\\(4.half)\")",
  ]

  @Test(arguments: selfReferring) func aClosedNotebookIsLetGo(source: String) {
    weak var evaluator: Evaluator?
    do {
      let notebook = Notebook()
      _ = notebook.evaluate(source)
      evaluator = notebook.evaluator
      notebook.close()
    }
    #expect(evaluator == nil)
  }

  @Test func numberSignsInARow() {
    let source = "let a = " + String(repeating: "#", count: 20_000)
    let said = ParsedFence(source).diagnostics
    #expect(said.map(\.message) == ["more than 255 number signs in a row"])
    #expect(said.first?.span?.start.column == 9)
    #expect(!ParsedFence("// " + String(repeating: "#", count: 20_000) + "\nText(\"a\")").diagnostics.hasErrors)
  }
}
