import Diagnostics
import Markup
import Notation
import VitrineDiagrams
import VitrineUI

/// Live figures: the states of a view that readers can reach.
extension FenceRenderer {
  /// Explores the states of a view, if the options request it. A view without controls stays as it is.
  ///
  /// - Parameters:
  ///   - diagnostics: the errors in the fence, with locations in its source.
  ///   - warnings: the diagnostics about the option `live`.
  func bringToLife(
    _ figure: inout DrawnView, _ fence: LiveFence, _ diagnostics: inout [Diagnostic], _ warnings: inout [Diagnostic]
  ) {
    guard let live = fence.options.live, !diagnostics.hasErrors else { return }
    var bounds = StateExplorer.Bounds()
    bounds.states = live.states ?? bounds.states
    var failures: [Diagnostic] = []
    var latest: FenceSession?
    do throws(StateExplorer.Problem) {
      let graph = try StateExplorer.explore(bounds) {
        failures += latest?.diagnostics ?? []
        latest = FenceSession(fence, { renderOptions($0, fence.options) }, shown: { shown($0, fence.options) })
        return latest
      }
      failures += latest?.diagnostics ?? []
      for failure in failures where !diagnostics.contains(failure) { diagnostics.append(failure) }
      guard graph.hasControls, let first = graph.drawings.first else { return }
      (figure.rendering, figure.content) = (first, .live(graph))
      warnings += live.warnings(on: graph, fence.options)
    } catch {
      warnings.append(
        live.warning(error.message, code: error.code, hint: "simplify the view, or remove 'live'"))
    }
  }
}

extension StateExplorer.Problem {
  fileprivate var message: String {
    switch self {
    case .cannotBegin: "the states cannot be explored, because the view behaves differently each time"
    case .tooSlow: "exploring the states of the view takes too long"
    }
  }

  fileprivate var code: String { self == .tooSlow ? "limit-time" : "live" }
}

extension FigureOptions.Live {
  /// The most bytes of a page, compressed, that a live figure may take.
  static let budget = 60_000

  func warning(_ message: String, code: String = "live", hint: String) -> Diagnostic {
    Diagnostic(.warning, code, message, file: setting.file, span: setting.span, hint: hint)
  }

  /// Returns the warnings about the states. A number of states that the author set causes none.
  fileprivate func warnings(on graph: StateGraph, _ options: FigureOptions) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    switch graph.cut {
    case .states(let count) where states == nil:
      warnings.append(
        Diagnostic(
          .note, "live", "\(count) states are drawn; taps that lead to others do nothing", file: setting.file,
          span: setting.span, hint: "choose another number of states: live=8"))
    case .depth(let count):
      warnings.append(
        warning(
          "some states are more than \(count) taps away; they are not drawn", hint: "set the number of states: live=8"))
    case .acts(let count):
      warnings.append(
        warning(
          "\(count) taps do not reach all states; the others are not drawn",
          hint: "remove controls, or set a smaller number of states: live=8"))
    case .states, nil: break
    }
    let text = Node.element(LiveFigure(graph, id: "f", parts: options.parts).element())
    let size = CompressedSize(of: [text].html).bytes
    if size > Self.budget {
      warnings.append(
        warning(
          "the live figure adds about \((size + 500) / 1000) KB to its page, more than \(Self.budget / 1000) KB",
          hint: "set a smaller number of states (live=8), or show fewer parts: show=picture"))
    }
    return warnings
  }
}
