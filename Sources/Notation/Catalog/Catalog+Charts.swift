import FenceEvaluation
import VitrineCharts
import VitrineUI

extension Catalog {
  /// Calls a method of marks or of a part of an axis, which stand among views as views; `nil` where the value is neither, or
  /// has no such method.
  func modifyChartPart(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) throws -> Value? {
    let (ofMarks, ofParts) = (index.methods["ChartMarks"]?[name], index.methods["AxisMarkPart"]?[name])
    guard ofMarks != nil || ofParts != nil else { return nil }
    var view: any View
    switch value {
    case .view(let made): view = made
    case .instance(let instance) where instance.type.conforms(to: "ChartContent"):
      guard let made = try evaluator.view(of: value, mark) else { return nil }
      view = made
    default: return nil
    }
    switch ChartPart(view) {
    case .marks(let marks):
      guard let ofMarks else { return nil }
      return try choice(name, ofMarks, evaluator, mark).call(.native(marks), arguments)
    case .axisPart(let part):
      guard let ofParts else { return nil }
      return try choice(name, ofParts, evaluator, mark).call(.native(part), arguments)
    case .nothing:
      // A loop over nothing, or a branch that is not taken: marks that there are none of.
      guard let ofMarks, isForMarksAlone(name, arguments, evaluator, mark) else { return nil }
      return try choice(name, ofMarks, evaluator, mark).call(.native(ChartMarks([])), arguments)
    case nil: return nil
    }
  }

  /// Whether a call fits a method of marks and no modifier of views.
  private func isForMarksAlone(
    _ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark
  ) -> Bool {
    guard let modifiers = index.modifiers[name] else { return true }
    return !choice(name, modifiers, evaluator, mark).fits(arguments)
  }
}
