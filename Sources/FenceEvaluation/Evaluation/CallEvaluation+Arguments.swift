import Diagnostics
import FenceSyntax
import VitrineUI

extension CallEvaluation {
  /// The arguments of a call.
  ///
  /// - Parameters:
  ///   - isInert: whether the call has no effect on a picture, which is right without names it speaks of.
  ///   - isDeferred: whether the wrapped value is an autoclosure, as `StateObject` has it.
  ///   - isKeyed: whether a literal in the first place is a `LocalizedStringKey`.
  func evaluateArguments(
    _ arguments: [Argument], _ scope: Scope, isInert: Bool = false, isDeferred: Bool = false, isKeyed: Bool = false
  ) throws -> [CallArgument] {
    let values = try arguments.enumerated().map { index, argument in
      let value: Value
      do {
        value =
          argument.label == "wrappedValue" && isDeferred
          ? .native(DeferredValue(argument.value.mark) { [evaluator] in try evaluator.evaluate(argument.value, scope) })
          : isKeyed && index == 0 && KeyLiteral.isKey(argument)
            ? try KeyLiteral(evaluator).value(argument.value, scope) : try evaluator.evaluate(argument.value, scope)
      } catch var failure as Failure {
        guard isInert, case .unknownName = failure.kind else { throw failure }
        failure.hint = (failure.hint.map { $0 + "; " } ?? "") + "the figure does not depend on it"
        evaluator.remark(failure)
        value = .nothing
      }
      var result = CallArgument(
        label: argument.label, value: value, mark: argument.value.mark, isTrailing: argument.isTrailing)
      if case .reference(let target) = argument.value.kind {
        result.write = { value in try evaluator.assign(value, to: target, scope) }
      }
      return result
    }
    return spread(arguments, values)
  }

  /// The arguments with the elements of packs in their places: `f(repeat each x)`.
  private func spread(_ arguments: [Argument], _ values: [CallArgument]) -> [CallArgument] {
    guard arguments.contains(where: \.isPack) else { return values }
    return zip(arguments, values).flatMap { argument, value -> [CallArgument] in
      guard argument.isPack, case .array(let elements) = value.value else { return [value] }
      return elements.enumerated().map { index, element in
        CallArgument(label: index == 0 ? value.label : nil, value: element, mark: value.mark)
      }
    }
  }

  /// A literal in `Text("…")` is a `LocalizedStringKey`, whose Markdown is read; a variable's text is taken as it is.
  func readMarkdown(_ arguments: [Argument], _ values: inout [CallArgument], of name: String) {
    guard let argument = arguments.first, argument.label == nil, case .string = argument.value.kind,
      case .string(let text)? = values.first?.value
    else { return }
    values[0].value = .localized(text)
    guard name != "Text", case .native(let attributed as AttributedText) = values[0].value else { return }
    values[0].value = .string(attributed.text)
    evaluator.remark(.notDrawn("Markdown", because: "the title of '\(name)' is drawn in one style", values[0].mark))
  }
}

extension Value {
  /// The text of a `LocalizedStringKey`, whose Markdown is read.
  static func localized(_ text: String) -> Value {
    guard InlineMarkdown.mayHaveMarks(text) else { return .string(text) }
    let attributed = AttributedText(markdown: Inflection.resolved(text))
    let isPlain = attributed.runs.count <= 1 && attributed.runs.allSatisfy(\.attributes.list.isEmpty)
    return isPlain && attributed.text == text ? .string(text) : .native(attributed)
  }
}

extension Argument {
  /// Whether the argument is a pack, of which each element is one.
  fileprivate var isPack: Bool { if case .prefix(Lowering.spreading, _) = value.kind { true } else { false } }
}
