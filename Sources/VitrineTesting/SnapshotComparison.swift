import VitrineDiagrams
import VitrineKit

/// A layout beside what was kept of it.
struct SnapshotComparison {
  var figure: Figure
  var form: LayoutSnapshotForm
  var file: SnapshotFile

  /// What is wrong, for whoever reads the tests' output; `nil` where nothing is.
  func problem(recording: Recording) throws -> String? {
    let actual = text
    switch recording {
    case .silently:
      try file.write(actual)
      return nil
    case .always:
      try file.write(actual)
      return "recorded ‘\(file.shownPath)’: remove ‘record: true’ to compare with it"
    case .missing:
      guard let expected = try file.text() else {
        try file.write(actual)
        return "there was nothing to compare with: recorded ‘\(file.shownPath)’. Look at it, and run the test again"
      }
      return try difference(from: expected, to: actual).map {
        "the layout is not that of ‘\(file.shownPath)’:\n\($0)\nVITRINE_RECORD=1 keeps the new one"
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

  /// The first elements of two drawings that differ.
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

  /// Each from its tag to the next one.
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
