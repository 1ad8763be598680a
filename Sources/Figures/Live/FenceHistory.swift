import Notation

/// The fences of a note up to one, for that one to be evaluated anew as if nothing had happened since.
struct FenceHistory {
  private var fences: [(fence: ParsedFence, options: FigureOptions)] = []

  /// Remembers a fence; what declares nothing is known to none after it.
  mutating func add(_ fence: ParsedFence, _ options: FigureOptions) {
    if fence.mayDeclare { fences.append((fence, options)) }
  }

  /// A notebook in which the fences were evaluated.
  func notebook() -> Notebook {
    let notebook = Notebook()
    for (fence, options) in fences {
      _ = notebook.evaluate(
        fence, supplied: options.bindings ?? "", now: options.now, isLenient: options.isLenient, seconds: options.limit)
    }
    return notebook
  }
}

/// A fence that is to be evaluated again and again, and which of its drawings is meant.
struct LiveFence {
  let fence: ParsedFence
  let options: FigureOptions
  let drawing: Int
  let history: FenceHistory
}
