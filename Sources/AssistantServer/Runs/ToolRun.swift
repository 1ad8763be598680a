import Diagnostics
import Explanations
import Figures
import Markup
import VitrineText
import VitrineUI

/// One call of a tool in a worker process.
struct ToolRun {
  let tool: Tool
  let arguments: JSON
  let typesetter: Typesetter
  /// Called with the number of steps that are done, and of all steps.
  let didStep: (Int, Int) -> Void

  /// The most views, edits or lines of a short answer.
  static let mostShort = 40
  /// The most of a full one.
  static let mostFull = 2_000

  var isFull: Bool { arguments["detail"]?.string == "full" }
  var most: Int { isFull ? Self.mostFull : Self.mostShort }

  func answer() -> ToolAnswer {
    do throws(Problem) {
      switch tool.name {
      case Tool.render.name: return try render()
      case Tool.explain.name: return try explain()
      case Tool.check.name: return try check()
      case Tool.compare.name: return try compare()
      default: return names()
      }
    } catch {
      return .failure(error.message, error.structured)
    }
  }

  /// The reason why a call has no result.
  struct Problem: Error {
    var message: String
    var structured = JSON.object([])

    init(_ message: String, diagnostics: [Diagnostic] = []) {
      let lines = diagnostics.filter { $0.severity == .error }.map(ToolRun.line)
      self.message = ([message] + lines).joined(separator: "\n")
      if !diagnostics.isEmpty { structured = ["diagnostics": ToolRun.json(diagnostics)] }
    }
  }

  // MARK: Diagnostics

  static func json(_ diagnostics: [Diagnostic]) -> JSON {
    .array(
      diagnostics.map { diagnostic in
        var members = RenderJSON.diagnostic(diagnostic).members ?? JSON.Members()
        if !diagnostic.notes.isEmpty { members.append("notes", .array(diagnostic.notes.map { .string($0) })) }
        if let text = diagnostic.replacement, let span = diagnostic.span {
          members.append(
            "edit",
            [
              "line": .number(Double(span.start.line)), "column": .number(Double(span.start.column)),
              "endLine": .number(Double(span.end.line)), "endColumn": .number(Double(span.end.column)),
              "text": .string(text),
            ])
        }
        return .object(members)
      })
  }

  static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.span.map { "\($0.start.line):\($0.start.column): " } ?? ""
    return visible(place + "\(diagnostic.severity.rawValue): \(diagnostic.message)")
      + (diagnostic.hint.map { visible(" (\($0))") } ?? "")
  }

  /// Returns lines, and how many are left out.
  func lines(_ all: [String]) -> [String] {
    all.count <= most
      ? all : all.prefix(most) + ["… \(all.count - most) more lines" + (isFull ? "" : "; ask with detail \"full\"")]
  }
}
