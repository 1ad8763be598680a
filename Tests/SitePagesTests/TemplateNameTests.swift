import Foundation
import TestSupport
import Testing

@testable import Mustache
@testable import SiteContent
@testable import SitePages

/// What templates see.
@Suite struct TemplateNameTests {
  private static let folder = packageRoot + "/templates"

  private static func templates() throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".mustache") }.sorted().map {
      ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8))
    }
  }

  /// Every name that the theme's templates ask for is in the manual's lists. Inside of words the names are those of their
  /// places, which the files of words have.
  @Test func theManualListsTheNames() throws {
    let manual = try String(contentsOfFile: packageRoot + "/content/reference/templates.md", encoding: .utf8)
    var listed: Set<String> = []
    for match in manual.replacing(/```[^`]*```/, with: "").matches(of: /`([^`]+)`/) {
      for word in match.1.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
        listed.insert(String(word.first == "." ? word.dropFirst() : word.split(separator: ".").last ?? word))
      }
    }
    var missing: [String] = []
    for (template, text) in try Self.templates() {
      let own = text.replacing(/\{\{#words\.(\w+)\}\}.*?\{\{\/words\.\w+\}\}/, with: "")
      for match in own.matches(of: /\{\{\{?[#^]?\s*([\w.]+)\s*\}?\}\}/) where !match.1.hasPrefix("words.") {
        guard let name = match.1.split(separator: ".").last.map(String.init), !listed.contains(name) else { continue }
        missing.append("\(template): \(match.1)")
      }
    }
    #expect(missing == [])
  }

  /// A model has what it is asked for, and leaves other names to what is around it.
  @Test func namesAreLookedForOutwards() throws {
    let link = PageLink("Stacks", to: "a/b.html", from: "index.html")
    let entry = ListingEntry(link: link, isFolder: true, count: 3)
    #expect(entry.value(named: "count") as? Int == 3)
    #expect(entry.value(named: "href") as? String == "a/b.html")
    #expect(entry.value(named: "isForeign") == nil)
    #expect(entry.value(named: "nothing") == nil)
    let foreign = PageLink(
      title: "Stapel", href: "#", language: TitleLanguage(language: "de", isForeign: true))
    #expect(foreign.value(named: "isForeign") as? Bool == true)
    let theme = try Theme(defaultFolder: Self.folder, siteFolder: nil)
    let page = Backlink(link: foreign, excerpt: "1 < 2")
    #expect(String(decoding: theme.render(page, with: "tag-list"), as: UTF8.self).contains("<ul class=\"tags\">"))
  }

  /// A name such as `hasHint` is true if the model has a hint that is not empty; a model's own flag comes first.
  @Test func flagsTellWhetherAValueIsEmpty() throws {
    let link = PageLink("Stacks", to: "a.html", from: "index.html")
    func flag(_ name: String, of model: some TemplateModel) -> Bool? {
      guard case .flag(let flag)? = TemplateDatum.model(model)[TemplateName(name)] else { return nil }
      return flag
    }
    #expect(flag("hasEntries", of: ListingBody(entries: [])) == false)
    #expect(flag("hasEntries", of: ListingBody(entries: [ListingEntry(link: link, isFolder: false, count: 0)])) == true)
    #expect(flag("hasTitle", of: link) == true)
    #expect(flag("hasTitle", of: PageLink("", to: "a.html", from: "index.html")) == false)
    #expect(flag("hasCount", of: ListingEntry(link: link, isFolder: true, count: 0)) == false)
    #expect(flag("hasExcerpt", of: Backlink(link: link, excerpt: "")) == nil)
    var body = NoteBody(content: "", path: "a.md", markdown: "")
    #expect(flag("hasTags", of: body) == false)
    body.hasTags = true
    #expect(body.tags.isEmpty && flag("hasTags", of: body) == true)
    #expect(flag("hashes", of: body) == nil && flag("has", of: body) == nil && flag("hasNothing", of: body) == nil)
  }

  /// The theme, and every name in it, is known; a misspelled one of a site's own template is a warning at its place.
  @Test func unknownNamesAreWarnings() throws {
    let strings = Languages(defaultFolder: Self.folder, siteFolder: nil, wanted: ["en"]).words(for: "en").templateWords
    #expect(try Theme(defaultFolder: Self.folder, siteFolder: nil).unknownNames(strings: strings) == [])
    let own = try TemporaryFolder([
      "pager.mustache":
        "{{#hasPager}}\n<a href=\"{{hrfe}}\">{{words.nxt}}</a> {{site.titel}} {{words.own.x}}\n{{/hasPager}}\n"
        + "{{#words.changed}}{{text}}{{#date}}{{updatd}}{{/date}}{{/words.changed}} {{> zebra}} {{#hasTagz}}{{/hasTagz}}"
    ])
    let found = try Theme(defaultFolder: Self.folder, siteFolder: own.path).unknownNames(strings: strings)
    #expect(
      found.map { "\($0.span?.start.line ?? 0):\($0.span?.start.column ?? 0): \($0.message) (\($0.hint ?? ""))" } == [
        "2:12: no page has a value 'hrfe' (did you mean 'href'?)",
        "2:22: no page has a value 'words.nxt' (did you mean 'words.next'?)",
        "2:40: no page has a value 'titel' (did you mean 'title'?)",
        "4:89: no page has a value 'hasTagz' (did you mean 'hasTags'?)",
      ])
    #expect(found.allSatisfy { $0.severity == .warning && $0.file == own.path + "/pager.mustache" })
  }

  /// A file of the theme is copied once, and its name may leave out the ending.
  @Test func filesOfTheThemeAreCopied() throws {
    let (files, site) = (ThemeFiles(in: Self.folder), try TemporaryFolder())
    let copies = try [files.copy("pager", to: site.path + "/t"), files.copy("assets/site.css", to: site.path + "/t")]
    #expect(copies == [site.path + "/t/pager.mustache", site.path + "/t/assets/site.css"])
    for copy in ["pager.mustache", "assets/site.css"] {
      #expect(site.text("t/" + copy) == (try String(contentsOfFile: Self.folder + "/" + copy, encoding: .utf8)))
    }
    func problem(_ name: String) -> String? {
      do { return try files.copy(name, to: site.path + "/t") } catch { return "\(error)" }
    }
    #expect(problem("pager") == "'\(site.path)/t/pager.mustache' already exists")
    #expect(problem("pagr") == "the theme has no file 'pagr'; did you mean 'pager'?")
    #expect(problem("../content/index.md") == "the theme has no file '../content/index.md'; run 'vitrine theme list'")
  }

  /// The manual lists the variables of the style sheet, which a site's own style sheet can set.
  @Test func theManualListsTheVariables() throws {
    let manual = try String(contentsOfFile: packageRoot + "/content/reference/templates.md", encoding: .utf8)
    let sheet = try String(contentsOfFile: Self.folder + "/assets/site.css", encoding: .utf8)
    let root = try #require(sheet.firstMatch(of: /:root \{([^}]*)\}/)).1
    let names = root.matches(of: /(--[a-z-]+):/).map { String($0.1) }
    #expect(names.count > 10)
    #expect(names.filter { !manual.contains("`\($0)`") } == [])
  }

  @Test func wordsWithPlacesAreParts() {
    let english: [String: InterfaceStrings.Word] = [
      "plainWords": [.other: Sentence("Next")], "changed": [.other: Sentence("Changed {date|then}")],
      "more": [.other: Sentence("{count} more")], "own.motto": [.other: Sentence("Ours")],
      "script.find": [.other: Sentence("Find")],
    ]
    let words = TemplateStrings(english, english: english)
    #expect(words.value(named: "plainWords") as? String == "Next")
    let parts = words.value(named: "changed") as? [TemplatePart]
    #expect(parts?.map { $0.value(named: "text") as? String } == ["Changed ", "then"])
    #expect(parts?.map { $0.value(named: "date") as? Bool } == [false, true])
    #expect(parts?.map { $0.value(named: "plain") as? Bool } == [true, false])
    #expect(parts?.first?.value(named: "title") == nil)
    #expect(words.value(named: "more") == nil, "it needs its number")
    #expect(words.value(named: "script.find") == nil)
    #expect((words.value(named: "own") as? TemplateStrings)?.value(named: "motto") as? String == "Ours")
  }
}
