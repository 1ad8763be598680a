import Diagnostics
import VitrineLayout
import VitrineUI

/// A struct of a fence as a shape.
struct InterpretedShape: _MovableOutline, InterpretedAnimatable {
  var instance: Instance
  let evaluator: Evaluator
  let mark: SourceMark

  init(_ instance: Instance, _ evaluator: Evaluator, _ mark: SourceMark) {
    (self.instance, self.evaluator, self.mark) = (instance, evaluator, mark)
  }

  var _shapeName: String { instance.type.name }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let whole = proposal.replacingUnspecifiedDimensions()
    guard evaluator.methods("sizeThatFits", of: instance.type) != nil else { return whole }
    return evaluator.late(whole) {
      let argument = CallArgument(label: nil, value: .native(proposal), mark: mark)
      let value = try evaluator.callMethod("sizeThatFits", .instance(instance), [argument], mark)
      if case .native(let size as Size) = value { return size }
      return whole
    }
  }

  func path(in rect: Rect, inset: Double) -> Path {
    evaluator.late(Path()) {
      let argument = CallArgument(label: "in", value: .native(rect.shrunk(by: inset)), mark: mark)
      let value = try evaluator.callMethod("path", .instance(instance), [argument], mark)
      if case .native(let path as Path) = value { return path }
      if case .view(let view) = value, let path = view as? Path { return path }
      return Path()
    }
  }
}
