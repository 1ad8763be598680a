import Diagnostics
import Notes

/// The notes that a tool publishes, where it doesn't publish all.
package struct ToolPublication: Sendable {
  /// The reason why the others have no page; `nil` where the tool publishes all notes.
  private let withholding: Withholding?
  private let published: Set<String>

  /// - Parameter written: the navigation that the notes or a configuration have.
  package init(
    of notes: [(path: String, document: Document)], in folder: ContentFolder, _ written: WrittenNavigation?
  ) {
    switch folder.dialect.publishes {
    case .all: (withholding, published) = (nil, [])
    case .marked(let key):
      let marked = notes.filter { $0.document.frontMatter[key]?.bool == true }.map(\.path)
      let isMarked = folder.publishesAll.map { !$0 } ?? !marked.isEmpty
      (withholding, published) = (isMarked ? .notPublic : nil, Set(marked))
    case .listed:
      guard let written, written.note != nil else { (withholding, published) = (nil, []); return }
      let shown = notes.flatMap { note in note.document.embeddedPaths(from: note.path) }
      (withholding, published) = (.notListed, Set(shown + written.items.flatMap(\.targets)))
    }
  }

  /// Returns the reason why the tool gives a note no page.
  package func withholding(of path: String) -> Withholding? { published.contains(path) ? nil : withholding }

  /// Returns the message about the notes that are left out.
  package static func diagnostics(of notes: [ParsedNote], in folder: ContentFolder) -> [Diagnostic] {
    let paths = notes.filter { [.notPublic, .notListed].contains($0.withholding) }.map { folder.shown($0.path) }
    return [folder.tool?.diagnostic(leavingOut: paths)].compactMap(\.self)
  }
}

extension WrittenNavigation.Item {
  /// The paths of the item and of those below it.
  fileprivate var targets: [String] { [target] + children.flatMap(\.targets) }
}

extension Document {
  /// The paths of the notes that are shown in a note.
  fileprivate func embeddedPaths(from path: String) -> [String] {
    allInlines.flatMap { inline -> [String] in
      guard case .wikiLink(let link) = inline.kind, link.isEmbed,
        let target = NotePath.resolve(link.target, in: NotePath.folder(of: path))
      else { return [] }
      return [target, target + ".md"]
    }
  }
}
