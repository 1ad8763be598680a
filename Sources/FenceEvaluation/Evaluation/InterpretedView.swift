import Diagnostics
import FenceSyntax
import VitrineUI

/// A struct of a fence as a view: its body is evaluated with the state of its place in the tree.
package struct InterpretedView: ComposedView {
  package let instance: Instance
  package let evaluator: Evaluator
  package let mark: SourceMark
  /// Whether its own `==` is asked for: `equatable()`.
  private var comparesByItself = false

  init(_ instance: Instance, _ evaluator: Evaluator, _ mark: SourceMark) {
    (self.instance, self.evaluator, self.mark) = (instance, evaluator, mark)
  }

  package var viewName: String { instance.type.name }
  package var place: SourceMark? { mark }
  package var dynamicProperties: [String] { instance.dynamicProperties }

  /// Views that are `Equatable` are compared by their own `==`, others by their properties.
  ///
  /// That of a view of plain numbers is asked for by `equatable()` alone. Source:
  /// https://onmyway133.com/posts/how-to-use-equatable-view-in-swiftui/, which quotes SwiftUI's team.
  package func isSame(as other: any View) -> Bool {
    guard let other = other as? InterpretedView, instance.type === other.instance.type else { return false }
    let (one, another) = (Value.instance(instance), Value.instance(other.instance))
    if comparesByItself || instance.type.conforms(to: "Equatable") && !one.isPlainData,
      case .boolean(let isSame)? = try? Operators.apply("==", one, another, evaluator, mark)
    {
      return isSame
    }
    return Value.haveSameProperties(instance, other.instance)
  }

  /// The view that a view is, compared by its own `==` whatever it is made of: `view.equatable()`.
  package static func comparingByItself(_ view: any View) -> any View {
    guard var own = view as? InterpretedView else { return view }
    own.comparesByItself = true
    return own
  }

  package func composedBody(in scope: ViewScope) -> any View {
    evaluator.animatable(instance, mark) { evaluator.viewBody(of: $0, in: scope, mark, member) }
  }

  private func member(of value: Value) throws -> Value {
    guard evaluator.property("body", of: instance.type) != nil else {
      throw Failure(.missingBody(instance.type.name), mark)
    }
    return try evaluator.member("body", of: value, mark)
  }
}

extension Value {
  /// Whether the value is made of numbers, truth values and cases alone.
  fileprivate var isPlainData: Bool {
    switch self {
    case .integer, .double, .literal, .boolean, .nothing: true
    case .enumCase(let item): item.payload.allSatisfy { $0.value.isPlainData }
    case .tuple(let parts): parts.allSatisfy { $0.value.isPlainData }
    case .instance(let instance):
      instance.type.stored.allSatisfy { property in
        property.wrapper == nil && (instance.fields[property.name] ?? .nothing).isPlainData
      }
    default: false
    }
  }
}
