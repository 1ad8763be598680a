import Diagnostics
@_spi(FixItApplier) import SwiftIDEUtils
import SwiftParserDiagnostics
import SwiftSyntax

/// A change to a fence's source that lets it be read, in the words of Swift's fix-its.
package struct FenceRepair: Hashable, Sendable {
  /// `replace 'maxIwdth' with 'maxWidth'`, `insert ')'`
  package let text: String
}

extension ParsedFence {
  /// The most changes that leave a fence what its author wrote.
  private static let mostRepairs = 3

  /// The fence with what an error's message would have in the place of a misspelt word; `nil` where it has nothing.
  package func repaired(_ error: Diagnostic) -> (fence: ParsedFence, repairs: [FenceRepair])? {
    guard let misspelling = error.misspelling, misspelling.isSlip, let start = error.span?.start else { return nil }
    let text = source.text
    // The place of an argument is that of its value, which stands behind its label.
    let line = source.offset(of: Location(line: start.line, column: 1))
    let from = text.utf8.index(text.startIndex, offsetBy: line)
    guard let place = text[from...].firstRange(of: misspelling.written) else { return nil }
    let repair = FenceRepair(text: "replace '\(misspelling.written)' with '\(misspelling.meant)'")
    return (ParsedFence(text[..<place.lowerBound] + misspelling.meant + text[place.upperBound...]), [repair])
  }

  /// The fence with the fix-its of Swift's parser; `nil` where it has none, or more than a slip of the hand needs.
  ///
  /// A bracket that is left over where another was missing is removed with it: it stood in the wrong place.
  package func repairedByParser() -> (fence: ParsedFence, repairs: [FenceRepair])? {
    guard let tree, tree.hasError else { return nil }
    let problems = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    let fixIts = problems.compactMap(\.fixIts.first)
    guard !fixIts.isEmpty, fixIts.count <= Self.mostRepairs,
      // Without a brace it is open what belongs where.
      !fixIts.contains(where: { $0.message.message.contains { "{}".contains($0) } })
    else { return nil }
    let strays = problems.filter(\.fixIts.isEmpty).compactMap { $0.node.as(UnexpectedNodesSyntax.self) }
      .filter { ")]}".contains($0.trimmedDescription) }
    let removals = strays.map { SourceEdit(range: $0.trimmedRange, replacement: "") }
    let text = FixItApplier.apply(edits: fixIts.flatMap(\.edits) + removals, to: tree)
    // What only the author knows stays open in the parser's words.
    guard !text.contains("<#"), text != tree.description else { return nil }
    let repaired = ParsedFence(text)
    guard !repaired.diagnostics.hasErrors else { return nil }
    let repairs = fixIts.map(\.message.message) + strays.map { "remove '\($0.trimmedDescription)'" }
    return (repaired, repairs.map { FenceRepair(text: $0) })
  }
}
