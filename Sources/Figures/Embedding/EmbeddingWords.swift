import Diagnostics
import Notes

/// The options of an embedding as words in the comment before each figure, so that a further run draws alike.
extension NoteEmbedding.Options {
  private static let darkWord = "dark"
  private static let outlinesWord = "outlines"
  private static let folderKey = "folder"
  private static let blocksKey = "blocks"

  /// The options that differ from the default ones, as they are written after `vitrine:figure`; empty if none does.
  /// DocC's links are always written with the same options.
  var words: String {
    guard !isForDocC else { return "" }
    let usual = NoteEmbedding.Options()
    var words = (dark ? [Self.darkWord] : []) + (outlines ? [Self.outlinesWord] : [])
    if folder != usual.folder { words += [Self.word(Self.folderKey, folder)].compactMap(\.self) }
    if selection != usual.selection { words.append("\(Self.blocksKey)=\(selection.rawValue)") }
    return (words + settings.compactMap { Self.word($0.key, $0.value) }).joined(separator: " ")
  }

  /// Returns an option as text; `nil` for a value that a comment cannot contain.
  private static func word(_ key: String, _ value: String) -> String? {
    guard !value.contains("--"), !value.contains("\""), !value.contains(">"), !value.contains(where: \.isNewline) else {
      return nil
    }
    return "\(key)=" + (value.contains(where: \.isWhitespace) || value.isEmpty ? "\"\(value)\"" : value)
  }

  /// Reads the options that the last run wrote into a Markdown file.
  ///
  /// - Returns: the default options for a file without figures.
  package static func remembered(in bytes: [UInt8], path: String) -> NoteEmbedding.Options {
    var options = NoteEmbedding.Options()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let code = FigureRegion.code(in: Document(bytes: bytes, path: path))
    guard let region = FigureRegion.all(in: lines, code: code).regions.first else { return options }
    let words = FigureRegion.words(lines[region.lowerBound])
    for option in FenceInfo(parsing: "swift " + words, at: Location(line: 1, column: 1)).options {
      switch (option.key, option.value) {
      case (darkWord, nil): options.dark = true
      case (outlinesWord, nil): options.outlines = true
      case (folderKey, let folder?) where !folder.hasPrefix("/"): options.folder = folder
      case (blocksKey, let name?): options.selection = FenceSelection(rawValue: name) ?? options.selection
      case (let key, let value?): options.settings.append(FigureSetting(key: key, value: value))
      case (_, nil): break
      }
    }
    return options
  }
}
