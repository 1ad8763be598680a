import Foundation

/// Members of attributed strings and their attributes.
extension AttributeHolder {
  private func element(_ name: String) -> LibraryElement? { self[attribute: name].map { LibraryElement($0, nil) } }

  var font: LibraryElement? {
    get { element("font") }
    set { self[attribute: "font"] = newValue?.value }
  }
  var foregroundColor: LibraryElement? {
    get { element("foregroundColor") }
    set { self[attribute: "foregroundColor"] = newValue?.value }
  }
  var backgroundColor: LibraryElement? {
    get { element("backgroundColor") }
    set { self[attribute: "backgroundColor"] = newValue?.value }
  }
  var underlineStyle: LibraryElement? {
    get { element("underlineStyle") }
    set { self[attribute: "underlineStyle"] = newValue?.value }
  }
  var strikethroughStyle: LibraryElement? {
    get { element("strikethroughStyle") }
    set { self[attribute: "strikethroughStyle"] = newValue?.value }
  }
  var baselineOffset: Double? {
    get { self[attribute: "baselineOffset"]?.number }
    set { self[attribute: "baselineOffset"] = newValue?.packed }
  }
  var kern: Double? {
    get { self[attribute: "kern"]?.number }
    set { self[attribute: "kern"] = newValue?.packed }
  }
  var tracking: Double? {
    get { self[attribute: "tracking"]?.number }
    set { self[attribute: "tracking"] = newValue?.packed }
  }
  var link: URL? {
    get { if case .native(let url as URL)? = self[attribute: "link"] { url } else { nil } }
    set { self[attribute: "link"] = newValue?.packed }
  }
  var inlinePresentationIntent: TextIntent? {
    get {
      if case .native(let intent as TextIntent)? = self[attribute: "inlinePresentationIntent"] { intent } else { nil }
    }
    set { self[attribute: "inlinePresentationIntent"] = newValue?.packed }
  }
}

extension AttributeValues {
  private func with<T>(_ property: WritableKeyPath<AttributeValues, T?>, _ value: T) -> AttributeValues {
    var changed = self
    changed[keyPath: property] = value
    return changed
  }

  func font(_ value: LibraryElement) -> AttributeValues { with(\.font, value) }
  func foregroundColor(_ value: LibraryElement) -> AttributeValues { with(\.foregroundColor, value) }
  func backgroundColor(_ value: LibraryElement) -> AttributeValues { with(\.backgroundColor, value) }
  func underlineStyle(_ value: LibraryElement) -> AttributeValues { with(\.underlineStyle, value) }
  func strikethroughStyle(_ value: LibraryElement) -> AttributeValues { with(\.strikethroughStyle, value) }
  func baselineOffset(_ value: Double) -> AttributeValues { with(\.baselineOffset, value) }
  func kern(_ value: Double) -> AttributeValues { with(\.kern, value) }
  func tracking(_ value: Double) -> AttributeValues { with(\.tracking, value) }
  func link(_ value: URL) -> AttributeValues { with(\.link, value) }
  func inlinePresentationIntent(_ value: TextIntent) -> AttributeValues { with(\.inlinePresentationIntent, value) }
}

extension AttributedText {
  init(_ other: AttributedText) { self = other }

  /// The runs, of which no two neighbours have the same attributes.
  fileprivate var joinedRuns: [Run] {
    runs.reduce(into: []) { joined, run in
      if let last = joined.last, last.attributes == run.attributes {
        joined[joined.count - 1].text += run.text
      } else if !run.text.isEmpty {
        joined.append(run)
      }
    }
  }

  var characters: String { text }
  var description: String { text }

  mutating func append(_ other: AttributedText) { runs += other.runs }
  mutating func mergeAttributes(_ attributes: AttributeValues) {
    for index in runs.indices { runs[index].attributes.merge(attributes) }
  }
  mutating func setAttributes(_ attributes: AttributeValues) {
    for index in runs.indices { runs[index].attributes = attributes }
  }
  func mergingAttributes(_ attributes: AttributeValues) -> AttributedText {
    var changed = self
    changed.mergeAttributes(attributes)
    return changed
  }
  func settingAttributes(_ attributes: AttributeValues) -> AttributedText {
    var changed = self
    changed.setAttributes(attributes)
    return changed
  }

  /// `AttributedString.MarkdownParsingOptions`: fences read what stands within lines.
  package struct MarkdownParsingOptions: NativeLibraryValue {
    package enum InterpretedSyntax: NativeLibraryValue {
      case full, inlineOnly, inlineOnlyPreservingWhitespace

      package static var shownName: String { "AttributedString.MarkdownParsingOptions.InterpretedSyntax" }
    }

    package static var shownName: String { "AttributedString.MarkdownParsingOptions" }
    var interpretedSyntax = InterpretedSyntax.full
  }
}

extension FoundationMembers {
  func make(
    _ type: AttributedText.Type, localized key: LibraryElement, table: String?, bundle: LibraryElement?,
    locale: Locale?, comment: String?
  ) throws -> AttributedText {
    AttributedText(markdown: Inflection.resolved(try call.evaluator.describe(call.assigned[0][0].value.settled)))
  }
  func make(_ type: AttributedText.Type, markdown text: String) -> AttributedText {
    AttributedText(markdown: Inflection.resolved(text))
  }
  func make(
    _ type: AttributedText.Type, markdown text: String, options: AttributedText.MarkdownParsingOptions
  ) -> AttributedText { make(type, markdown: text) }
  func range(_ base: AttributedText, of part: AnyText) -> Value { StringSearch.range(of: part.value, in: base.text) }
}

extension AttributedText: NativeLibraryValue {
  package static var shownName: String { "AttributedString" }
  package static func read(_ value: Value, _ call: LibraryCall) -> AttributedText? { AttributedText(value) }
  package static func == (a: AttributedText, b: AttributedText) -> Bool {
    let (x, y) = (a.joinedRuns, b.joinedRuns)
    return x.count == y.count && zip(x, y).allSatisfy { $0.text == $1.text && $0.attributes == $1.attributes }
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension AttributeValues: NativeLibraryValue {
  package static var shownName: String { "AttributeContainer" }
  package static func == (a: AttributeValues, b: AttributeValues) -> Bool {
    a.list.count == b.list.count
      && a.list.allSatisfy { name, value in b[attribute: name].map { $0.isEqual(to: value) } ?? false }
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(Set(list.map(\.name))) }
}

extension TextIntent: LibraryOptionSet { package static var shownName: String { "InlinePresentationIntent" } }
