/// A record of changes outside of an evaluation, so that they can be undone.
///
/// Views in lazy containers are evaluated ahead to be measured. What that does to objects, to variables that closures captured,
/// and what it prints, is as if it had not happened until the view is there.
package final class EffectJournal {
  private var undo: [() -> Void] = []
  /// Whether anything was changed or printed.
  private(set) var hasEffects = false

  /// Notes that something was changed, and how to take it back.
  func note(_ takeBack: @escaping () -> Void) {
    hasEffects = true
    undo.append(takeBack)
  }

  /// Notes what has no effect until it happens for good.
  func noteOutput() { hasEffects = true }

  fileprivate func takeBack() {
    for step in undo.reversed() { step() }
    undo = []
  }
}

extension Evaluator {
  /// Evaluates something and takes back what it changed.
  ///
  /// - Returns: what it came to, and whether it changed or printed anything.
  package func evaluatingAhead<Result>(_ body: () throws -> Result) rethrows -> (result: Result, hadEffects: Bool) {
    let (outer, journal) = (self.journal, EffectJournal())
    self.journal = journal
    defer {
      self.journal = outer
      journal.takeBack()
    }
    let result = try body()
    return (result, journal.hasEffects)
  }
}
