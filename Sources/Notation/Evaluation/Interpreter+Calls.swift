import FenceSyntax
import VitrineUI

extension Evaluator {
  func call(_ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope) throws -> Value {
    let mark = expression.mark
    switch callee.kind {
    case .implicitMember(let name):
      return .implicit(ImplicitMember(name: name, arguments: try evaluate(arguments, scope), mark: mark))
    case .member(let base, let name): return try callMember(name, base, arguments, callee, mark, scope)
    case .name(let name):
      if let receiver = scope.receiver, let type = receiver.type, !receiver.isStatic,
        methods(name, of: type) != nil
          ? scope.ownBox(name) == nil
          : scope.box(name) == nil && extensions["View"]?.methods[name] != nil && isViewLike(type)
      {
        return try callOwn(name, arguments, receiver, mark, scope)
      }
      if scope.box(name) == nil, scope.type(name) == nil, catalog.hasFunction(name),
        try scope.receiver.flatMap({ try memberOfReceiver(name, $0, mark) }) == nil
      {
        var values = try evaluate(arguments, scope)
        if extensions[name]?.initializers.contains(where: { matches($0.parameters, values) }) == true {
          return try marked(self.call(.type(TypeValue(name: name)), values, mark), mark)
        }
        if name == "Text" { readMarkdown(arguments, &values) }
        return try marked(builtInLayout(name, values, mark) ?? catalog.call(name, values, self, mark), mark)
      }
      // A modifier called on the view itself, without `self.`.
      if scope.box(name) == nil, scope.type(name) == nil, let receiver = scope.receiver, let type = receiver.type,
        isViewLike(type), catalog.isModifier(name), property(name, of: type) == nil
      {
        return try callMethod(name, receiver.box.read(), evaluate(arguments, scope), mark)
      }
      if let result = try callOnExtended(name, arguments, scope, mark) { return result }
    default: break
    }
    let value = try evaluate(callee, scope)
    if case .nothing = value, callee.hasOptionalChain { return .nothing }
    return try marked(call(value, evaluate(arguments, scope), mark), mark)
  }

  /// Calls a method of `self` by its bare name in an extension of a type that the fence doesn't declare:
  /// `extension String { var initial: String { prefix(1).uppercased() } }`.
  private func callOnExtended(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ mark: SourceMark
  ) throws -> Value? {
    guard scope.box(name) == nil, scope.type(name) == nil, !catalog.hasType(name), name.first?.isLetter == true,
      let receiver = scope.receiver, !receiver.isStatic, let type = receiver.type, type === extensions[type.name]
    else { return nil }
    let (value, values) = (try receiver.box.read(), try evaluate(arguments, scope))
    if let changed = try StandardLibrary.mutate(name, value, values, self, mark) {
      try receiver.box.write(changed.value)
      return changed.result
    }
    do {
      return try callMethod(name, value, values, mark)
    } catch let failure as Failure where failure.mark == mark {
      guard failure.isUnknownMember else { throw failure }
      return nil
    }
  }

