import Diagnostics
import Markup
import Notes
import SiteStorage

/// The notes that are translations of others. A translation names the note that it was made from:
/// `translation-of: ../stacks.md`.
package struct Translations: Sendable {
  /// A note in one of its languages.
  package struct Version: Hashable, Sendable {
    package var path: String
    package var page: String
    package var language: String
  }

  /// The key in front matter.
  static let key = "translation-of"

  /// The original and its translations, sorted by language, by the path of the original.
  private var versions: [String: [Version]] = [:]
  /// The path of the original, by the path of a translation.
  private var originals: [String: String] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates an instance without translations.
  package init() {}

  /// Adds the translations to a cache key.
  package func add(to key: inout CacheKey) {
    for (path, all) in versions.sorted(by: { $0.key < $1.key }) {
      key.add([path] + all.flatMap { [$0.path, $0.page, $0.language] })
    }
    key.add(originals.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(list: versions.sorted { $0.key < $1.key }) { writer, original in
      writer.write(original.key)
      writer.write(list: original.value) { writer, version in
        for text in [version.path, version.page, version.language] { writer.write(text) }
      }
    }
    writer.write(pairs: originals)
  }

  /// Reads translations, whose diagnostics are not stored.
  package init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    for _ in 0..<(try reader.length()) {
      versions[try reader.text()] = try reader.list { reader throws(ByteReader.Damaged) in
        Version(path: try reader.text(), page: try reader.text(), language: try reader.text())
      }
    }
    originals = try reader.pairs()
  }

  /// - Parameters:
  ///   - find: returns the path of the note at a path, if there is one; the ending may be missing.
  ///   - nearest: returns the path of the note whose path is most alike.
  ///   - language: the language of notes that set none.
  ///   - shown: returns a path as diagnostics show it.
  package init(
    notes: [Note], language: String, find: (String) -> String?, nearest: (String) -> String?, shown: (String) -> String
  ) {
    let direct = named(notes, find, nearest, shown)
    guard !direct.isEmpty else { return }
    let byPath = Dictionary(notes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for note in notes {
      guard let value = note.frontMatter[Self.key], direct[note.path] != nil else { continue }
      guard let root = Self.root(of: note.path, direct), let original = byPath[root] else {
        report("the note is a translation of itself", note, value, shown, hint: "name the note it was made from")
        continue
      }
      guard let own = note.language else {
        report("a translation must set its language", note, value, shown, hint: "add 'lang: de' to the front matter")
        continue
      }
      let first = Version(path: root, page: original.page, language: original.language ?? language)
      let all = versions[root] ?? [first]
      if let other = all.first(where: { $0.language.lowercased() == own.lowercased() }) {
        report("'\(other.path)' is already the version in '\(own)'", note, value, shown, hint: "remove one of them")
        continue
      }
      let version = Version(path: note.path, page: note.page, language: own)
      versions[root] = [first] + (all.dropFirst() + [version]).sorted { $0.language < $1.language }
      originals[note.path] = root
    }
  }

  /// Returns the note that each translation names, and reports missing notes.
  private mutating func named(
    _ notes: [Note], _ find: (String) -> String?, _ nearest: (String) -> String?, _ shown: (String) -> String
  ) -> [String: String] {
    var found: [String: String] = [:]
    for note in notes {
      guard let value = note.frontMatter[Self.key] else { continue }
      guard let written = value.string, !written.isEmpty else {
        report("'\(Self.key)' must be the path of a note", note, value, shown, hint: "write '\(Self.key): stacks.md'")
        continue
      }
      let path = NotePath.resolve(written, in: NotePath.folder(of: note.path))
      if let target = path.flatMap(find) {
        found[note.path] = target
        continue
      }
      let nearest = nearest(path ?? written)
      report(
        "there is no note '\(written)' that this note could translate", note, value, shown,
        hint: nearest.map { "did you mean '\(NotePath.relative(from: note.path, to: $0))'?" })
    }
    return found
  }

  /// Returns the note from which a chain of translations was made; `nil` if the chain is a cycle.
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

  // MARK: Queries

  package func isTranslation(_ path: String) -> Bool { originals[path] != nil }

  /// Returns the note that a translation was made from, or the note itself if it is no translation.
  package func original(of path: String) -> String { originals[path] ?? path }

  /// Returns a note in all its languages, the original first; empty if it has no translations.
  package func versions(of path: String) -> [Version] { versions[original(of: path)] ?? [] }

  /// The languages that notes are translated into, sorted.
  package var languages: [String] {
    Set(versions.values.flatMap { $0.dropFirst().map(\.language) }).sorted()
  }

  /// Returns the language of a note that is a translation or has translations.
  func language(of path: String) -> String? { versions(of: path).first { $0.path == path }?.language }

  /// Returns the version of a note in a language, if there is one.
  package func version(of path: String, in language: String) -> Version? {
    versions(of: path).first { $0.language == language }
  }

  /// Returns one version of each note that a link by name matches: the one in the language of the linking note, else
  /// the original if it matches, else the one that matches.
  package func meant(_ paths: [String], from note: String) -> [String] {
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
