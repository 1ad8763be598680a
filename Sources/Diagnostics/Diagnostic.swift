/// Something to tell the author of a note or fence, with its place.
///
/// Messages are lower-case, name the thing they speak of and end without a full stop; hints say what to write instead.
public struct Diagnostic: Hashable, Sendable {
  /// How much it matters: an error ends a build with exit code 1.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  public var severity: Severity
  /// A stable, hyphenated name of the kind of problem, such as `unknown-symbol`.
  public var code: String
  public var message: String
  /// The path of the file the span is in; `nil` while the text has no file yet (a fence before it is located in its note).
  public var file: String?
  public var span: Span?
  /// Further lines of explanation.
  public var notes: [String]
  public var hint: String?
  /// The misspelt word that the hint is about, if it is.
  public var misspelling: Misspelling?
  /// How many it speaks for: itself, and those like it that are counted and not told one by one.
  public var count = 1

  /// What quotes more than this many bytes of a note is cut.
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
  /// Whether it advises on something that works.
  public var isAdvice: Bool { code.hasPrefix("advice-") }
}

extension Sequence<Diagnostic> {
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// The diagnostics ordered by file, place, severity and message, each once; of many of the same kind in a file the first ones,
  /// and how many more there are.
  public func ordered() -> [Diagnostic] { LikeDiagnostics(inOrder()).counted }

  /// All of them, ordered by file, place, severity and message, each once.
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
  /// Without what stands in it twice, where like ones stand together: those that differ in their hints alone may stand between.
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
