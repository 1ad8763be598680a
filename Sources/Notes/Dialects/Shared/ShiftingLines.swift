/// Lines that take the places of others. A line that is one too many takes the place of an empty one behind it, so that
/// most lines keep their numbers.
struct ShiftingLines {
  private var placed: [String] = []
  /// The lines that have no place yet.
  private var waiting: ArraySlice<String> = []

  /// Takes the place of one line.
  mutating func put(_ lines: String...) {
    add(lines)
    placed.append(waiting.popFirst() ?? "")
  }

  /// Takes the place of one line of code, which may be empty.
  mutating func putCode(_ line: String) {
    waiting.append(line)
    placed.append(waiting.popFirst() ?? "")
  }

  /// Adds lines that have no place.
  mutating func add(_ lines: some Sequence<String>) {
    for line in lines where !line.isEmpty || (waiting.last ?? placed.last)?.isEmpty != true { waiting.append(line) }
  }

  /// The last line.
  var last: String? { waiting.last ?? placed.last }

  var lines: [String] { placed + waiting }
}
