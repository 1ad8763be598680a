import Diagnostics
import Notation
import VitrineUI

/// A live view of a fence, in a separate notebook.
final class FenceSession: LiveSession {
  private let notebook: Notebook
  private let view: ViewSession
  private let clock: VirtualClock
  private let source: SourceFile
  private let shown: (Rendering) -> Rendering

  deinit { notebook.close() }

  /// Evaluates the fence and updates its view to its first state; `nil` if it draws nothing.
  init?(
    _ live: LiveFence, _ renderOptions: (Notebook.Drawing) -> RenderOptions, shown: @escaping (Rendering) -> Rendering
  ) {
    let notebook = live.history.notebook()
    let evaluation = notebook.evaluate(
      live.fence, supplied: live.options.bindings ?? "", now: live.options.now, isLenient: live.options.isLenient,
      lives: true, seconds: live.options.limit, toolchain: live.options.toolchain ?? .standard)
    guard evaluation.drawings.indices.contains(live.drawing) else { return nil }
    let drawing = evaluation.drawings[live.drawing]
    (self.notebook, source, self.shown) = (notebook, evaluation.source, shown)
    let (view, clock) = notebook.living { clock in
      let view = ViewSession(drawing.view, options: renderOptions(drawing), clock: clock)
      view.update()
      return (view, clock)
    }
    (self.view, self.clock) = (view, clock)
  }

  var controls: [LiveControl] { notebook.living(by: clock) { view.controls } }
  var key: String { notebook.living(by: clock) { notebook.key(of: view) } }

  /// The maximum number of state values in a picture's description.
  private static let mostState = 8

  var words: String? {
    notebook.living(by: clock) {
      var frame = FilmFrame("", view, notebook, after: nil)
      frame.names = NumberedViewNames(frame.lifetime.map { (number: $0.node, name: $0.view) })
      let texts = frame.plainStateTexts.prefix(Self.mostState)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
  }

  func render() -> Rendering { notebook.living(by: clock) { shown(view.render()) } }

  func operate(_ place: String, way: Int) -> Bool {
    notebook.living(by: clock) {
      do throws(ViewSession.Miss) { try view.operate(place, way: way) } catch { return false }
      view.update()
      return !view.isUnsettled && !notebook.hasFailed
    }
  }

  /// The errors so far.
  var diagnostics: [Diagnostic] {
    let failures = notebook.hasFailed ? notebook.failuresWhileRendering(source) : []
    guard view.isUnsettled else { return failures }
    return failures + [
      Diagnostic(
        .warning, "live", "views still change after \(ViewSession.mostPasses) renderings in a row",
        hint: "check whether an onChange, onAppear or task changes a value that it depends on")
    ]
  }
}
