import Notation

/// The fences of a note before a certain one, so that this one can be evaluated again with the same declarations.
struct FenceHistory {
  private var fences: [(fence: ParsedFence, options: FigureOptions)] = []

  /// The fences as they were parsed.
  var parsed: [ParsedFence] { fences.map(\.fence) }

  /// Adds a fence, if it may declare something that later fences use.
  mutating func add(_ fence: ParsedFence, _ options: FigureOptions) {
    if fence.mayDeclare { fences.append((fence, options)) }
  }

  /// Returns a notebook in which the fences are evaluated.
  func notebook() -> Notebook {
    let notebook = Notebook()
    for (fence, options) in fences {
      _ = notebook.evaluate(
        fence, supplied: options.bindings ?? "", now: options.now, isLenient: options.isLenient, seconds: options.limit,
        toolchain: options.toolchain ?? .standard)
    }
    return notebook
  }
}

/// A fence that is evaluated repeatedly, and the index of the drawing that is meant.
struct LiveFence {
  let fence: ParsedFence
  let options: FigureOptions
  let drawing: Int
  let history: FenceHistory
}
