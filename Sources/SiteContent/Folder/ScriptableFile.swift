import Foundation
import Notes

/// The files among the notes that can run scripts when a browser opens them directly. As images in a page they cannot.
/// They are left out because a person who can add files to the notes must not be able to run scripts with the site's
/// origin.
///
/// Types that are known not to act are published; pages and what can hold them is not. All other files are read: servers
/// send many of them without a type, and browsers then guess it. Source: https://mimesniff.spec.whatwg.org
enum ScriptableFile {
  /// Types that servers send as pages, and types that only ever held scripts.
  private static let pages = table(
    "html htm xhtml xht xhtm shtml shtm stm dhtml mhtml mht hta htc htx hxs svgz swf spl xul xbl vml xaml xbap wml maff"
  )

  /// Types that servers send as XML, which browsers show with the scripts in it.
  private static let markup = table("svg xml xsl xslt rss atom rdf mathml mml kml gpx wsdl xsd dtd ent")

  /// Encodings, which servers take away before a browser looks at the type.
  private static let encodings = table("gz z br zst bz2 xz lzma")

  /// Types that act nowhere, of which most are not text.
  private static let harmless = table(
    """
    png apng jpg jpeg jpe jfif gif webp avif heic heif bmp ico cur tif tiff jxl jp2 psd dng
    mp3 m4a m4b aac ogg oga opus flac wav aif aiff mid midi mka
    mp4 m4v mov webm ogv mkv avi mpg mpeg 3gp 3g2 m2ts
    woff woff2 ttf otf ttc eot
    zip tgz tar 7z rar dmg iso apk ipa deb rpm whl pkg exe msi jar
    pdf epub mobi azw3 djvu doc docx xls xlsx ppt pptx odt ods odp odg pages numbers rtf
    sqlite sqlite3 db parquet npy npz h5 wasm
    """)

  /// Types of plain text, which browsers only show, or load for a page.
  private static let texts = table(
    "txt text md markdown csv tsv json jsonl geojson webmanifest map yaml yml toml js mjs css ics vcf srt vtt log tex bib"
  )

  private static func table(_ list: String) -> Set<Substring> { Set(list.split(whereSeparator: \.isWhitespace)) }

  /// The size in bytes above which markup is not examined and counts as scriptable.
  private static let longest = 20_000_000

  /// Whether the files of a type are neither text nor able to act.
  static func isHarmless(_ path: String) -> Bool { harmless.contains(NotePath.fileExtension(of: path)[...]) }

  /// Returns whether a file can run scripts.
  ///
  /// - Parameters:
  ///   - full: the full path of the file.
  ///   - head: the first bytes of the file.
  static func acts(_ path: String, at full: String, head: [UInt8]) -> Bool {
    var endings = endings(of: path)
    let isEncoded = endings.last.map(encodings.contains) ?? false
    if isEncoded { endings = endings.dropLast() }
    let ending = endings.last ?? ""
    if harmless.contains(ending) || texts.contains(ending) { return false }
    // Servers skip endings that they do not know: 'page.html.old' and 'page.html.de' are pages.
    if endings.contains(where: pages.contains) { return true }
    if isEncoded { return endings.contains(where: markup.contains) }
    if !endings.contains(where: markup.contains) {
      let start = head.drop { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }
      guard ScriptableMarkup.withoutMark(start).first == UInt8(ascii: "<") else { return false }
      if isPage(start) { return true }
    }
    guard let data = FileManager.default.contents(atPath: full), data.count <= longest else { return true }
    return ScriptableMarkup.acts([UInt8](data))
  }

  /// Returns the extensions of a file in lower case. Some systems take spaces and dots from the end of a name.
  static func endings(of path: String) -> ArraySlice<Substring> {
    let name = NotePath.name(of: path).lowercased()
    return name.prefix(upTo: name.lastIndex { $0 != " " && $0 != "." }.map(name.index(after:)) ?? name.startIndex)
      .split(separator: ".").dropFirst()
  }

  /// Returns whether browsers and servers that guess a type by the first bytes take it for a page.
  private static func isPage(_ start: ArraySlice<UInt8>) -> Bool {
    let signs = [
      "!doctype html", "html", "head", "script", "iframe", "h1", "div", "font", "table", "a", "style", "title", "b",
      "body", "br", "p", "!--",
    ]
    let text = String(decoding: start.dropFirst().prefix(16), as: UTF8.self).lowercased()
    return signs.contains { sign in
      // Browsers expect a space or the end of the tag here; other programs do not.
      text.hasPrefix(sign) && text.dropFirst(sign.count).first.map { !$0.isLetter && $0 != ":" && $0 != "-" } ?? true
    }
  }
}
