import Diagnostics
import Markup
import Notes
import SiteStorage

/// Diagnostics in SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), which GitHub's code scanning, GitLab
/// and editors read.
package struct SARIFLog {
  /// The new diagnostics, in order.
  package var diagnostics: [Diagnostic]
  /// The diagnostics that the baseline contains; `nil` without a baseline.
  package var known: [Diagnostic]?
  /// The source texts that diagnostics refer to, by the path in the diagnostics.
  package var sources: [String: SourceFile] = [:]

  package init(_ diagnostics: [Diagnostic], known: [Diagnostic]? = nil, sources: [String: SourceFile]) {
    (self.diagnostics, self.known, self.sources) = (diagnostics, known, sources)
  }

  /// The log with one run, as JSON on one line.
  package var text: String {
    let rules = rules
    let places = Dictionary(rules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let state = known == nil ? nil : "new"
    let results =
      diagnostics.map { result($0, places, state) } + (known ?? []).map { result($0, places, "unchanged") }
    let driver = JSON.object([
      ("name", .string("Vitrine")), ("rules", .array(rules.map(descriptor))),
    ])
    let run = JSON.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results)),
    ])
    return JSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).text
  }

  /// The names of the rules of all diagnostics, each once and sorted.
  private var rules: [String] { Set((diagnostics + (known ?? [])).map(\.code)).sorted() }

  private func descriptor(_ name: String) -> JSON {
    var members: [(String, JSON)] = [("id", .string(name))]
    guard let rule = DiagnosticRule.named[name] else { return .object(members) }
    members.append(("shortDescription", .object([("text", .string(rule.about))])))
    members.append(("defaultConfiguration", .object([("level", .string(Self.level(rule.level)))])))
    return .object(members)
  }

  private static func level(_ level: DiagnosticRule.Level) -> String { level == .off ? "none" : level.rawValue }

  private func result(_ diagnostic: Diagnostic, _ places: [String: Int], _ state: String?) -> JSON {
    let words = [diagnostic.message] + diagnostic.notes + [diagnostic.hint].compactMap(\.self)
    var members: [(String, JSON)] = [
      ("ruleId", .string(diagnostic.code)), ("ruleIndex", .number(Double(places[diagnostic.code] ?? 0))),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(visible(words.joined(separator: "\n"))))])),
    ]
    if let file = diagnostic.file { members.append(("locations", .array([location(file, diagnostic.span)]))) }
    let print = ContentHash(of: [diagnostic.code, diagnostic.file ?? "", diagnostic.message].joined(separator: "\n"))
    members.append(("partialFingerprints", .object([("finding/v1", .string(print.name))])))
    if let state { members.append(("baselineState", .string(state))) }
    return .object(members)
  }

  private func location(_ file: String, _ span: Span?) -> JSON {
    let address = (file.hasPrefix("/") ? "file://" : "") + Self.encoded(file)
    var place: [(String, JSON)] = [("artifactLocation", .object([("uri", .string(address))]))]
    if let span, span.start.line >= 1 { place.append(("region", region(span, sources[file]))) }
    return .object([("physicalLocation", .object(place))])
  }

  /// Returns a path as a URI reference of RFC 3986, which only contains ASCII characters.
  private static func encoded(_ path: String) -> String {
    PercentEncoding.encode(path: path).utf8.map { byte in
      byte < 0x80 ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Returns the region of a span; without the text, only its first line, because SARIF's columns count characters
  /// and diagnostics count bytes.
  private func region(_ span: Span, _ source: SourceFile?) -> JSON {
    var members = [("startLine", JSON.number(Double(span.start.line)))]
    guard let source, let start = Self.column(span.start, source), let end = Self.column(span.end, source) else {
      return .object(members)
    }
    members.append(("startColumn", .number(Double(start))))
    members.append(("endLine", .number(Double(span.end.line))))
    members.append(("endColumn", .number(Double(end))))
    return .object(members)
  }

  private static func column(_ place: Location, _ source: SourceFile) -> Int? {
    guard place.line >= 1, place.line <= source.lineCount, place.column >= 1 else { return nil }
    let bytes = source.line(place.line).utf8.prefix(place.column - 1)
    return bytes.reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
