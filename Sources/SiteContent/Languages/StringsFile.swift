import Diagnostics
import Notes

/// The strings of one file, `de.yml`, each with its place.
struct StringsFile {
  let tag: String
  let source: SourceFile
  private(set) var words: [(key: String, word: InterfaceStrings.Word, span: Span)] = []
  private(set) var months: [String]?
  private(set) var diagnostics: [Diagnostic] = []

  init(tag: String, source: SourceFile) {
    (self.tag, self.source) = (tag, source)
    do {
      let root = try YAMLValue.parse(source.text, path: source.path)
      switch root.kind {
      case .null: break
      case .map(let entries): for entry in entries { read(entry, prefix: "") }
      default: report("expected 'key: text' lines", at: root.span, hint: "start with 'search: …'")
      }
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  private mutating func read(_ entry: YAMLValue.Entry, prefix: String) {
    let key = prefix + entry.key
    if key == "months" { return readMonths(entry) }
    switch entry.value.kind {
    case .bool, .number, .string:
      words.append((key, [.other: Sentence(entry.value.text)], entry.keySpan))
    case .map(let inner):
      let forms = inner.map { PluralForm(rawValue: $0.key) }
      // A map with only `one`, `few` and so on has the forms of one string; a map with other names is a group of
      // strings.
      if !inner.isEmpty, forms.allSatisfy({ $0 != nil }) {
        readForms(entry, inner, key: key)
      } else {
        for one in inner { read(one, prefix: key + ".") }
      }
    case .null, .list: report("'\(key)' must be text", at: entry.value.span, hint: "write '\(entry.key): …'")
    }
  }

  private mutating func readForms(_ entry: YAMLValue.Entry, _ forms: [YAMLValue.Entry], key: String) {
    var word: InterfaceStrings.Word = [:]
    for form in forms {
      guard let text = form.value.string, let name = PluralForm(rawValue: form.key) else {
        report("'\(key).\(form.key)' must be text", at: form.value.span, hint: "write '\(form.key): …'")
        continue
      }
      word[name] = Sentence(text)
    }
    guard word[.other] != nil else {
      return report("'\(key)' is missing the plural form 'other'", at: entry.keySpan, hint: "add 'other: …'")
    }
    words.append((key, word, entry.keySpan))
  }

  private mutating func readMonths(_ entry: YAMLValue.Entry) {
    let names = entry.value.list.compactMap(\.string)
    guard names.count == 12, entry.value.list.count == 12 else {
      return report(
        "'months' must list the names of twelve months", at: entry.value.span, hint: "write 'months: [January, …]'")
    }
    months = names
  }

  /// Checks the strings against the English ones: reports unknown keys, and unknown and missing placeholders.
  mutating func check(against english: [String: InterfaceStrings.Word]) {
    for (key, word, span) in words where !key.hasPrefix(TemplateStrings.ownPrefix) {
      guard let wanted = english[key] else {
        let nearest = nearestName(to: key, among: english.keys.sorted())
        report(
          "unknown string '\(key)'", at: span,
          hint: nearest.map { "did you mean '\($0)'?" } ?? "put strings for custom templates under 'own:'")
        continue
      }
      let places = Set(wanted.values.flatMap(\.places))
      for form in PluralForm.allCases {
        guard let sentence = word[form] else { continue }
        let own = Set(sentence.places)
        for place in own.subtracting(places).sorted() {
          report(
            "'\(key)' has no placeholder '{\(place)}'", at: span,
            hint: places.isEmpty ? "remove it" : "use " + Self.list(places))
        }
        // The forms for one thing, or for none, need no number.
        for place in places.subtracting(own).subtracting(["count"]).sorted() where form == .other {
          report("'\(key)' is missing the placeholder '{\(place)}'", at: span, hint: "add '{\(place)}'")
        }
      }
    }
  }

  private static func list(_ places: Set<String>) -> String {
    places.sorted().map { "'{\($0)}'" }.joined(separator: ", ")
  }

  private mutating func report(_ message: String, at span: Span, hint: String? = nil) {
    diagnostics.append(Diagnostic(.warning, "words", message, file: source.path, span: span, hint: hint))
  }
}
