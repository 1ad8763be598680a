import Diagnostics

/// Gives each note the path of its page in the site.
package struct PageAddresses {
  package private(set) var pages: [String: String] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - notes: paths in the content folder, in order; the first of two that would share a page gets it.
  ///   - shown: how a path is shown to people.
  package init(notes: [String], style: SiteConfiguration.AddressStyle, shown: (String) -> String) {
    var owners: [String: String] = [:]
    // An index.md wins over a README.md beside it.
    let ordered = notes.sorted { (Self.rank($0), $0) < (Self.rank($1), $1) }
    for note in ordered {
      var page = Self.page(of: note, style: style)
      if let owner = owners[page.lowercased()] {
        let original = page
        var number = 2
        while owners[page.lowercased()] != nil {
          page = Self.numbered(original, number)
          number += 1
        }
        diagnostics.append(
          Diagnostic(
            .warning, "same-page", "‘\(note)’ and ‘\(owner)’ would both be \(original); this one becomes \(page)",
            file: shown(note), hint: "rename one of them"))
      }
      owners[page.lowercased()] = note
      pages[note] = page
    }
  }

  private static func rank(_ path: String) -> Int { NotePath.stem(of: path) == "index" ? 0 : 1 }

  private static func page(of note: String, style: SiteConfiguration.AddressStyle) -> String {
    let folder = NotePath.folder(of: note).split(separator: "/").map { addressable(String($0)) }.joined(separator: "/")
    let stem = addressable(NotePath.stem(of: note))
    if ["index", "readme"].contains(stem.lowercased()) { return NotePath.join(folder, "index.html") }
    return NotePath.join(folder, style == .clean ? stem + "/index.html" : stem + ".html")
  }

  private static func numbered(_ page: String, _ number: Int) -> String {
    page.hasSuffix("/index.html")
      ? page.dropLast("/index.html".count) + "-\(number)/index.html" : page.dropLast(".html".count) + "-\(number).html"
  }

  /// A name fit for an address: spaces become hyphens, characters that addresses and file systems keep for themselves
  /// go, letters of every script stay.
  static func addressable(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isWhitespace {
        if !result.hasSuffix("-") { result.append("-") }
      } else if !"?#%&\"'<>|*\\:;`^{}[]".contains(character) {
        result.append(character)
      }
    }
    return result.isEmpty ? "page" : result
  }
}
