import VitrineUI

/// What tells views that an object is about to change: `objectWillChange`, or a subject of Combine in its place.
final class PublisherValue {
  let dependency: Dependency

  init(_ subject: ObservedProperty? = nil) { dependency = Dependency(subject) }

  func send() { dependency.didChange() }

  /// A method: `send` tells of a change, others are not followed.
  func called(_ name: String) -> Value {
    guard name == "send" else { return .native(InertValue(name: name)) }
    send()
    return .void
  }

  func member(_ name: String) -> Value {
    guard name == "send" else { return .native(InertValue(name: name)) }
    return .function(FunctionValue(name: name) { [self] _, _ in called(name) })
  }
}

extension Object {
  /// `objectWillChange`, where the class can be observed.
  func publisher(_ name: String, _ evaluator: Evaluator) -> Value? {
    name == "objectWillChange" && observation(evaluator) == .ofObject ? .native(publisher) : nil
  }
}
