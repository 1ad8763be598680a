import Assets
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The drawings that stand for SF Symbols, by the symbols' names.
public final class IconLibrary: Sendable {
  /// Why there are no icons; `nil` when there are.
  public let failure: String?
  /// All known names, in alphabetical order: what a misspelt one is compared with.
  public let names: [String]

  private let rows: [String: Row]
  private let drawn = Mutex<[Key: Icon]>([:])

  private struct Row: Sendable {
    var isEvenOdd: Bool
    var regular: Substring
    var bold: Substring
  }

  private struct Key: Hashable {
    var name: String
    var isBold: Bool
  }

  /// Reads the assets' table of icons; an unreadable one leaves the library empty, with ``failure``.
  public init(_ assets: Assets) {
    do {
      let path = try assets.path(.icons, "symbols.tsv")
      rows = Self.rows(of: String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self))
      failure = nil
    } catch {
      rows = [:]
      failure = "there are no icons: \(error)"
    }
    names = rows.keys.sorted()
  }

  /// Lines of name, fill rule, regular outline and bold outline, with tabs between them.
  private static func rows(of table: String) -> [String: Row] {
    var rows: [String: Row] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4 else { continue }
      rows[String(fields[0])] = Row(isEvenOdd: fields[1] == "evenodd", regular: fields[2], bold: fields[3])
    }
    return rows
  }

  /// A symbol's drawing, bold from a font weight of 600 on; `nil` for a name that is not known.
  public func icon(named name: String, weight: Double = 400) -> Icon? {
    guard let row = rows[name] else { return IconComposition(name).flatMap { composed($0, name, weight) } }
    let key = Key(name: name, isBold: weight >= 600 && !row.bold.isEmpty)
    if let known = drawn.withLock({ $0[key] }) { return known }
    let data = key.isBold ? row.bold : row.regular
    guard let outline = OutlineReader.elements(of: data) else { return nil }
    let icon = Icon(name: name, outline: outline, isEvenOdd: row.isEvenOdd)
    drawn.withLock { $0[key] = icon }
    return icon
  }
}
