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
      return .implicit(ImplicitMember(name: name, arguments: try evaluateArguments(arguments, scope), mark: mark))
    case .member(let base, let name): return try callMember(name, base, arguments, callee, mark, scope)
    case .name(let use):
      let name = use.text
      if let receiver = scope.receiver, let type = receiver.type, !receiver.isStatic,
        evaluator.methods(name, of: type) != nil
          ? scope.ownBox(use) == nil
          : scope.box(use) == nil && evaluator.extensions["View"]?.methods[name] != nil && evaluator.isViewLike(type)
      {
        return try callOwn(name, arguments, receiver, mark, scope)
      }
      if scope.box(use) == nil, scope.type(name) == nil, evaluator.catalog.hasFunction(name),
        try !isMember(name, of: scope.receiver, mark)
      {
        var values = try evaluateArguments(
          arguments, scope, isDeferred: name == "StateObject", isKeyed: KeyLiteral.functions.contains(name))
        tellOptionals(name, arguments, &values, scope)
        if evaluator.extensions[name]?.initializers.contains(where: { evaluator.fits($0.parameters, values) }) == true {
          return try marked(evaluator.call(.type(TypeValue(name: name)), values, mark), mark)
        }
        if name == "Text" { readMarkdown(arguments, &values) }
        return try marked(
          evaluator.builtInLayout(name, values, mark) ?? evaluator.catalog.call(name, values, evaluator, mark), mark)
      }
      // A modifier called on the view itself, without `self.`.
      if scope.box(use) == nil, scope.type(name) == nil, let receiver = scope.receiver, let type = receiver.type,
        evaluator.isViewLike(type), evaluator.catalog.isModifier(name), evaluator.property(name, of: type) == nil
      {
        let values = try evaluateArguments(arguments, scope, isKeyed: KeyLiteral.modifiers.contains(name))
        warnIfNotDrawn(name, values, callee.mark)
        return try evaluator.callMethod(name, receiver.box.read(), values, mark)
      }
      if let result = try callOnExtended(use, arguments, scope, mark) { return result }
    default: break
    }
    let value = try evaluator.evaluate(callee, scope)
    if case .nothing = value, callee.hasOptionalChain { return .nothing }
    var isKeyed = false
    if case .name(let use) = callee.kind {
      let name = use.text
      isKeyed = name == "LocalizedStringKey" || name == "String" && arguments.first?.label == "localized"
    }
    var values = try evaluateArguments(arguments, scope, isKeyed: isKeyed)
    if case .name(let use) = callee.kind { tellOptionals(use.text, arguments, &values, scope) }
    return try marked(evaluator.call(value, values, mark), mark)
  }

  /// Has optionals be told as such where a value's own words are asked for: `String(describing: name)`, `print(name)`.
  private func tellOptionals(_ name: String, _ arguments: [Argument], _ values: inout [CallArgument], _ scope: Scope) {
    guard name == "print" || name == "String" && ["describing", "reflecting"].contains(arguments.first?.label) else {
      return
    }
    for (index, argument) in arguments.enumerated() where OptionalTyping(evaluator).isOptional(argument.value, scope) {
      if let text = try? evaluator.optionalDescription(of: values[index].value) { values[index].value = .string(text) }
    }
  }

  /// Whether a bare name is a member of `self`; looked up once for each type, since most that are called are not.
  private func isMember(_ name: String, of receiver: Receiver?, _ mark: SourceMark) throws -> Bool {
    guard let receiver else { return false }
    let type = receiver.isStatic ? nil : receiver.type
    if let type, evaluator.isKnownAbsent(name, from: type) { return false }
    if try evaluator.memberOfReceiver(name, receiver, mark) != nil { return true }
    if let type { evaluator.keepAbsent(name, from: type) }
    return false
  }

  /// Calls a method of `self` by its bare name in an extension of a type that the fence doesn't declare:
  /// `extension String { var initial: String { prefix(1).uppercased() } }`.
  private func callOnExtended(
    _ use: NameUse, _ arguments: [Argument], _ scope: Scope, _ mark: SourceMark
  ) throws -> Value? {
    let name = use.text
    guard scope.box(use) == nil, scope.type(name) == nil, !evaluator.catalog.hasType(name),
      name.first?.isLetter == true,
      let receiver = scope.receiver, !receiver.isStatic, let type = receiver.type,
      type === evaluator.extensions[type.name]
    else { return nil }
    let (value, values) = (try receiver.box.read(), try evaluateArguments(arguments, scope))
    if let changed = try MutatingMethods.mutate(name, value, values, evaluator, mark) {
      try receiver.box.write(changed.value)
      return changed.result
    }
    do {
      return try evaluator.callMethod(name, value, values, mark)
    } catch let failure as Failure where failure.mark == mark {
      guard failure.isUnknownMember else { throw failure }
      return nil
    }
  }

  /// A literal in `Text("…")` is a `LocalizedStringKey`, whose Markdown is read; a variable's text is taken as it is.
  private func readMarkdown(_ arguments: [Argument], _ values: inout [CallArgument]) {
    guard let argument = arguments.first, argument.label == nil, case .string = argument.value.kind,
      case .string(let text)? = values.first?.value, InlineMarkdown.mayHaveMarks(text)
    else { return }
    let attributed = AttributedText(markdown: text)
    if attributed.runs.count > 1 || attributed.text != text
      || attributed.runs.contains(where: { !$0.attributes.isEmpty })
    {
      values[0].value = .native(attributed)
    }
  }

  /// Writes on views which part of the source made them. Texts carry the mark themselves, and views that are asked what
  /// else they are (shapes, styles, images) stay as they are.
  private func marked(_ value: Value, _ mark: SourceMark, modifier: String? = nil) -> Value {
    guard case .view(let view) = value else { return value }
    if var text = view as? Text {
      text.sourceMark = mark
      return .view(text)
    }
    if view.isAskedForMore || view is any ShapeStyle || view is any Shape { return value }
    return .view(SourceMarkedView(view, mark, modifier: modifier))
  }

  /// The arguments of a call.
  ///
  /// - Parameters:
  ///   - isInert: whether the call has no effect on a picture, which is right without names it speaks of.
  ///   - isDeferred: whether the wrapped value is an autoclosure, as `StateObject` has it.
  ///   - isKeyed: whether a literal in the first place is a `LocalizedStringKey`.
  func evaluateArguments(
    _ arguments: [Argument], _ scope: Scope, isInert: Bool = false, isDeferred: Bool = false, isKeyed: Bool = false
  ) throws -> [CallArgument] {
    try arguments.enumerated().map { index, argument in
      let value: Value
      do {
        value =
          argument.label == "wrappedValue" && isDeferred
          ? .native(DeferredValue(argument.value.mark) { [evaluator] in try evaluator.evaluate(argument.value, scope) })
          : isKeyed && index == 0 && KeyLiteral.isKey(argument)
            ? try KeyLiteral(evaluator).value(argument.value, scope) : try evaluator.evaluate(argument.value, scope)
      } catch var failure as Failure {
        guard isInert, case .unknownName = failure.kind else { throw failure }
        failure.hint = (failure.hint.map { $0 + "; " } ?? "") + "the picture is right without it"
        evaluator.remark(failure)
        value = .nothing
      }
      var result = CallArgument(
        label: argument.label, value: value, mark: argument.value.mark, isTrailing: argument.isTrailing)
      if case .reference(let target) = argument.value.kind {
        result.write = { value in try evaluator.assign(value, to: target, scope) }
      }
      return result
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
  private func warnIfNotDrawn(_ name: String, _ arguments: [CallArgument], _ callee: SourceMark) {
    // What is presented is drawn where time goes by.
    guard evaluator.clock == nil || !PresentationsNames.names.contains(name),
      let reason = evaluator.catalog.reasonNotDrawn(name, arguments)
    else { return }
    let end = callee.upperBound
    evaluator.remark(
      NotDrawn.warning(".\(name)", because: reason, SourceMark(lowerBound: end - name.utf8.count, upperBound: end)))
  }

  /// Calls a method on `self`, which a mutating one may change.
  private func callOwn(
    _ name: String, _ arguments: [Argument], _ receiver: Receiver, _ mark: SourceMark, _ scope: Scope
  ) throws -> Value {
    guard let type = receiver.type, let overloads = evaluator.methods(name, of: type), let first = overloads.first
    else {
      return try evaluator.callMethod(name, receiver.box.read(), evaluateArguments(arguments, scope), mark)
    }
    let values = try evaluateArguments(arguments, scope)
    let chosen = overloads.first { evaluator.fits($0.parameters, values) } ?? first
    return try evaluator.invoke(chosen, values, mark, receiver: receiver, scope: type.scope)
  }

  private func callMember(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ callee: Expression, _ mark: SourceMark,
    _ scope: Scope
  ) throws -> Value {
    let value = try evaluator.evaluate(base, scope)
    if case .nothing = value, base.hasOptionalChain { return .nothing }
    if case .native(let above as SuperValue) = value {
      let values = try evaluateArguments(arguments, scope)
      if name == "init" {
        try above.initialize(values, evaluator, mark)
        return .void
      }
      if let result = try above.call(name, values, evaluator, mark) { return result }
      return try evaluator.callMethod(name, .object(above.object), values, mark)
    }
    if case .type(let type) = value, type.name == ModuleNames.type {
      return try marked(callModule(name, evaluateArguments(arguments, scope), mark), mark)
    }
    if name == "map" || name == "flatMap", let transform = arguments.first, value.elements != nil, !base.isChain,
      OptionalTyping(evaluator).isOptional(base, scope)
    {
      return try evaluator.call(
        evaluator.evaluate(transform.value, scope), [CallArgument(label: nil, value: value, mark: mark)], mark)
    }
    if name == "init", case .name("self") = base.kind, let receiver = scope.receiver, let type = receiver.type {
      let values = try evaluateArguments(arguments, scope)
      let made =
        type === evaluator.extensions[type.name]
        ? try evaluator.call(.type(TypeValue(name: type.name)), values, mark)
        : try evaluator.initialize(type, values, mark)
      try receiver.box.write(made)
      return .void
    }
    let isInert = self.isInert(name, on: value)
    let values = try evaluateArguments(
      arguments, scope, isInert: isInert, isKeyed: KeyLiteral.modifiers.contains(name))
    if isInert { warnIfNotDrawn(name, values, callee.mark) }
    // A preference that nobody declares is set by nobody, and so never changes.
    if name == "onPreferenceChange", case .nothing? = values.first?.value { return value }
    if name == "init", case .type = value { return try evaluator.call(value, values, mark) }
    // A mutating method writes the changed value back to where it came from.
    if case .instance(let instance) = value, let overloads = evaluator.methods(name, of: instance.type) {
      let chosen = overloads.first { evaluator.fits($0.parameters, values) } ?? overloads[0]
      let receiver = Receiver(box: Box(value), type: instance.type)
      let result = try evaluator.invoke(chosen, values, mark, receiver: receiver, scope: instance.type.scope)
      if chosen.isMutating { try evaluator.assign(receiver.box.value, to: base, scope) }
      return result
    }
    if case .enumCase(let item) = value, let overloads = evaluator.methods(name, of: item.type) {
      let chosen = overloads.first { evaluator.fits($0.parameters, values) } ?? overloads[0]
      let receiver = Receiver(box: Box(value), type: item.type)
      let result = try evaluator.invoke(chosen, values, mark, receiver: receiver, scope: item.type.scope)
      if chosen.isMutating { try evaluator.assign(receiver.box.value, to: base, scope) }
      return result
    }
    if let changed = try MutatingMethods.mutate(name, value, values, evaluator, mark) {
      try evaluator.assign(changed.value, to: base, scope)
      return changed.result
    }
    for typeName in evaluator.extensions.isEmpty ? [] : evaluator.extensionNames(of: value) {
      guard let type = evaluator.extensions[typeName],
        let method = type.methods[name]?.first(where: { $0.isMutating && evaluator.fits($0.parameters, values) })
      else { continue }
      let receiver = Receiver(box: Box(value), type: type)
      let result = try evaluator.invoke(method, values, mark, receiver: receiver, scope: type.scope)
      try evaluator.assign(receiver.box.value, to: base, scope)
      return result
    }
    do {
      return try marked(
        placing(name, callee, mark) { try evaluator.callMethod(name, value, values, mark) }, mark, modifier: name)
    } catch let failure as Failure {
      guard case .view = value, failure.isUnknownMember, failure.hint == nil, failure.mark == nameMark(name, callee)
      else { throw failure }
      // A package's modifier, or one of the project that the note is about: what it is called on can be drawn.
      let reason = "neither SwiftUI nor the fence declares it"
      evaluator.remark(NotDrawn.warning("." + name, because: reason, failure.mark))
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
}
