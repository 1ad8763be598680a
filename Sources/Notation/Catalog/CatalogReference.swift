/// The manual's list of what fences may use, made of the catalog itself, so that the two can't drift apart.
package enum CatalogReference {
  /// A note: views and values, modifiers, and the names that have no effect at rest.
  package static func markdown() -> String {
    let catalog = Catalog.standard
    let index = NameIndex.standard
    var lines = [
      "---", "title: Names in fences", "order: 5", "---", "",
      "Everything that a fence may call, with its parameters; a type with `?` may be left out, `View` is a view or a closure of views.",
      "This note is made of the catalog that the evaluator reads.", "", "## Views and values", "",
      "| name | parameters |", "| --- | --- |",
    ]
    for name in Set(catalog.functions.keys).union(index.functions.keys).sorted() {
      let forms = (index.functions[name] ?? []).overloads.map(\.text)
      let signatures = forms + (catalog.functions[name] ?? []).map(\.signature.text).filter { $0 != "*" }
      if !signatures.isEmpty { lines.append(row(name, signatures)) }
    }
    lines += ["", "## Modifiers", "", "| name | parameters |", "| --- | --- |"]
    for name in Set(catalog.modifiers.keys).union(index.modifiers.keys).sorted() {
      let forms = (index.modifiers[name] ?? []).overloads.map(\.text)
      lines.append(row("." + name, forms + (catalog.modifiers[name] ?? []).map(\.signature.text)))
    }
    lines += [
      "", "## A view's life", "",
      "Without effect at rest; in a [film strip](../guide/figures.md#film-strips) they do what they say:", "",
      "| name | parameters |", "| --- | --- |",
    ]
    for name in Set(catalog.lifetimes.keys).union(index.lifetimes.keys).sorted() {
      let forms = (index.lifetimes[name] ?? []).overloads.map(\.text)
      lines.append(row("." + name, forms + (catalog.lifetimes[name] ?? []).map(\.signature.text)))
    }
    lines += undrawn
    return lines.joined(separator: "\n")
  }

  /// Something of the catalog that can be called, for programs that try all of it.
  package struct Call: Sendable {
    package enum Kind: Sendable { case view, modifier, function }

    package struct Parameter: Sendable {
      package let label: String?
      package let type: String
      package let isOptional: Bool
    }

    package let kind: Kind
    package let name: String
    package let parameters: [Parameter]
  }

  /// Every form of every name, in order.
  package static var calls: [Call] {
    let catalog = Catalog.standard
    func call(_ kind: Call.Kind, _ name: String, _ signature: Signature) -> Call {
      Call(
        kind: kind, name: name,
        parameters: signature.parameters.map { .init(label: $0.label, type: $0.type, isOptional: $0.isOptional) })
    }
    func calls(_ entries: [String: [Catalog.Entry]]) -> [Call] {
      entries.sorted { $0.key < $1.key }.flatMap { name, forms in
        forms.map { call(catalog.viewNames.contains(name) ? .view : .function, name, $0.signature) }
      }
    }
    func bound(_ bindings: [String: [NameBinding]], _ kind: (NameBinding) -> Call.Kind) -> [Call] {
      bindings.sorted { $0.key < $1.key }.flatMap { name, bindings in
        bindings.flatMap { binding in
          binding.overloads.map { overload in
            Call(
              kind: kind(binding), name: name,
              parameters: overload.parameters.map { .init(label: $0.label, type: $0.type, isOptional: $0.isOptional) })
          }
        }
      }
    }
    let index = NameIndex.standard
    let functions = bound(index.functions) { $0.role == .view ? .view : .function }
    let others = bound(index.staticFunctions) { _ in .function } + bound(index.modifiers) { _ in .modifier }
    let modifiers = catalog.modifiers.sorted { $0.key < $1.key }.flatMap { name, forms in
      forms.map { call(.modifier, name, $0.signature) }
    }
    return calls(catalog.functions) + calls(catalog.staticFunctions) + modifiers + functions + others
  }

  private static func row(_ name: String, _ signatures: [String]) -> String {
    let cells = signatures.map { "`(\($0))`" }.joined(separator: "<br>")
    return "| `\(name)` | \(cells) |"
  }
}
