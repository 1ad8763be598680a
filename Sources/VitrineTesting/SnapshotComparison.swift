import VitrineDiagrams
import VitrineKit

/// A comparison of a layout with its snapshot.
struct SnapshotComparison {
  var figure: Figure
  var form: LayoutSnapshotForm
  var file: SnapshotFile

  /// Returns the problem in words, for the output of the tests; `nil` if there is none.
  func problem(recording: Recording) throws -> String? {
    let actual = text
    switch recording {
    case .silently:
      try file.write(actual)
      return nil
    case .always:
      try file.write(actual)
      return "recorded '\(file.shownPath)': remove 'record: true' to compare with it"
    case .missing:
      guard let expected = try file.text() else {
        try file.write(actual)
        return "no snapshot was found: recorded '\(file.shownPath)'; check the file and run the test again"
      }
      return try difference(from: expected, to: actual).map {
        "the layout differs from '\(file.shownPath)':\n\($0)\nset VITRINE_RECORD=1 to record the new layout"
      }
    }
  }

  private var text: String {
    switch form {
    case .frames: LayoutSnapshot(figure.rendering).text
    case .drawing: figure.svg(text: .outlines)
    }
  }

  private func difference(from expected: String, to actual: String) throws -> String? {
    switch form {
    case .frames:
      let kept: LayoutSnapshot
      do { kept = try LayoutSnapshot(text: expected) } catch { return "the file is damaged: \(error)" }
      let difference = LayoutDifference(from: kept, to: LayoutSnapshot(figure.rendering))
      return difference.isEmpty ? nil : difference.description
    case .drawing: return expected == actual ? nil : Self.firstDifference(expected, actual)
    }
  }

  /// Returns the first elements that differ in two drawings.
  static func firstDifference(_ expected: String, _ actual: String) -> String {
    let (old, new) = (elements(expected), elements(actual))
    let place = zip(old, new).prefix { $0 == $1 }.count
    func shown(_ elements: [Substring]) -> String {
      guard elements.indices.contains(place) else { return "the end of the drawing" }
      let text = elements[place].split(whereSeparator: \.isNewline).joined(separator: " ")
      return text.count > 200 ? text.prefix(200) + "…" : text
    }
    return "element \(place + 1)\n  expected \(shown(old))\n  actual   \(shown(new))"
  }

  /// Returns the elements of an SVG file, each from its tag to the next one.
  private static func elements(_ svg: String) -> [Substring] {
    var elements: [Substring] = []
    var start = svg.startIndex
    while start < svg.endIndex {
      let next = svg[svg.index(after: start)...].firstIndex(of: "<") ?? svg.endIndex
      elements.append(svg[start..<next])
      start = next
    }
    return elements
  }
}
