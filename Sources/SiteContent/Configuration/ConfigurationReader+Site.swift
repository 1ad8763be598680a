import Diagnostics
import Notes

/// The configuration of the parts around the notes on each page.
extension ConfigurationReader {
  /// The keys that ``readSite(_:)`` reads.
  static let siteKeys = [
    "repository", "logo", "accent", "font", "css", "js", "head", "analytics", "comments", "policy", "menu", "banner",
    "filters", "programs", "snippets", "include", "allow-active-files", "media-metadata", "schemes", "untrusted",
  ]

  /// - Returns: whether the key is one of ``siteKeys``.
  mutating func readSite(_ entry: YAMLValue.Entry) -> Bool {
    switch entry.key {
    case "repository": configuration.repository = repository(entry)
    case "logo": configuration.logo = logo(entry)
    case "accent": configuration.look.accent = accent(entry)
    case "font": readFonts(entry)
    case "css": configuration.styleSheets = files(entry, kind: "css")
    case "js": configuration.scripts = files(entry, kind: "js")
    case "head": configuration.head = string(entry) ?? ""
    case "banner": configuration.banner = string(entry) ?? ""
    case "analytics": configuration.analytics = analytics(entry)
    case "comments": configuration.comments = comments(entry)
    case "policy": readPolicy(entry)
    case "schemes": configuration.schemes = schemes(entry)
    case "snippets": configuration.snippets = names(entry)
    case "allow-active-files": configuration.allowsActiveFiles = bool(entry) ?? configuration.allowsActiveFiles
    case "untrusted": configuration.isUntrusted = bool(entry) ?? true
    case "include": configuration.include = names(entry)
    case "media-metadata": configuration.mediaMetadata = choice(entry) ?? configuration.mediaMetadata
    case "filters": configuration.filters = filters(entry)
    case "programs": configuration.programs = programs(entry)
    case "menu": configuration.menu = WrittenNavigation(entry.value, file: path, into: &diagnostics)
    default: return false
    }
    return true
  }

  /// Returns the entries of a map by key, and reports a warning for each unknown key.
  mutating func entries(_ entry: YAMLValue.Entry, keys: [String]) -> [String: YAMLValue.Entry] {
    var known: [String: YAMLValue.Entry] = [:]
    for inner in entry.value.entries {
      if keys.contains(inner.key) {
        known[inner.key] = inner
        continue
      }
      let nearest = nearestName(to: inner.key, among: keys)
      report(
        .warning, "unknown key '\(inner.key)' in '\(entry.key)'", at: inner.keySpan,
        hint: nearest.map { "did you mean '\($0)'?" } ?? "the keys are " + keys.joined(separator: ", "))
    }
    return known
  }

  private mutating func repository(_ entry: YAMLValue.Entry) -> Repository? {
    let inner = entries(entry, keys: ["url", "branch", "folder", "edit"])
    let written = inner["url"]?.value ?? entry.value
    guard let address = written.string, ContentPolicy.origin(of: address) != nil else {
      report(
        .warning, "'repository' must be the URL of a repository", at: written.span,
        hint: "repository: https://github.com/owner/name")
      return nil
    }
    var repository = Repository(address: address)
    if let branch = inner["branch"].flatMap({ string($0) }), !branch.isEmpty { repository.branch = branch }
    repository.folder = inner["folder"].flatMap { string($0) }.map { $0.split(separator: "/").joined(separator: "/") }
    if let edit = inner["edit"] {
      if let pattern = edit.value.string, ContentPolicy.origin(of: pattern) != nil, pattern.contains("{path}") {
        repository.edit = pattern
      } else {
        report(
          .warning, "'edit' must be a URL that contains {path}", at: edit.value.span,
          hint: "edit: https://example.org/edit/{branch}/{path}")
      }
    }
    return repository
  }

