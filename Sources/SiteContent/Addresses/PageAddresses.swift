import Diagnostics
import Notes
import SiteStorage

/// The paths of the notes' pages in the site.
package struct PageAddresses {
  package private(set) var pages: [String: String] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - notes: the paths of the notes in the content folder, in order; if two of them want the same page, the first gets
  ///   it.
  ///   - taken: the paths that are in use; the pages of the notes and their Markdown copies are added.
  ///   - home: the note of the home page, if it is not an index.
  ///   - shown: returns a path as diagnostics show it.
  ///   - written: the pages that notes request in their front matter, by the paths of the notes.
  package init(
    notes: [String], style: SiteConfiguration.AddressStyle, home: String? = nil, written: [String: String] = [:],
    taken: inout TakenPaths,
    shown: (String) -> String
  ) {
    // An index.md takes precedence over a README.md in the same folder.
    let ranked = notes.map { (rank: $0 == home ? -1 : Self.rank($0), path: $0) }
    for (_, note) in ranked.sorted(by: { ($0.rank, $0.path) < ($1.rank, $1.path) }) {
      let wanted = note == home ? "index.html" : written[note] ?? Self.page(of: note, style: style)
      let page = taken.free(wanted, with: Self.markdownCopy)
      if page != wanted {
        let owner = taken.owner(of: wanted) ?? taken.owner(of: Self.markdownCopy(of: wanted)) ?? "another"
        diagnostics.append(
          Diagnostic(
            .warning, "same-page",
            "the page of '\(note)' would collide with \(owner) at '\(wanted)'; it becomes '\(page)'", file: shown(note),
            hint: "rename one of them"))
      }
      taken.claim(page, for: "'\(note)'")
      taken.claim(Self.markdownCopy(of: page), for: "'\(note)'")
      pages[note] = page
    }
  }

  /// Returns the path of a note's Markdown copy, next to its page.
  package static func markdownCopy(of page: String) -> String { String(page.dropLast(".html".count)) + ".md" }

  private static func rank(_ path: String) -> Int { NotePath.stem(of: path) == "index" ? 0 : 1 }

  private static func page(of note: String, style: SiteConfiguration.AddressStyle) -> String {
    let folder = NotePath.folder(of: note).split(separator: "/").map { addressable(String($0)) }.joined(separator: "/")
    let stem = addressable(NotePath.isNote(note) ? NotePath.stem(of: note) : NotePath.name(of: note))
    if NotePath.isIndex(note) { return NotePath.join(folder, "index.html") }
    return NotePath.join(folder, style == .clean ? stem + "/index.html" : stem + ".html")
  }

  /// Returns a name that is valid in a URL: spaces become hyphens, and characters that URLs and file systems reserve
  /// are removed; letters of every script stay. The result is never empty, `.` or `..`, and short enough for every file
  /// system.
  package static func addressable(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isWhitespace {
        if !result.hasSuffix("-") { result.append("-") }
      } else if !"?#%&\"'<>|*\\/:;`^{}[]".contains(character), !isControl(character) {
        guard result.utf8.count + character.utf8.count <= longestName else { break }
        result.append(character)
      }
    }
    return ["", ".", ".."].contains(result) ? "page" : result
  }

  /// Returns one name in the path of a page's previous URL, unchanged if file systems allow it.
  static func former(_ name: String) -> String {
    let decoded = PercentEncoding.decode(name)
    let isUsable =
      !["", ".", ".."].contains(decoded) && decoded.utf8.count <= longestName
      && !decoded.contains { "?#%\"<>|*\\/:".contains($0) || isControl($0) }
    return isUsable ? decoded : addressable(name)
  }

  /// The longest name, in bytes. File systems allow 255 bytes, of which extensions and numbers need some.
  private static let longestName = 200

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
