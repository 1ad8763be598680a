import Diagnostics
import Figures
import Markup
import Notes
import VitrineUI

/// A check of the front matter keys that Vitrine reads, which reports values that it cannot use.
///
/// Ignores the keys of other programs, unless a key is a likely typo of one that Vitrine reads. Fence options
/// (`figure`) are checked with the figures.
package struct FrontMatterCheck {
  package private(set) var diagnostics: [Diagnostic] = []
  private let file: String

  /// - Parameter file: the note's path as diagnostics show it.
  package init(_ matter: FrontMatter, file: String) {
    self.file = file
    diagnostics = matter.fenceDiagnostics(file: file)
    for entry in matter.values.entries {
      // A key without a value is not an error: editors insert such keys.
      if case .null = entry.value.kind { continue }
      check(entry)
    }
  }

  private mutating func check(_ entry: YAMLValue.Entry) {
    let value = entry.value
    switch entry.key {
    case "title", "description":
      if value.string == nil { report(entry, "must be text", hint: "write '\(entry.key): …'") }
    case "draft":
      if value.isOn == nil {
        report(entry, "must be true or false; the note is not published", hint: "write 'draft: true'")
      }
    case "publish":
      if value.isOn == nil, !value.isDate {
        report(entry, "must be true or false; the note is not published", hint: "write 'publish: true'")
      }
    case "published":
      if value.isOn == nil { checkDate(entry) }
    case "date", "created", "updated", "modified", "lastmod", "expires": checkDate(entry)
    case "dir": checkChoice(entry, TextDirection.allCases.map(\.rawValue))
    case "lang", "language":
      if !(value.string.map(LanguageTag.isTag) ?? false) {
        report(entry, "must be a language tag", hint: "write '\(entry.key): en' or '\(entry.key): pt-BR'")
      }
    case "order", "nav_order":
      if value.number == nil { report(entry, "must be a number", hint: "write '\(entry.key): 1'") }
    case "redirect_to":
      let isTarget = FrontMatter(values: YAMLValue(.map([entry]), span: entry.keySpan)).redirectTarget != nil
      if !isTarget { report(entry, "must be a URL or a path", hint: "write 'redirect_to: /new/page/'") }
    case "budget": checkBudget(entry)
    case "search":
      if let boost = value["boost"], !(boost.number.map { (0...10).contains($0) } ?? false) {
        report(entry, "has a 'boost' that is no number from 0 to 10", hint: "write 'search: {boost: 0.5}'")
      }
    default: checkName(entry)
    }
  }

  private mutating func checkBudget(_ entry: YAMLValue.Entry) {
    do throws(PageBudget.Problem) { _ = try PageBudget(entry.value.string ?? "?") } catch {
      diagnostics.append(
        Diagnostic(
          .warning, "front-matter", error.message, file: file, span: entry.value.span, hint: error.hint))
    }
  }

  /// The keys for which typos are reported.
  private static let readNames = [
    "aliases", "budget", "claims", "comments", "created", "date", "description", "draft", "expires", "keywords", "lang",
    "lastmod",
    "modified", "order", "properties", "publish", "published", "redirect_from", "tags", "title", "updated",
  ]

  /// Reports a key that is a likely typo of one that Vitrine reads: in another case, or with one letter wrong.
  private mutating func checkName(_ entry: YAMLValue.Entry) {
    let name = entry.key.lowercased()
    guard !Self.known.contains(entry.key), !Self.readNames.contains(entry.key) else { return }
    let letters = Array(name)
    let near = Self.readNames.first { read in
      read == name
        || letters.count > 4 && abs(read.count - letters.count) <= 1 && editDistance(Array(read), letters) == 1
    }
    guard let key = near else { return }
    report(entry, "is not a known key", hint: "did you mean '\(key)'?")
  }

  /// Keys that are close to one of ``readNames`` and are no typos, since Vitrine or other programs use them.
  private static let known: Set = ["alias", "tag", "dates", "language", "folder", "comment"]

  private mutating func checkDate(_ entry: YAMLValue.Entry) {
    if !entry.value.isDate {
      report(entry, "must be a date", hint: "write '\(entry.key): 2026-05-01' or '\(entry.key): 2026-05-01T10:30'")
    }
  }

  private mutating func checkChoice(_ entry: YAMLValue.Entry, _ names: [String]) {
    let word = entry.value.string?.lowercased() ?? ""
    guard !names.contains(word) else { return }
    let nearest = nearestName(to: word, among: names).map { "did you mean '\($0)'?" }
    report(
      entry, "must be one of \(names.joined(separator: ", "))", hint: nearest ?? "write '\(entry.key): \(names[0])'")
  }

  private mutating func report(_ entry: YAMLValue.Entry, _ message: String, hint: String) {
    diagnostics.append(
      Diagnostic(
        .warning, "front-matter", "'\(entry.key)' \(message)", file: file, span: entry.value.span, hint: hint))
  }
}

extension YAMLValue {
  fileprivate var isDate: Bool { string.flatMap(CivilDate.init) != nil }
}
