import Foundation
import VitrineText
import VitrineUI

/// The pages of the manual that list every measured case: what the source has, and what comes here.
struct MeasuredPage {
  /// In the folder of the manual.
  let path: String
  /// What stands in it, given what stood in it before.
  let text: (String) -> String

  private static let folder = "reference/how-close/"

  static func pages(of fidelity: Fidelity) -> [MeasuredPage] {
    let rules = fidelity.rules.enumerated().map { number, rule in
      MeasuredPage(path: folder + slug(rule) + ".md") { _ in
        let runs = fidelity.runs.filter { $0.rule == rule }
        let about = "description: \(capitalized(rule)), measured on Apple's pictures and drawn by Vitrine.\n"
        return head(capitalized(rule), order: number + 1, about + "search: {boost: 0.2}\n\(quiet)")
          + drawings(runs).map(section).joined(separator: "\n")
      }
    }
    let overview = MeasuredPage(path: folder + "index.md") { _ in self.overview(fidelity) }
    let home = MeasuredPage(path: "index.md") { text in
      text.replacing(#/\[\[reference/how-close/index\|\d+ of \d+ /#) { _ in
        "[[reference/how-close/index|\(fidelity.holding) of \(fidelity.runs.count) "
      }
    }
    return [overview, home] + rules
  }

  private static func slug(_ rule: String) -> String { rule.lowercased().replacing(" ", with: "-") }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The front matter that leaves advice out: the code is that of the measured cases.
  private static let quiet = "figure: {advice: false}\n"

  private static func head(_ title: String, order: Int, _ more: String = "") -> String {
    "---\ntitle: \(title)\norder: \(order)\n\(more)---\n\n"
  }

  // MARK: The overview

  private static func overview(_ fidelity: Fidelity) -> String {
    let misses = fidelity.runs.filter { !$0.holds }.sorted { $0.error > $1.error }
    let rows = fidelity.rules.map { rule in
      let scores = Fidelity.platforms.map { fidelity.score(rule, $0) ?? "" }
      return "| [[reference/how-close/\(slug(rule))\\|\(capitalized(rule))]] | \(scores.joined(separator: " | ")) |"
    }
    let keys =
      "redirect_from: reference/how-close.html\nkeywords: [exact, accurate, correct, precision, real device]\n" + quiet
    return head("How close is it?", order: 3, keys) + """
      Snapshot tests of public projects hold pictures that Apple's simulators and Macs drew. Sizes were read off them to the pixel, and
      Vitrine lays the same source out: **\(fidelity.holding) of \(fidelity.runs.count)** cases agree within the tolerance of each. That is
      a pixel for frames; for texts it is what was measured on the ink of letters, and what Inter and Apple's San Francisco differ in. These
      pages are made from the cases, whenever they or the engine change. The dashed frames in the figures are Apple's, drawn over ours.

      How far off the \(frames(fidelity).count) measured frames and sizes are, each by its side that is farthest off:

      ```swift view-tree width=560 height=200 show=picture unmeasured=\(frames(fidelity).count) caption="Frames by their error, in points"
      Chart {
      \(histogram(fidelity))
      }
      ```

      | | \(Fidelity.platforms.map(\.title).joined(separator: " | ")) |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      ## What to expect { #expect }

      Something was mended for nearly all of these cases, so their share says little about other views. Before anything was mended for them,
      **34 of the last 53 cases held**: 26 of 37 on iOS, and 8 of 16 on the Mac. Of the 34 before those 5 did, none of 25 charts among
      them, and 40 of the 82 before. A view that was not measured yet may be as far off.

      ## Controls by platform

      \(controls)

      \(knownFrom)
      ## Where it misses

      \(misses.map { section([$0]) }.joined(separator: "\n"))
      """
  }

  /// The controls with the platforms on whose pictures they were measured.
  private static var controls: String {
    let rows = ControlKnowledge.platforms.map { control, _ in
      let cells = Fidelity.platforms.map { platform -> String in
        switch ControlKnowledge(control, on: platform) {
        case .measured?: "measured"
        case .otherPlatform?: "from another platform"
        case .estimated?, nil: "estimated"
        }
      }
      return "| `\(control)` | \(cells.joined(separator: " | ")) |"
    }
    let head = "| | \(Fidelity.platforms.map(\.title).joined(separator: " | ")) |\n| --- | --- | --- | --- |"
    return ([head] + rows).joined(separator: "\n")
  }

  private static func frames(_ fidelity: Fidelity) -> [Double] {
    fidelity.runs.flatMap(\.comparisons).filter { !$0.errors.compactMap(\.self).isEmpty }.map(\.error)
  }

  private static let bins: [(label: String, end: Double)] = [
    ("0", 0.005), ("to 0.17", 0.17), ("to 0.34", 0.34), ("to 0.67", 0.67), ("to 1", 1), ("to 2", 2),
    ("more", .infinity),
  ]

  private static func histogram(_ fidelity: Fidelity) -> String {
    let errors = frames(fidelity)
    var low = -1.0
    return bins.map { bin in
      defer { low = bin.end }
      let count = errors.count { $0 > low && $0 <= bin.end }
      return "    BarMark(x: .value(\"Error\", \"\(bin.label)\"), y: .value(\"Frames\", \(count)))"
    }.joined(separator: "\n")
  }

