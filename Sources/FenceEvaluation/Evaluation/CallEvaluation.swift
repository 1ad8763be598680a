import Diagnostics
import FenceSyntax
import VitrineUI

/// Calls as they are written: finds out what is called, on what and with which arguments.
struct CallEvaluation {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func callExpression(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) throws -> Value {
    let mark = expression.mark
    switch callee.kind {
    case .implicitMember(let name):
      return .implicit(
        ImplicitMember(
          name: name, arguments: try evaluateArguments(arguments, scope), mark: mark, overload: callee.overload))
    case .member(let base, let name): return try callMember(name, base, arguments, callee, mark, scope)
    case .name(let use): return try callName(use, arguments, callee, mark, scope)
    default: return try callValue(callee, arguments, mark, scope)
    }
  }

  /// Calls what a bare name stands for.
  private func callName(
    _ use: NameUse, _ arguments: [Argument], _ callee: Expression, _ mark: SourceMark, _ scope: Scope
  ) throws -> Value {
    let name = use.text
    // The types of a group's results decide nothing here.
    let arguments =
      name.hasSuffix("TaskGroup") ? arguments.filter { $0.label != "of" && $0.label != "returning" } : arguments
    if let receiver = scope.receiver, AddedInterpolation(evaluator).appends(name, to: receiver) {
      try AddedInterpolation(evaluator).append(evaluateArguments(arguments, scope), receiver, mark)
      return .void
    }
    switch try NameLookup(evaluator).callee(use, scope, mark) {
    case .method:
      if let receiver = scope.receiver {
        return try callOwn(name, arguments, receiver, mark, scope, callee.overload)
      }
    case .catalog: return try callCatalog(name, arguments, mark, scope)
    case .modifier:
      guard let receiver = scope.receiver else { break }
      let values = try evaluateArguments(arguments, scope, isKeyed: KeyLiteral.modifiers.contains(name))
      warnIfNotDrawn(name, values, callee.mark)
      return try evaluator.callMethod(name, receiver.box.read(), values, mark)
    case .extended:
      // 'max(0, n)' in an extension of String is no call of its method, which takes no such arguments.
      if ["min", "max"].contains(name), arguments.count > 1, evaluator.catalog.hasFunction(name),
        arguments.allSatisfy({ $0.label == nil })
      {
        return try callCatalog(name, arguments, mark, scope)
      }
      if let result = try callOnExtended(name, arguments, scope, mark, callee.overload) { return result }
    case .value: break
    }
    return try callValue(callee, arguments, mark, scope)
  }

  private func callValue(
    _ callee: Expression, _ arguments: [Argument], _ mark: SourceMark, _ scope: Scope
  ) throws -> Value {
    let value = try evaluator.evaluate(callee, scope)
    if case .nothing = value, callee.hasOptionalChain { return .nothing }
    guard case .name(let use) = callee.kind else {
      return try marked(evaluator.call(value, evaluateArguments(arguments, scope), mark), mark)
    }
    let name = use.text
    let isKeyed = name == "LocalizedStringKey" || name == "String" && arguments.first?.label == "localized"
    let values = try evaluateArguments(arguments, scope, isKeyed: isKeyed)
    return try marked(evaluator.call(value, values, mark), mark)
  }

  private func callCatalog(
    _ name: String, _ arguments: [Argument], _ mark: SourceMark, _ scope: Scope
  ) throws -> Value {
    var values = try evaluateArguments(
      arguments, scope, isDeferred: name == "StateObject", isKeyed: KeyLiteral.functions.contains(name))
    if let added = evaluator.extensions[name]?.initializers,
      OverloadChoice(evaluator: evaluator, overloads: added).accepting(values) != nil
    {
      return try marked(evaluator.call(.type(TypeValue(name: name)), values, mark), mark)
    }
    if KeyLiteral.functions.contains(name) { readMarkdown(arguments, &values, of: name) }
    return try marked(
      evaluator.builtInLayout(name, values, mark) ?? evaluator.catalog.call(name, values, evaluator, mark), mark)
  }

  /// Calls a method on `self`, which a mutating one may change.
  private func callOwn(
    _ name: String, _ arguments: [Argument], _ receiver: Receiver, _ mark: SourceMark, _ scope: Scope,
    _ overload: Overload?
  ) throws -> Value {
    let values = try evaluateArguments(arguments, scope)
    guard let type = receiver.type, let overloads = evaluator.methods(name, of: type),
      // What the library has with other labels is still there.
      type !== evaluator.extensions[type.name] || evaluator.fitting(overloads, values, overload) != nil
    else { return try evaluator.callMethod(name, receiver.box.read(), values, mark, overload) }
    let chosen = evaluator.chosen(overloads, values, overload)
    return try evaluator.invoke(
      chosen, values, mark, receiver: receiver, scope: evaluator.scope(of: type, around: chosen))
  }

  /// Calls a method of `self` by its bare name in an extension of a type that the fence doesn't declare:
  /// `extension String { var initial: String { prefix(1).uppercased() } }`.
  private func callOnExtended(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ mark: SourceMark, _ overload: Overload?
  ) throws -> Value? {
    guard let receiver = scope.receiver else { return nil }
    // The arguments may change the receiver: 'insert(remove(at: 0), at: 2)'.
    let values = try evaluateArguments(arguments, scope)
    let own = try receiver.box.read()
    let isGeneral = ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"].contains(
      receiver.type?.name)
    let value = name == "filter" && isGeneral ? own.asElements : own
    if let changed = try MutatingMethods.mutate(name, value, values, evaluator, mark) {
      try receiver.box.write(changed.value)
      return changed.result
    }
    do {
      return try evaluator.callMethod(name, value, values, mark, overload)
    } catch let failure as Failure where failure.mark == mark {
      guard failure.isUnknownMember else { throw failure }
      return nil
    }
  }

  /// Writes on views which part of the source made them. Texts carry the mark themselves, and views that are asked what
  /// else they are (shapes, styles, images) stay as they are.
  func marked(_ value: Value, _ mark: SourceMark, modifier: String? = nil) -> Value {
    guard case .view(let view) = value else { return value }
    if var text = view as? Text {
      text.sourceMark = mark
      return .view(text)
    }
    if view._isMoreThanView { return value }
    return .view(SourceMarkedView(view, mark, modifier: modifier))
  }
}

extension Value {
  /// The value as a sequence of its elements, whose 'filter' makes an array.
  fileprivate var asElements: Value {
    switch self {
    case .string(let text): .array(text.map { .native($0) })
    case .dictionary, .set: .array(elements ?? [])
    default: self
    }
  }
}
