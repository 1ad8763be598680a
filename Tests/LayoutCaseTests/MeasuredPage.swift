import Foundation

/// The page of the manual that lists every measured case: what the source has, and what comes here.
struct MeasuredPage {
  let cases: [LayoutCase]

  var markdown: String {
    let runs = cases.map { (layoutCase: $0, rows: CaseRun($0).comparisons()) }
    let holding = runs.filter { run in !run.rows.isEmpty && run.rows.allSatisfy(\.holds) }.count
    let sections = runs.map { Self.section($0.layoutCase, $0.rows) }
    return """
      ---
      title: How close is it?
      order: 3
      ---

      Snapshot tests of public projects hold pictures that Apple's simulators drew. Sizes were read off them to the pixel, and
      Vitrine lays the same source out. This page is made from those cases, whenever they or the engine change:
      **\(holding) of \(cases.count)** agree within the tolerance of each, which is a pixel for frames, and for the widths of
      titles what Inter and Apple's San Francisco differ in.

      \(sections.joined(separator: "\n\n"))

      """
  }

  private static func section(_ layoutCase: LayoutCase, _ rows: [CaseRun.Comparison]) -> String {
    let look = layoutCase.options
    let facts = [
      look?.profile.map { "profile `\($0)`" }, look?.type.map { "text size \($0)" },
      look?.scale.map { "\($0.formatted) pixels a point" },
      layoutCase.tolerance.map { "within \($0.formatted) points" },
    ].compactMap { $0 }.joined(separator: ", ")
    let origin = layoutCase.verified == true ? "Measured" : "Derived"
    let table = rows.filter { $0.expected != "(any, any)" }.map { row in
      "| \(row.what) | \(row.expected) | \(row.found) | \(row.holds ? "yes" : "**no**") |"
    }
    return """
      ## \(layoutCase.id)

      ```swift
      \(layoutCase.snippet)
      ```

      | | there | here | agrees |
      | --- | --- | --- | --- |
      \(table.joined(separator: "\n"))

      \(facts.prefix(1).uppercased() + facts.dropFirst()). \(origin): \(layoutCase.source ?? "").
      """
  }
}
