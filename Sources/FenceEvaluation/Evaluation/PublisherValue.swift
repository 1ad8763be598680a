import Diagnostics
import VitrineUI

/// What tells views that an object is about to change: `objectWillChange`.
package final class PublisherValue {
  package let dependency: ObservedSource
  private var listeners: [(number: Int, hear: () throws -> Void)] = []
  private var count = 0

  package init(_ subject: ObservedProperty? = nil) { dependency = ObservedSource(subject) }

  func send() {
    dependency.didChange()
    for listener in listeners { try? listener.hear() }
  }

  /// Has something be done whenever it tells of a change; the number is for ``leave(_:)``.
  func listen(_ hear: @escaping () throws -> Void) -> Int {
    count += 1
    listeners.append((count, hear))
    return count
  }

  package func leave(_ number: Int) { listeners.removeAll { $0.number == number } }

  /// A method: `send` tells of a change, others are those of any publisher.
  package func called(_ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> Value
  {
    if name == "send" {
      send()
      return .void
    }
    guard let publisher = try evaluator.publisher(of: self, mark) else { return .native(InertValue(name: name)) }
    return try evaluator.callMethod(name, publisher, arguments, mark)
  }

  package func member(_ name: String, _ evaluator: Evaluator) -> Value {
    .function(FunctionValue(name: name) { [self] arguments, mark in try called(name, arguments, evaluator, mark) })
  }
}

extension Object {
  /// `objectWillChange`, where the class can be observed.
  package func publisher(_ name: String, _ evaluator: Evaluator) -> Value? {
    name == "objectWillChange" && observation(evaluator) == .ofObject ? .native(publisher) : nil
  }
}
