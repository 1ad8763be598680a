/// What stands before the colon of an address.
struct AddressScheme: Hashable {
  /// In lower case.
  let name: String
  /// Whether two slashes stand behind it, as in the addresses of apps.
  let hasAuthority: Bool

  /// `nil` for an address that has none: letters, digits, `+`, `-` and `.`, a letter first, and more than one of them, since one
  /// letter is a drive.
  init?(of address: Substring) {
    // By scalars, as browsers do: a mark above the colon makes another character of it.
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

  /// Those that pages link to in any form: the web, mail, telephones, and names of documents.
  private static let known: Set<String> = [
    "http", "https", "ftp", "ftps", "sftp", "gemini", "gopher", "mailto", "tel", "sms", "smsto", "mms", "fax", "callto",
    "facetime", "facetime-audio", "skype", "sip", "sips", "xmpp", "irc", "ircs", "matrix", "news", "nntp", "geo",
    "maps",
    "magnet", "urn", "doi", "isbn", "info", "tag", "bitcoin", "ethereum", "webcal", "git", "ssh", "svn",
    "dav", "davs", "ldap", "ldaps", "rdar", "radar", "obsidian", "shortcuts", "x-apple-reminderkit",
  ]

  /// Those by which an address runs a script, or leads to what the browser or the machine holds.
  private static let harmful: Set<String> = [
    "javascript", "vbscript", "livescript", "mocha", "data", "blob", "file", "filesystem", "about", "view-source",
    "jar",
    "chrome", "chrome-extension", "edge", "resource", "moz-extension", "safari-web-extension", "res", "mhtml", "mk",
    "ms-its", "ms-msdt", "search-ms", "wyciwyg", "shell", "vnd.ms.radio",
  ]

  /// Those that browsers take images by.
  private static let web: Set<String> = ["http", "https", "ftp"]

  /// Whether a page may link there: what is known, and the addresses of apps (`things:///show`), which browsers open when a reader
  /// asks for it.
  var isHarmless: Bool { Self.known.contains(name) || hasAuthority && !Self.harmful.contains(name) }

  var isOfTheWeb: Bool { Self.web.contains(name) }
}
