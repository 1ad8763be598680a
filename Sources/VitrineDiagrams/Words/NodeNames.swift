import VitrineUI

/// The names of views in sentences and diagrams.
package struct NodeNames: Sendable {
  private var phrases: [String: String] = [:]
  private var nodes: [String: RenderedNode] = [:]

  package init(_ root: RenderedNode) {
    var alike: [String: [RenderedNode]] = [:]
    Self.visit(root) { node in
      alike[node.type, default: []].append(node)
      nodes[node.path] = node
    }
    for (type, nodes) in alike {
      guard nodes.count > 1 else {
        phrases[nodes[0].path] = "the \(type)"
        continue
      }
      var twins: [Name: [String]] = [:]
      for node in nodes { twins[Self.distinct(node), default: []].append(node.path) }
      for (name, paths) in twins {
        let counted = paths.count > 1
        for (index, path) in paths.enumerated() {
          phrases[path] = Self.phrase(name, counted ? Self.ordinal(index + 1) : nil)
        }
      }
    }
  }

  /// The name that distinguishes a node from others of its type.
  private struct Name: Hashable {
    var text: String
    /// Whether it is written as in source, without an article.
    var isSource = false
  }

  package subscript(path: String) -> String { path.isEmpty ? "the system" : phrases[path] ?? path }
  func node(_ path: String) -> RenderedNode? { nodes[path] }

  package static func visit(_ node: RenderedNode, _ body: (RenderedNode) -> Void) {
    body(node)
    for child in node.children { visit(child, body) }
  }

  /// Returns the name that distinguishes a node from others of its type: `Text("Hello")`, `Color.red`, `frame (height:
  /// 36)`.
  private static func distinct(_ node: RenderedNode) -> Name {
    if node.kind.label == .member, !node.argument.isEmpty {
      return Name(text: "\(node.type).\(node.argument)", isSource: true)
    }
    if let id = node.id { return Name(text: "\(node.type) '\(id)'") }
    if node.kind.label == .call { return Name(text: "\(node.type)(\(node.argument))", isSource: true) }
    let detail = node.detail
    return Name(text: detail.isEmpty ? node.type : "\(node.type) (\(detail))")
  }

  /// Returns a name in a sentence: one written as in source has no article.
  private static func phrase(_ name: Name, _ ordinal: String?) -> String {
    if let ordinal { return "the \(ordinal) \(name.text)" }
    return name.isSource ? name.text : "the \(name.text)"
  }

  /// Returns the ordinal number of a node among those with the same name, from 1.
  private static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    if number <= words.count { return words[number - 1] }
    let isTeen = (11...13).contains(number % 100)
    let ending = isTeen ? "th" : ["th", "st", "nd", "rd"].dropFirst(number % 10).first ?? "th"
    return "\(number)\(ending)"
  }
}

extension RenderedNode {
  /// The arguments of the view, as in source.
  package var detail: String {
    if !argument.isEmpty { return argument }
    return parameters.filter { !($0.name == "minLength" && $0.value == 8) }
      .map { "\($0.name): \(Lengths.text($0.value))" }.joined(separator: ", ")
  }

  /// The name in a box of the tree.
  package var label: String {
    switch kind.label {
    case .call:
      return argument.isEmpty ? type : "\(type)(\(argument.count > 22 ? argument.prefix(21) + "…\"" : argument))"
    case .member:
      // A color given by its components is not a member of `Color`.
      let sign = argument.hasPrefix("#") ? " " : "."
      return argument.isEmpty ? type : type + sign + argument
    case .name: return type
    }
  }

  package func parameter(_ name: String) -> Double? { parameters.first { $0.name == name }?.value }
}
