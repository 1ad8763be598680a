import Diagnostics

/// Links by name in tables that a bar has cut in two.
enum CutLinks {
  static func warnings(in cells: [[Inline]], at place: Location, of file: String) -> [Diagnostic] {
    zip(cells, cells.dropFirst()).compactMap { cell, next in
      let before = cell.plainText
      guard let opening = before.ranges(of: "[[").last, !before[opening.upperBound...].contains("]") else { return nil }
      let behind = next.plainText
      guard let end = behind.firstRange(of: "]]"), !behind[..<end.lowerBound].contains("[")
      else { return nil }
      let name = before[opening.upperBound...]
      return Diagnostic(
        .warning, "table-link", "the bar of the link ‘\(name)’ ends its cell", file: file, span: Span(at: place),
        hint: "write a backslash before it: [[\(name)\\|\(behind[..<end.lowerBound])]]")
    }
  }
}
