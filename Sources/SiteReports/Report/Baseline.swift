import Diagnostics
import Foundation
import Markup

/// The known diagnostics of a site. They aren't reported again, so that a check of old notes only fails for new
/// problems.
///
/// A diagnostic is known if the baseline contains its rule, file and message, as often as it occurs. So it stays known
/// when lines move, and one more of the same kind is new.
package struct Baseline: Hashable, Sendable {
  /// The properties by which equal diagnostics are recognized.
  package struct Finding: Hashable, Sendable, Comparable {
    var file: String
    var rule: String
    var message: String

    package static func < (a: Finding, b: Finding) -> Bool {
      (a.file, a.rule, a.message) < (b.file, b.rule, b.message)
    }
  }

  /// The number of occurrences of each.
  private(set) var counts: [Finding: Int] = [:]

  /// An error for a text that isn't a baseline.
  package struct Problem: Error, Hashable {}

  /// - Parameters:
  ///   - diagnostics: the diagnostics, equal ones not combined.
  ///   - input: the folder of the notes, as given on the command line; files in it are stored relative to it.
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

  // MARK: File format

  /// The JSON text, sorted and with one line for each diagnostic, so that diffs of the file are readable.
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

  /// The diagnostics of a check, compared with a baseline.
  package struct Comparison: Sendable {
    /// The diagnostics that aren't in the baseline.
    package var new: [Diagnostic] = []
    /// The diagnostics that are in the baseline.
    package var known: [Diagnostic] = []
    /// The number of diagnostics in the baseline that no longer occur.
    package var gone = 0

    /// A summary, such as `3 known diagnostics hidden, 1 no longer found: update the baseline`; `nil` if nothing is
    /// known or gone.
    /// known or gone.
    package var summary: String? {
      var parts: [String] = []
      if !known.isEmpty { parts.append("\(BuildReport.counted(known.count, "known diagnostic")) hidden") }
      if gone > 0 { parts.append("\(gone) no longer found: update the baseline") }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// - Parameter diagnostics: the diagnostics in order, equal ones not combined; of equal ones, the first are known.
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
