import Notes

extension JekyllSite {
  /// Writes what `_config.yml` says that Vitrine doesn't read there.
  static func adopt(_ root: String, _ name: String, into writer: inout SettingsWriter) -> Dialect? {
    guard !ToolFile.exists(root + "/_toc.yml"), let settings = ToolFile.values(root + "/_config.yml") else {
      return nil
    }
    writer.add("title", (settings["title"] ?? settings["name"])?.string ?? Note.title(ofName: name))
    writer.add("description", settings["description"]?.string ?? settings["tagline"]?.string)
    writer.add("author", settings["author"]?["name"]?.string ?? settings["author"]?.string)
    writer.add("language", (settings["lang"] ?? settings["locale"])?.string)
    if let url = settings["url"]?.string, SiteAddress.isAddress(url) {
      let base = (settings["baseurl"]?.string ?? "").split(separator: "/").joined(separator: "/")
      writer.add(
        "url",
        url.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "/")
          + (base.isEmpty ? "" : "/" + base))
    }
    if let repository = settings["repository"]?.string, repository.contains("/") {
      writer.add("repository", repository.contains("://") ? repository : "https://github.com/" + repository)
    }
    if settings["plugins"]?.list.contains(where: { $0.string == "jemoji" }) == true { writer.add("emoji", isOn: true) }
    writer.remark("Vitrine reads permalinks and excluded files from _config.yml.")
    return .jekyll
  }
}
