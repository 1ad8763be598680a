/// The scheme of a URL: the part before the colon.
package struct URLScheme: Hashable {
  /// The name in lower case.
  package let name: String
  /// Whether two slashes follow the colon, as in the URLs of apps.
  let hasAuthority: Bool

  /// Creates the scheme of a URL; `nil` if there is none. A scheme has letters, digits, `+`, `-` and `.`, begins with a
  /// letter, and has more than one character, since a single letter is a drive.
  package init?(of address: Substring) {
    // By Unicode scalars, like browsers: a combining mark makes another character of the colon.
    let address = address.unicodeScalars
    guard let colon = address.firstIndex(of: ":") else { return nil }
    let name = address[..<colon]
    guard name.count > 1, let first = name.first, first.isASCII,
      first.properties.isAlphabetic,
      name.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    self.name = String(name).lowercased()
    hasAuthority = address[colon...].starts(with: "://".unicodeScalars)
  }

  /// The schemes that pages can link to in any form: the web, mail, phone numbers, and identifiers of documents.
  private static let known: Set<String> = [
    "http", "https", "ftp", "ftps", "sftp", "gemini", "gopher", "mailto", "tel", "sms", "smsto", "mms", "fax", "callto",
    "facetime", "facetime-audio", "skype", "sip", "sips", "xmpp", "irc", "ircs", "matrix", "news", "nntp", "geo",
    "maps",
    "magnet", "urn", "doi", "isbn", "info", "tag", "bitcoin", "ethereum", "webcal", "git", "ssh", "svn",
    "dav", "davs", "ldap", "ldaps", "rdar", "radar", "obsidian", "shortcuts", "x-apple-reminderkit",
  ]

  /// The schemes of URLs that run scripts, or lead to data in the browser or on the computer.
  private static let harmful: Set<String> = [
    "javascript", "vbscript", "livescript", "mocha", "data", "blob", "file", "filesystem", "about", "view-source",
    "jar",
    "chrome", "chrome-extension", "edge", "resource", "moz-extension", "safari-web-extension", "res", "mhtml", "mk",
    "ms-its", "ms-msdt", "search-ms", "wyciwyg", "shell", "vnd.ms.radio",
  ]

  /// The schemes that browsers load images with.
  private static let web: Set<String> = ["http", "https", "ftp"]

  /// Whether a page can link to the URL: its scheme is known, or it is the URL of an app (`things:///show`), which
  /// browsers open only when a reader asks for it.
  package var isHarmless: Bool { Self.known.contains(name) || hasAuthority && !Self.harmful.contains(name) }

  package var isOfTheWeb: Bool { Self.web.contains(name) }
}
