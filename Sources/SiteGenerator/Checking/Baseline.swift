import Diagnostics
import Foundation
import Markup

/// Findings that a site had when somebody began to check it: they are not told again, so that an old vault can have a check
/// in which only what is new counts.
///
/// A finding is known by its rule, its file and its message, and by how many such there were: it stays known where
/// lines are moved, and another of the same kind is new.
package struct Baseline: Hashable, Sendable {
  /// What makes findings the same.
  package struct Finding: Hashable, Sendable, Comparable {
    var file: String
    var rule: String
    var message: String

    package static func < (a: Finding, b: Finding) -> Bool {
      (a.file, a.rule, a.message) < (b.file, b.rule, b.message)
    }
  }

  /// How many there are of each.
  private(set) var counts: [Finding: Int] = [:]

  /// A text that is no baseline.
  package struct Problem: Error, Hashable {}

  /// - Parameters:
  ///   - diagnostics: each by itself, not counted together.
  ///   - input: the folder of the notes, as it was named; files in it are kept relative to it.
  package init(of diagnostics: [Diagnostic], in input: String) {
    for diagnostic in diagnostics { counts[Self.finding(diagnostic, in: input), default: 0] += diagnostic.count }
  }

  private static func finding(_ diagnostic: Diagnostic, in input: String) -> Finding {
    let folder = input.hasSuffix("/") ? input : input + "/"
    let file = diagnostic.file ?? ""
    return Finding(
      file: file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file, rule: diagnostic.code,
      message: diagnostic.message)
  }

  // MARK: As a file

  /// A line for each finding, in order, so that changes of the file can be read.
  package var text: String {
    let lines = counts.keys.sorted().map { finding in
      JSON.object([
        ("file", .string(finding.file)), ("rule", .string(finding.rule)), ("message", .string(finding.message)),
        ("count", .number(Double(counts[finding] ?? 1))),
      ]).text
    }
    let body = lines.isEmpty ? "" : "\n  " + lines.joined(separator: ",\n  ") + "\n"
    return "{\"version\":1,\"findings\":[" + body + "]}\n"
  }

  package init(text: String) throws(Problem) {
    guard let json = JSON.parse(text), json["version"]?.number == 1, let findings = json["findings"]?.array else {
      throw Problem()
    }
    for json in findings {
      guard let rule = json["rule"]?.string, let message = json["message"]?.string else { throw Problem() }
      let finding = Finding(file: json["file"]?.string ?? "", rule: rule, message: message)
      counts[finding] = min(max(Int(clamping: json["count"]?.number ?? 1), 0), 1_000_000)
    }
  }

  // MARK: Comparing

  /// What a check found, beside a baseline.
  package struct Comparison: Sendable {
    /// What the baseline does not have.
    package var new: [Diagnostic] = []
    /// What it has.
    package var known: [Diagnostic] = []
    /// How many of it are there no more.
    package var gone = 0

    /// `3 findings of the baseline are not told; 1 of it is gone`; `nil` where there is nothing to say.
    package var summary: String? {
      var parts: [String] = []
      if !known.isEmpty { parts.append("\(BuildReport.counted(known.count, "finding")) of the baseline not told") }
      if gone > 0 { parts.append("\(gone) of it gone: write it anew") }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// - Parameter diagnostics: each by itself, in order; of several that are the same the first are known.
  package func compared(with diagnostics: [Diagnostic], in input: String) -> Comparison {
    var left = counts
    var comparison = Comparison()
    for diagnostic in diagnostics {
      let finding = Self.finding(diagnostic, in: input)
      if let count = left[finding], count > 0 {
        left[finding] = count - 1
        comparison.known.append(diagnostic)
      } else {
        comparison.new.append(diagnostic)
      }
    }
    comparison.gone = left.values.reduce(0) { $0 &+ max(0, $1) }
    return comparison
  }
}
