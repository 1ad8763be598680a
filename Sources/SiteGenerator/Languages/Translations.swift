import Diagnostics
import Markup
import Notes

/// Which notes say the same in several languages: a translation names the note it is made from,
/// `translation-of: ../stacks.md`.
package struct Translations: Sendable {
  /// A note in one of the languages that it is in.
  struct Version: Hashable, Sendable {
    var path: String
    var page: String
    var language: String
  }

  /// The key of front matter.
  static let key = "translation-of"

  /// By the path of the original: the original, then its translations in the order of their languages.
  private var versions: [String: [Version]] = [:]
  /// By the path of a translation.
  private var originals: [String: String] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  /// No translations.
  package init() {}

  /// Adds which notes say the same.
  func add(to key: inout CacheKey) {
    for (path, all) in versions.sorted(by: { $0.key < $1.key }) {
      key.add([path] + all.flatMap { [$0.path, $0.page, $0.language] })
    }
    key.add(originals.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  func write(to writer: inout ByteWriter) {
    writer.write(list: versions.sorted { $0.key < $1.key }) { writer, original in
      writer.write(original.key)
      writer.write(list: original.value) { writer, version in
        for text in [version.path, version.page, version.language] { writer.write(text) }
      }
    }
    writer.write(pairs: originals)
  }

  /// Without what is wrong with them.
  init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    for _ in 0..<(try reader.length()) {
      versions[try reader.text()] = try reader.list { reader throws(ByteReader.Damaged) in
        Version(path: try reader.text(), page: try reader.text(), language: try reader.text())
      }
    }
    originals = try reader.pairs()
  }

  /// - Parameters:
  ///   - map: what names and paths can stand for.
  ///   - language: that of notes which say none.
  ///   - shown: how a path is shown to people.
  init(notes: [Note], map: SiteMap, language: String, shown: (String) -> String) {
    let direct = named(notes, map, shown)
    guard !direct.isEmpty else { return }
    let byPath = Dictionary(notes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for note in notes {
      guard let value = note.document.frontMatter[Self.key], direct[note.path] != nil else { continue }
      guard let root = Self.root(of: note.path, direct), let original = byPath[root] else {
        report("the note is a translation of itself", note, value, shown, hint: "name the note it was made from")
        continue
      }
      guard let own = note.language else {
        report("a translation says its language", note, value, shown, hint: "add ‘lang: de’ to the front matter")
        continue
      }
      let first = Version(path: root, page: original.page, language: original.language ?? language)
      let all = versions[root] ?? [first]
      if let other = all.first(where: { $0.language.lowercased() == own.lowercased() }) {
        report("‘\(other.path)’ is this note in ‘\(own)’ already", note, value, shown, hint: "leave out one of them")
        continue
      }
      let version = Version(path: note.path, page: note.page, language: own)
      versions[root] = [first] + (all.dropFirst() + [version]).sorted { $0.language < $1.language }
      originals[note.path] = root
    }
  }

  /// The note that each translation names; what is named and is not there is reported.
  private mutating func named(_ notes: [Note], _ map: SiteMap, _ shown: (String) -> String) -> [String: String] {
    var found: [String: String] = [:]
    for note in notes {
      guard let value = note.document.frontMatter[Self.key] else { continue }
      guard let written = value.string, !written.isEmpty else {
        report("‘\(Self.key)’ wants the path of a note", note, value, shown, hint: "\(Self.key): stacks.md")
        continue
      }
      let path = NotePath.resolve(written, in: NotePath.folder(of: note.path))
      if let target = path.flatMap(map.note) {
        found[note.path] = target.path
        continue
      }
      let nearest = map.suggestion(for: path ?? written)
      report(
        "there is no note ‘\(written)’ to be a translation of", note, value, shown,
        hint: nearest.map { "did you mean ‘\(NotePath.relative(from: note.path, to: $0))’?" })
    }
    return found
  }

  /// A translation of a translation is one of the note at the beginning; `nil` where there is none.
  private static func root(of path: String, _ direct: [String: String]) -> String? {
    var (place, seen) = (path, Set([path]))
    while let next = direct[place] {
      guard seen.insert(next).inserted else { return nil }
      place = next
    }
    return place
  }

  private mutating func report(
    _ message: String, _ note: Note, _ value: YAMLValue, _ shown: (String) -> String, hint: String?
  ) {
    diagnostics.append(
      Diagnostic(.warning, "translation", message, file: shown(note.path), span: value.span, hint: hint))
  }

  // MARK: Questions

  func isTranslation(_ path: String) -> Bool { originals[path] != nil }

  /// The note that a translation was made from; the note itself if it is none.
  func original(of path: String) -> String { originals[path] ?? path }

  /// A note in all its languages, the original first; empty where it is in one alone.
  func versions(of path: String) -> [Version] { versions[original(of: path)] ?? [] }

  /// The languages that notes are translated into, in order.
  var languages: [String] {
    Set(versions.values.flatMap { $0.dropFirst().map(\.language) }).sorted()
  }

  /// The language that a note takes part in as a version of another or as one that has others.
  func language(of path: String) -> String? { versions(of: path).first { $0.path == path }?.language }

  /// The note in a language, if it is in it.
  func version(of path: String, in language: String) -> Version? {
    versions(of: path).first { $0.language == language }
  }

  /// Leaves of several versions of a note the one that a link by name means: that in the language of the note that asks,
  /// else the one named.
  func meant(_ paths: [String], from note: String) -> [String] {
    guard !versions.isEmpty else { return paths }
    let own = language(of: note)
    var seen: Set<String> = []
    return paths.compactMap { path in
      let root = original(of: path)
      guard seen.insert(root).inserted else { return nil }
      let isOpen = path == root || paths.contains { $0 != path && original(of: $0) == root }
      if isOpen, let own, let version = version(of: root, in: own) { return version.path }
      return paths.contains(root) ? root : path
    }
  }
}
