import Diagnostics
import FenceSyntax
import VitrineUI

/// Calls of members.
extension CallEvaluation {
  func callMember(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ callee: Expression, _ mark: SourceMark,
    _ scope: Scope
  ) throws -> Value {
    let base = try Assignment(evaluator).place(base, scope)
    let value = try evaluator.evaluate(base, scope)
    if case .nothing = value, base.hasOptionalChain { return .nothing }
    if case .native(let above as SuperValue) = value {
      let values = try evaluateArguments(arguments, scope)
      if name == "init" {
        try above.initialize(values, evaluator, mark, callee.overload)
        return .void
      }
      if let result = try above.call(name, values, evaluator, mark, callee.overload) { return result }
      return try evaluator.callMethod(name, above.value, values, mark)
    }
    if case .type(let type) = value, type.name == ModuleNames.type {
      return try marked(callModule(name, evaluateArguments(arguments, scope), mark), mark)
    }
    if case .native(let extended as ExtensionValue) = value,
      let result = try extended.call(name, evaluateArguments(arguments, scope), evaluator, mark, callee.overload)
    {
      return result
    }
    if case .typed(_, .optional) = base.kind, name == "map" || name == "flatMap", let transform = arguments.first {
      if case .nothing = value { return .nothing }
      return try evaluator.call(
        evaluator.evaluate(transform.value, scope), [CallArgument(label: nil, value: value.unwrapped, mark: mark)], mark
      )
    }
    if name == "init", case .name("self") = base.kind, let receiver = scope.receiver, let type = receiver.type {
      let values = try evaluateArguments(arguments, scope)
      let made =
        type === evaluator.extensions[type.name]
        ? try evaluator.call(Value.type(TypeValue(name: type.name)).referring(to: callee.overload), values, mark)
        : try evaluator.initialize(type, values, mark, callee.overload)
      if case .object(let blank) = receiver.box.value { blank.abandon() }
      try receiver.box.write(made)
      return .void
    }
    if name == "take", arguments.isEmpty, base.isPlace, value.declaredType?.methods[name] == nil {
      try evaluator.assign(.nothing, to: base, scope)
      return value
    }
    let isInert = self.isInert(name, on: value)
    let assignments = evaluator.assignmentCount
    let values = try evaluateArguments(
      arguments, scope, isInert: isInert, isKeyed: KeyLiteral.modifiers.contains(name))
    if isInert { warnIfNotDrawn(name, values, callee.mark) }
    // A preference that nobody declares is set by nobody, and so never changes.
    if name == "onPreferenceChange", case .nothing? = values.first?.value { return value }
    if name == "init", case .type = value {
      return try evaluator.call(value.referring(to: callee.overload), values, mark)
    }
    // A mutating method's access to its receiver begins once its arguments are evaluated: `a.append(a.removeFirst())`.
    func accessed() throws -> Value {
      guard evaluator.assignmentCount != assignments, base.isPlace else { return value }
      return try evaluator.evaluate(base, scope)
    }
    // A mutating method writes the changed value back to where it came from.
    if let type = ownedType(of: value, name), let overloads = evaluator.methods(name, of: type) {
      let chosen = evaluator.chosen(overloads, values, callee.overload)
      let receiver = Receiver(box: Box(chosen.isMutating ? try accessed() : value), type: type)
      return try evaluator.writing(when: chosen.isMutating) {
        try evaluator.invoke(
          chosen, values, mark, receiver: receiver, scope: evaluator.scope(of: type, around: chosen))
      } back: {
        if case .object = value, receiver.box.value.isIdentical(to: value) { return }
        try evaluator.assign(receiver.box.value, to: base, scope)
      }
    }
    for typeName in evaluator.extensions.isEmpty ? [] : evaluator.extensionNames(of: value) {
      guard let type = evaluator.extensions[typeName],
        let method = evaluator.fitting(
          (type.methods[name] ?? []).filter(\.isMutating), values, callee.overload)
      else { continue }
      let receiver = Receiver(box: Box(try accessed()), type: type)
      return try evaluator.writing(when: true) {
        try evaluator.invoke(method, values, mark, receiver: receiver, scope: type.scope)
      } back: {
        try evaluator.assign(receiver.box.value, to: base, scope)
      }
    }
    if let changed = try MutatingMethods.mutate(name, accessed(), values, evaluator, mark) {
      try evaluator.assign(changed.value, to: base, scope)
      return changed.result
    }
    do {
      return try marked(
        placing(name, callee, mark) { try evaluator.callMethod(name, value, values, mark, callee.overload) }, mark,
        modifier: name)
    } catch let failure as Failure {
      guard case .view = value, failure.isUnknownMember, failure.hint == nil, failure.mark == nameMark(name, callee)
      else { throw failure }
      // A package's modifier, or one of the project that the note is about: what it is called on can be drawn.
      let reason = "neither SwiftUI nor the fence declares this modifier"
      evaluator.remark(.notDrawn("." + name, because: reason, failure.mark))
      return value
    }
  }

  /// Where a member's name stands: at the end of the expression.
  private func nameMark(_ name: String, _ member: Expression) -> SourceMark {
    let end = member.mark.upperBound
    return SourceMark(lowerBound: end - name.utf8.count, upperBound: end)
  }

  /// Has what is said of a whole expression because of a member's name point at the name.
  func placing<Result>(
    _ name: String, _ member: Expression, _ mark: SourceMark, _ body: () throws -> Result
  ) throws -> Result {
    do { return try body() } catch var failure as Failure {
      guard failure.isUnknownMember || failure.isOfArguments, failure.mark == mark else { throw failure }
      failure.mark = nameMark(name, member)
      throw failure
    }
  }

  /// Whether a call is one of SwiftUI's modifiers that draw nothing at rest.
  private func isInert(_ name: String, on value: Value) -> Bool {
    guard evaluator.catalog.isOnlyInert(name) || name == "onPreferenceChange",
      evaluator.extensions["View"]?.methods[name] == nil
    else {
      return false
    }
    switch value {
    case .view, .implicit: return true
    case .instance(let instance):
      return evaluator.isViewLike(instance.type) && evaluator.methods(name, of: instance.type) == nil
    case .native(let native): return native is any View
    default: return false
    }
  }

  /// Tells of a modifier that would change the picture and is not drawn; the name stands at the end of its mark.
  func warnIfNotDrawn(_ name: String, _ arguments: [CallArgument], _ callee: SourceMark) {
    // What is presented is drawn where time goes by.
    guard evaluator.clock == nil || !evaluator.catalog.isPresentation(name),
      let reason = evaluator.catalog.reasonNotDrawn(name, arguments)
    else { return }
    let end = callee.upperBound
    evaluator.remark(
      .notDrawn(".\(name)", because: reason, SourceMark(lowerBound: end - name.utf8.count, upperBound: end)))
  }

  /// The type of a value that a method may change: one that isn't shared, or an object of which a protocol's extension may
  /// make another.
  private func ownedType(of value: Value, _ method: String) -> TypeDeclaration? {
    switch value {
    case .instance(let instance): return instance.type
    case .enumCase(let item): return item.type
    case .object(let object):
      let isChanging = evaluator.methods(method, of: object.type)?.contains(where: \.isMutating) == true
      return isChanging ? object.type : nil
    default: return nil
    }
  }
}
