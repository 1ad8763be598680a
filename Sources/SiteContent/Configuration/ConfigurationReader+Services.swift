import Diagnostics
import Notes

/// The configuration of web services and of programs that draw fences.
extension ConfigurationReader {
  /// Reads `analytics: { plausible: example.org }`.
  mutating func analytics(_ entry: YAMLValue.Entry) -> Analytics? {
    let names = Analytics.Service.allCases.map(\.rawValue)
    var found: (service: Analytics.Service, value: YAMLValue)?
    var host: YAMLValue?
    for inner in entry.value.entries {
      if inner.key == "host" {
        host = inner.value
      } else if let service = Analytics.Service(rawValue: inner.key) {
        found = (service, inner.value)
      } else {
        let nearest = nearestName(to: inner.key, among: names)
        report(
          .warning, "unknown analytics service '\(inner.key)'", at: inner.keySpan,
          hint: nearest.map { "did you mean '\($0)'?" } ?? "use one of \(names.joined(separator: ", "))")
        return nil
      }
    }
    guard let found, let identifier = found.value.string, Self.isIdentifier(identifier) else {
      report(
        .warning, "'analytics' must name a service and the site's identifier there",
        at: found?.value.span ?? entry.value.span,
        hint: "analytics: { plausible: example.org }")
      return nil
    }
    let address = host?.string
    if let host, address.flatMap(ContentPolicy.origin) == nil {
      report(.warning, "'host' must be a URL", at: host.span, hint: "host: https://stats.example.org")
      return nil
    }
    guard found.service != .matomo || address != nil else {
      report(
        .warning, "'matomo' requires 'host', the URL of its server", at: found.value.span,
        hint: "analytics: { matomo: 1, host: https://stats.example.org }")
      return nil
    }
    return Analytics(service: found.service, identifier: identifier, host: address)
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._\-]{0,99}/) != nil
  }

  /// Reads `comments: { repo: owner/name, repo-id: …, category: …, category-id: … }`, with the values from giscus.app.
  mutating func comments(_ entry: YAMLValue.Entry) -> Comments? {
    let needed = ["repo", "repo-id", "category", "category-id"]
    let keys = needed + ["mapping", "reactions"]
    var values: [String: YAMLValue] = [:]
    for inner in entry.value.entries {
      // Keys may have the prefix `data-`, as in the script element of giscus.app.
      let key = inner.key.hasPrefix("data-") ? String(inner.key.dropFirst(5)) : inner.key
      if keys.contains(key) {
        values[key] = inner.value
      } else {
        let nearest = nearestName(to: key, among: keys)
        report(
          .warning, "unknown key '\(inner.key)' in 'comments'", at: inner.keySpan,
          hint: nearest.map { "did you mean '\($0)'?" } ?? "the keys are " + keys.joined(separator: ", "))
      }
    }
    for key in needed where values[key]?.string?.isEmpty ?? true {
      report(
        .warning, "'comments' requires '\(key)'", at: values[key]?.span ?? entry.value.span,
        hint: "copy repo, repo-id, category and category-id from https://giscus.app")
      return nil
    }
    guard let repository = values["repo"]?.string, repository.wholeMatch(of: /[\w.\-]+\/[\w.\-]+/) != nil else {
      report(
        .warning, "'repo' must be a repository on GitHub", at: values["repo"]?.span ?? entry.value.span,
        hint: "repo: owner/name")
      return nil
    }
    var comments = Comments(
      repository: repository, repositoryIdentifier: values["repo-id"]?.string ?? "",
      category: values["category"]?.string ?? "", categoryIdentifier: values["category-id"]?.string ?? "")
    if let mapping = values["mapping"] {
      if let name = mapping.string, Comments.mappings.contains(name) {
        comments.mapping = name
      } else {
        report(.warning, "'mapping' must be one of \(Comments.mappings.joined(separator: ", "))", at: mapping.span)
      }
    }
    if let reactions = values["reactions"] {
      if let isOn = reactions.isOn {
        comments.hasReactions = isOn
      } else {
        report(.warning, "'reactions' must be 'on' or 'off'", at: reactions.span)
      }
    }
    return comments
  }

  /// Reads `programs: none`, or `[git, node]`.
  mutating func programs(_ entry: YAMLValue.Entry) -> [String]? {
    let names = entry.value.list.compactMap(\.string)
    if names == ["none"] { return [] }
    guard names.count == entry.value.list.count, !names.contains("none"), entry.value.entries.isEmpty else {
      report(
        .warning, "'programs' must be 'none' or a list of programs", at: entry.value.span,
        hint: "programs: [git, node, python3]")
      return []
    }
    return names
  }

  /// Reads `filters: { dot: dot -Tsvg }`, or `{ d2: { command: [./draw, --lines], lines: true, network: true } }`.
  mutating func filters(_ entry: YAMLValue.Entry) -> [FenceFilter] {
    entry.value.entries.compactMap { inner in
      let keys = self.entries(inner, keys: ["command", "lines", "network"])
      let written = keys["command"]?.value ?? inner.value
      let words =
        if case .list(let values) = written.kind { values.compactMap(\.string) } else {
          (written.string ?? "").split(separator: " ").map(String.init)
        }
      guard let program = words.first, !program.isEmpty else {
        report(
          .warning, "'\(inner.key)' must name a program", at: inner.value.span,
          hint: "filters: { \(inner.key): program --option }")
        return nil
      }
      return FenceFilter(
        language: inner.key.lowercased(), command: words, readsLines: keys["lines"]?.value.isOn ?? false,
        usesNetwork: keys["network"]?.value.isOn ?? false)
    }
  }
}
