import Foundation
import Notes
import SiteStorage

/// The files among the notes that can run scripts when a browser opens them directly. As images in a page they cannot.
/// They are left out because a person who can add files to the notes must not be able to run scripts with the site's
/// origin.
enum ScriptableFile {
  private static let pages: Set<String> = ["html", "htm", "xhtml", "xht", "shtml", "mhtml", "mht", "hta", "svgz"]
  /// The extensions of files that can run scripts only if they contain any.
  private static let drawings: Set<String> = ["svg", "xml", "xsl", "xslt", "rss", "atom"]
  /// The size in bytes above which a drawing is not examined and counts as scriptable.
  private static let longest = 20_000_000

  /// Returns whether a file can run scripts.
  ///
  /// - Parameter full: the full path of the file.
  static func acts(_ path: String, at full: String) -> Bool {
    let ending = NotePath.fileExtension(of: path).lowercased()
    if pages.contains(ending) { return true }
    guard drawings.contains(ending) else { return false }
    guard let data = FileManager.default.contents(atPath: full), data.count <= longest else { return true }
    return mayAct([UInt8](data)) && acts(text: String(decoding: data, as: UTF8.self))
  }

  /// Texts of which every scriptable drawing contains at least one. Nearly all drawings contain none of them, and need
  /// not be parsed.
  private static let signs = [
    "script", "foreignobject", "iframe", "object", "embed", "handler", "listener", "html", "body", "meta",
    "!entity", "?xml-stylesheet", "href", "&", " on", "\ton", "\non", "\ron", "\"on", "'on", "/on",
  ].map { Array($0.utf8) }

  private static func mayAct(_ bytes: [UInt8]) -> Bool {
    let first = Set(signs.compactMap(\.first))
    return bytes.indices.contains { index in
      let byte = lower(bytes[index])
      // Control characters belong to encodings that can hide letters.
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return true }
      guard first.contains(byte) else { return false }
      return signs.contains { sign in
        sign[0] == byte && index + sign.count <= bytes.count
          && sign.indices.allSatisfy { lower(bytes[index + $0]) == sign[$0] }
      }
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Returns whether a drawing contains anything that can run scripts: script elements, event handlers, embedded pages,
  /// or URLs that run code. A text that cannot be parsed as a drawing counts as scriptable.
  static func acts(text: String) -> Bool {
    let small = text.lowercased()
    // A document type declaration can define entities for elements; other encodings can hide anything.
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 != "\u{FFFD}" && ($0.value >= 0x20 || ["\t", "\n", "\r"].contains($0))
    }
    if !isPlain || small.contains("!entity") || small.contains("?xml-stylesheet") { return true }
    return HTMLTag.pieces(of: text).contains { piece in
      guard case .tag(let tag, let source) = piece, tag.kind != .comment, tag.kind != .declaration else {
        // A tag with a prefix, or text that a browser may read as a tag.
        if case .text(let rest) = piece { return rest.contains("<") }
        return false
      }
      return tag.name.isEmpty || acts(tag) || source.dropFirst().contains("<")
    }
  }

  private static let harmless: Set<String> = ["mailto", "http", "https"]

  private static func acts(_ tag: HTMLTag) -> Bool {
    // The contents of a `foreignObject` are checked like everything else: diagrams have their labels there.
    let elements = [
      "script", "iframe", "object", "embed", "handler", "html", "body", "listener", "meta", "form", "button", "input",
      "base", "link", "frame", "frameset", "applet", "portal", "template",
    ]
    if elements.contains(tag.name) { return true }
    return tag.attributes.contains { name, value in
      if name.hasPrefix("on") || name.hasSuffix(":script") { return true }
      // Animations can set a URL too.
      guard name.hasSuffix("href") || ["src", "to", "from", "values", "by"].contains(name) else { return false }
      let scalars = String.UnicodeScalarView(value.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F })
      return scalars.split(separator: ";").contains { mayAct(address: Substring($0)) }
    }
  }

  /// Returns whether a URL can run code, or has something like a scheme that is unknown.
  private static func mayAct(address: Substring) -> Bool {
    if let scheme = URLScheme(of: address) {
      return !harmless.contains(scheme.name) && !address.lowercased().hasPrefix("data:image/")
    }
    return address.unicodeScalars.prefix { !["/", "?", "#"].contains($0) }.contains(":")
  }
}
