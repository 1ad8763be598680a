import VitrineUI

/// A line of text below a picture in a separate file.
struct FrameLine: Hashable {
  var text: String
  var ink: Ink = .ink
  var weight = 400.0

  static func lines(_ notes: FrameNotes) -> [FrameLine] {
    let printed = notes.output.map { FrameLine(text: "> \($0)", ink: .muted) }
    guard let updates = notes.updates else { return printed }
    // Spaces at the start of a text are not drawn, so em spaces replace them.
    let views = updates.lines.map { line in
      FrameLine(text: line.replacing("  ", with: "\u{2003}"), ink: ink(line))
    }
    let none = updates.bodies.isEmpty ? [FrameLine(text: "No body ran.", ink: .muted)] : []
    return printed + views + updates.bodies.map { FrameLine(text: $0, ink: .proposal) } + none
  }

  /// Returns the color of a line by its first character, so that changes are highlighted.
  private static func ink(_ line: String) -> Ink {
    switch line.first(where: { $0 != " " }) {
    case "+": .report
    case "=": .muted
    case "−": .overflow
    default: .proposal
    }
  }
}
