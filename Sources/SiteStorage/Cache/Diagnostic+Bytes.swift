import Diagnostics
import Markup

/// Encodes diagnostics for the cache.
extension ByteWriter {
  package mutating func write(_ diagnostic: Diagnostic) {
    write(tag: diagnostic.severity == .note ? 0 : diagnostic.severity == .warning ? 1 : 2)
    write(diagnostic.code)
    write(diagnostic.message)
    write(diagnostic.file)
    write(optional: diagnostic.span) { $0.write($1) }
    write(list: diagnostic.notes) { $0.write($1) }
    write(diagnostic.hint)
    write(diagnostic.replacement)
    write(count: diagnostic.count)
  }

  package mutating func write(_ span: Span) {
    write(span.start)
    write(span.end)
  }

  package mutating func write(_ location: Location) {
    write(count: location.line)
    write(count: location.column)
  }
}

extension ByteReader {
  /// An upper limit for lines, columns and counts, which damaged data may exceed.
  private static let furthest = 1 << 40

  package mutating func diagnostic() throws(Damaged) -> Diagnostic {
    let severities: [Diagnostic.Severity] = [.note, .warning, .error]
    let severity = try count(upTo: severities.count - 1)
    var diagnostic = Diagnostic(
      severities[severity], try text(), try text(), file: try optionalText(),
      span: try optional { reader throws(Damaged) in try reader.span() },
      notes: try list { reader throws(Damaged) in try reader.text() }, hint: try optionalText())
    diagnostic.replacement = try optionalText()
    diagnostic.count = try count(upTo: Self.furthest)
    return diagnostic
  }

  package mutating func span() throws(Damaged) -> Span { Span(try location(), try location()) }

  package mutating func location() throws(Damaged) -> Location {
    Location(line: try count(upTo: Self.furthest), column: try count(upTo: Self.furthest))
  }
}
