import Notes

/// The scheme of a URL: the part before the colon.
package struct URLScheme: Hashable {
  /// The name in lower case.
  package let name: String
  /// The part after the colon.
  private let rest: String

  /// Creates the scheme of a URL; `nil` if there is none. A scheme has letters, digits, `+`, `-` and `.`, begins with a
  /// letter, and has more than one character, since a single letter is a drive.
  package init?(of address: Substring) {
    // By Unicode scalars, like browsers: a combining mark makes another character of the colon.
    let address = address.unicodeScalars
    guard let colon = address.firstIndex(of: ":"), let name = Self.name(String(address[..<colon])) else { return nil }
    self.name = name
    rest = String(address[address.index(after: colon)...])
  }

  /// Returns the name of a scheme in lower case; `nil` for a text that is none.
  package static func name(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard scalars.count > 1, let first = scalars.first, first.isASCII, first.properties.isAlphabetic,
      scalars.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    return text.lowercased()
  }

  /// The schemes that pages can link to: those that GitHub shows as links (`http`, `https`, `mailto`, `xmpp`, `irc`,
  /// `ircs`), those that HTML allows sites to handle and that only show something, identifiers of documents, and the
  /// apps to whose notes, sources, tasks and mails people link from notes.
  ///
  /// Source: <https://github.com/gjtorikian/html-pipeline/blob/main/lib/html_pipeline/sanitization_filter.rb>,
  /// <https://html.spec.whatwg.org/multipage/system-state.html#safelisted-scheme>
  package static let known: Set<String> = [
    "http", "https", "ftp", "mailto", "xmpp", "irc", "ircs", "matrix", "tel", "sms", "sip", "geo", "webcal", "magnet",
    "urn", "doi",
    "obsidian", "logseq", "joplin", "bear", "notion", "evernote", "zotero", "x-devonthink-item", "hook", "things",
    "omnifocus", "todoist", "message",
  ]

  /// The schemes of URLs that run scripts, start programs with what the URL contains, or lead to data in the browser or on
  /// the computer. A site cannot allow them.
  private static let harmful: Set<String> = [
    "javascript", "vbscript", "livescript", "mocha", "data", "blob", "file", "filesystem", "about", "view-source",
    "jar",
    "chrome", "chrome-extension", "edge", "resource", "moz-extension", "safari-web-extension", "res", "mhtml", "mk",
    "ms-its", "ms-msdt", "ms-appinstaller", "ms-officecmd", "search-ms", "search", "wyciwyg", "shell", "vnd.ms.radio",
    "smb",
  ]

  /// The schemes that browsers load images with.
  private static let web: Set<String> = ["http", "https", "ftp"]

  /// Whether a site can allow the scheme.
  package static func canBeAllowed(_ name: String) -> Bool { !harmful.contains(name) }

  /// Whether a page can link to the URL.
  ///
  /// - Parameter allowed: the schemes that the site allows.
  package func isAllowed(with allowed: Set<String>) -> Bool {
    (Self.known.contains(name) || allowed.contains(name) && Self.canBeAllowed(name))
      && (isOfTheWeb || !beginsWithOption)
  }

  package var isOfTheWeb: Bool { Self.web.contains(name) }

  /// Whether the user or the host begins with a hyphen, which programs may take for an option:
  /// `ssh://-oProxyCommand=…`.
  package var beginsWithOption: Bool {
    guard rest.hasPrefix("//") else { return false }
    let decoded = PercentEncoding.decode(rest).drop { $0 == "/" || $0.isWhitespace }
    let authority = decoded.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return authority.split(separator: "@", omittingEmptySubsequences: false).contains { part in
      part.drop(while: \.isWhitespace).hasPrefix("-")
    }
  }
}
