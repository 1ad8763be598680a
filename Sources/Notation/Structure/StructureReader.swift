import Diagnostics
import FenceEvaluation
import FenceSyntax
import VitrineUI

/// Reads the structure of views from their source, as the compiler's result builder would combine them, without
/// evaluating anything.
struct StructureReader {
  let words: SourceWords
  let catalog: Catalog
  /// The structs that the note declares, by name; each body is shown once.
  let declared: [String: TypeDeclaration]
  /// The functions that the note declares, outside of types.
  let functions: [FunctionSyntax]
  /// The enclosing views, functions and properties, so that one that contains itself ends.
  private var around: [String] = []
  /// The struct whose members are in scope.
  private var type: TypeDeclaration?

  init(
    source: SourceFile, catalog: Catalog, declared: [String: TypeDeclaration], functions: [FunctionSyntax],
    within type: TypeDeclaration?
  ) {
    words = SourceWords(source: source)
    (self.catalog, self.declared, self.functions, self.type) = (catalog, declared, functions, type)
  }

  /// Returns the view that a view builder makes of statements: one view, or a `TupleView` of several.
  func content(of statements: [Statement]) -> ViewStructure {
    let views = statements.compactMap(view)
    if views.count == 1 { return views[0] }
    return ViewStructure(name: views.isEmpty ? "EmptyView" : "TupleView", children: views)
  }

  private func view(_ statement: Statement) -> ViewStructure? {
    switch statement.kind {
    case .expression(let expression), .returning(let expression?): view(expression)
    case .ifElse(let node): branches(node)
    case .choose(let node): branches(node)
    default: nil
    }
  }

  private func view(_ expression: Expression) -> ViewStructure? {
    switch expression.kind {
    case .call(let callee, let arguments):
      switch callee.kind {
      case .member(let base, let name) where base.isSelf: return called(name, arguments)
      case .member(let base, let name): return modifier(name, of: base, arguments)
      case .name(let use): return called(use.text, arguments) ?? made(use.text, arguments)
      default: return ViewStructure(name: words.text(callee), detail: words.details(arguments))
      }
    case .name(let use):
      let name = use.text
      if let property = computed(name) { return property }
      return name.first?.isUppercase ?? false || catalog.value(named: name) == nil ? ViewStructure(name: name) : nil
    case .member(let base, let name):
      if base.isSelf, let property = computed(name) { return property }
      if let inner = view(base), catalog.isModifier(name) { return ViewStructure(name: name, children: [inner]) }
      return ViewStructure(name: words.text(expression))
    case .ternary(let condition, let first, let second):
      guard let first = view(first), let second = view(second) else { return nil }
      return first == second
        ? first
        : ViewStructure(name: first.name, detail: "\(words.text(condition)) ? … : …", children: first.children)
    case .macro, .assign, .discard: return nil
    case .optionalChain(let base), .forceUnwrap(let base): return view(base)
    case .ifElse(let node): return branches(node)
    case .choose(let node): return branches(node)
    default: return ViewStructure(name: words.text(expression))
    }
  }

  // MARK: What the note declares

  /// Returns the structure of a function call; its static type is that of the function's body.
  private func called(_ name: String, _ arguments: [Argument]) -> ViewStructure? {
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    let candidates = (type?.methods[name] ?? []) + functions.filter { $0.name == name }
    let function =
      candidates.first { $0.parameters.map { $0.label ?? "_" } == labels } ?? candidates.first
    guard let body = function?.body else { return nil }
    return ViewStructure(
      name: "\(name)(\(labels.map { $0 + ":" }.joined()))", detail: words.details(arguments),
      children: inside(name + "()", type) { [$0.answer(of: body, "returns")] })
  }

  private func computed(_ name: String) -> ViewStructure? {
    guard let body = type?.property(name)?.getter else { return nil }
    return ViewStructure(name: name, children: inside(name, type) { [$0.answer(of: body, "returns")] })
  }

  private func answer(of body: [Statement], _ role: String) -> ViewStructure {
    var view = content(of: body)
    view.role = role
    return view
  }

  /// Reads the contents of a declaration; empty if the reader is already inside of it.
  private func inside(
    _ name: String, _ type: TypeDeclaration?, _ read: (StructureReader) -> [ViewStructure]
  ) -> [ViewStructure] {
    guard !around.contains(name) else { return [] }
    var reader = self
    reader.around.append(name)
    reader.type = type
    return read(reader)
  }

  // MARK: Views and modifiers

  /// Returns the structure of a modifier: the parent of the view to which it is applied; a background or overlay is a
  /// sibling of that view.
  private func modifier(_ name: String, of base: Expression, _ arguments: [Argument]) -> ViewStructure? {
    guard let primary = view(base) else { return nil }
    if primary.name.first?.isUppercase == true, !catalog.isModifier(name), case .name = base.kind {
      return ViewStructure(name: "\(primary.name).\(name)", detail: words.details(arguments))
    }
    guard Self.layered.contains(name) else {
      return ViewStructure(name: name, detail: words.details(arguments), children: [primary])
    }
    let layers = arguments.filter(isLayer)
    var node = ViewStructure(
      name: name, detail: words.details(arguments.filter { !isLayer($0) }), children: [primary])
    node.children += layers.compactMap { argument in
      var layer: ViewStructure?
      if case .closure(let closure) = argument.value.kind {
        layer = content(of: closure.body)
      } else {
        layer = view(argument.value)
      }
      layer?.role = name
      return layer
    }
    return node
  }

  /// Whether an argument is a view in addition to the one to which a modifier is applied.
  private func isLayer(_ argument: Argument) -> Bool {
    if case .closure = argument.value.kind { return true }
    return argument.label == nil && argument.value.makesView
  }

  private static let layered: Set = ["background", "overlay", "mask", "safeAreaInset", "toolbar", "swipeActions"]

  private func made(_ name: String, _ arguments: [Argument]) -> ViewStructure {
    var node = ViewStructure(name: name, detail: words.details(arguments))
    let closures = arguments.filter { argument in
      guard case .closure = argument.value.kind else { return false }
      return !["action", "perform", "onEditingChanged", "onCommit"].contains(argument.label)
    }
    for (index, argument) in closures.enumerated() {
      guard case .closure(let closure) = argument.value.kind else { continue }
      // The first of a button's two closures is its action.
      if name == "Button", closures.count == 1, arguments.contains(where: { !$0.isTrailing && $0.label == nil }) {
        continue
      }
      if name == "Button", index == 0, closures.count > 1 { continue }
      var inner = content(of: closure.body)
      if name == "ForEach" {
        inner.role = "for each element"
      } else if let label = argument.label, label != "content" {
        inner.role = label
      }
      node.children.append(inner)
    }
    if let type = declared[name], type.isView, let body = type.property("body")?.getter {
      node.children += inside(name, type) { [$0.answer(of: body, "body")] }
    }
    return node
  }
}

extension Expression {
  /// Whether the expression starts with the name of a view: `Color.teal`, `Circle().fill(.red)`.
  fileprivate var makesView: Bool {
    switch kind {
    case .name(let name): name.text.first?.isUppercase == true
    case .member(let base, _), .call(let base, _): base.makesView
    default: false
    }
  }
}
