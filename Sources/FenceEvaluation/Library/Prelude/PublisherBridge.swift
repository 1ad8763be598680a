import Diagnostics
import FenceSyntax
import VitrineUI

/// Publishers that the library has in Swift, made of what the evaluator itself knows.
extension Evaluator {
  /// A publisher of which the evaluator knows who is attached; `nil` where no fence speaks of publishers.
  ///
  /// - Parameter attach: is given what receives values, and gives what ends that.
  package func publisher(_ mark: SourceMark, attach: @escaping (@escaping (Value) throws -> Void) throws -> () -> Void)
    throws
    -> Value?
  {
    guard let type = library.type("AnyPublisher") else { return nil }
    let function = FunctionValue(
      name: "attach",
      call: { [self] arguments, mark in
        let receive = arguments.first?.value ?? .nothing
        let end = try attach { value in
          _ = try self.call(receive, [CallArgument(label: nil, value: value, mark: mark)], mark)
        }
        return .function(
          FunctionValue(name: "cancel") { _, _ in
            end()
            return .void
          })
      }, parameterCount: 2)
    return try initialize(type, [CallArgument(label: "attach", value: .function(function), mark: mark)], mark)
  }

  /// What tells that an object changes, as a publisher.
  package func publisher(of notice: PublisherValue, _ mark: SourceMark) throws -> Value? {
    try publisher(mark) { receive in
      let number = notice.listen { try receive(.void) }
      return { notice.leave(number) }
    }
  }

  /// A timer's ticks as a publisher.
  package func publisher(of timer: TimerPublisher, _ mark: SourceMark) throws -> Value? {
    try publisher(mark) { [self] receive in
      guard let clock = try clock(for: "Timer", mark) else { return {} }
      let made = FenceTimer(every: timer.interval, clock)
      made.action = { [self] in
        if timer.isConnected { happening { try receive(.native(now)) } }
      }
      return { made.invalidate() }
    }
  }

  /// `$name` of an object's published property: a publisher of its values, the one that it has first.
  package func publisher(of property: VariableSyntax, in object: Object, _ mark: SourceMark) throws -> Value? {
    if let known = object.publishers[property.name] { return known }
    guard let type = library.type("PublishedProperty") else { return nil }
    let write = FunctionValue(
      name: "write",
      call: { [self, weak object] arguments, mark in
        guard let object else { return .void }
        _ = try setting(property.name, of: .object(object), to: arguments.first?.value ?? .nothing, mark)
        return .void
      }, parameterCount: 1)
    let value = object.fields[property.name] ?? .nothing
    let made = try initialize(
      type,
      [
        CallArgument(label: nil, value: value, mark: mark),
        CallArgument(label: "write", value: .function(write), mark: mark),
      ], mark)
    object.publishers[property.name] = made
    return made
  }

  /// Tells whom a published property's publisher has attached of the value that it is about to have.
  package func publish(_ value: Value, of property: VariableSyntax, in object: Object, _ mark: SourceMark) throws {
    guard let publisher = object.publishers[property.name] else { return }
    _ = try callMethod("send", publisher, [CallArgument(label: nil, value: value, mark: mark)], mark)
  }

  /// Whether a value is a publisher of the library.
  package func isPublisher(_ value: Value) -> Bool {
    guard case .object(let object) = value, let type = library.type("AnyPublisher") else { return false }
    return object.type === type || ancestors(of: object.type).contains { $0 === type }
  }

  /// Declares what the library's Swift calls and no Swift can say.
  func declareLibraryFunctions() {
    library.declare(
      DeclaredName("_seconds"),
      .function(
        FunctionValue(
          name: "_seconds", call: { arguments, _ in .double((arguments.first?.value).flatMap(TimeSpan.seconds) ?? 0) },
          parameterCount: 1)))
  }
}
