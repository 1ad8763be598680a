import Foundation
import Notes
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports
@testable import SiteStorage

/// After any edits, a build that takes up what earlier ones kept gives the site that a fresh one gives, byte for byte: as one that serves
/// the site, and as one that begins anew each time and knows only the cache.
@Suite struct EditSequenceTests {
  private static let seeds = Samples.seeds(2, of: "random sequences of edits")

  /// So many are tried at once. Each build holds files and programs open, and where a process has very many open, Foundation
  /// (`findMaximumOpenFromProcSelfFD`) can read behind the end of their list when it starts a program: five hundred at once
  /// crashed there.
  private static let lanes = min(seeds.count, 12)

  @Test(arguments: 0..<lanes, [true, false])
  func warmIsFresh(lane: Int, remembering: Bool) async throws {
    for seed in Self.seeds where Int(seed) % Self.lanes == lane { try await check(seed, remembering) }
  }

  private func check(_ seed: UInt64, _ remembering: Bool) async throws {
    var vault = try EditedVault(seed: seed, remembering: remembering)
    try await vault.build(to: "site", keeping: true)
    for _ in 0..<4 {
      try vault.edit()
      if vault.random.chance(2) { try vault.edit() }
      try await vault.build(to: "site", keeping: true)
    }
    let warm = vault.report
    try await vault.build(to: "fresh", keeping: false)
    let (site, fresh) = (vault.folder.contents(of: "site"), vault.folder.contents(of: "fresh"))
    #expect(Set(site.keys) == Set(fresh.keys), "\(seed): \(vault.edits)")
    for (path, data) in fresh where site[path] != data { Issue.record("\(seed): \(path) differs after \(vault.edits)") }
    #expect(warm == vault.report, "\(seed): \(vault.edits)")
  }
}

extension SplitMix64 {
  /// Whether one of so many chances comes true.
  fileprivate mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// A small folder of notes that somebody works on.
private struct EditedVault {
  let folder: TemporaryFolder
  var random: SplitMix64
  /// What was done, for whoever looks for the reason.
  private(set) var edits: [String] = []
  /// What the last build said.
  private(set) var report: [String] = []
  private var notes: [String: String] = [:]
  private var configuration = SiteConfiguration()
  /// The files of notes that have been written again since the last build; `nil` where something else has changed too.
  private var pending: Set<String>?
  private var counter = 0
  /// How often the settings have changed.
  private var settings = 0
  /// `nil` where each build is one of its own.
  private let memory: BuildMemory?

  init(seed: UInt64, remembering: Bool) throws {
    random = SplitMix64(seed: seed)
    memory = remembering ? BuildMemory() : nil
    folder = try TemporaryFolder()
    // What serves a site puts the index off.
    configuration.search = !remembering && seed % 4 == 0 && SearchIndexer.find(TestAssets.assets) != nil
    configuration.dates = .notes
    try write(picture(10), to: "assets/dot.svg")
    for number in 0..<6 {
      let path = number < 3 ? "n\(number).md" : "part/n\(number).md"
      try write(text(number), to: path)
    }
  }

  mutating func build(to output: String, keeping: Bool) async throws {
    var builder = SiteBuilder.test(folder, drawing: true)
    builder.configuration = configuration
    builder.output = folder.path + "/" + output
    let theme = folder.path + "/templates"
    builder.siteTheme = FileManager.default.fileExists(atPath: theme) ? theme : nil
    builder.memory = keeping ? memory : nil
    builder.settingsHash = "\(settings)"
    builder.kept = keeping ? BuildCache(folder: folder.path + "/cache", program: "p") : nil
    let changed = pending
    pending = keeping ? [] : pending
    // As while it is served: pages by themselves, where that is all.
    if keeping, memory != nil, let changed, !changed.isEmpty,
      let alone = await builder.refresh(changed.sorted())?.report
    {
      report = Self.lines(of: alone)
      return
    }
    report = Self.lines(of: try await builder.build())
  }

  private static func lines(of built: BuildReport) -> [String] {
    built.diagnostics.map { "\($0.file ?? "") \(String(describing: $0.span)) \($0.code) \($0.message)" }
  }

  // MARK: Edits

