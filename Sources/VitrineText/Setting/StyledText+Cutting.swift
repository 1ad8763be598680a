extension StyledText {
  /// Returns the paragraphs: the text split at its hard line breaks. Each has at least one run, so that an empty
  /// paragraph has a font.
  func paragraphs(orElse empty: Run) -> [[Run]] {
    var paragraphs: [[Run]] = [[]]
    for run in runs {
      let parts = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          paragraphs.append([])
        }
        var piece = run
        piece.text = String(part)
        paragraphs[paragraphs.count - 1].append(piece)
      }
    }
    return paragraphs.map { Self.withoutEmptyRuns($0, orElse: runs.last ?? empty) }
  }

  private static func withoutEmptyRuns(_ runs: [Run], orElse empty: Run) -> [Run] {
    let full = runs.filter { !$0.text.isEmpty }
    if !full.isEmpty { return full }
    var only = runs.first ?? empty
    only.text = ""
    only.attachment = nil
    return [only]
  }

  /// Returns the same text with all its sizes scaled.
  func scaled(by factor: Double) -> StyledText {
    StyledText(
      runs.map { run in
        var run = run
        run.font.size *= factor
        run.tracking *= factor
        run.baselineOffset *= factor
        run.attachment?.width *= factor
        run.attachment?.ascent *= factor
        run.attachment?.descent *= factor
        return run
      })
  }
}
