import FenceEvaluation

/// The manual's list of what fences may use, made of the catalog itself, so that the two can't drift apart.
package enum CatalogReference {
  /// A note: views and values, modifiers, and the names that have no effect at rest.
  package static func markdown() -> String {
    let index = NameIndex.standard
    var lines = [
      "---", "title: Names in fences", "order: 5", "search: {boost: 0.2}", "---", "",
      "All names that a fence can call, with their parameters. Parameters with `?` are optional; `View` is a view or a closure of views.",
      "This page is generated from the evaluator's catalog.", "", "## Views and values", "",
      "| name | parameters |", "| --- | --- |",
    ]
    lines += rows(index.functions)
    lines += ["", "## Modifiers", "", "| name | parameters |", "| --- | --- |"]
    lines += rows(index.modifiers, prefix: ".")
    lines += [
      "", "## A view's life", "",
      "Without effect in a still figure; a [film strip](../guide/film-strips.md) runs their actions:", "",
      "| name | parameters |", "| --- | --- |",
    ]
    lines += rows(index.lifetimes, prefix: ".")
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
    let ofTypes = index.staticFunctions.flatMap { type, functions in functions.map { ("\(type).\($0)", $1) } }
    let statics = Dictionary(ofTypes, uniquingKeysWith: { first, _ in first })
    let others = bound(statics) { _ in .function } + bound(index.modifiers) { _ in .modifier }
    return functions + others
  }

  /// A row for each name that can be called, with its forms.
  private static func rows(_ bindings: [String: [NameBinding]], prefix: String = "") -> [String] {
    bindings.sorted { $0.key < $1.key }.compactMap { name, bindings in
      let forms = bindings.overloads.map(\.text)
      return forms.isEmpty ? nil : row(prefix + NativeType.shown(name), forms)
    }
  }

  private static func row(_ name: String, _ signatures: [String]) -> String {
    let cells = signatures.map { "`(\($0))`" }.joined(separator: "<br>")
    return "| `\(name)` | \(cells) |"
  }
}
