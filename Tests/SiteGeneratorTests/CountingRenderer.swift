import Figures
import Synchronization
import TestSupport

@testable import SiteGenerator

/// Draws, and counts the notes.
final class CountingRenderer: FigureRenderer {
  private let figures = HTMLFigureRenderer(TestAssets.typesetter)
  private let notes = Mutex(0)

  func figures(
    for requests: [FigureRequest], in surroundings: FigureContext, words: FigureLocalization
  ) -> [FigureOutcome] {
    notes.withLock { $0 += 1 }
    return figures.figures(for: requests, in: surroundings, words: words)
  }

  /// How many notes were drawn since it was asked last.
  func drawn() -> Int {
    notes.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}
