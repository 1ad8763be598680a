import VitrineUI

/// What views are called in sentences and diagrams.
struct NodeNames {
  private var phrases: [String: String] = [:]
  private var nodes: [String: RenderedNode] = [:]

  init(_ root: RenderedNode) {
    var counts: [String: Int] = [:]
    Self.visit(root) { counts[$0.type, default: 0] += 1 }
    Self.visit(root) { node in
      phrases[node.path] = counts[node.type] == 1 ? Self.plain(node) : Self.distinct(node)
      nodes[node.path] = node
    }
  }

  subscript(path: String) -> String { path.isEmpty ? "the system" : phrases[path] ?? path }
  func node(_ path: String) -> RenderedNode? { nodes[path] }

  static func visit(_ node: RenderedNode, _ body: (RenderedNode) -> Void) {
    body(node)
    for child in node.children { visit(child, body) }
  }

  /// `the padding`, `the text`, `the stack`.
  private static func plain(_ node: RenderedNode) -> String {
    switch node.type {
    case "HStack", "VStack", "ZStack", "Text", "Color", "Image", "Spacer", "Divider": "the \(node.type)"
    default: "the \(node.type)"
    }
  }

  /// With what tells it from its like: `Text("Hello")`, `Color.red`, `the second padding` by its argument.
  private static func distinct(_ node: RenderedNode) -> String {
    if node.type == "Color", !node.argument.isEmpty { return "Color.\(node.argument)" }
    if let id = node.id { return "the \(node.type) ‘\(id)’" }
    if node.type == "Text" || node.type == "Image" { return "\(node.type)(\(node.argument))" }
    let detail = node.detail
    return detail.isEmpty ? "the \(node.type)" : "\(node.type)(\(detail))"
  }
}

extension RenderedNode {
  /// What the node was made with, as one would write it.
  var detail: String {
    if !argument.isEmpty { return argument }
    return parameters.filter { !($0.name == "minLength" && $0.value == 8) }
      .map { "\($0.name): \(Lengths.text($0.value))" }.joined(separator: ", ")
  }

  /// The name in a box of the tree.
  var label: String {
    switch type {
    case "Text", "Image":
      return argument.isEmpty ? type : "\(type)(\(argument.count > 22 ? argument.prefix(21) + "…\"" : argument))"
    case "Color": return argument.isEmpty ? type : "Color.\(argument)"
    default: return type
    }
  }

  func parameter(_ name: String) -> Double? { parameters.first { $0.name == name }?.value }
}
