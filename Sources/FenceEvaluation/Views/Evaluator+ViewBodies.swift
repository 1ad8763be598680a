import Diagnostics
import VitrineUI

extension Evaluator {
  /// Makes what a view shows at its place in the tree: names read the state and the environment of that place meanwhile.
  func viewBody(in scope: ViewScope, _ make: () throws -> any View) -> any View {
    late(EmptyView() as any View) {
      let outer = viewScope
      viewScope = scope
      defer { viewScope = outer }
      return try make()
    }
  }

  /// A `DynamicProperty` after its own `update()`, where it has one: called before each body of the view.
  func updated(_ property: Value, _ type: TypeDeclaration, _ mark: SourceMark) throws -> Value {
    guard let update = type.methods["update"]?.first(where: { $0.parameters.isEmpty && !$0.isStatic }) else {
      return property
    }
    let receiver = Receiver(box: Box(property), type: type)
    _ = try invoke(update, [], mark, receiver: receiver, scope: type.scope)
    return try receiver.box.read()
  }

  /// Evaluates the body of a view or a modifier that a fence declares, with the state of its place in the tree.
  ///
  /// - Parameter body: gives the body's value, from the instance that has the place's state.
  package func viewBody(
    of instance: Instance, in scope: ViewScope, _ mark: SourceMark, _ body: (Value) throws -> Value
  ) -> any View {
    viewBody(in: scope) {
      let live = try instance.live(in: scope, self)
      let outer = presentations.owner
      presentations.owner = live
      defer { presentations.owner = outer }
      return try view(of: body(.instance(live)), mark) ?? EmptyView()
    }
  }
}
