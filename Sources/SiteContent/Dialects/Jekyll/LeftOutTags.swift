import Diagnostics

/// One warning for all Liquid tags that Vitrine left out of the notes.
package enum LeftOutTags {
  package static func diagnostics(of notes: [ParsedNote], shown: (String) -> String) -> [Diagnostic] {
    let affected = notes.filter { !$0.document.leftOut.isEmpty }
    guard let first = affected.first, let tag = first.document.leftOut.first else { return [] }
    var counts: [String: Int] = [:]
    for note in affected { for one in note.document.leftOut { counts[one.text, default: 0] += 1 } }
    let most = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(3)
    let names = most.map { "'\($0.key)'" + ($0.value > 1 ? " \($0.value) times" : "") }.joined(separator: ", ")
    let count = affected.count == 1 ? "a note" : "\(affected.count) notes"
    return [
      Diagnostic(
        .warning, "liquid", "left out Liquid tags of \(count): \(names)", file: shown(first.path),
        span: Span(at: Location(line: tag.line, column: 1)),
        hint: "write their content into the notes; Vitrine does not run Jekyll's includes and plugins")
    ]
  }
}
