import Diagnostics
import FenceSyntax
import VitrineUI

/// A literal that stands for a `LocalizedStringKey`: what is interpolated is written for the reader's language, and texts
/// and images stand in the line.
struct KeyLiteral {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The functions whose first argument without a label is such a key.
  static let functions: Set = [
    "Text", "Button", "Label", "Toggle", "Section", "NavigationLink", "Link", "Picker", "Stepper", "TextField",
    "SecureField", "Menu", "GroupBox", "DisclosureGroup", "LabeledContent", "ProgressView", "Gauge", "Tab",
    "ContentUnavailableView", "DatePicker", "ColorPicker", "ControlGroup", "ShareLink", "MultiDatePicker", "Slider",
  ]
  /// The modifiers of which that holds.
  static let modifiers: Set = [
    "navigationTitle", "navigationSubtitle", "navigationBarTitle", "badge", "help", "alert", "confirmationDialog",
  ]

  /// Whether an argument is such a literal, where one is a key.
  static func isKey(_ argument: Argument) -> Bool {
    (argument.label == nil || argument.label == "localized") && isKey(argument.value)
  }

  /// Whether an expression is a literal with something in it, or chooses between such.
  static func isKey(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string(let parts): parts.contains { if case .value = $0 { true } else { false } }
    case .ternary(_, let then, let otherwise):
      (isKey(then) || isKey(otherwise)) && isLiteral(then) && isLiteral(otherwise)
    default: false
    }
  }

  private static func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string: true
    case .ternary(_, let then, let otherwise): isLiteral(then) && isLiteral(otherwise)
    default: false
    }
  }

  /// The key's text; a string where nothing in it depends on who reads it.
  func value(_ expression: Expression, _ scope: Scope) throws -> Value {
    switch expression.kind {
    case .ternary(let condition, let then, let otherwise):
      return try value(evaluator.truth(condition, scope) ? then : otherwise, scope)
    case .string(let parts): return try value(parts, scope, expression.mark)
    default: return try evaluator.evaluate(expression, scope)
    }
  }

  private func value(_ parts: [StringPart], _ scope: Scope, _ mark: SourceMark) throws -> Value {
    try evaluator.step(mark)
    var string = ""
    var inline: [Text] = []
    for part in parts {
      switch part {
      case .text(let text): string += text
      case .value(let label, let expression, let options):
        let value = try evaluator.evaluate(expression, scope)
        // What is wrong with telling the value is said here, and not where it was made.
        try evaluator.step(expression.mark)
        let options = try evaluator.evaluateArguments(options, scope)
        if let added = try AddedInterpolation(evaluator).text(label, value, options, expression.mark) {
          string += added
        } else if let text = try text(value, options, expression.mark), inline.count < 1000 {
          string.unicodeScalars.append(Self.placeholder(inline.count))
          inline.append(text)
        } else {
          string += try evaluator.describe(value)
        }
      }
    }
    try evaluator.checkSize(string.utf8.count, mark)
    if inline.isEmpty { return .string(string) }
    return .view(try whole(string, inline, mark))
  }

  /// A sign of no meaning in the place of a text.
  private static func placeholder(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(0xF0000 + UInt32(index)) ?? " " }

  private static func index(_ scalar: Unicode.Scalar) -> Int? {
    (0xF0000..<0xF0000 + 1000).contains(scalar.value) ? Int(clamping: scalar.value) - 0xF0000 : nil
  }

  /// What stands in the line; `nil` for what is told in words that are the same everywhere.
  private func text(_ value: Value, _ options: [CallArgument], _ mark: SourceMark) throws -> Text? {
    // A value that nobody declares is told as the source has it.
    if value.unknown != nil { return nil }
    if let specifier = options["specifier"]?.text {
      return try evaluator.formattedText(mark) { try Formatting.localized(specifier, value, $0) }
    }
    if let format = options["format"] ?? options["formatter"] {
      return try evaluator.formattedText(mark) { try $0.text(value, by: format) }
    }
    if let style = options.member("style") {
      return try evaluator.formattedText(mark) { try $0.dateText(value, style: style.name, mark) }
    }
    switch value {
    case .view(let text as Text): return text
    case .view(let view): return (view as? Image).map { Text($0) } ?? (view as? SourceMarkedView)?.view as? Text
    case .integer, .literal, .double:
      return try evaluator.formattedText(mark) {
        try Formatting.localized(value.whole == nil ? "%lf" : "%lld", value, $0)
      }
    case .native(let number as Float):
      return try evaluator.formattedText(mark) { try Formatting.localized("%lf", .double(Double(number)), $0) }
    case .native(let number as any BinaryInteger):
      guard let whole = Int(exactly: number) else { return nil }
      return try evaluator.formattedText(mark) { try Formatting.localized("%lld", .integer(whole), $0) }
    case .range(let range) where range.lowerBound?.seconds != nil:
      return try evaluator.formattedText(mark) { try $0.range(range) }
    case .native(let attributed as AttributedText): return try attributed.view(evaluator, mark)
    default: return nil
    }
  }

  /// The whole text: its Markdown, with the inline texts in their places.
  private func whole(_ string: String, _ inline: [Text], _ mark: SourceMark) throws -> Text {
    var result: Text?
    let string = Inflection.resolved(string) { sign in
      guard let index = Self.index(sign), inline.indices.contains(index) else { return nil }
      let digits = inline[index].string.filter(\.isNumber)
      return Int(digits)
    }
    for run in AttributedText(markdown: string).runs {
      var plain = ""
      func add(_ text: Text) throws {
        let styled = try AttributedText.styled(text, run, evaluator, mark)
        result = result.map { $0 + styled } ?? styled
      }
      for scalar in run.text.unicodeScalars {
        guard let index = Self.index(scalar), inline.indices.contains(index) else {
          plain.unicodeScalars.append(scalar)
          continue
        }
        if !plain.isEmpty { try add(Text(verbatim: plain)) }
        plain = ""
        try add(inline[index])
      }
      if !plain.isEmpty { try add(Text(verbatim: plain)) }
    }
    return result ?? Text("")
  }
}

extension Evaluator {
  /// A text that is written for wherever it is shown.
  package func formattedText(_ mark: SourceMark, _ write: @escaping (ValueFormats) throws -> String) throws -> Text {
    // What is wrong shows here, and not where it is drawn.
    let standard = try write(ValueFormats(self, .standard, mark))
    return Text(
      standard,
      formatted: FormattedText(key: "\(mark.lowerBound) \(standard)") { [self] environment in
        let place = FormatPlace(environment)
        return place == .standard ? standard : (try? write(ValueFormats(self, place, mark))) ?? standard
      })
  }
}
