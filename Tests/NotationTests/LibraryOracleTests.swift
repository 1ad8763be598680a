import Diagnostics
import Foundation
import Notation
import Testing

/// The standard library and Foundation against Swift's compiler: expressions, and what a compiled program printed.
///
/// `Tests/Oracle/Library` writes expressions and has Swift answer them; `VITRINE_LIBRARY_ANSWERS` names a file of others.
@Suite struct LibraryOracleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let values = folder.appending(path: "../Oracle/Library/values.swift")

  private static func recorded() throws -> [Answer] {
    if let path = ProcessInfo.processInfo.environment["VITRINE_LIBRARY_ANSWERS"] {
      return try Answer.read(URL(filePath: path))
    }
    let cases = folder.appending(path: "Cases/library")
    return try FileManager.default.contentsOfDirectory(at: cases, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.flatMap(Answer.read)
  }

  /// What Swift says of an expression.
  struct Answer {
    enum Outcome: Equatable { case text(String), refused, ended }

    let expression: String
    let outcome: Outcome

    static func read(_ file: URL) throws -> [Answer] {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let outcome: Outcome = parts[1] == "!" ? .refused : parts[1] == "?" ? .ended : .text(String(parts[1]))
        return Answer(expression: String(parts[0]), outcome: outcome)
      }
    }
  }

  @Test func theLibraryAgreesWithSwift() throws {
    let answers = try Self.recorded()
    #expect(answers.count >= 3_000)
    let isTraced = ProcessInfo.processInfo.environment["VITRINE_LIBRARY_ANSWERS"] != nil
    let values = try String(contentsOf: Self.values, encoding: .utf8)
    var (different, accepted, refused, notEnded): ([String], [String], [String], [String]) = ([], [], [], [])
    for start in stride(from: 0, to: answers.count, by: 40) {
      let notebook = Notebook()
      _ = notebook.evaluate(values + "\nText(hello)")
      for answer in answers[start..<min(start + 40, answers.count)] {
        if isTraced { FileHandle.standardError.write(Data("> \(answer.expression)\n".utf8)) }
        let (text, message) = Self.text(notebook, answer.expression)
        switch (answer.outcome, text) {
        case (.text(let wanted), let text?) where text.debugDescription != wanted:
          different.append("\(answer.expression): \(text.debugDescription), in Swift \(wanted)")
        case (.text, nil): refused.append("\(answer.expression): \(message ?? "")")
        case (.refused, let text?): accepted.append("\(answer.expression): \(text)")
        case (.ended, let text?): notEnded.append("\(answer.expression): \(text)")
        default: break
        }
      }
    }
    let wrong = answers.count { $0.outcome == .refused }
    if isTraced {
      print("\(answers.count) expressions, \(wrong) of which Swift refuses")
      for (name, list) in [
        ("different", different), ("accepted", accepted), ("refused", refused), ("not ended", notEnded),
      ] { print("== \(list.count) \(name)\n" + list.joined(separator: "\n")) }
    }
    #expect(different.isEmpty, "\(different.prefix(20).joined(separator: "\n"))")
    #expect(notEnded.isEmpty, "\(notEnded.prefix(20).joined(separator: "\n"))")
    #expect(accepted.count * 100 <= wrong, "\(accepted.prefix(20).joined(separator: "\n"))")
    #expect(refused.count * 100 <= 3 * (answers.count - wrong), "\(refused.prefix(20).joined(separator: "\n"))")
  }

  /// The text of an expression in a fence, or the first error.
  private static func text(_ notebook: Notebook, _ expression: String) -> (text: String?, message: String?) {
    _ = notebook.takeOutput()
    let result = notebook.evaluate("let _ = print(\(expression))\nText(hello)")
    if let problem = result.diagnostics.first(where: { $0.severity == .error }) { return (nil, problem.message) }
    return (notebook.takeOutput().joined(separator: "\n"), nil)
  }
}
