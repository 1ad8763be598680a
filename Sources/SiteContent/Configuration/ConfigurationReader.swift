import Diagnostics
import Figures
import Notes

/// Reads `vitrine.yml` into a configuration and reports warnings for everything that it can't interpret.
package struct ConfigurationReader {
  package internal(set) var configuration = SiteConfiguration()
  package internal(set) var diagnostics: [Diagnostic] = []
  let path: String

  /// The keys of `vitrine.yml`, as the manual lists them.
  package static let keys =
    [
      "title", "description", "author", "language", "dir", "paper", "url", "urls", "blocks", "claims", "text", "emoji",
      "platform", "figure", "limit-memory", "exclude",
      "figure-pages", "budget",
      "footer", "search", "offline", "dates", "cards", "tags", "taxonomies", "related", "sort", "nav", "home", "breaks",
      "publish", "properties", "blog", "missing-notes",
      "content", "output", "rules", "cache",
    ] + siteKeys

  package init(text: String, path: String) {
    self.path = path
    configuration.file = path
    configuration.folder = NotePath.folder(of: path)
    do {
      let root = try YAMLValue.parse(text, path: path)
      switch root.kind {
      case .null: break
      case .map(let entries): for entry in entries { read(entry) }
      default: report(.error, "expected 'key: value' lines", at: root.span, hint: "start with 'title: …'")
      }
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  /// Keys that were renamed, with their new names; both are read.
  private static let renamedKeys = ["acting-files": "allow-active-files"]

  private mutating func read(_ entry: YAMLValue.Entry) {
    var entry = entry
    if let name = Self.renamedKeys[entry.key] {
      report(
        .warning, "'\(entry.key)' is deprecated", at: entry.keySpan, hint: "rename it to '\(name)'")
      entry.key = name
    }
    if readSite(entry) { return }
    let value = entry.value
    switch entry.key {
    case "title": configuration.title = string(entry) ?? configuration.title
    case "description": configuration.description = string(entry) ?? ""
    case "author": configuration.author = string(entry) ?? ""
    case "language", "lang": configuration.language = language(entry) ?? configuration.language
    case "dir": configuration.writtenDirection = choice(entry) ?? configuration.writtenDirection
    case "paper": configuration.paper = choice(entry) ?? configuration.paper
    case "dates": configuration.dates = choice(entry) ?? configuration.dates
    case "cards": configuration.cards = bool(entry) ?? configuration.cards
    case "url": configuration.address = address(entry) ?? ""
    case "footer": configuration.footer = string(entry) ?? ""
    case "figure-pages": configuration.figurePages = bool(entry) ?? configuration.figurePages
    case "budget": configuration.budget = budget(entry)
    case "offline": configuration.offline = bool(entry) ?? configuration.offline
    case "search": configuration.search = bool(entry) ?? configuration.search
    case "urls": configuration.addresses = choice(entry) ?? configuration.addresses
    case "blocks": configuration.blocks = choice(entry) ?? configuration.blocks
    case "breaks": configuration.breaks = choice(entry) ?? configuration.breaks
    case "publish": configuration.publish = choice(entry) ?? configuration.publish
    case "missing-notes": configuration.missingNotes = choice(entry) ?? configuration.missingNotes
    case "properties": configuration.properties = bool(entry) ?? configuration.properties
    case "claims": configuration.claims = switched(entry) ?? configuration.claims
    case "limit-memory": readMemoryLimit(entry)
    case "emoji": configuration.emoji = bool(entry) ?? configuration.emoji
    case "text": configuration.text = choice(entry) ?? configuration.text
    case "exclude": configuration.exclude = names(entry)
    case "tags": configuration.tags = choice(entry) ?? configuration.tags
    case "taxonomies": configuration.taxonomies = taxonomies(entry)
    case "related": readRelated(entry)
    case "rules": readRules(entry)
    case "home": configuration.home = string(entry) ?? ""
    case "sort": readOrder(entry)
    case "blog": readBlog(entry)
    case "content": configuration.content = folder(entry)
    case "cache": configuration.cache = CacheSetting(entry.value) ?? cache(unclear: entry)
    case "output": configuration.output = folder(entry)
    case "nav": configuration.navigation = WrittenNavigation(value, file: path, into: &diagnostics)
    case "platform":
      // The platform is a default option of all figures, which options of single figures override.
      let platform = string(entry).map {
        FigureSetting(key: FigureOptions.platformKey, value: $0, span: value.span, file: path)
      }
      diagnostics += FigureOptionsReader([platform].compactMap(\.self)).diagnostics
      configuration.figure = [platform].compactMap(\.self) + configuration.figure
    case "figure":
      let settings = FigureSetting.settings(of: value, in: path, into: &diagnostics)
      // Invalid options are reported here once, and not for each fence.
      diagnostics += FigureOptionsReader(settings).diagnostics
      configuration.figure += settings
    default:
      let nearest = nearestName(to: entry.key, among: Self.keys)
      report(
        .warning, "unknown key '\(entry.key)'", at: entry.keySpan,
        hint: nearest.map { "did you mean '\($0)'?" } ?? "the keys are " + Self.keys.joined(separator: ", "))
    }
  }

  /// Reads `sort: title`, or `sort: { blog: date }`.
  private mutating func readOrder(_ entry: YAMLValue.Entry) {
    guard case .map(let folders) = entry.value.kind else {
      configuration.order.usual = choice(entry) ?? configuration.order.usual
      return
    }
    for folder in folders {
      guard let key: NoteOrder.Key = choice(folder) else { continue }
      if folder.key == "." { configuration.order.usual = key } else { configuration.order.folders[folder.key] = key }
    }
  }

  /// Reads `blog: posts`, or `blog: { folder: posts, per-page: 20, feed: summary }`.
  private mutating func readBlog(_ entry: YAMLValue.Entry) {
    let keys = ["folder", "per-page", "feed"]
    if entry.value.bool == false { return }
    if entry.value.bool == true { return configuration.blog = BlogSettings(folder: "") }
    let inner = entries(entry, keys: keys)
    let written = inner["folder"]?.value.string ?? entry.value.string ?? ""
    var blog = BlogSettings(folder: written == "." ? "" : written.split(separator: "/").joined(separator: "/"))
    if let count = inner["per-page"] {
      if let number = count.value.number, (1...1000).contains(number) {
        blog.perPage = Int(clamping: number)
      } else {
        report(.warning, "'per-page' must be a number from 1 to 1000", at: count.value.span, hint: "per-page: 10")
      }
    }
    if let feed = inner["feed"] { blog.feed = choice(feed) ?? blog.feed }
    configuration.blog = blog
  }

  /// Reads a folder below the one that contains `vitrine.yml`.
  private mutating func folder(_ entry: YAMLValue.Entry) -> String? {
    guard let path = string(entry), !path.isEmpty else { return nil }
    if !path.hasPrefix("/"), let resolved = NotePath.resolve(path, in: "") { return resolved }
    report(
      .warning, "'\(entry.key)' must be a folder below that of vitrine.yml", at: entry.value.span,
      hint: "\(entry.key): docs")
    return nil
  }

  mutating func string(_ entry: YAMLValue.Entry) -> String? {
    if case .null = entry.value.kind { return "" }
    if let string = entry.value.string { return string }
    report(.warning, "'\(entry.key)' must be text", at: entry.value.span, hint: "\(entry.key): …")
    return nil
  }

  private mutating func language(_ entry: YAMLValue.Entry) -> String? {
    guard let tag = string(entry), !tag.isEmpty else { return nil }
    if LanguageTag.isTag(tag) { return LanguageTag.normal(tag) }
    report(
      .warning, "'\(tag)' is not a language tag", at: entry.value.span, hint: "\(entry.key): en, or \(entry.key): pt-BR"
    )
    return nil
  }

  private mutating func address(_ entry: YAMLValue.Entry) -> String? {
    guard let address = string(entry) else { return nil }
    if address.isEmpty || SiteAddress.isAddress(address) { return address }
    let whole = "https://" + address
    report(
      .warning, "'\(address)' is not the URL of a site", at: entry.value.span,
      hint: address.contains(".") && SiteAddress.isAddress(whole)
        ? "did you mean '\(whole)'?" : "url: https://example.org/notes/")
    return nil
  }

  mutating func names(_ entry: YAMLValue.Entry) -> [String] {
    entry.value.list.compactMap { value in
      if value.string == nil {
        report(
          .warning, "'\(entry.key)' must list names of files and folders", at: value.span, hint: "exclude: [drafts]")
      }
      return value.string
    }
  }

  private mutating func cache(unclear entry: YAMLValue.Entry) -> CacheSetting {
    report(
      .warning, "'cache' must be true, false, a folder or the URL of a server", at: entry.value.span,
      hint: "cache: ../.vitrine-cache, or cache: https://cache.example.org/notes")
    return .usual
  }

  mutating func bool(_ entry: YAMLValue.Entry) -> Bool? {
    if let bool = entry.value.bool { return bool }
    report(.warning, "'\(entry.key)' must be true or false", at: entry.value.span)
    return nil
  }

  mutating func switched(_ entry: YAMLValue.Entry) -> Bool? {
    if let isOn = entry.value.isOn { return isOn }
    report(.warning, "'\(entry.key)' must be 'on' or 'off'", at: entry.value.span)
    return nil
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ entry: YAMLValue.Entry) -> Choice?
  where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    guard let name = entry.value.string, let choice = Choice(rawValue: name) else {
      let nearest = entry.value.string.flatMap { nearestName(to: $0, among: names) }
      report(
        .warning, "'\(entry.key)' must be one of \(names.joined(separator: ", "))", at: entry.value.span,
        hint: nearest.map { "did you mean '\($0)'?" })
      return nil
    }
    return choice
  }

  mutating func report(_ severity: Diagnostic.Severity, _ message: String, at span: Span, hint: String? = nil) {
    diagnostics.append(Diagnostic(severity, "configuration", message, file: path, span: span, hint: hint))
  }
}
