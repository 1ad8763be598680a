import Diagnostics
import FenceSyntax

/// Interpolations that a fence adds to strings: `extension String.StringInterpolation` with an `appendInterpolation`.
struct AddedInterpolation {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The types with the interpolations of a string.
  private static let types = ["String.StringInterpolation", "DefaultStringInterpolation", "StringInterpolation"]

  /// Returns what a fence's interpolation appends; `nil` if it has none for these arguments.
  ///
  /// - Throws: what goes wrong in the fence; that there is no such interpolation for a label before the value.
  func text(_ label: String?, _ value: Value, _ options: [CallArgument], _ mark: SourceMark) throws -> String? {
    guard label != nil || !evaluator.extensions.isEmpty else { return nil }
    let arguments = [CallArgument(label: label, value: value, mark: mark)] + options
    for name in Self.types {
      guard let type = evaluator.extensions[name], let functions = type.methods["appendInterpolation"],
        let function = OverloadChoice(evaluator: evaluator, overloads: functions).accepting(arguments)
      else { continue }
      let receiver = Receiver(box: Box(.string("")), type: type)
      _ = try evaluator.invoke(function, arguments, mark, receiver: receiver, scope: type.scope)
      return try receiver.box.read().text ?? ""
    }
    guard let label else { return nil }
    throw Failure(.wrongArguments("extraneous argument label '\(label):' in call"), mark)
  }

  /// Whether a function appends to the string that an added interpolation makes.
  func appends(_ name: String, to receiver: Receiver) -> Bool {
    name.hasPrefix("append") && (name == "appendLiteral" || name == "appendInterpolation")
      && Self.types.contains { evaluator.extensions[$0].map { $0 === receiver.type } ?? false }
  }

  /// Appends to the string that an added interpolation makes.
  func append(_ arguments: [CallArgument], _ receiver: Receiver, _ mark: SourceMark) throws {
    guard let first = arguments.first, case .string(let text) = try receiver.box.read() else { return }
    let options = Array(arguments.dropFirst())
    let added = try self.text(first.label, first.value, options, mark) ?? evaluator.describe(first.value)
    try evaluator.checkSize(text.utf8.count + added.utf8.count, mark)
    try receiver.box.write(.string(text + added))
  }
}
