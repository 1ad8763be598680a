import CMarkGFM
import Diagnostics

extension HeadingIdentifiers {
  /// Creates the ids for a note's headings, with the ids of its figures and footnotes taken.
  init(for root: OpaquePointer, in source: SourceFile, _ info: (OpaquePointer) -> FenceInfo) {
    let hasFootnotes = source.text.containsBytes(of: "[^") || source.text.containsBytes(of: "^[")
    var taken: Set<String> = []
    if source.text.containsBytes(of: "id="), let iterator = cmark_iter_new(root) {
      defer { cmark_iter_free(iterator) }
      while true {
        let event = cmark_iter_next(iterator)
        if event == CMARK_EVENT_DONE { break }
        guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
          cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK, let id = info(node).figureIdentifier
        else { continue }
        taken.insert(id)
      }
    }
    self.init(taken: taken, hasFootnotes: hasFootnotes)
  }
}
