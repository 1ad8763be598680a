import Diagnostics
import FenceSyntax
import VitrineUI

/// Something in a fence that works and is worth another thought, with the reasoning.
struct Advice {
  /// What it is about: `state-from-outside`.
  let topic: String
  /// Where it is, in the fence's source.
  let mark: SourceMark
  let message: String
  /// Why it is worth a thought.
  let reason: String
  /// What to write instead.
  let hint: String
  /// What the engine saw of it while the fence was drawn; `nil` where it saw nothing of the kind.
  var seen: String?

  func diagnostic(in source: SourceFile) -> Diagnostic {
    var diagnostic = Diagnostic(.note, "advice-" + topic, message, span: source.span(mark), hint: hint)
    diagnostic.notes = [reason] + (seen.map { ["the engine saw: \($0)"] } ?? [])
    return diagnostic
  }
}

/// A kind of advice: what it looks for in a fence.
protocol Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice]
}

/// All kinds of advice.
enum Advisers {
  static var all: [any Adviser.Type] {
    [
      StateFromOutside.self, ModelInPlainProperty.self, ObservedObjectMadeHere.self, BranchesThatLoseState.self,
      SpacerThatAligns.self, UnstableIdentifiers.self, ErasedRows.self,
    ]
  }
}

extension Notebook {
  /// What is worth another thought in a fence, in the order of its source.
  ///
  /// - Parameter seen: what the engine saw when it drew the fence.
  package func advice(on fence: ParsedFence, seen: SeenByEngine) -> [Diagnostic] {
    guard !fence.diagnostics.hasErrors else { return [] }
    let fence = AdvisedFence(fence, declared: declaredTypes, seen: seen)
    let found = Advisers.all.flatMap { $0.advice(on: fence) }
    return found.map { $0.diagnostic(in: fence.source) }.ordered()
  }
}