  /// A literal in `Text("…")` is a `LocalizedStringKey`, whose Markdown is read; a variable's text is taken as it is.
  private func readMarkdown(_ arguments: [Argument], _ values: inout [CallArgument]) {
    guard let argument = arguments.first, argument.label == nil, case .string = argument.value.kind,
      case .string(let text)? = values.first?.value
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
  private func marked(_ value: Value, _ mark: SourceMark) -> Value {
    guard case .view(let view) = value, !(view is any ShapeStyle), !(view is any Shape), !view.isAskedForMore else {
      return value
    }
    guard var text = view as? Text else { return .view(SourceMarkedView(view, mark)) }
    text.sourceMark = mark
    return .view(text)
  }

  /// The arguments of a call.
  ///
  /// - Parameter isInert: whether the call has no effect on a picture, which is right without names it speaks of.
  func evaluate(_ arguments: [Argument], _ scope: Scope, isInert: Bool = false) throws -> [CallArgument] {
    try arguments.map { argument in
      let value: Value
      do {
        value = try evaluate(argument.value, scope)
      } catch var failure as Failure {
        guard isInert, case .unknownName = failure.kind else { throw failure }
        failure.hint = (failure.hint.map { $0 + "; " } ?? "") + "the picture is right without it"
        remark(failure)
        value = .nothing
      }
      var result = CallArgument(
        label: argument.label, value: value, mark: argument.value.mark, isTrailing: argument.isTrailing)
      if case .reference(let target) = argument.value.kind {
        result.write = { [self] value in try assign(value, to: target, scope) }
      }
      return result
    }
  }

  /// Whether a call is one of SwiftUI's modifiers that draw nothing at rest.
  private func isInert(_ name: String, on value: Value) -> Bool {
    guard catalog.isOnlyInert(name) || name == "onPreferenceChange", extensions["View"]?.methods[name] == nil else {
      return false
    }
    switch value {
    case .view, .implicit: return true
    case .instance(let instance): return isViewLike(instance.type) && methods(name, of: instance.type) == nil
    case .native(let native): return native is any View
    default: return false
    }
  }

  /// Calls a method on `self`, which a mutating one may change.
  private func callOwn(
    _ name: String, _ arguments: [Argument], _ receiver: Receiver, _ mark: SourceMark, _ scope: Scope
  ) throws -> Value {
    guard let type = receiver.type, let overloads = methods(name, of: type), let first = overloads.first else {
      return try callMethod(name, receiver.box.read(), evaluate(arguments, scope), mark)
    }
    let values = try evaluate(arguments, scope)
    let chosen = overloads.first { matches($0.parameters, values) } ?? first
    return try invoke(chosen, values, mark, receiver: receiver, scope: type.scope)
  }

  private func callMember(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ callee: Expression, _ mark: SourceMark,
    _ scope: Scope
  ) throws -> Value {
    let value = try evaluate(base, scope)
    if case .nothing = value, base.hasOptionalChain { return .nothing }
    if name == "init", case .name("super") = base.kind { return try superInit(arguments, mark, scope) }
    if name == "init", case .name("self") = base.kind, let receiver = scope.receiver, let type = receiver.type {
      let values = try evaluate(arguments, scope)
      let made =
        type === extensions[type.name]
        ? try self.call(.type(TypeValue(name: type.name)), values, mark) : try initialize(type, values, mark)
      try receiver.box.write(made)
      return .void
    }
    let values = try evaluate(arguments, scope, isInert: isInert(name, on: value))
    // A preference that nobody declares is set by nobody, and so never changes.
    if name == "onPreferenceChange", case .nothing? = values.first?.value { return value }
    if name == "init", case .type = value { return try self.call(value, values, mark) }
    // A mutating method writes the changed value back to where it came from.
    if case .instance(let instance) = value, let overloads = methods(name, of: instance.type) {
      let chosen = overloads.first { matches($0.parameters, values) } ?? overloads[0]
      let receiver = Receiver(box: Box(value), type: instance.type)
      let result = try invoke(chosen, values, mark, receiver: receiver, scope: instance.type.scope)
      if chosen.isMutating { try assign(receiver.box.value, to: base, scope) }
      return result
    }
    if case .enumCase(let item) = value, let overloads = methods(name, of: item.type) {
      let chosen = overloads.first { matches($0.parameters, values) } ?? overloads[0]
      let receiver = Receiver(box: Box(value), type: item.type)
      let result = try invoke(chosen, values, mark, receiver: receiver, scope: item.type.scope)
      if chosen.isMutating { try assign(receiver.box.value, to: base, scope) }
      return result
    }
    if let changed = try StandardLibrary.mutate(name, value, values, self, mark) {
      try assign(changed.value, to: base, scope)
      return changed.result
    }
    for typeName in extensions.isEmpty ? [] : extensionNames(of: value) {
      guard let type = extensions[typeName],
        let method = type.methods[name]?.first(where: { $0.isMutating && matches($0.parameters, values) })
      else { continue }
      let receiver = Receiver(box: Box(value), type: type)
      let result = try invoke(method, values, mark, receiver: receiver, scope: type.scope)
      try assign(receiver.box.value, to: base, scope)
      return result
    }
    return try marked(placing(name, callee, mark) { try callMethod(name, value, values, mark) }, mark)
  }

  /// Has what is said of a whole expression because of a member's name point at the name.
  func placing<Result>(
    _ name: String, _ member: Expression, _ mark: SourceMark, _ body: () throws -> Result
  ) throws -> Result {
    do { return try body() } catch var failure as Failure {
      guard failure.isUnknownMember || failure.isOfArguments, failure.mark == mark else { throw failure }
      let end = member.mark.upperBound
      failure.mark = SourceMark(lowerBound: end - name.utf8.count, upperBound: end)
      throw failure
    }
  }

  private func superInit(_ arguments: [Argument], _ mark: SourceMark, _ scope: Scope) throws -> Value {
    guard let receiver = scope.receiver, case .object(let object) = receiver.box.value else { return .void }
    for inherited in object.type.inherited {
      guard let parent = object.type.scope.type(inherited.base), parent.kind == .classType else { continue }
      if case .object(let made) = try initialize(parent, evaluate(arguments, scope), mark) {
        object.fields.merge(made.fields) { own, _ in own }
      }
    }
    return .void
  }

  /// Calls a method of a value: one that the fence declares, else one of the standard library or the catalog.
  func callMethod(_ name: String, _ value: Value, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    if case .implicit(var implicit) = value {
      implicit.chain.append((name: name, arguments: arguments))
      return .implicit(implicit)
    }
    if case .binding(let binding) = value, name != "animation", name != "projectedValue" {
      if let found = try memberIfAny(name, of: try binding.get(), mark), case .function(let function) = found {
        return try nested(mark) { try function.call(arguments, mark) }
      }
    }
    if case .binding = value, name == "animation" { return value }
    if case .native(let unknown as UnknownValue) = value {
      guard catalog.isModifier(name) else { return .native(unknown.member(name).called()) }
      return try callMethod(name, .view(unknown.placeholder), arguments, mark)
    }
    if case .type(let type) = value, let result = try catalog.callStatic(name, type.name, arguments, self, mark),
      type.declaration == nil, extensions[type.name]?.methods[name] == nil
    {
      return result
    }
    if let found = try functionMember(name, of: value, mark) { return try call(found, arguments, mark) }
    if let result = try waiting(false, { try StandardLibrary.call(name, value, arguments, self, mark) }) {
      return result
    }
    return try catalog.modify(name, value, arguments, self, mark)
  }

  /// A member that can be called and that the fence declares.
  private func functionMember(_ name: String, of value: Value, _ mark: SourceMark) throws -> Value? {
    switch value {
    case .view, .native, .string, .array, .integer, .double, .literal, .boolean, .dictionary, .set, .range, .nothing,
      .void, .function:
      guard !extensions.isEmpty else { return nil }
      for typeName in extensionNames(of: value) {
        if extensions[typeName]?.methods[name] != nil { return try memberIfAny(name, of: value, mark) }
      }
      return nil
    case .instance(let instance):
      if methods(name, of: instance.type) != nil || property(name, of: instance.type) != nil {
        return try memberIfAny(name, of: value, mark)
      }
      for typeName in extensionNames(of: value) where extensions[typeName]?.methods[name] != nil {
        return try memberIfAny(name, of: value, mark)
      }
      return nil
    case .enumCase(let item):
      return methods(name, of: item.type) != nil || property(name, of: item.type) != nil
        ? try memberIfAny(name, of: value, mark) : nil
    default: return try memberIfAny(name, of: value, mark)
    }
  }

  func call(_ value: Value, _ arguments: [CallArgument], _ mark: SourceMark) throws -> Value {
    switch value {
    case .function(let function): return try nested(mark) { try function.call(arguments, mark) }
    case .type(let type):
      if let declaration = type.declaration {
        // A layout's content stands behind its name: `MyLayout(spacing: 4) { … }`.
        if declaration.conforms(to: "Layout"), let content = arguments.last, content.isTrailing,
          case .instance(let instance) = try initialize(declaration, Array(arguments.dropLast()), mark)
        {
          return try layoutContainer(instance, [content], mark)
        }
        return try initialize(declaration, arguments, mark)
      }
      if let added = extensions[type.name],
        let initializer = added.initializers.first(where: { matches($0.parameters, arguments) })
      {
        let receiver = Receiver(box: Box(.nothing), type: added)
        _ = try invoke(initializer, arguments, mark, receiver: receiver, scope: added.scope)
        return receiver.box.value
      }
      if let made = try StandardLibrary.make(type, arguments, self, mark) { return made }
      if let container = try builtInLayout(type.name, arguments, mark) { return container }
      return try catalog.call(type.name, arguments, self, mark)
    case .instance(let instance):
      if methods("callAsFunction", of: instance.type) != nil {
        return try callMethod("callAsFunction", value, arguments, mark)
      }
      if instance.type.conforms(to: "Layout") { return try layoutContainer(instance, arguments, mark) }
    case .native(let unknown as UnknownValue): return .native(unknown.called())
    case .native(let native):
      if let container = try catalog.layoutContainer(native, arguments, self, mark) { return container }
    case .keyPath(let names):
      return try names.reduce(arguments.first?.value ?? .nothing) { try member($1, of: $0, mark) }
    default: break
    }
    throw Failure("not-callable", "\(value.typeName) can't be called", mark)
  }

  // MARK: Functions

  func function(_ syntax: FunctionSyntax, _ scope: Scope) -> FunctionValue {
    FunctionValue(
      name: syntax.name,
      call: { [self] arguments, mark in
        try invoke(syntax, arguments, mark, receiver: scope.receiver, scope: scope)
      }, parameterCount: syntax.parameters.count)
  }

  func closure(_ syntax: ClosureSyntax, _ scope: Scope) -> FunctionValue {
    var captured = scope
    if !syntax.captures.isEmpty {
      captured = Scope(parent: scope)
      for name in syntax.captures where name != "self" {
        if let box = scope.box(name), let value = try? box.read() { captured.declare(name, value) }
      }
    }
    let names = syntax.parameters.map(\.name)
    func inner(_ values: [Value]) -> Scope {
      let scope = Scope(parent: captured)
      var values = values
      // A closure of several parameters takes a tuple apart.
      if max(names.count, syntax.shorthands) > 1, values.count == 1, case .tuple(let elements) = values[0] {
        values = elements.map(\.value)
      }
      for (index, value) in values.enumerated() { scope.declare("$\(index)", value) }
      for (index, name) in names.enumerated() where index < values.count {
        let type = syntax.parameters[index].type
        let value = type.flatMap { try? convert(values[index], to: $0, scope, syntax.mark) } ?? values[index]
        // `$item` is a binding, and `item` what it is bound to.
        scope.declare(name.hasPrefix("$") ? String(name.dropFirst()) : name, value)
      }
      return scope
    }
    return FunctionValue(
      name: "closure",
      call: { [self] arguments, mark in
        try step(mark)
        let scope = inner(arguments.map(\.value))
        if mayWait, syntax.mayPause { throw Pausing(frame: CallFrame(syntax.body, scope, result: nil, self)) }
        let value = try waiting(false) { try result(of: syntax.body, scope, isBuilder: false) }
        for (index, argument) in arguments.enumerated() {
          let name = names.indices.contains(index) ? names[index] : "$\(index)"
          if let write = argument.write, let box = scope.box(name) { try write(box.read()) }
        }
        return value
      },
      build: { [self] values in
        try nested(syntax.mark) { try views(of: syntax.body, inner(values)) }
      },
      parameterCount: max(names.count, syntax.shorthands))
  }

  func invoke(
    _ syntax: FunctionSyntax, _ arguments: [CallArgument], _ mark: SourceMark, receiver: Receiver?, scope: Scope
  ) throws -> Value {
    try nested(mark) {
      let inner = Scope(parent: scope)
      inner.receiver = receiver
      try bind(syntax.parameters, arguments, inner, mark, function: syntax.name)
      guard let body = syntax.body else { return .void }
      if syntax.name == "init" {
        let flow = try waiting(false) { try run(body, inner) }
        if syntax.isFailable, case .returned(.nothing) = flow { try receiver?.box.write(.nothing) }
        return .void
      }
      if mayWait, syntax.mayPause { throw Pausing(frame: CallFrame(body, inner, result: syntax.result, self)) }
      let value = try waiting(false) {
        try result(of: body, inner, isBuilder: syntax.isViewBuilder || syntax.makesBody)
      }
      for parameter in syntax.parameters where parameter.isInout {
        if let write = arguments.first(where: { $0.write != nil && ($0.label == parameter.label) })?.write,
          let box = inner.boxes[parameter.name]
        {
          try write(box.read())
        }
      }
      return try syntax.result.map { try convert(value, to: $0, inner, mark) } ?? value
    }
  }
}
