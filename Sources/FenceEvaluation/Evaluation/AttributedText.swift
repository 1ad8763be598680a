import VitrineText
import VitrineUI

/// A value with attributes of text by name: an attributed string, or a container of attributes.
protocol AttributeHolder {
  subscript(attribute name: String) -> Value? { get set }
}

/// `AttributeContainer`: attributes by name, in the order in which they were set.
package struct AttributeValues: AttributeHolder {
  package private(set) var list: [(name: String, value: Value)] = []

  init() {}

  package subscript(attribute name: String) -> Value? {
    get { list.last { $0.name == name }?.value }
    set {
      list.removeAll { $0.name == name }
      if let newValue { list.append((name, newValue)) }
    }
  }

  mutating func merge(_ other: AttributeValues) {
    for (name, value) in other.list { self[attribute: name] = value }
  }
}

/// `InlinePresentationIntent`: what a stretch of Markdown is.
package struct TextIntent: OptionSet, Hashable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  static let emphasized = TextIntent(rawValue: 1)
  static let stronglyEmphasized = TextIntent(rawValue: 2)
  static let code = TextIntent(rawValue: 4)
  static let strikethrough = TextIntent(rawValue: 32)
  static let softBreak = TextIntent(rawValue: 64)
  static let lineBreak = TextIntent(rawValue: 128)
}

/// An `AttributedString`: stretches of text, each with its attributes.
package struct AttributedText: AttributeHolder {
  package struct Run {
    package var text: String
    package var attributes = AttributeValues()
  }

  package var runs: [Run]

  init(_ text: String = "") { runs = [Run(text: text)] }
  init(stringLiteral text: String) { self.init(text) }
  init(_ text: String, attributes: AttributeValues) { runs = [Run(text: text, attributes: attributes)] }
  init(runs: [Run]) { self.runs = runs }

  /// The attributed string that a value is, or a plain string makes.
  init?(_ value: Value?) {
    switch value {
    case .native(let attributed as AttributedText): self = attributed
    case .string(let text): self.init(text)
    default: return nil
    }
  }

  package subscript(attribute name: String) -> Value? {
    get {
      guard let first = runs.first?.attributes[attribute: name],
        runs.allSatisfy({ $0.attributes[attribute: name]?.isEqual(to: first) == true })
      else { return nil }
      return first
    }
    set { for index in runs.indices { runs[index].attributes[attribute: name] = newValue } }
  }

  init(markdown text: String) {
    runs = InlineMarkdown.spans(text).map { span in
      var run = Run(text: span.text)
      var intent: TextIntent = []
      if span.traits.contains(.strong) { intent.insert(.stronglyEmphasized) }
      if span.traits.contains(.emphasis) { intent.insert(.emphasized) }
      if span.traits.contains(.code) { intent.insert(.code) }
      if span.traits.contains(.strikethrough) { intent.insert(.strikethrough) }
      if !intent.isEmpty { run.attributes[attribute: "inlinePresentationIntent"] = .native(intent) }
      if span.traits.contains(.link) { run.attributes[attribute: "link"] = .boolean(true) }
      return run
    }
  }

  /// Two attributed strings, or one and a plain string, one after the other; `nil` for other values.
  package static func joined(_ a: Value, _ b: Value) -> AttributedText? {
    var isAttributed = false
    for case .native(is AttributedText) in [a, b] { isAttributed = true }
    guard isAttributed, let first = AttributedText(a), let second = AttributedText(b) else { return nil }
    return AttributedText(runs: first.runs + second.runs)
  }

  package var text: String { runs.map(\.text).joined() }

  /// The stretch between two numbers of characters.
  package subscript(range: Range<Int>) -> AttributedText {
    get {
      AttributedText(
        runs: split(at: range).filter {
          $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        .map(\.run))
    }
    set {
      let parts = split(at: range)
      let before = parts.filter { $0.range.upperBound <= range.lowerBound }.map(\.run)
      let after = parts.filter { $0.range.lowerBound >= range.upperBound }.map(\.run)
      runs = before + newValue.runs + after
    }
  }

  private func split(at range: Range<Int>) -> [(range: Range<Int>, run: Run)] {
    var result: [(range: Range<Int>, run: Run)] = []
    var start = 0
    for run in runs {
      let characters = Array(run.text)
      var cuts = [0, characters.count]
      for bound in [range.lowerBound - start, range.upperBound - start] where bound > 0 && bound < characters.count {
        cuts.append(bound)
      }
      cuts.sort()
      for (low, high) in zip(cuts, cuts.dropFirst()) where low < high {
        var part = run
        part.text = String(characters[low..<high])
        result.append((start + low..<start + high, part))
      }
      start += characters.count
    }
    return result
  }

  /// The text as a view, each run with its own modifiers.
  package func view(_ evaluator: Evaluator, _ mark: SourceMark) throws -> Text {
    var result: Text?
    for run in runs {
      let text = try Self.view(run, evaluator, mark)
      result = result.map { $0 + text } ?? text
    }
    return result ?? Text("")
  }

  private static func view(_ run: Run, _ evaluator: Evaluator, _ mark: SourceMark) throws -> Text {
    try styled(Text(verbatim: run.text), run, evaluator, mark)
  }

  /// A text with the attributes of a run.
  package static func styled(_ base: Text, _ run: Run, _ evaluator: Evaluator, _ mark: SourceMark) throws -> Text {
    var text = base
    for (name, value) in run.attributes.list {
      let argument = CallArgument(label: nil, value: value, mark: mark)
      func native<T>(_ type: String, as _: T.Type = T.self) throws -> T? {
        if case .native(let native) = try evaluator.catalog.convert(argument, type, evaluator) {
          return native as? T
        }
        return nil
      }
      switch name {
      case "font": text = text.font(try native("Font", as: Font.self))
      case "foregroundColor": text = text.foregroundColor(try native("Color", as: Color.self))
      case "underlineStyle": text = text.underline()
      case "strikethroughStyle": text = text.strikethrough()
      case "baselineOffset": text = text.baselineOffset(value.number ?? 0)
      case "kern", "tracking": text = text.tracking(value.number ?? 0)
      case "link": text = text.foregroundColor(.accentColor)
      case "inlinePresentationIntent":
        guard case .native(let intent as TextIntent) = value else { continue }
        if intent.contains(.stronglyEmphasized) { text = text.bold() }
        if intent.contains(.emphasized) { text = text.italic() }
        if intent.contains(.code) { text = text.monospaced() }
        if intent.contains(.strikethrough) { text = text.strikethrough() }
      // A background, a locale, accessibility: nothing that the text is measured by.
      default: break
      }
    }
    return text
  }
}
