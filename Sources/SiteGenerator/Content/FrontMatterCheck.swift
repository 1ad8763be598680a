import Diagnostics
import Figures
import Markup
import Notes
import VitrineUI

/// Looks at what a note's front matter says where it is Vitrine that reads it: a value that means nothing is not passed over.
///
/// Keys that are not read are no concern of it, since other programs have theirs, unless they are nearly keys that are read. Fence
/// options (`figure`) are checked with the figures.
package struct FrontMatterCheck {
  package private(set) var diagnostics: [Diagnostic] = []
  private let file: String

  /// - Parameter file: the note's path in diagnostics.
  package init(_ matter: FrontMatter, file: String) {
    self.file = file
    diagnostics = matter.fenceDiagnostics(file: file)
    for entry in matter.values.entries {
      // A key without a value says nothing yet: editors write them so.
      if case .null = entry.value.kind { continue }
      check(entry)
    }
  }

  private mutating func check(_ entry: YAMLValue.Entry) {
    let value = entry.value
    switch entry.key {
    case "title", "description":
      if value.string == nil { report(entry, "wants a text", hint: "\(entry.key): …") }
    case "draft":
      if value.isOn == nil { report(entry, "is true or false; the note is kept back", hint: "draft: true") }
    case "publish":
      if value.isOn == nil, !value.isDate {
        report(entry, "is true or false; the note is kept back", hint: "publish: true")
      }
    case "published":
      if value.isOn == nil { checkDate(entry) }
    case "date", "created", "updated", "modified", "lastmod", "expires": checkDate(entry)
    case "dir": checkChoice(entry, TextDirection.allCases.map(\.rawValue))
    case "lang", "language":
      if !(value.string.map(LanguageTag.isTag) ?? false) {
        report(entry, "wants a language tag", hint: "\(entry.key): en, or \(entry.key): pt-BR")
      }
    case "order", "nav_order":
      if value.number == nil { report(entry, "wants a number", hint: "\(entry.key): 1") }
    default: checkName(entry)
    }
  }

  /// The keys that are read and that matter most where they are missed.
  private static let readNames = [
    "aliases", "claims", "comments", "created", "date", "description", "draft", "expires", "lang", "lastmod",
    "modified", "order", "properties", "publish", "published", "redirect_from", "tags", "title", "updated",
  ]

  /// Reports a key that is nearly one that is read: in other case, or with one letter wrong.
  private mutating func checkName(_ entry: YAMLValue.Entry) {
    let name = entry.key.lowercased()
    guard !Self.known.contains(entry.key), !Self.readNames.contains(entry.key) else { return }
    let letters = Array(name)
    let near = Self.readNames.first { read in
      read == name
        || letters.count > 4 && abs(read.count - letters.count) <= 1 && editDistance(Array(read), letters) == 1
    }
    guard let key = near else { return }
    report(entry, "is not read", hint: "did you mean '\(key)'?")
  }

  /// Keys of other programs, and of this one, that are nearly some of ``readNames``.
  private static let known: Set = ["alias", "tag", "dates", "language", "folder", "comment"]

  private mutating func checkDate(_ entry: YAMLValue.Entry) {
    if !entry.value.isDate {
      report(entry, "wants a date", hint: "\(entry.key): 2026-05-01, or \(entry.key): 2026-05-01T10:30")
    }
  }

  private mutating func checkChoice(_ entry: YAMLValue.Entry, _ names: [String]) {
    let word = entry.value.string?.lowercased() ?? ""
    guard !names.contains(word) else { return }
    let nearest = nearestName(to: word, among: names).map { "did you mean ‘\($0)’?" }
    report(entry, "is one of \(names.joined(separator: ", "))", hint: nearest ?? "\(entry.key): \(names[0])")
  }

  private mutating func report(_ entry: YAMLValue.Entry, _ message: String, hint: String) {
    diagnostics.append(
      Diagnostic(
        .warning, "front-matter", "‘\(entry.key)’ \(message)", file: file, span: entry.value.span, hint: hint))
  }
}

extension YAMLValue {
  fileprivate var isDate: Bool { string.flatMap(CivilDate.init) != nil }
}
