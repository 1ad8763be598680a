import Notes
import SiteContent

extension SiteMap {
  /// Returns the paths that a path from the root can mean: in the content folder; in its project, as on GitHub; or in a
  /// folder whose files VitePress and other tools copy to the root of the site.
  ///
  /// Source: <https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#relative-links>,
  /// <https://vitepress.dev/guide/asset-handling#the-public-directory>, <https://docusaurus.io/docs/static-assets>
  func placesFromTop(of path: String) -> [String] {
    let isFromProject = !folderName.isEmpty && path.hasPrefix(folderName + "/")
    return [path] + (isFromProject ? [String(path.dropFirst(folderName.count + 1))] : [])
      + ["public/" + path, "static/" + path]
  }

  /// Returns the path in the content folder for a path in the vault, since the content folder may be a folder of the
  /// vault.
  func inContent(_ path: String) -> String {
    guard let prefix = vault?.content, !prefix.isEmpty, path.hasPrefix(prefix + "/") else { return path }
    return String(path.dropFirst(prefix.count + 1))
  }

  /// Returns the map of notes in a dialect.
  package func written(in dialect: Dialect) -> SiteMap {
    var map = self
    map.hasSharedLabels = dialect.hasSharedLabels
    return map
  }
}
