import VitrineUI

/// A line of text below a picture, where figures are files of their own.
struct FrameLine: Hashable {
  var text: String
  var ink: Ink = .ink
  var weight = 400.0

  static func lines(_ notes: FrameNotes) -> [FrameLine] {
    let printed = notes.output.map { FrameLine(text: "> \($0)", ink: .muted) }
    guard let updates = notes.updates else { return printed }
    // Spaces at the beginning of a text are not drawn.
    let views = updates.lines.map { line in
      FrameLine(text: line.replacing("  ", with: "\u{2003}"), ink: ink(line))
    }
    let none = updates.bodies.isEmpty ? [FrameLine(text: "No body ran.", ink: .muted)] : []
    return printed + views + updates.bodies.map { FrameLine(text: $0, ink: .proposal) } + none
  }

  /// What changed stands out.
  private static func ink(_ line: String) -> Ink {
    switch line.first(where: { $0 != " " }) {
    case "+": .report
    case "=": .muted
    case "−": .overflow
    default: .proposal
    }
  }
}
