import Diagnostics
import Foundation

/// The languages in which the theme or the site has interface strings; the site's strings take precedence.
package struct Languages: Sendable {
  /// The strings, by language tag in lower case.
  private var words: [String: InterfaceStrings] = [:]
  /// The tags as in the names of the files, in order.
  package private(set) var tags: [String] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// The files with strings, for the places of their diagnostics.
  package private(set) var sources: [String: SourceFile] = [:]

  /// The name of the folder with strings in a folder of templates.
  package static let folder = "languages"

  /// - Parameters:
  ///   - defaultFolder: the folder of the default theme; `nil` if there is none.
  ///   - siteFolder: the folder of a site's custom templates. Each of its strings replaces that of the theme.
  ///   - wanted: the languages of the pages; the theme's strings in other languages are not read. `nil` reads all.
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
      words[tag] = InterfaceStrings(tag: name, words: merged, english: english, months: months)
      tags.append(name)
    }
  }

  /// Returns the strings for a page: those of its language tag, else of a prefix of the tag, else of the language in
  /// its usual script, else English.
  package func words(for language: String) -> InterfaceStrings {
    found(language) ?? words["en"] ?? .none
  }

  /// Returns the name of a language in the language itself, or its tag if there are no strings in it.
  package func name(of language: String) -> String { found(language)?.name ?? language }

  private func found(_ language: String) -> InterfaceStrings? {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return nil }
    let script = Self.script(of: parts)
    while !parts.isEmpty {
      if let exact = words[parts.joined(separator: "-")] { return exact }
      parts.removeLast()
    }
    return words[first + "-" + script]
  }

  /// Returns the script in a tag, else the usual one of its region, for languages that are written in several scripts.
  private static func script(of parts: [String]) -> String {
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) { return script }
    switch parts[0] {
    case "zh": return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
    case "sr": return "cyrl"
    default: return "latn"
    }
  }

  // MARK: Files

  /// Returns the language of a tag without script and region: `zh` for `zh-Hans-CN`.
  private static func subtag(of tag: String) -> String {
    tag.lowercased().prefix { $0 != "-" && $0 != "_" && $0 != "." } + ""
  }

  private static func files(in folder: String, _ needed: Set<String>?) -> [StringsFile] {
    let path = folder + "/" + Self.folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let wanted = names.filter { name in
      name.hasSuffix(".yml") && !name.hasPrefix(".") && needed?.contains(subtag(of: name)) ?? true
    }
    return wanted.sorted().compactMap { name in
      guard let text = try? String(contentsOfFile: path + "/" + name, encoding: .utf8) else { return nil }
      return StringsFile(tag: String(name.dropLast(4)), source: SourceFile(path: path + "/" + name, text: text))
    }
  }

  /// Returns the strings of files merged over others; of two files with the same string, the later one counts.
  private static func merged(
    _ files: [StringsFile], over base: [String: InterfaceStrings.Word], months: [String]
  ) -> ([String: InterfaceStrings.Word], [String]) {
    var (words, months) = (base, months)
    for file in files {
      for (key, word, _) in file.words { words[key] = word }
      months = file.months ?? months
    }
    return (words, months)
  }
}
