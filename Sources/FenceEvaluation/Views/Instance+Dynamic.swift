import FenceSyntax
import VitrineUI

/// What of a struct belongs to the view's place in the tree, and not to its value.
extension Instance {
  /// The wrappers of properties that change without the view's value changing.
  private static let dynamicWrappers = WrapperValue.keeping.union([
    "Binding", "ObservedObject", "Environment", "EnvironmentObject", "Bindable",
  ])

  /// The names of such properties, as `Self._printChanges()` tells them.
  package var dynamicProperties: [String] {
    type.stored.filter { Self.dynamicWrappers.contains($0.wrapper?.name ?? "") }.map { "_" + $0.name }
  }

  /// The instance with its state in cells that outlive it, and what it is told by the views around.
  ///
  /// - Parameter path: the properties that lead to it from the view, where it is a `DynamicProperty`: `counter.`.
  package func live(in scope: ViewScope, _ evaluator: Evaluator, path: String = "") throws -> Instance {
    var live = self
    for property in type.stored {
      let stored = live.fields[property.name] ?? .nothing
      if case .instance(let inner) = stored, inner.type.conforms(to: "DynamicProperty") {
        var value = Value.instance(try inner.live(in: scope, evaluator, path: path + property.name + "."))
        value = try evaluator.updated(value, inner.type, property.mark)
        live.fields[property.name] = value
        continue
      }
      guard let wrapper = property.wrapper else {
        // A wrapper made by hand: `var _value = State(initialValue: 0)`.
        guard case .native(let made as WrapperValue) = stored else { continue }
        live.fields[property.name] = .binding(
          try Self.cell(path + property.name, in: scope) { try made.initial.value }.binding(evaluator))
        continue
      }
      switch wrapper.name {
      case let name where WrapperValue.keeping.contains(name):
        let store = evaluator.store(of: name)
        let key = store.flatMap { _ in
          wrapper.arguments.first.flatMap { try? evaluator.evaluate($0.value, type.scope).text }
        }
        let form = try key.map { _ in
          StoredForm(property, in: type.scope, initial: try stored.unwrappedInitial, evaluator)
        }
        let cell = try Self.cell(path + property.name, in: scope) {
          try key.flatMap { key in form?.value(store?[key]) } ?? stored.unwrappedInitial
        }
        if let key, let form { store?.share(cell, key, form.value) }
        live.fields[property.name] = .binding(
          cell.binding(evaluator) { value in
            if let key, let form { store?.set(form.stored(value), key) }
          })
        if name == "StateObject", case .object(let object)? = cell.current as? Value {
          object.subscribe(as: "_" + property.name, evaluator)
        }
      case "ObservedObject":
        if case .object(let object) = try evaluator.unwrapped(stored, property, property.mark) {
          object.subscribe(as: "_" + property.name, evaluator)
        }
      case "Environment": live.fields[property.name] = try evaluator.environmentValue(wrapper, property, scope)
      case "EnvironmentObject":
        let value = try evaluator.environmentObject(property.type, scope, property.mark)
        live.fields[property.name] = value
        if case .object(let object) = value { object.subscribe(as: "_" + property.name, evaluator) }
      default: break
      }
    }
    return live
  }

  /// The cell of a property; its initial value is made where the view is new to its place.
  private static func cell(
    _ property: String, in scope: ViewScope, initial: () throws -> Value
  ) throws -> StateCell {
    var failure: (any Error)?
    let cell = scope.cell(property, isSame: Value.isSameState) {
      // What making it reads, the view does not depend on.
      ViewScope.leaving {
        do { return try initial() } catch {
          failure = error
          return Value.nothing
        }
      }
    }
    if let failure { throw failure }
    return cell
  }
}

extension StateCell {
  /// The state as a fence reads and writes it.
  ///
  /// - Parameter store: stores a new value beside the cell.
  func binding(_ evaluator: Evaluator, _ store: @escaping (Value) -> Void = { _ in }) -> BindingValue {
    willEvaluateBody()
    return BindingValue(
      get: { self.value as? Value ?? .nothing },
      set: {
        let new = evaluator.settle($0, like: self.current as? Value ?? .nothing)
        self.value = new
        store(new)
      },
      location: BindingValue.Location(source: self),
      readAsProperty: { self.valueOfProperty as? Value ?? .nothing })
  }
}

extension Value {
  /// Whether a state that is set to a value stays as it is.
  static func isSameState(_ old: Any, _ new: Any) -> Bool {
    guard let old = old as? Value, let new = new as? Value else { return false }
    return old.isEqual(to: new)
  }
}
