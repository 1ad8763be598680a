import Foundation
import Notes
import SiteContent
import SiteMarkup
import SitePages
import SiteStorage

/// A hash of everything outside a note's content that depends on the note: on other pages, and around the content on
/// its page. If the hash stays the same, a change of the note affects only the content of its page.
///
/// Other pages read values of ``Note``, ``PageMetadata`` and ``FigureMetadata``; the hash includes all their properties.
/// It does not include the HTML of the content, the Markdown copy, the measurements of figures, and the note's
/// diagnostics, which are all updated with the page.
enum SharedNoteFingerprint {
  /// Returns the hash.
  ///
  /// - Parameters:
  ///   - configuration: the configuration, which determines how the site uses notes.
  ///   - hasDrafts: whether there are drafts; if so, pages determine which files are published.
  /// - Returns: `nil` if any change of the note may affect other pages.
  static func sum(
    of note: ParsedNote, _ figures: CodeBlockMarkup, _ page: PageContent, _ configuration: SiteConfiguration,
    hasDrafts: Bool
  ) -> String? {
    let document = note.document
    guard note.canvas == nil, page.shownNotes.isEmpty, document.leftOut.isEmpty, document.codeFiles.isEmpty,
      configuration.blog?.feed != .full || !note.isPost
    else { return nil }
    var key = CacheKey("fingerprint", program: "")
    for part: any Encodable in [note.note, page.metadata, figures.metadata] {
      guard key.add(encoding: part) else { return nil }
    }
    if hasDrafts { key.add(UsedFiles.addresses(in: page.content)) }
    add(codeOf: document, to: &key)
    return key.name
  }

  /// Adds the code and formulas that other programs process.
  private static func add(codeOf document: Document, to key: inout CacheKey) {
    for (block, _) in document.codeBlocks {
      key.add(block.isFenced ? block.info.language.lowercased() : "")
      // The names of a diagram's files contain its hash.
      if block.info.isMermaid { key.add(block.code) }
    }
    for case .formula(let formula) in document.allInlines.lazy.map(\.kind) {
      key.add(formula.tex)
      key.add(formula.isDisplay)
    }
  }
}

extension CacheKey {
  /// Adds all properties of a value.
  ///
  /// - Returns: `false` if the value cannot be encoded.
  fileprivate mutating func add(encoding value: any Encodable) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { return false }
    add(data)
    return true
  }
}
