import Diagnostics
import Foundation

/// A file among the notes that runs scripts where a browser opens it by itself. As an image in a page it would not; but whoever
/// can put a file among the notes must not be able to act in the name of the site.
enum ActingFile {
  private static let pages: Set<String> = ["html", "htm", "xhtml", "xht", "shtml", "mhtml", "mht", "hta", "svgz"]
  /// These act where there is something in them that does.
  private static let drawings: Set<String> = ["svg", "xml", "xsl", "xslt", "rss", "atom"]
  /// Longer drawings are not looked through.
  private static let longest = 20_000_000

  /// Whether a file acts.
  ///
  /// - Parameter full: where it is.
  static func acts(_ path: String, at full: String) -> Bool {
    let ending = NotePath.fileExtension(of: path).lowercased()
    if pages.contains(ending) { return true }
    guard drawings.contains(ending) else { return false }
    guard let data = FileManager.default.contents(atPath: full), data.count <= longest else { return true }
    return mayAct([UInt8](data)) && acts(text: String(decoding: data, as: UTF8.self))
  }

  /// What stands in all that acts; nearly all drawings have none of it, and need not be taken apart.
  private static let signs = [
    "script", "foreignobject", "iframe", "object", "embed", "handler", "listener", "html", "body", "meta",
    "!entity", "?xml-stylesheet", "href", "&", " on", "\ton", "\non", "\ron", "\"on", "'on", "/on",
  ].map { Array($0.utf8) }

  private static func mayAct(_ bytes: [UInt8]) -> Bool {
    let first = Set(signs.compactMap(\.first))
    return bytes.indices.contains { index in
      let byte = lower(bytes[index])
      // Controls belong to encodings that hide letters.
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return true }
      guard first.contains(byte) else { return false }
      return signs.contains { sign in
        sign[0] == byte && index + sign.count <= bytes.count
          && sign.indices.allSatisfy { lower(bytes[index + $0]) == sign[$0] }
      }
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Whether there is anything in a drawing that acts: scripts, events, pages in pages, addresses that run something. What
  /// cannot be read as a drawing counts as acting.
  static func acts(text: String) -> Bool {
    let small = text.lowercased()
    // A declaration of a document's type can hold words that stand for elements; other encodings can hide all of it.
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 != "\u{FFFD}" && ($0.value >= 0x20 || ["\t", "\n", "\r"].contains($0))
    }
    if !isPlain || small.contains("!entity") || small.contains("?xml-stylesheet") { return true }
    return HTMLTag.pieces(of: text).contains { piece in
      guard case .tag(let tag, let source) = piece, tag.kind != .comment, tag.kind != .declaration else {
        // Tags with prefixes, and whatever is no tag and yet might be.
        if case .text(let rest) = piece { return rest.contains("<") }
        return false
      }
      return tag.name.isEmpty || acts(tag) || source.dropFirst().contains("<")
    }
  }

  private static let harmless: Set<String> = ["mailto", "http", "https"]

  private static func acts(_ tag: HTMLTag) -> Bool {
    // What lies in a foreign object is told apart like all else: drawings of diagrams have their labels there.
    let elements = [
      "script", "iframe", "object", "embed", "handler", "html", "body", "listener", "meta", "form", "button", "input",
      "base", "link", "frame", "frameset", "applet", "portal", "template",
    ]
    if elements.contains(tag.name) { return true }
    return tag.attributes.contains { name, value in
      if name.hasPrefix("on") || name.hasSuffix(":script") { return true }
      // Animations can give an address too.
      guard name.hasSuffix("href") || ["src", "to", "from", "values", "by"].contains(name) else { return false }
      let scalars = String.UnicodeScalarView(value.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F })
      return scalars.split(separator: ";").contains { mayAct(address: Substring($0)) }
    }
  }

  /// Whether an address runs something, or has what looks like a scheme and is none that is known.
  private static func mayAct(address: Substring) -> Bool {
    if let scheme = AddressScheme(of: address) {
      return !harmless.contains(scheme.name) && !address.lowercased().hasPrefix("data:image/")
    }
    return address.unicodeScalars.prefix { !["/", "?", "#"].contains($0) }.contains(":")
  }
}