  mutating func edit() throws {
    counter += 1
    let number = counter
    let path = notes.keys.sorted().randomElement(using: &random) ?? "n0.md"
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 13: try change(path, "words") { $0 + "\nMore words, \(number).\n" }
    case 14: try change(path, "other words") { $0.replacing("words", with: "words and \(number) more") }
    case 15:
      try change(path, "words above a figure") {
        $0.replacing("\n```", with: "\nA line, \(number).\n\n```", maxReplacements: 1)
      }
    case 1: try change(path, "a line above") { $0.replacing("# ", with: "First words.\n\n# ", maxReplacements: 1) }
    case 2: try change(path, "a figure") { $0.replacing("\"One", with: "\"One and \(number)") }
    case 3: try change(path, "another figure") { $0 + Self.fence("VStack { Circle(); Text(\"\(number)\") }") }
    case 4: try change(path, "an alias") { "---\naliases: [also\(number)]\n---\n" + Self.body($0) }
    case 5: try change(path, "a link") { $0 + "\n[[n\(number % 6)]] [[also\(number - 1)]] #tag\(number % 3)\n" }
    case 6: try move(path, to: NotePath.folder(of: path) + "/renamed\(number).md")
    case 7: try move(path, to: "moved/\(NotePath.name(of: path))")
    case 8: try delete(path)
    case 9: try write(text(number), to: "new\(number).md", "a note")
    case 10: try write(picture(10 + number), to: "assets/dot.svg", "the picture")
    case 11: try changeTemplate()
    default: changeSettings()
    }
  }

  private mutating func change(_ path: String, _ what: String, _ body: (String) -> String) throws {
    try write(body(notes[path] ?? ""), to: path, what)
  }

  private mutating func move(_ path: String, to other: String) throws {
    let text = notes[path] ?? ""
    try delete(path)
    try write(text, to: other.hasPrefix("/") ? String(other.dropFirst()) : other, "moved")
  }

  private mutating func delete(_ path: String) throws {
    guard notes.count > 2 else { return }
    pending = nil
    notes[path] = nil
    edits.append("\(path): deleted")
    try FileManager.default.removeItem(atPath: folder.path + "/content/" + path)
  }

  private mutating func changeTemplate() throws {
    pending = nil
    edits.append("a template")
    let layout = try String(contentsOfFile: packageRoot + "/templates/note.mustache", encoding: .utf8)
    try folder.write("<!-- \(counter) -->\n" + layout, to: "templates/note.mustache")
  }

  private mutating func changeSettings() {
    pending = nil
    edits.append("settings")
    settings += 1
    switch Int.random(in: 0..<5, using: &random) {
    case 0: configuration.title = "Notes \(counter)"
    case 1: configuration.blocks = configuration.blocks == .auto ? .marked : .auto
    case 2: configuration.claims.toggle()
    case 3: configuration.figure = [.init(key: "width", value: "\(100 + counter)")]
    default: configuration.language = configuration.language == "en" ? "de" : "en"
    }
  }

  private mutating func write(_ text: String, to path: String, _ what: String = "") throws {
    if notes[path] != nil { pending?.insert(folder.path + "/content/" + path) } else { pending = nil }
    if path.hasSuffix(".md") { notes[path] = text }
    if !what.isEmpty { edits.append("\(path): \(what)") }
    try folder.write(text, to: "content/" + path)
  }

  // MARK: Texts

  private func text(_ number: Int) -> String {
    var text = "# Note \(number)\n\nWords with #tag\(number % 3) and [[n\((number + 1) % 6)]].\n"
    switch number % 6 {
    case 0: text += Self.fence("Text(\"One\").padding()") + "\n1. The text reports 10×10.\n\n![[n1]]\n"
    case 1: text += Self.fence("HStack { Text(\"One\"); Image(\"dot\") }") + "\n![A dot](assets/dot.svg)\n"
    case 2: text += "\n```swift\nText(\"One\")\n```\n\n```js\nlet x = 1\n```\n\n$a^2$\n"
    case 3: text += Self.fence("Text(undeclared)") + "\n[[nowhere]]\n"
    case 4: text += "\n![[n0#^fig-one]]\n\n> [!note] Title\n> ![[n3]]\n"
    default: text = "---\ndraft: true\n---\n" + text
    }
    return text
  }

  private static func fence(_ code: String) -> String { "\n```swift view-tree id=one\n\(code)\n```\n" }

  private static func body(_ text: String) -> String {
    text.hasPrefix("---\n") ? String(text.dropFirst(4).split(separator: "---\n", maxSplits: 1).last ?? "") : text
  }

  private func picture(_ size: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\"/>"
  }
}
