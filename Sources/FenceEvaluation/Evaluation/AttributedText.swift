import VitrineText
import VitrineUI

/// An `AttributedString`: stretches of text, each with its attributes.
package struct AttributedText {
  package struct Run {
    package var text: String
    /// By name, in the order in which they were set.
    package var attributes: [(name: String, value: Value)] = []

    package mutating func set(_ name: String, _ value: Value) {
      attributes.removeAll { $0.name == name }
      attributes.append((name, value))
    }
  }

  package var runs: [Run]

  init(_ text: String) { runs = [Run(text: text)] }
  init(runs: [Run]) { self.runs = runs }

  /// The attributed string that a value is, or a plain string makes.
  init?(_ value: Value?) {
    switch value {
    case .native(let attributed as AttributedText): self = attributed
    case .string(let text): self.init(text)
    default: return nil
    }
  }

  init(markdown text: String) {
    runs = InlineMarkdown.spans(text).map { span in
      var run = Run(text: span.text)
      if span.traits.contains(.strong) { run.set("bold", .boolean(true)) }
      if span.traits.contains(.emphasis) { run.set("italic", .boolean(true)) }
      if span.traits.contains(.code) { run.set("monospaced", .boolean(true)) }
      if span.traits.contains(.strikethrough) { run.set("strikethroughStyle", .boolean(true)) }
      if span.traits.contains(.link) { run.set("link", .boolean(true)) }
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

  package mutating func set(_ name: String, _ value: Value) {
    for index in runs.indices { runs[index].set(name, value) }
  }

  /// The text with the attributes of a container, over its own or in their place.
  func merging(_ container: Value?, keepsOwn: Bool = true) -> AttributedText {
    guard let given = AttributedText(container)?.runs.first?.attributes else { return self }
    var merged = self
    if !keepsOwn { for index in merged.runs.indices { merged.runs[index].attributes = [] } }
    for (name, value) in given { merged.set(name, value) }
    return merged
  }

  /// The text with an attribute that is called as a method: `AttributeContainer().font(.title)`; `nil` for other names.
  package func with(_ name: String, _ argument: CallArgument) -> AttributedText? {
    guard Self.attributes.contains(name), argument.label == nil else { return nil }
    var changed = self
    changed.set(name, argument.value)
    return changed
  }

  private static let attributes: Set = [
    "font", "foregroundColor", "backgroundColor", "underlineStyle", "strikethroughStyle", "baselineOffset", "kern",
    "tracking", "link", "inlinePresentationIntent",
  ]

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
    for (name, value) in run.attributes {
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
      case "bold": text = text.bold()
      case "italic": text = text.italic()
      case "monospaced": text = text.monospaced()
      case "link": text = text.foregroundColor(.accentColor)
      case "inlinePresentationIntent":
        if case .implicit(let intent) = value {
          if intent.name == "stronglyEmphasized" { text = text.bold() }
          if intent.name == "emphasized" { text = text.italic() }
          if intent.name == "code" { text = text.monospaced() }
        }
      // A background, a locale, accessibility: nothing that the text is measured by.
      default: break
      }
    }
    return text
  }
}