  /// The rules that are not known from every system.
  private static var knownFrom: String {
    (try? String(contentsOf: LayoutCaseTests.folder.appending(path: "Cases/published/known-from.md"), encoding: .utf8))
      ?? ""
  }

  // MARK: A drawing

  /// The cases that were measured on one drawing, in the order of their first ones.
  private static func drawings(_ runs: [Fidelity.Run]) -> [[Fidelity.Run]] {
    func drawing(_ run: Fidelity.Run) -> String { code(run) + options([run], measured: false) }
    var places: [String: Int] = [:]
    return runs.reduce(into: []) { groups, run in
      if let place = places[drawing(run)] {
        groups[place].append(run)
      } else {
        places[drawing(run)] = groups.count
        groups.append([run])
      }
    }
  }

  private static func code(_ run: Fidelity.Run) -> String {
    [run.layoutCase.prelude, run.layoutCase.snippet].compactMap { $0 }.joined(separator: "\n")
  }

  private static func section(_ runs: [Fidelity.Run]) -> String {
    let run = runs[0]
    let look = run.layoutCase.options
    let facts = [
      run.platform.title, look?.type.map { "text size \($0)" }, look?.scale.map { "\($0.formatted) pixels a point" },
      run.layoutCase.tolerance.map { "within \($0.formatted) points" },
    ].compactMap { $0 }.joined(separator: ", ")
    let origin = run.layoutCase.verified == true ? "Measured" : "Derived"
    let sources = runs.reduce(into: [String]()) { list, run in
      let source = run.layoutCase.source ?? ""
      if !list.contains(source) { list.append(source) }
    }
    let table = runs.flatMap(\.comparisons).filter { $0.expected != "(any, any)" }.reduce(into: [String]()) {
      rows, row in
      let text = "| \(row.what) | \(row.expected) | \(row.found) | \(row.holds ? "yes" : "**no**: " + words(row)) |"
      if !rows.contains(text) { rows.append(text) }
    }
    return """
      ### \(title(run.layoutCase.id)): \(verdict(runs))

      ```swift view-tree \(options(runs))
      \(code(run))
      ```

      | | Apple | Vitrine | agrees |
      | --- | --- | --- | --- |
      \(table.joined(separator: "\n"))

      \(facts). \(origin): \(escaped(sources.joined(separator: "; "))).

      """
  }

  /// The result of a drawing's measures, as the rest of a heading.
  private static func verdict(_ runs: [Fidelity.Run]) -> String {
    let measures = runs.flatMap(\.comparisons).filter { $0.expected != "(any, any)" }
    guard let wrong = measures.first(where: { !$0.holds }) else { return "as in Apple's picture" }
    let others = measures.count { !$0.holds } - 1
    let error = words(wrong)
    guard error != Self.noView else { return "\(wrong.what) isn't drawn" }
    return "\(wrong.what) is \(error) than in Apple's picture" + (others > 0 ? ", and \(others) more" : "")
  }

  /// The name of a case in words: `n-list-x` is “List x”.
  private static func title(_ id: String) -> String {
    capitalized(id.replacing(#/^(?:real|n|s2|osui|p4|m3)-/#, with: "").replacing("-", with: " "))
  }

  /// Text that Markdown leaves as it is.
  private static func escaped(_ text: String) -> String {
    text.replacing("*", with: "\\*").replacing("_", with: "\\_")
  }

  /// The options of the fence of cases.
  private static func options(_ runs: [Fidelity.Run], measured: Bool = true) -> String {
    let run = runs[0]
    func length(_ length: LayoutCase.Length?) -> String {
      length.map { $0.points.isFinite ? $0.description : "inf" } ?? "nil"
    }
    let proposal = run.layoutCase.proposal
    let all = runs.reduce(into: [:]) { $0.merge($1.layoutCase.expect.frames ?? [:]) { first, _ in first } }
    let frames = (measured ? all : [:]).sorted { $0.key < $1.key }.map { name, sides in
      ([name] + sides.map { $0?.description ?? "_" }).joined(separator: " ")
    }
    let look = run.layoutCase.options
    return [
      "platform=\(platform(run.platform))", look?.type.map { "type=\($0)" },
      look?.scale.map { "scale=\($0.formatted)" },
      "width=\(length(proposal.width))", "height=\(length(proposal.height))", "show=picture,code",
      frames.isEmpty ? nil : "measured=\"\(frames.joined(separator: "; "))\"",
    ].compactMap { $0 }.joined(separator: " ")
  }

  private static func platform(_ profile: TypographyProfile) -> String {
    TypographyProfile.platforms.last { $0.profile == profile }?.name ?? "ios"
  }

  private static let noView = "there is no such view"

  /// What a frame is off by.
  private static func words(_ row: CaseRun.Comparison) -> String {
    let names =
      row.errors.count == 4
      ? [("farther right", "farther left"), ("lower", "higher"), ("wider", "narrower"), ("taller", "shorter")]
      : row.errors.count == 2 ? [("wider", "narrower"), ("taller", "shorter")] : [("farther", "nearer")]
    let parts = zip(row.errors, names).compactMap { error, names -> String? in
      guard let error, abs(error) > 0.005 else { return nil }
      return "\(abs((error * 100).rounded() / 100).formatted) \(error > 0 ? names.0 : names.1)"
    }
    return parts.isEmpty ? noView : parts.joined(separator: ", ")
  }
}
