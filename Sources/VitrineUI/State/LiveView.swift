/// A view tree that lives: rendered, acted on, and rendered again with its state kept.
///
/// It belongs to one thread; what it renders are values.
package final class LiveView {
  private let view: any View
  private let options: RenderOptions
  private let states = StateStore()
  private var root: RenderNode?

  /// Why an event reaches nothing.
  package enum Miss: Error, Hashable {
    /// No control has the name; those that are there do.
    case noControl(known: [String])
    case isDisabled
    /// No state has the name; those that are there do.
    case noState(known: [String])
  }

  package init(_ view: any View, options: RenderOptions) { (self.view, self.options) = (view, options) }

  package func render() -> Rendering {
    let (rendering, root) = Renderer.tree(view, options: options, states: states, limits: RenderGraph.Limits())
    self.root = root
    return rendering
  }

  /// Does what a tap on a control does: the first that says the name, has it as its `id`, or is of that kind.
  package func tap(_ name: String) throws(Miss) {
    let controls = root.map(Self.controls) ?? []
    let control =
      controls.first { $0.words == name || $0.node.id == name } ?? controls.first { $0.node.type == name }
      ?? controls.first { $0.words.split(separator: " ").contains { $0 == name } }
    guard let control, let action = control.node.traits["action"] as? () -> Void else {
      throw .noControl(known: controls.map { $0.words.isEmpty ? $0.node.type : $0.words })
    }
    guard control.node.environment.isEnabled else { throw .isDisabled }
    action()
  }

  /// Gives all state of a name another value, made of the one it has.
  package func set(_ name: String, _ value: (Any) -> Any) throws(Miss) {
    let cells = states.cells(named: name)
    guard !cells.isEmpty else { throw .noState(known: states.names) }
    for cell in cells { cell.value = value(cell.value) }
  }

  /// The state there is, by name.
  package var state: [(name: String, values: [Any])] {
    states.names.map { name in (name, states.cells(named: name).map(\.value)) }
  }

  private static func controls(_ node: RenderNode) -> [(node: RenderNode, words: String)] {
    let own = node.traits["action"] is () -> Void ? [(node, words(of: node).joined(separator: " "))] : []
    return own + node.children.flatMap(controls)
  }

  private static func words(of node: RenderNode) -> [String] {
    let own = node.type == "Text" ? [String(node.argument.dropFirst().dropLast())] : []
    return own + node.children.flatMap(words)
  }
}
