import TestSupport
import Testing

@testable import FenceEvaluation
@testable import Notation

/// Arguments that were once lost between a fence and a view, each by the name of what it does.
@Suite struct LostArgumentTests {
  private func probe(_ views: String) throws -> EffectProbe {
    let notebook = Notebook(checksTypes: false)
    _ = notebook.evaluate(try EffectSamples(members: [:]).preamble)
    return EffectProbe(views, isLive: false, in: notebook)
  }

  @Test(arguments: TextCase.all(in: "lost-arguments.txt", beside: Self.folder))
  func aLostArgumentIsReported(_ test: TextCase) throws {
    let (one, other) = (try probe(test.input), try probe(test.expected))
    #expect(one.problems.isEmpty && other.problems.isEmpty, "\(one.problems + other.problems)")
    #expect(one.pictures != other.pictures)
  }

  /// The folder of which `Cases` is part.
  static let folder = #filePath.replacing("/Effects/", with: "/")

  @Test func thereAreCases() {
    #expect(TextCase.all(in: "lost-arguments.txt", beside: Self.folder).count >= 40)
  }

  /// An argument of another type draws nothing, and says so.
  @Test(arguments: [
    "Text(\"a\").overlay(3)", "Slider(value: $number, in: \"a\")", "Gauge(value: \"x\") { Text(\"a\") }",
    "Text(\"a\").padding(\"a\")", "HStack(alignment: 3) { Text(\"a\") }", "Text(\"a\").frame(width: Text(\"b\"))",
  ]) func otherTypesAreErrors(_ views: String) throws {
    #expect(try !probe(views).problems.isEmpty)
  }
}
