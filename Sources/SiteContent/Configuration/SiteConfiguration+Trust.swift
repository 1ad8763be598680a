/// The limits of what a configuration gives to notes that anyone may have written.
extension SiteConfiguration {
  /// Withholds what untrusted notes must not reach: filters, caches, the history, files that act, and HTML of notes.
  /// Other programs are withheld where they are looked for.
  ///
  /// - Parameter isForeign: whether the configuration came with the notes, as in a pull request. It then adds no files,
  ///   scripts, styles or hosts either.
  /// - Returns: the keys that were set and are ignored, in order.
  package mutating func distrust(isForeign: Bool) -> [String] {
    isUntrusted = true
    allowsHTML = false
    dates = .notes
    var ignored: [String] = []
    func ignore(_ key: String, _ isSet: Bool) { if isSet { ignored.append(key) } }
    ignore("filters", !filters.isEmpty)
    ignore("cache", cache != .usual && cache != .none)
    ignore("allow-active-files", allowsActiveFiles)
    (filters, cache, allowsActiveFiles, mediaMetadata) = ([], .none, false, .remove)
    let named = include.filter { !isForeign && $0.split(separator: "/").last?.first != "." }
    ignore("include", named != include)
    include = named
    guard isForeign else { return ignored }
    ignore("programs", programs?.isEmpty == false)
    ignore("snippets", !snippets.isEmpty)
    ignore("logo", logo != nil)
    ignore("css", !styleSheets.isEmpty)
    ignore("js", !scripts.isEmpty)
    ignore("head", !head.isEmpty)
    ignore("analytics", analytics != nil)
    ignore("comments", comments != nil)
    ignore("policy", !policy.isEmpty)
    ignore("schemes", !schemes.isEmpty)
    (programs, schemes) = (nil, [])
    (snippets, logo, styleSheets, scripts) = ([], nil, [], [])
    (head, analytics, comments, policy) = ("", nil, nil, [])
    return ignored
  }
}
