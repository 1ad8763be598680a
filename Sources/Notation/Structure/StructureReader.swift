import Diagnostics
import FenceSyntax
import VitrineUI

/// Reads the structure of views off their source, as the compiler's result builder would put them together, without
/// evaluating anything.
struct StructureReader {
  let source: SourceFile
  let catalog: Catalog
  /// Structs that the note declares, by name; their bodies are shown once each.
  let declared: [String: TypeDeclaration]
  /// The declared views around the one that is read, so that one that contains itself ends.
  private var around: [String] = []

  init(source: SourceFile, catalog: Catalog, declared: [String: TypeDeclaration]) {
    (self.source, self.catalog, self.declared) = (source, catalog, declared)
  }

  /// What a view builder makes of statements: one view, or a `TupleView` of several.
  func content(of statements: [Statement]) -> ViewStructure {
    let views = statements.compactMap(view)
    if views.count == 1 { return views[0] }
    return ViewStructure(name: views.isEmpty ? "EmptyView" : "TupleView", children: views)
  }

  private func view(_ statement: Statement) -> ViewStructure? {
    switch statement.kind {
    case .expression(let expression), .returning(let expression?): view(expression)
    case .ifElse(let node): branches(node)
    case .choose(let node): conditional(node.cases.map { content(of: $0.body) }, "switch \(text(node.subject))")
    default: nil
    }
  }

  // MARK: Conditions

  private func branches(_ first: IfStatement) -> ViewStructure {
    var contents = [content(of: first.then)]
    var rest = first.otherwise
    while let body = rest, body.count == 1, case .ifElse(let next) = body[0].kind {
      contents.append(content(of: next.then))
      rest = next.otherwise
    }
    let condition = "if " + first.conditions.map(words).joined(separator: ", ")
    if let rest { return conditional(contents + [content(of: rest)], condition) }
    guard contents.count == 1 else {
      return ViewStructure(name: "Optional", detail: condition, children: [conditional(contents, "")])
    }
    let only = contents[0]
    return ViewStructure(
      name: only.name == "TupleView" ? "Optional" : only.name + "?", detail: condition,
      children: only.name == "TupleView" ? [only] : only.children)
  }

  /// Two branches at a time, as `buildEither(first:)` and `buildEither(second:)` nest them.
  private func conditional(_ contents: [ViewStructure], _ condition: String) -> ViewStructure {
    guard contents.count > 1 else { return contents.first ?? ViewStructure(name: "EmptyView") }
    var level = contents
    while level.count > 2 {
      level = stride(from: 0, to: level.count, by: 2).map { index in
        index + 1 < level.count ? pair(level[index], level[index + 1], "") : level[index]
      }
    }
    return pair(level[0], level[1], condition)
  }

  private func pair(_ first: ViewStructure, _ second: ViewStructure, _ condition: String) -> ViewStructure {
    func branch(_ view: ViewStructure, _ role: String) -> ViewStructure {
      var view = view
      view.role = role
      return view
    }
    return ViewStructure(
      name: "_ConditionalContent", detail: condition, children: [branch(first, "true"), branch(second, "false")])
  }

  private func words(_ condition: Condition) -> String {
    switch condition {
    case .expression(let expression): text(expression)
    case .bind(.bind(let name), let expression): "let \(name)" + (expression.map { " = " + text($0) } ?? "")
    case .bind(_, let expression): "let … = " + (expression.map(text) ?? "…")
    case .match(_, let expression): "case … = " + text(expression)
    case .available: "#available"
    }
  }

  // MARK: Views

  private func view(_ expression: Expression) -> ViewStructure? {
    switch expression.kind {
    case .call(let callee, let arguments):
      if case .member(let base, let name) = callee.kind { return modifier(name, of: base, arguments) }
      if case .name(let name) = callee.kind { return made(name, arguments) }
      return ViewStructure(name: text(callee), detail: details(arguments))
    case .name(let name):
      return name.first?.isUppercase ?? false || catalog.value(named: name) == nil ? ViewStructure(name: name) : nil
    case .member(let base, let name):
      if let inner = view(base), catalog.isModifier(name) { return ViewStructure(name: name, children: [inner]) }
      return ViewStructure(name: text(expression))
    case .ternary(let condition, let first, let second):
      guard let first = view(first), let second = view(second) else { return nil }
      return first == second
        ? first : ViewStructure(name: first.name, detail: "\(text(condition)) ? … : …", children: first.children)
    case .macro, .assign, .discard: return nil
    case .optionalChain(let base), .forceUnwrap(let base): return view(base)
    default: return ViewStructure(name: text(expression))
    }
  }

  /// A modifier is the parent of what it is applied to; a background or overlay stands beside it.
  private func modifier(_ name: String, of base: Expression, _ arguments: [Argument]) -> ViewStructure? {
    guard let primary = view(base) else { return nil }
    if primary.name.first?.isUppercase == true, !catalog.isModifier(name), case .name = base.kind {
      return ViewStructure(name: "\(primary.name).\(name)", detail: details(arguments))
    }
    var node = ViewStructure(name: name, detail: details(arguments), children: [primary])
    guard Self.layered.contains(name) else { return node }
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind {
        var layer = content(of: closure.body)
        layer.role = name
        node.children.append(layer)
      }
    }
    return node
  }

  private static let layered: Set = ["background", "overlay", "mask", "safeAreaInset", "toolbar", "swipeActions"]

  private func made(_ name: String, _ arguments: [Argument]) -> ViewStructure {
    var node = ViewStructure(name: name, detail: details(arguments))
    let closures = arguments.filter { argument in
      guard case .closure = argument.value.kind else { return false }
      return !["action", "perform", "onEditingChanged", "onCommit"].contains(argument.label)
    }
    for (index, argument) in closures.enumerated() {
      guard case .closure(let closure) = argument.value.kind else { continue }
      // Of two closures behind a button the first is its action.
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
    if let type = declared[name], type.isView, !around.contains(name), let body = type.property("body")?.getter {
      var reader = self
      reader.around.append(name)
      var inner = reader.content(of: body)
      inner.role = "body"
      node.children.append(inner)
    }
    return node
  }

  // MARK: Words

  private func details(_ arguments: [Argument]) -> String {
    arguments.compactMap { argument in
      if case .closure = argument.value.kind { return nil }
      return (argument.label.map { $0 + ": " } ?? "") + text(argument.value)
    }.joined(separator: ", ")
  }

  /// The source of an expression on one line, cut where it is long.
  private func text(_ expression: Expression) -> String {
    let bytes = Array(source.text.utf8)
    let (low, high) = (max(0, expression.mark.lowerBound), min(bytes.count, expression.mark.upperBound))
    guard low < high else { return "" }
    let words = String(decoding: bytes[low..<high], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    return words.count > 48 ? words.prefix(47) + "…" : words
  }
}
