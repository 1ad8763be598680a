import FenceEvaluation
import VitrineUI

/// Where a call of the catalog stands, and the evaluator that answers for it.
struct CallContext {
  let evaluator: Evaluator
  /// The call, in the fence's source.
  let mark: SourceMark

  /// Calls a function of the fence.
  func call(_ function: Value, _ arguments: [Value]) throws -> Value {
    try evaluator.call(function, arguments.map { CallArgument(label: nil, value: $0, mark: mark) }, mark)
  }

  /// Calls a function of the fence while views are rendered; what goes wrong is kept, and the fallback stands in.
  func late<Result>(_ fallback: Result, _ body: () throws -> Result) -> Result { evaluator.late(fallback, body) }

  /// The view that a value is, or several as one.
  func view(of value: Value, at mark: SourceMark) throws -> (any View)? { try evaluator.view(of: value, mark) }
}

/// A function of the fence that a binding calls.
struct FenceFunction {
  let value: Value
  let context: CallContext

  /// How many parameters it names; 0 where it names none.
  var parameterCount: Int {
    if case .function(let function) = value { return function.parameterCount }
    return 0
  }

  /// What it returns.
  ///
  /// - Throws: whatever goes wrong in it.
  func callAsFunction(_ arguments: Value...) throws -> Value { try context.call(value, arguments) }

  /// What it returns when it is called while views are rendered; the fallback where it fails.
  func late(_ fallback: Value, _ arguments: Value...) -> Value {
    context.late(fallback) { try context.call(value, arguments) }
  }

  /// The number it returns when it is called while views are rendered.
  func lateNumber(_ fallback: Double, _ arguments: Value...) -> Double {
    context.late(fallback) { try context.call(value, arguments).number ?? fallback }
  }

  /// Runs it for something that happened.
  func perform(_ arguments: Value...) { context.late(()) { _ = try context.call(value, arguments) } }

  /// The views it makes when it is called while views are rendered.
  func content(_ arguments: Value...) -> AnyView { content(with: arguments) }

  func content(with arguments: [Value]) -> AnyView {
    AnyView(context.late(EmptyView() as any View) { try view(of: arguments) })
  }

  /// The view that it makes, at once.
  ///
  /// - Throws: whatever goes wrong in it.
  func view(of arguments: [Value] = []) throws -> any View {
    guard case .function(let function) = value else { return EmptyView() }
    return try context.evaluator.view(made: function, of: arguments, context.mark)
  }

  /// The views that it makes, at once.
  ///
  /// - Throws: whatever goes wrong in it.
  func views(of arguments: [Value] = []) throws -> [any View] {
    guard case .function(let function) = value else { return [] }
    return try context.evaluator.views(made: function, of: arguments, context.mark)
  }

  /// What an `inout` argument becomes when it is called while views are rendered: `transform(&value, more)`.
  func changed(_ start: Value, label: String? = nil, _ more: CallArgument...) -> Value {
    context.late(start) { try changing(start, label: label, more) }
  }

  /// What an `inout` argument becomes.
  ///
  /// - Throws: whatever goes wrong in the function.
  func changing(_ start: Value, label: String? = nil, _ more: [CallArgument] = []) throws -> Value {
    var result = start
    let first = CallArgument(label: label, value: start, mark: context.mark, write: { result = $0 })
    _ = try context.evaluator.call(value, [first] + more, context.mark)
    return result
  }
}
