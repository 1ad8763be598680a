import FenceEvaluation
import FenceSyntax
import VitrineUI

/// Finds the values that the views of a live tree own, and those that they are passed.
struct OwnershipReader {
  private let view: ViewSession
  private let cells: [OwnedState]

  init(_ view: ViewSession) {
    self.view = view
    cells = view.ownedState
  }

  var ownership: Ownership {
    let bodies = Dictionary(view.bodies.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    return Ownership(
      views: view.livingViews.map { living in
        let body = bodies[living.number]
        let instance = (body?.value as? InterpretedView)?.instance
        return Ownership.Owner(
          number: living.number, name: living.name, parent: living.parent,
          properties: instance.map { properties(of: $0, body) } ?? [])
      })
  }

  private func properties(of instance: Instance, _ body: BodyNode?) -> [Ownership.Property] {
    instance.type.stored.compactMap { property in
      let (wrapper, stored) = (property.wrapper?.name, instance.fields[property.name])
      let written = wrapper.map { "@" + $0 } ?? ""
      func made(_ source: Ownership.Source?, _ wrapper: String? = nil) -> Ownership.Property {
        Ownership.Property(name: property.name, wrapper: wrapper ?? written, source: source)
      }
      if let wrapper, WrapperValue.keeping.contains(wrapper) { return made(nil) }
      switch stored {
      case .native(let kept as WrapperValue)?: return made(nil, kept.name)
      case .binding(let binding)?: return made(source(of: binding), written.isEmpty ? "Binding" : nil)
      case .object(let object)?: return made(source(of: object))
      default:
        guard wrapper == "EnvironmentObject" || wrapper == "Environment" else { return nil }
        return source(read: property, by: body).map { made($0) }
      }
    }
  }

  private func source(of binding: BindingValue) -> Ownership.Source {
    guard let location = binding.location else { return .elsewhere }
    if let cell = location.source as? StateCell, let kept = cells.first(where: { $0.dependency === cell.dependency }) {
      return .binding(owner: kept.owner.number, property: kept.name, path: location.path)
    }
    if let object = location.source as? Object, let kept = cell(keeping: object) {
      return .binding(owner: kept.owner.number, property: kept.name, path: location.path)
    }
    return .elsewhere
  }

  private func source(of object: Object) -> Ownership.Source {
    cell(keeping: object).map { .object(owner: $0.owner.number, property: $0.name) } ?? .elsewhere
  }

  /// Returns the source of an environment object that a view observes.
  private func source(read property: VariableSyntax, by body: BodyNode?) -> Ownership.Source? {
    let subjects = (body?.dependencies ?? []).compactMap(\.dependency.subject?.subject)
    let name = property.type?.base
    guard let subject = subjects.first(where: { $0.name == name }) else { return nil }
    for cell in cells {
      if case .object(let object)? = cell.value as? Value, object.subject === subject {
        return .object(owner: cell.owner.number, property: cell.name)
      }
    }
    return .elsewhere
  }

  private func cell(keeping object: Object) -> OwnedState? {
    cells.first { cell in
      if case .object(let kept)? = cell.value as? Value { return kept === object }
      return false
    }
  }
}

extension Notebook {
  /// Returns the owners of the values that the views of a live tree use.
  package func ownership(in view: ViewSession) -> Ownership { OwnershipReader(view).ownership }
}
