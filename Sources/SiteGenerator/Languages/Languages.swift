import Diagnostics
import Foundation

/// The languages that the theme, and over it the site, has words in.
package struct Languages: Sendable {
  /// By tag in lower case.
  private var words: [String: InterfaceWords] = [:]
  /// The tags as files are named, in order.
  package private(set) var tags: [String] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// The site's files, for the places of what is wrong in them.
  package private(set) var sources: [String: SourceFile] = [:]

  /// The folder of words in a folder of templates.
  static let folder = "languages"

  /// - Parameters:
  ///   - defaultFolder: the default theme's; `nil` where there is none.
  ///   - siteFolder: a site's own templates. Its words take the place of the theme's one by one.
  ///   - wanted: the languages that pages are in; the theme's words in others are not read. All, if `nil`.
  package init(defaultFolder: String?, siteFolder: String?, wanted: [String]? = nil) {
    let needed = wanted.map { Set(($0 + ["en"]).map(Self.subtag)) }
    var files = defaultFolder.map { Self.files(in: $0, needed) } ?? []
    let own = siteFolder.map { Self.files(in: $0, nil) } ?? []
    guard let theme = files.first(where: { $0.tag == "en" }) else { return }
    let english = Dictionary(theme.words.map { ($0.key, $0.word) }, uniquingKeysWith: { first, _ in first })
    files += own
    for index in files.indices {
      files[index].check(against: english)
      diagnostics += files[index].diagnostics
      sources[files[index].source.path] = files[index].source
    }
    let (common, months) = Self.merged(files.filter { $0.tag.lowercased() == "en" }, over: [:], months: [])
    for (tag, files) in Dictionary(grouping: files, by: { $0.tag.lowercased() }).sorted(by: { $0.key < $1.key }) {
      let (merged, months) = Self.merged(files, over: common, months: months)
      let name = files.first?.tag ?? tag
      words[tag] = InterfaceWords(tag: name, words: merged, english: english, months: months)
      tags.append(name)
    }
  }

  /// The words for a page: those of its tag, else of the tag's beginning, else of the language in the script it is
  /// written in, else English.
  func words(for language: String) -> InterfaceWords {
    found(language) ?? words["en"] ?? .none
  }

  /// The name of a language in the language itself; its tag where there are no words in it.
  func name(of language: String) -> String { found(language)?.name ?? language }

  private func found(_ language: String) -> InterfaceWords? {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return nil }
    let script = Self.script(of: parts)
    while !parts.isEmpty {
      if let exact = words[parts.joined(separator: "-")] { return exact }
      parts.removeLast()
    }
    return words[first + "-" + script]
  }

  /// The script of a tag, if it says one, else the usual one of its region, for languages that are written in several.
  private static func script(of parts: [String]) -> String {
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) { return script }
    switch parts[0] {
    case "zh": return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
    case "sr": return "cyrl"
    default: return "latn"
    }
  }

  // MARK: Files

  /// The language without script and region: `zh` of `zh-Hans-CN`.
  private static func subtag(of tag: String) -> String {
    tag.lowercased().prefix { $0 != "-" && $0 != "_" && $0 != "." } + ""
  }

  private static func files(in folder: String, _ needed: Set<String>?) -> [WordsFile] {
    let path = folder + "/" + Self.folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let wanted = names.filter { name in
      name.hasSuffix(".yml") && !name.hasPrefix(".") && needed?.contains(subtag(of: name)) ?? true
    }
    return wanted.sorted().compactMap { name in
      guard let text = try? String(contentsOfFile: path + "/" + name, encoding: .utf8) else { return nil }
      return WordsFile(tag: String(name.dropLast(4)), source: SourceFile(path: path + "/" + name, text: text))
    }
  }

  /// The words of files over others; of two the later counts. A word's places are never other than the English ones.
  private static func merged(
    _ files: [WordsFile], over base: [String: InterfaceWords.Word], months: [String]
  ) -> ([String: InterfaceWords.Word], [String]) {
    var (words, months) = (base, months)
    for file in files {
      for (key, word, _) in file.words { words[key] = word }
      months = file.months ?? months
    }
    return (words, months)
  }
}
