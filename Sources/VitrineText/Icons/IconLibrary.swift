import Assets
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The drawings that replace SF Symbols, by the symbols' names.
public final class IconLibrary: Sendable {
  /// The error message if the icons could not be loaded; otherwise `nil`.
  public let failure: String?
  private let table: [UInt8]
  private let rows: [String: Row]
  /// The names of symbols that use another symbol's drawing.
  private let aliases: [String: String]
  private let drawn = Mutex<[Key: Icon]>([:])

  /// The ranges of a row's outlines in the table, which are parsed on first use because most are never read.
  private struct Row: Sendable {
    var isEvenOdd: Bool
    var regular: Range<Int>
    var bold: Range<Int>
  }

  private struct Key: Hashable {
    var name: String
    var isBold: Bool
  }

  /// Reads the table of icons of the assets; if that fails, the library is empty and ``failure`` is set.
  public init(_ assets: Assets) {
    do {
      let path = try assets.path(.icons, "symbols.tsv")
      table = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      (rows, aliases) = Self.rows(of: table)
      failure = nil
    } catch {
      (table, rows, aliases) = ([], [:], [:])
      failure = "can't read the icons: \(error)"
    }
  }

  /// The names of all icons, in alphabetical order.
  public var names: [String] { (rows.keys.filter { !$0.hasPrefix("glyph.") } + aliases.keys).sorted() }

  func hasIcon(named name: String) -> Bool { rows[name] != nil || aliases[name] != nil }

  /// Parses the table. A row has a name, a fill rule, a regular and a bold outline, separated by tabs; or a name, `=`
  /// and the name of the symbol whose drawing it uses.
  private static func rows(of table: [UInt8]) -> (rows: [String: Row], aliases: [String: String]) {
    var rows: [String: Row] = [:]
    var aliases: [String: String] = [:]
    var start = 0
    while start < table.count {
      let end = table[start...].firstIndex(of: UInt8(ascii: "\n")) ?? table.count
      let fields = table[start..<end].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      if fields.count == 4, fields[1].elementsEqual("=".utf8) {
        aliases[String(decoding: fields[0], as: UTF8.self)] = String(decoding: fields[2], as: UTF8.self)
      } else if fields.count == 4 {
        rows[String(decoding: fields[0], as: UTF8.self)] = Row(
          isEvenOdd: fields[1].elementsEqual("evenodd".utf8), regular: fields[2].indices, bold: fields[3].indices)
      }
      start = end + 1
    }
    return (rows, aliases)
  }

  /// Returns a symbol's drawing, bold for a font weight of 600 or more; `nil` for an unknown name.
  public func icon(named name: String, weight: Double = 400) -> Icon? {
    if let other = aliases[name] {
      var icon = icon(named: other, weight: weight)
      icon?.name = name
      return icon
    }
    guard let row = rows[name] else { return IconComposition(name).flatMap { composed($0, name, weight) } }
    let key = Key(name: name, isBold: weight >= 600 && !row.bold.isEmpty)
    if let known = drawn.withLock({ $0[key] }) { return known }
    let data = String(decoding: table[key.isBold ? row.bold : row.regular], as: UTF8.self)
    guard let outline = OutlineReader.elements(of: data[...]) else { return nil }
    let isMirrored = IconComposition.mirroredSymbols.contains(name)
    let icon = Icon(
      name: name,
      outline: isMirrored ? outline.transformed(scaleX: -1, scaleY: 1, x: Icon.side, y: 0) : outline,
      isEvenOdd: row.isEvenOdd)
    drawn.withLock { $0[key] = icon }
    return icon
  }
}
