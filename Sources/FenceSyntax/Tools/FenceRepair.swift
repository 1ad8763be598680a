import Diagnostics
@_spi(FixItApplier) import SwiftIDEUtils
import SwiftParserDiagnostics
import SwiftSyntax

/// A correction of a fence's source, worded like Swift's fix-its.
package struct FenceRepair: Hashable, Sendable {
  /// The text of the fix-it: `replace 'maxIwdth' with 'maxWidth'`, `insert ')'`.
  package let text: String
}

extension ParsedFence {
  /// The most fix-its that are applied; a fence that needs more is not repaired.
  private static let mostRepairs = 3

  /// Returns the fence with the correction that an error suggests for a misspelled word; `nil` where it suggests none.
  package func repaired(_ error: Diagnostic) -> (fence: ParsedFence, repairs: [FenceRepair])? {
    guard let misspelling = error.misspelling, misspelling.isSlip, let start = error.span?.start else { return nil }
    let text = source.text
    // The error points to an argument's value, which follows the label to correct.
    let line = source.offset(of: Location(line: start.line, column: 1))
    let from = text.utf8.index(text.startIndex, offsetBy: line)
    guard let place = text[from...].firstRange(of: misspelling.written) else { return nil }
    let repair = FenceRepair(text: "replace '\(misspelling.written)' with '\(misspelling.meant)'")
    return (ParsedFence(text[..<place.lowerBound] + misspelling.meant + text[place.upperBound...]), [repair])
  }

  /// Returns the fence with the parser's fix-its applied; `nil` where it has none, or more than a typo needs.
  ///
  /// A bracket that is left over after a missing one was inserted is removed: it was in the wrong place.
  package func repairedByParser() -> (fence: ParsedFence, repairs: [FenceRepair])? {
    guard let tree, tree.hasError else { return nil }
    let problems = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    let fixIts = problems.compactMap(\.fixIts.first)
    guard !fixIts.isEmpty, fixIts.count <= Self.mostRepairs,
      // Without a brace it is unclear which code belongs to which block.
      !fixIts.contains(where: { $0.message.message.contains { "{}".contains($0) } })
    else { return nil }
    let strays = problems.filter(\.fixIts.isEmpty).compactMap { $0.node.as(UnexpectedNodesSyntax.self) }
      .filter { ")]}".contains($0.trimmedDescription) }
    let removals = strays.map { SourceEdit(range: $0.trimmedRange, replacement: "") }
    let text = FixItApplier.apply(edits: fixIts.flatMap(\.edits) + removals, to: tree)
    // A fix-it with a placeholder needs the author.
    guard !text.contains("<#"), text != tree.description else { return nil }
    let repaired = ParsedFence(text)
    guard !repaired.diagnostics.hasErrors else { return nil }
    let repairs = fixIts.map(\.message.message) + strays.map { "remove '\($0.trimmedDescription)'" }
    return (repaired, repairs.map { FenceRepair(text: $0) })
  }
}
