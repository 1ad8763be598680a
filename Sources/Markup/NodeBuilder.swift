/// A result builder that collects the children of an element: elements, texts and lists of nodes, under conditions and
/// in loops.
@resultBuilder
public enum NodeBuilder {
  public static func buildExpression(_ element: Element) -> [Node] { [.element(element)] }
  public static func buildExpression(_ element: Element?) -> [Node] { element.map { [.element($0)] } ?? [] }
  public static func buildExpression(_ node: Node) -> [Node] { [node] }
  public static func buildExpression(_ node: Node?) -> [Node] { node.map { [$0] } ?? [] }
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  public static func buildExpression(_ elements: [Element]) -> [Node] { elements.map(Node.element) }
  public static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
  public static func buildBlock(_ parts: [Node]...) -> [Node] { Array(parts.joined()) }
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  public static func buildEither(first part: [Node]) -> [Node] { part }
  public static func buildEither(second part: [Node]) -> [Node] { part }
  public static func buildArray(_ parts: [[Node]]) -> [Node] { Array(parts.joined()) }
}
