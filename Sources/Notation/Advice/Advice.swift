import Diagnostics
import FenceSyntax
import VitrineUI

/// A note about code that works but may be a mistake, with the reasoning.
struct Advice {
  /// The subject, used in the diagnostic's code: `state-from-outside`.
  let topic: String
  /// The place in the fence's source.
  let mark: SourceMark
  let message: String
  /// The explanation of the problem.
  let reason: String
  /// The code to write instead.
  let hint: String
  /// The engine's observation of the problem while it drew the fence; `nil` where it made none.
  var seen: String?

  func diagnostic(in source: SourceFile) -> Diagnostic {
    var diagnostic = Diagnostic(.note, "advice-" + topic, message, span: source.span(mark), hint: hint)
    diagnostic.notes = [reason] + (seen.map { ["observed while drawing: \($0)"] } ?? [])
    return diagnostic
  }
}

/// A kind of advice and the search for it in a fence.
protocol Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice]
}

/// All kinds of advice.
enum Advisers {
  static var all: [any Adviser.Type] {
    [
      StateFromOutside.self, ModelInPlainProperty.self, ModelInState.self, ObservedObjectMadeHere.self,
      BranchesThatLoseState.self, SpacerThatAligns.self, UnstableIdentifiers.self, ErasedRows.self,
      UnreadableText.self,
    ]
  }
}

extension Notebook {
  /// Returns advice on a fence, in the order of its source.
  ///
  /// - Parameter seen: The engine's observations while it drew the fence.
  package func advice(on fence: ParsedFence, seen: SeenByEngine) -> [Diagnostic] {
    guard !fence.diagnostics.hasErrors else { return [] }
    let fence = AdvisedFence(fence, declared: declaredTypes, seen: seen, toolchain: evaluator.toolchain)
    let found = Advisers.all.flatMap { $0.advice(on: fence) }
    return found.map { $0.diagnostic(in: fence.source) }.ordered()
  }
}
