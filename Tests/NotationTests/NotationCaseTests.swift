import Diagnostics
import Foundation
import Notation
import TestSupport
import Testing
import VitrineUI

/// Cases as data: programs and diagnostics between `===` and `---`.
struct NotationCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let expected: String
    var testDescription: String { name }
  }

  static func programs(_ name: String) -> [Case] {
    TextCase.all(in: name).map { test in
      Case(name: test.name, source: String(test.input.dropLast()), expected: unescaped(test.expected))
    }
  }

  /// Spaces that look like others are written by their numbers: `\u{202F}`.
  private static func unescaped(_ text: String) -> String {
    var parts = text.components(separatedBy: "\\u{")[...]
    var result = parts.popFirst() ?? ""
    for part in parts {
      let digits = part.prefix { $0 != "}" }
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
      result += part.dropFirst(digits.count + 1)
    }
    return result
  }

  private func texts(_ source: String) -> (texts: [String], problems: [Diagnostic]) {
    let notebook = Notebook()
    let result = notebook.evaluate(source)
    var texts: [String] = []
    var remarks: [Diagnostic] = []
    for drawing in result.drawings {
      let rendering = Renderer.render(
        drawing.view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
      func visit(_ node: RenderedNode) {
        if node.type == "Text" { texts.append(String(node.argument.dropFirst().dropLast())) }
        node.children.forEach(visit)
      }
      rendering.root.map(visit)
      remarks += rendering.remarks.filter { $0.severity == .error }.map {
        Diagnostic(.error, $0.code, $0.message, span: $0.source.map(result.source.span), hint: $0.hint)
      }
    }
    return (texts, remarks + result.diagnostics + notebook.failuresWhileRendering(result.source))
  }

  @Test func thereAreCases() {
    #expect(ValueLine.all(in: "values.txt").count >= 40)
    #expect(Self.programs("programs.txt").count >= 100)
    #expect(Self.programs("swift.txt").count + Self.programs("foundation.txt").count >= 190)
    #expect(Self.programs("printed.txt").count >= 200)
    #expect(Self.programs("diagnostics.txt").count >= 90)
  }

  @Test(arguments: ValueLine.all(in: "values.txt")) func expressionsHaveTheirValues(_ line: ValueLine) {
    let (texts, problems) = texts("let it = \(line.expression)\nText(verbatim: \"\\(it)\")")
    #expect(problems.isEmpty, "\(line.place): \(problems.map(\.message))")
    #expect(texts == [line.expected], "\(line.place)")
  }

  @Test(arguments: Self.programs("programs.txt")) func programsDrawTheirText(_ test: Case) {
    let (texts, problems) = texts(test.source)
    #expect(problems.isEmpty, "\(problems.map(\.message))")
    #expect(texts.joined(separator: " | ") == test.expected)
  }

  @Test(arguments: Self.programs("swift.txt") + Self.programs("foundation.txt"))
  func programsOfSwiftAndFoundationDrawTheirText(_ test: Case) {
    let (texts, problems) = texts(test.source)
    #expect(problems.isEmpty, "\(problems.map(\.message))")
    #expect(texts.joined(separator: " | ") == test.expected)
  }

  /// The lines are those that the programs print once `Tests/Oracle/Programs/answers.py` has compiled them.
  @Test(arguments: ["printed.txt", "printed-everyday.txt", "printed-programs.txt"].flatMap(Self.programs))
  func programsPrintWhatSwiftPrints(_ test: Case) {
    let notebook = Notebook()
    let result = notebook.evaluate(test.source + "\nText(verbatim: \"\")")
    let lines = notebook.takeOutput().joined(separator: "\n")
    let errors = (result.diagnostics + notebook.failuresWhileRendering(result.source)).filter { $0.severity == .error }
    if test.expected.hasPrefix("error: ") {
      #expect(errors.map { "error: \($0.message)" }.contains(test.expected), "\(lines)")
    } else {
      #expect(errors.isEmpty, "\(errors.map(\.message))")
      #expect(lines.trimmingCharacters(in: .newlines) == test.expected.trimmingCharacters(in: .newlines))
    }
  }

  @Test(arguments: Self.programs("diagnostics.txt")) func mistakesAreNamedAtTheirPlace(_ test: Case) throws {
    let marker = try #require(test.source.range(of: "1️⃣"), "no marker")
    let place = SourceFile(path: "", text: test.source).location(
      atOffset: test.source.utf8.distance(from: test.source.startIndex, to: marker.lowerBound))
    let problems = texts(test.source.replacingOccurrences(of: "1️⃣", with: "")).problems
    let problem = try #require(problems.first, "no diagnostic")
    let parts = test.expected.components(separatedBy: " | ")
    #expect(problem.message == parts[0])
    if parts.count > 1 { #expect(problem.hint == parts[1]) }
    #expect(problem.span?.start == place)
  }

  /// Each view is wrong for itself, so that the Swift compiler names all of them in one run; what needs a declaration that
  /// failed isn't tried.
  @Test(arguments: [
    (
      """
      VStack {
          Text("a").fontt(.title)
          Txt("b")
          Text("c").padding(lenght: 3)
          HStack {
              Image(systemNme: "star")
              Text("fine")
              Text(undefinedName)
          }
          Text("d").bold()
      }
      """, [2, 3, 4, 6, 8]
    ),
    ("Txt(\"a\")\nText(\"b\")\nText(\"c\").fontt(.title)\nlet n: Int = \"x\"", [1, 3, 4]),
    ("VStack {\n    let a = Txt(\"a\")\n    a\n    Text(a.b)\n}", [2]),
    ("VStack {\n    Txt(\"a\")\n    let b = 1\n    Text(\"\\(b)\").fontt(.title)\n}", [2, 4]),
  ])
  func allMistakesOfAFenceAreNamedAtOnce(_ source: String, lines: [Int]) {
    let problems = texts(source).problems.filter { $0.severity == .error }
    #expect(problems.compactMap { $0.span?.start.line } == lines, "\(problems.map(\.message))")
  }
}
