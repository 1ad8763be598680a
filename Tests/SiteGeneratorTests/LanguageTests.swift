import Diagnostics
import Figures
import Foundation
import TestSupport
import Testing
import VitrineUI

@testable import SiteContent
@testable import SiteGenerator

/// The words of the interface.
@Suite struct LanguageTests {
  private static let folder = packageRoot + "/templates"
  private static let theme = Languages(defaultFolder: folder, siteFolder: nil)

  private static func file(_ tag: String) throws -> StringsFile {
    let path = folder + "/languages/" + tag + ".yml"
    return StringsFile(
      tag: tag, source: SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8)))
  }

  private static var tags: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/languages")) ?? []
    return names.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
  }

  @Test func theThemeHasTheLanguagesItPromises() {
    #expect(Self.theme.diagnostics.isEmpty)
    #expect(Set(Self.tags).isSuperset(of: ["en", "de", "fr", "es", "zh-Hans", "ja", "ar", "he"]))
    #expect(Set(Self.theme.tags) == Set(Self.tags))
  }

  /// Each language has all words of English, with the places of those and the forms that it needs.
  @Test(arguments: LanguageTests.tags) func languagesAreWhole(_ tag: String) throws {
    let (english, file) = (try Self.file("en"), try Self.file(tag))
    #expect(file.diagnostics.isEmpty)
    #expect(file.months?.count == 12)
    #expect(Set(file.months ?? []).count == 12)
    let wanted = Dictionary(uniqueKeysWithValues: english.words.map { ($0.key, $0.word) })
    #expect(file.words.map(\.key).sorted() == wanted.keys.sorted())
    for (key, word, _) in file.words {
      #expect(word[.other]?.places == wanted[key]?[.other]?.places, "\(tag): \(key)")
      #expect(word.values.allSatisfy { !$0.source.isEmpty }, "\(tag): \(key)")
      guard word.count > 1 else { continue }
      #expect(Set(word.keys) == PluralForm.forms(of: tag), "\(tag): \(key)")
    }
  }

  /// Each word that something asks for is there, and each that is there is asked for.
  @Test func wordsAreThoseThatAreUsed() throws {
    var asked: Set<String> = []
    let files = FileManager.default.enumerator(atPath: Self.folder)?.compactMap { $0 as? String } ?? []
    for path in files where path.hasSuffix(".mustache") || path.hasSuffix(".js") {
      let text = try String(contentsOfFile: Self.folder + "/" + path, encoding: .utf8)
      asked.formUnion(text.matches(of: /words\.([A-Za-z]+)\}\}/).map { String($0.1) })
      for call in text.matches(of: /say\(([^)]*)/) {
        asked.formUnion(call.1.matches(of: /"([A-Za-z]+)"/).map { "script." + String($0.1) })
      }
    }
    let sources = packageRoot + "/Sources"
    var code = ""
    for case let path as String in FileManager.default.enumerator(atPath: sources) ?? .init()
    where path.hasPrefix("Site") && path.hasSuffix(".swift") {
      code += try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
    }
    let there = Set(try Self.file("en").words.map(\.key))
    // Templates have the words of scripts too, for buttons that scripts bind.
    asked = Set(asked.map { there.contains($0) || !there.contains("script." + $0) ? $0 : "script." + $0 })
    #expect(asked.count > 40)
    #expect(asked.subtracting(there).sorted() == [])
    let silent = there.subtracting(asked).filter { !$0.hasPrefix("callouts.") && !code.contains("\"\($0)\"") }
    #expect(silent.sorted() == [])
  }

  @Test(arguments: TextCase.all(in: "interface.txt")) func theInterfaceSpeaks(_ one: TextCase) throws {
    let tag = one.input.trimmingCharacters(in: .whitespacesAndNewlines)
    let words = Self.theme.words(for: tag)
    let day = try #require(NoteDate("2026-05-03"))
    var lines = [words.tag + " " + words.name, words.day(day)]
    for line in one.expected.split(separator: "\n").dropFirst(2) {
      guard let count = Int(line.prefix { $0.isNumber }) else { continue }
      lines.append("\(count) " + words.counted("usedIn", count))
    }
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  @Test(arguments: TextCase.all(in: "words.txt")) func sitesHaveWordsOfTheirOwn(_ one: TextCase) throws {
    let folder = try TemporaryFolder(["languages/de.yml": one.input])
    let languages = Languages(defaultFolder: Self.folder, siteFolder: folder.path)
    var lines = languages.diagnostics.map { remark in
      let place = remark.span.map { "\($0.start.line):\($0.start.column)" } ?? "?"
      return "\(place) \(remark.message) (\(remark.hint ?? ""))"
    }
    let words = languages.words(for: "de")
    for line in one.expected.split(separator: "\n") where line.hasPrefix("= ") {
      let key = String(line.dropFirst(2).prefix { $0 != ":" })
      lines.append("= \(key): \(words[key])")
    }
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  /// A language that the theme does not have needs only the words that a site wants to change.
  @Test func aSiteAddsALanguage() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "# A\n## B\n## C\n", "templates/languages/sv.yml": "name: Svenska\nonThisPage: På denna sida\n",
    ])
    let site = try await Self.build(folder, language: "sv-SE")
    let page = try #require(site.text("site/a.html"))
    #expect(page.contains("<html lang=\"sv-SE\" dir=\"ltr\">"))
    #expect(page.contains("<summary>På denna sida</summary>"))
    #expect(page.contains(">Skip to the text<"))
    #expect(site.contents(of: "site").keys.contains { $0.hasPrefix("assets/words/sv.") && $0.hasSuffix(".js") })
    #expect(!site.contents(of: "site").keys.contains { $0.hasSuffix(".yml") })
  }

  @Test(arguments: [
    ("Link to “{title}”", ["title"], "Link to “x”"), ("a {b|c d} e {b|f}", ["b"], "a x e x"),
    ("{}{ }{a b}", [], "{}{ }{a b}"),
    ("{a", [], "{a"), ("", [], ""), ("{z}{a}", ["a", "z"], "xx"),
  ]) func sentencesHavePlaces(_ text: String, _ places: [String], _ filled: String) {
    let sentence = Sentence(text)
    #expect(sentence.places == places)
    #expect(sentence.source == text)
    #expect(sentence.filled(Dictionary(uniqueKeysWithValues: places.map { ($0, "x") })) == filled)
  }

  // MARK: Pages

  static func build(_ folder: TemporaryFolder, language: String, drawing: Bool = false) async throws -> TemporaryFolder
  {
    var builder = SiteBuilder.test(folder, drawing: drawing) { $0.language = language }
    let own = folder.path + "/templates"
    builder.siteTheme = FileManager.default.fileExists(atPath: own) ? own : nil
    _ = try await builder.build()
    return folder
  }

  private static let note = """
    ---
    title: A
    updated: 2026-05-03
    tags: [x]
    ---
    Text[^1], see [b](b.md).

    > [!warning]
    > Text.

    - [x] a

    ```swift view-tree caption="Words" show=picture,steps
    Text("a")
    ```

    ## B
    ## C

    [^1]: x

    """

  private static let expected: [String: [String]] = [
    "de": [
      "<html lang=\"de\" dir=\"ltr\">", "href=\"#Content\">Zum Inhalt springen</a>", "aria-label=\"Alle Seiten\"",
      "aria-label=\"Fußnote 1\"", "</svg>Warnung</p>", "aria-label=\"erledigt\"",
      "aria-label=\"Link zu „B“\"", "<summary>Auf dieser Seite</summary>",
      "Geändert am <time datetime=\"2026-05-03\">3. Mai 2026</time>", ">Letzte Änderungen</a>", ">Verlinkt von</h2>",
      "<span>Weiter</span>", "<figure lang=\"en\" dir=\"ltr\" class=\"figure ", "<figcaption lang=\"de\" dir=\"ltr\"",
      "<script src=\"./assets/words/de.",
    ],
    "ar": [
      "<html lang=\"ar\" dir=\"rtl\">", ">انتقل إلى المحتوى</a>", "aria-label=\"كل الصفحات\"",
      "aria-label=\"الحاشية 1\"",
      "</svg>تحذير</p>", "aria-label=\"رابط إلى «B»\"", "<summary>في هذه الصفحة</summary>",
      "آخر تعديل في <time datetime=\"2026-05-03\">3 مايو 2026</time>", "<span>التالي</span>",
      "<figure lang=\"en\" dir=\"ltr\" class=\"figure ", "<figcaption lang=\"ar\" dir=\"rtl\"",
      "<script src=\"./assets/words/ar.",
    ],
    "en-GB": [
      "<html lang=\"en-GB\" dir=\"ltr\">", ">Skip to the text</a>", "<figure class=\"figure ", "<figcaption id=",
      "Changed <time datetime=\"2026-05-03\">3 May 2026</time>", "<script src=\"./assets/words/en.",
    ],
  ]

  @Test(arguments: ["de", "ar", "en-GB"]) func pagesSpeakTheSitesLanguage(_ tag: String) async throws {
    let folder = try TemporaryFolder(["content/a.md": Self.note, "content/b.md": "# B\n[a](a.md)\n"])
    let site = try await Self.build(folder, language: tag, drawing: true)
    let page = try #require(site.text("site/a.html"))
    for piece in Self.expected[tag] ?? [] { #expect(page.contains(piece), "\(piece)") }
    if tag == "de" {
      let missing = try #require(site.text("site/404.html"))
      #expect(missing.contains("Suchen Sie unter <a href=\"/navigation.html\">allen Seiten</a>, oder"))
      #expect(site.text("site/changes.html")?.contains("<h1>Letzte Änderungen</h1>") == true)
      #expect(site.text("site/views/Text.html")?.contains("In einer Abbildung verwendet.") == true)
    }
    guard tag != "en-GB" else { return }
    // No English word is left of what English pages say.
    let theme = try Self.file("en").words.filter { !$0.key.contains(".") && $0.key != "graph" && $0.key != "name" }
    let own = Self.theme.words(for: tag)
    for (key, word, _) in theme where (word[.other]?.places ?? []).isEmpty {
      let text = word[.other]?.filled() ?? ""
      guard own[key] != text else { continue }
      #expect(!page.contains(">\(text)<") && !page.contains("\"\(text)\""), "\(key): \(text)")
    }
  }
}