  private mutating func logo(_ entry: YAMLValue.Entry) -> SiteConfiguration.Logo? {
    if case .map = entry.value.kind {
      let inner = entries(entry, keys: ["light", "dark"])
      guard let light = inner["light"].flatMap({ file($0.value) }) else {
        report(
          .warning, "'logo' requires an image for light pages", at: entry.value.span,
          hint: "logo: { light: logo.svg, dark: logo-dark.svg }")
        return nil
      }
      return SiteConfiguration.Logo(light: light, dark: inner["dark"].flatMap { file($0.value) })
    }
    guard let light = file(entry.value) else {
      report(.warning, "'logo' must be the path of an image", at: entry.value.span, hint: "logo: logo.svg")
      return nil
    }
    return SiteConfiguration.Logo(light: light)
  }

  private func file(_ value: YAMLValue) -> SiteConfiguration.OwnFile? {
    value.string.flatMap { $0.isEmpty ? nil : SiteConfiguration.OwnFile(path: $0, span: value.span) }
  }

  private mutating func accent(_ entry: YAMLValue.Entry) -> SiteLook.Accent? {
    func colour(_ value: YAMLValue?) -> HexColour? { value?.string.flatMap(HexColour.init) }
    if let colour = colour(entry.value) {
      return SiteLook.Accent(
        light: colour.readable(on: HexColour.paper.light), dark: colour.readable(on: HexColour.paper.dark))
    }
    let inner = entries(entry, keys: ["light", "dark"])
    guard let light = colour(inner["light"]?.value), let dark = colour(inner["dark"]?.value) else {
      report(
        .warning, "'accent' must be a colour, or one for light and one for dark pages", at: entry.value.span,
        hint: "accent: \"#b3261e\", or accent: { light: \"#b3261e\", dark: \"#ff8170\" }")
      return nil
    }
    for (name, colour, paper) in [
      ("light", light, HexColour.paper.light), ("dark", dark, HexColour.paper.dark),
    ] where colour.contrast(to: paper) < HexColour.enough {
      report(
        .warning, "'\(colour.text)' is hard to read on \(name) pages", at: inner[name]?.value.span ?? entry.value.span,
        hint: "use \(colour.readable(on: paper).text), the nearest readable colour")
    }
    return SiteLook.Accent(light: light, dark: dark)
  }

  private mutating func readFonts(_ entry: YAMLValue.Entry) {
    let inner = entries(entry, keys: ["text", "code"])
    let hasMap = if case .map = entry.value.kind { true } else { false }
    for (value, isCode) in [(hasMap ? inner["text"]?.value : entry.value, false), (inner["code"]?.value, true)] {
      guard let value else { continue }
      guard let families = value.string, SiteLook.isFontList(families) else {
        report(
          .warning, "'font' must be a list of font family names", at: value.span,
          hint: "font: Georgia, serif, or font: { text: …, code: … }")
        continue
      }
      if isCode { configuration.look.codeFont = families } else { configuration.look.textFont = families }
    }
  }

  private mutating func files(_ entry: YAMLValue.Entry, kind: String) -> [SiteConfiguration.OwnFile] {
    entry.value.list.compactMap { value in
      guard let file = file(value) else {
        report(.warning, "'\(entry.key)' must be a list of file paths", at: value.span, hint: "\(kind): [own.\(kind)]")
        return nil
      }
      if file.path.contains("://"), ContentPolicy.origin(of: file.path) == nil || file.path.contains("\"") {
        report(.warning, "'\(file.path)' is not the URL of a file", at: value.span)
        return nil
      }
      return file
    }
  }

  private mutating func readPolicy(_ entry: YAMLValue.Entry) {
    let inner = entries(entry, keys: ContentPolicy.names)
    for name in ContentPolicy.names {
      guard let value = inner[name]?.value else { continue }
      let sources = value.list.filter { source in
        guard let text = source.string, ContentPolicy.isSource(text) else {
          report(
            .warning, "'\(source.string ?? "")' is not a source that a policy can allow", at: source.span,
            hint: "\(name): https://example.org")
          return false
        }
        return true
      }
      configuration.policy.append((name, sources.compactMap(\.string)))
    }
  }
}
