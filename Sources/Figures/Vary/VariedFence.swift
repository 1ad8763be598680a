import Diagnostics
import Notation
import VitrineUI

/// A fence that is evaluated again with other values of some literals, in a separate notebook: the fences after it know
/// only what it declares as it is written.
final class VariedFence {
  private let live: LiveFence
  private let literals: [NamedLiteral]
  /// Whether the views are live.
  private let lives: Bool
  private let renderer: FenceRenderer
  /// The error because of which the last rendering failed.
  private(set) var failure: Diagnostic?
  private var time = ComputingTime()
  /// Whether the renderings took so long that there are no more.
  private(set) var isExhausted = false

  /// - Parameter renderer: the renderer of the fence, whose notebook is not used.
  init(_ live: LiveFence, _ literals: [NamedLiteral], lives: Bool, _ renderer: FenceRenderer) {
    (self.live, self.literals, self.lives) = (live, literals, lives)
    self.renderer = FenceRenderer(
      notebook: live.history.notebook(), typesetter: renderer.typesetter, surroundings: renderer.surroundings)
  }

  deinit { renderer.notebook.close() }

  /// Whether the time for exploring a range is over.
  var isOver: Bool { time.exceeds(live.options.limit) }

  /// The number of times as long that all renderings of a figure may take.
  private static let patience = 3.0

  /// Renders the view with a value for each literal; `nil` if it can't be evaluated, draws nothing or took
  /// too long.
  func rendering(_ values: [LiteralValue], isTraced: Bool) -> Rendering? {
    failure = nil
    isExhausted = isExhausted || time.exceeds(live.options.limit, times: Self.patience)
    guard !isExhausted else { return nil }
    let (options, notebook) = (live.options, renderer.notebook)
    let substitutes = Dictionary(zip(literals.map(\.mark), values), uniquingKeysWith: { first, _ in first })
    let evaluation = notebook.evaluate(
      ParsedFence(live.fence, substituting: substitutes), supplied: options.bindings ?? "", now: options.now,
      lives: lives, seconds: options.limit, toolchain: options.toolchain ?? .standard)
    failure = evaluation.diagnostics.first { $0.severity == .error }
    guard failure == nil, evaluation.drawings.indices.contains(live.drawing) else { return nil }
    let rendering = renderer.render(evaluation.drawings[live.drawing], options, lives, isTraced: isTraced)
    if notebook.hasFailed {
      failure = notebook.failuresWhileRendering(evaluation.source).first { $0.severity == .error }
      return nil
    }
    return rendering.root == nil ? nil : rendering
  }
}
