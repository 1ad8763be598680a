import Foundation
import VitrineText

/// How close every measured case comes to the pictures that it was measured on.
struct Fidelity {
  struct Run {
    let layoutCase: LayoutCase
    let comparisons: [CaseRun.Comparison]

    var holds: Bool { !comparisons.isEmpty && comparisons.allSatisfy(\.holds) }
    /// The largest error, in points.
    var error: Double { comparisons.map(\.error).max() ?? .infinity }
    var rule: String { layoutCase.rule ?? "others" }
    var platform: TypographyProfile { layoutCase.profile(layoutCase.options?.profile) ?? .standard }
  }

  let runs: [Run]

  init(_ cases: [LayoutCase]) { runs = cases.map { Run(layoutCase: $0, comparisons: CaseRun($0).comparisons()) } }

  var holding: Int { runs.count(where: \.holds) }

  /// What the cases are about, in the order of names.
  var rules: [String] { Set(runs.map(\.rule)).sorted() }
  /// What they were measured on.
  static let platforms: [TypographyProfile] = [.ios18, .ios26, .macos]

  /// How many cases of a rule hold on a platform, of how many; `nil` where there is none.
  func score(_ rule: String, _ platform: TypographyProfile) -> String? {
    let cases = runs.filter { $0.rule == rule && $0.platform == platform }
    return cases.isEmpty ? nil : "\(cases.count(where: \.holds)) of \(cases.count)"
  }

  /// A line for each rule.
  var table: String {
    let head = ["rule"] + Self.platforms.map(\.title)
    let rows = rules.map { rule in [rule] + Self.platforms.map { score(rule, $0) ?? "–" } }
    return ([head] + rows).map { row in
      row.enumerated().map { $0.offset == 0 ? $0.element.padded(to: 22) : $0.element.padded(to: 10) }.joined()
    }.joined(separator: "\n") + "\nall: \(holding) of \(runs.count)"
  }

  // MARK: What is on record

  /// A line for each case: its error in points, with the word `misses` where that is more than its tolerance.
  var record: String {
    runs.map { run in
      let error = run.error.isFinite ? String(format: "%.3f", run.error) : "undrawn"
      return "\(run.layoutCase.id) \(error)\(run.holds ? "" : " misses")\n"
    }.joined()
  }

  /// What is not as it is on record, the worse first.
  func changes(since record: String) -> (worse: [String], better: [String]) {
    var known: [String: (error: Double, holds: Bool)] = [:]
    for line in record.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 2 else { continue }
      known[String(words[0])] = (Double(words[1]) ?? .infinity, words.count == 2)
    }
    var (worse, better) = ([String](), [String]())
    for run in runs {
      guard let before = known[run.layoutCase.id] else {
        if run.holds {
          better.append("\(run.layoutCase.id) is new")
        } else {
          worse.append("\(run.layoutCase.id) (\(run.rule), \(run.platform.title)) is new and \(run.error) points off")
        }
        continue
      }
      let text = "\(run.layoutCase.id) (\(run.rule), \(run.platform.title)): \(before.error) → \(run.error) points"
      if before.holds && !run.holds || run.error > before.error + 0.02 {
        worse.append(text)
      } else if run.error < before.error - 0.02 {
        better.append(text)
      }
    }
    return (worse, better)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
