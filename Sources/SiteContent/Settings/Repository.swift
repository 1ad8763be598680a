import Notes

/// The repository of the notes, for links to it and to the source of each page.
package struct Repository: Hashable, Sendable {
  /// `https://github.com/owner/name`, without a slash at its end.
  package var address: String
  package var branch = "main"
  /// The content folder's path in the repository, if configured.
  package var folder: String?
  /// The configured URL pattern for editing a note, with the placeholders `{branch}` and `{path}`.
  package var edit: String?

  package init(address: String) {
    let trimmed = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.address = trimmed.hasSuffix(".git") ? String(trimmed.dropLast(4)) : trimmed
  }

  /// The short name of the repository: `owner/name`.
  package var name: String {
    let parts = address.split(separator: "/").dropFirst(2)
    return parts.isEmpty ? address : parts.joined(separator: "/")
  }

  /// Returns the URL at which a note can be edited; `nil` for an unknown host.
  ///
  /// - Parameter path: the note's path in the repository.
  package func editAddress(of path: String) -> String? {
    guard let pattern = edit ?? usualPattern else { return nil }
    return pattern.replacing("{branch}", with: PercentEncoding.encode(path: branch))
      .replacing("{path}", with: PercentEncoding.encode(path: path))
  }

  /// The URL pattern of known hosts.
  private var usualPattern: String? {
    let host = address.lowercased().split(separator: "/").dropFirst().first.map(String.init) ?? ""
    if host.contains("gitlab") { return address + "/-/edit/{branch}/{path}" }
    if ["codeberg", "gitea", "forgejo"].contains(where: host.contains) { return address + "/_edit/{branch}/{path}" }
    if host.contains("bitbucket") { return address + "/src/{branch}/{path}?mode=edit" }
    return host.hasSuffix("github.com") ? address + "/edit/{branch}/{path}" : nil
  }
}
