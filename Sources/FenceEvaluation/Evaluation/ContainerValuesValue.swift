import FenceSyntax
import VitrineUI

/// What a view tells the container around it: `subview.containerValues.isPinned`.
package struct ContainerValuesValue {
  package let view: any View

  package init(view: any View) { self.view = view }

  /// What was told under a name, else the value that the fence declares for it.
  ///
  /// - Throws: what goes wrong in that.
  package func member(_ name: String, _ evaluator: Evaluator, _ mark: SourceMark) throws -> Value? {
    if let value = containerValue(name, of: view) as? Value { return value }
    guard let type = evaluator.extensions["ContainerValues"], let declared = type.property(name) else { return nil }
    if let initial = declared.initial, declared.getter == nil {
      let value = try evaluator.evaluate(initial, type.scope)
      return try declared.type.map { try evaluator.convert(value, to: $0, type.scope, declared.mark) } ?? value.settled
    }
    if declared.getter == nil { return .nothing }
    return try evaluator.read(declared, Receiver(box: Box(.native(self)), type: type), mark)
  }
}
