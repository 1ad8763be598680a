import Notation

/// Closes a notebook once nothing draws with it any more.
final class NotebookEnd {
  private let notebook: Notebook

  init(_ notebook: Notebook) { self.notebook = notebook }

  deinit { notebook.close() }
}
