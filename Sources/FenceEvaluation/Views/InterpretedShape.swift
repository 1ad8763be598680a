import Diagnostics
import VitrineLayout
import VitrineUI

/// A struct of a fence as a shape.
struct InterpretedShape: InsettableShape, InterpretedAnimatable {
  var instance: Instance
  let interpreter: Interpreter
  let mark: SourceMark

  init(_ instance: Instance, _ interpreter: Interpreter, _ mark: SourceMark) {
    (self.instance, self.interpreter, self.mark) = (instance, interpreter, mark)
  }

  var _shapeName: String { instance.type.name }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let whole = proposal.replacingUnspecifiedDimensions()
    guard interpreter.methods("sizeThatFits", of: instance.type) != nil else { return whole }
    return interpreter.late(whole) {
      let argument = CallArgument(label: nil, value: .native(proposal), mark: mark)
      let value = try interpreter.callMethod("sizeThatFits", .instance(instance), [argument], mark)
      if case .native(let size as Size) = value { return size }
      return whole
    }
  }

  func path(in rect: Rect, inset: Double) -> Path {
    interpreter.late(Path()) {
      let argument = CallArgument(label: "in", value: .native(rect.shrunk(by: inset)), mark: mark)
      let value = try interpreter.callMethod("path", .instance(instance), [argument], mark)
      if case .native(let path as Path) = value { return path }
      if case .view(let view) = value, let path = view as? Path { return path }
      return Path()
    }
  }
}
