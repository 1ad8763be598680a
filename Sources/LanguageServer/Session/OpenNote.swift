import Diagnostics
import Foundation
import Markup

/// A note that is open in the editor.
struct OpenNote: Sendable {
  let address: String
  var version: Int?
  var text: EditorText
  /// A number that increases with every edit. An analysis with another number is of another text.
  var generation: Int
  var analysis: NoteAnalysis?
  /// Whether the analysis is pending.
  var isWaiting = true
  /// Whether the Swift compiler is to check the note, once it is analyzed.
  var awaitsCompiler = false
  /// The errors of the Swift compiler.
  var compilerErrors: [Diagnostic] = []

  /// The note's full path; `nil` if the note is not a file.
  var path: String? {
    guard let url = URL(string: address), url.isFileURL else { return nil }
    let path = url.path
    return path.isEmpty || path.contains("\0") ? nil : path
  }

  /// Applies the changes of a `didChange` notification in order.
  ///
  /// - Throws: an error if a change is invalid; the client must reopen the note.
  mutating func apply(_ changes: [JSON], _ encoding: PositionEncoding) throws(RequestError) {
    for change in changes {
      guard let text = change["text"]?.string else { throw RequestError(.invalidParameters, "a change has no text") }
      if change["range"] == nil || change["range"] == .null {
        self.text = EditorText(text)
        continue
      }
      guard let start = EditorPosition(change["range"]?["start"]), let end = EditorPosition(change["range"]?["end"])
      else { throw RequestError(.invalidParameters, "a change has no range") }
      guard self.text.bytes.count + text.utf8.count <= EditorText.largest else {
        throw RequestError(.invalidParameters, "the note is larger than \(EditorText.largest) bytes")
      }
      self.text.replace(from: start, to: end, with: text, encoding)
    }
  }

  /// Returns the parameters of a `publishDiagnostics` notification.
  func published(_ encoding: PositionEncoding) -> JSON {
    let found = ((analysis?.diagnostics ?? []) + compilerErrors).map { json($0, encoding) }
    var members: [(String, JSON)] = [("uri", .string(address)), ("diagnostics", .array(found))]
    if let version { members.append(("version", .number(Double(version)))) }
    return .object(members)
  }

  private func json(_ diagnostic: Diagnostic, _ encoding: PositionEncoding) -> JSON {
    let severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    let message = [diagnostic.message] + diagnostic.notes + (diagnostic.hint.map { ["hint: " + $0] } ?? [])
    return [
      "range": range(diagnostic.span ?? Span(at: Location(line: 1, column: 1)), encoding),
      "severity": .number(Double(severity)), "code": .string(diagnostic.code), "source": "vitrine",
      "message": .string(visible(message.joined(separator: "\n"))),
    ]
  }

  /// Returns an edit as a code action.
  func action(_ edit: SizeEdit, _ encoding: PositionEncoding) -> JSON {
    let changes = edit.changes.map { ["range": range($0.span, encoding), "newText": .string($0.text)] as JSON }
    return [
      "title": .string(visible(edit.title)), "kind": "refactor.rewrite",
      "edit": ["changes": .object([(address, .array(changes))])],
    ]
  }

  func range(_ span: Span, _ encoding: PositionEncoding) -> JSON {
    ["start": text.position(of: span.start, encoding).json, "end": text.position(of: span.end, encoding).json]
  }
}
