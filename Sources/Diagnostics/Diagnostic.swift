/// A message for the author of a note or fence, with its position.
///
/// Messages are lower-case, name their subject and end without a full stop; hints are orders.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic. An error makes a build exit with 1.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  public var severity: Severity
  /// A stable, hyphenated code of the kind of problem, such as `unknown-symbol`.
  public var code: String
  public var message: String
  /// The path of the file that contains the span; `nil` before the fence's position in its note is known.
  public var file: String?
  public var span: Span?
  /// Further lines of explanation.
  public var notes: [String]
  public var hint: String?
  /// The text that solves the problem in place of the span's, if it is known: `vitrine check --fix` writes it.
  public var replacement: String?
  /// The misspelled word that the hint corrects, if any.
  public var misspelling: Misspelling?
  /// The number of problems that the diagnostic represents: more than 1 if it summarizes diagnostics of the same kind.
  public var count = 1

  /// The length of a message, in bytes, above which it is shortened.
  private static let longest = 1_200

  public init(
    _ severity: Severity, _ code: String, _ message: String, file: String? = nil, span: Span? = nil,
    notes: [String] = [], hint: String? = nil, misspelling: Misspelling? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = Self.shortened(message)
    self.file = file
    self.span = span
    self.notes = notes
    self.hint = (hint ?? misspelling?.hint).map(Self.shortened)
    self.misspelling = misspelling
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let scalars = text.unicodeScalars
    return String(scalars.prefix(longest / 8)) + "…" + String(scalars.suffix(longest / 24))
  }
}

extension Diagnostic {
  /// Whether the diagnostic is advice about code that works.
  public var isAdvice: Bool { code.hasPrefix("advice-") }
}

extension Sequence<Diagnostic> {
  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// Returns the diagnostics sorted by file, position, severity and message, without duplicates. Of many diagnostics of
  /// the same kind in a file, it returns the first ones and one with the number of the others.
  public func ordered() -> [Diagnostic] { LikeDiagnostics(inOrder()).counted }

  /// Returns all diagnostics sorted by file, position, severity and message, without duplicates.
  public func inOrder() -> [Diagnostic] {
    sorted { a, b in
      let (fileA, fileB) = (a.file ?? "", b.file ?? "")
      if fileA != fileB { return fileA < fileB }
      let start = Location(line: 0, column: 0)
      let (placeA, placeB) = (a.span?.start ?? start, b.span?.start ?? start)
      if placeA != placeB { return placeA < placeB }
      if a.severity != b.severity { return a.severity > b.severity }
      return a.message < b.message
    }.eachOnce
  }
}

extension [Diagnostic] {
  /// The diagnostics without duplicates. The diagnostics must be sorted; diagnostics that differ only in their hints
  /// may be between duplicates.
  fileprivate var eachOnce: [Diagnostic] {
    var (kept, run): ([Diagnostic], Int) = ([], 0)
    for diagnostic in self {
      if let last = kept.last,
        last.file != diagnostic.file || last.span != diagnostic.span || last.message != diagnostic.message
      {
        run = kept.count
      }
      if !kept[run...].contains(diagnostic) { kept.append(diagnostic) }
    }
    return kept
  }
}
