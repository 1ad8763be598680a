import Notes

/// Where the notes are kept, for links to it and to the source of each page.
package struct Repository: Hashable, Sendable {
  /// `https://github.com/owner/name`, without a slash at its end.
  package var address: String
  package var branch = "main"
  /// The content folder's path in it, if the settings say it.
  package var folder: String?
  /// Where a note is changed, with `{branch}` and `{path}` to fill, if the settings say it.
  package var edit: String?

  package init(address: String) {
    let trimmed = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.address = trimmed.hasSuffix(".git") ? String(trimmed.dropLast(4)) : trimmed
  }

  /// The part of the address that people know it by: `owner/name`.
  var name: String {
    let parts = address.split(separator: "/").dropFirst(2)
    return parts.isEmpty ? address : parts.joined(separator: "/")
  }

  /// Where a note is changed; `nil` for a host whose addresses are not known.
  ///
  /// - Parameter path: the note's, in the repository.
  func editAddress(of path: String) -> String? {
    guard let pattern = edit ?? usualPattern else { return nil }
    return pattern.replacing("{branch}", with: PercentEncoding.encode(path: branch))
      .replacing("{path}", with: PercentEncoding.encode(path: path))
  }

  /// The pattern of the hosts that are known, by their names.
  private var usualPattern: String? {
    let host = address.lowercased().split(separator: "/").dropFirst().first.map(String.init) ?? ""
    if host.contains("gitlab") { return address + "/-/edit/{branch}/{path}" }
    if ["codeberg", "gitea", "forgejo"].contains(where: host.contains) { return address + "/_edit/{branch}/{path}" }
    if host.contains("bitbucket") { return address + "/src/{branch}/{path}?mode=edit" }
    return host.hasSuffix("github.com") ? address + "/edit/{branch}/{path}" : nil
  }
}
