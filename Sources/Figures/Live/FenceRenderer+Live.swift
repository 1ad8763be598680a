import Diagnostics
import Markup
import Notation
import VitrineDiagrams
import VitrineUI

/// Live figures: the states that readers bring a view to.
extension FenceRenderer {
  /// Explores the states of a view, if the options ask for that. Where there is nothing to operate, the figure stays as it is.
  ///
  /// - Parameters:
  ///   - diagnostics: what goes wrong in the fence; places are in its source.
  ///   - remarks: what there is to say of the option.
  func bringToLife(
    _ figure: inout DrawnView, _ fence: LiveFence, _ diagnostics: inout [Diagnostic], _ remarks: inout [Diagnostic]
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
      (figure.rendering, figure.live) = (first, graph)
      remarks += live.remarks(on: graph, fence.options)
    } catch {
      remarks.append(
        live.warning(error.message, code: error.code, hint: "make the figure of less, or leave ‘live’ out"))
    }
  }
}

extension StateExplorer.Problem {
  fileprivate var message: String {
    switch self {
    case .cannotBegin: "the view does not do the same each time, so that its states cannot be explored"
    case .tooSlow: "the states of the view are not found in time"
    }
  }

  fileprivate var code: String { self == .tooSlow ? "limit-time" : "live" }
}

extension FigureOptions.Live {
  /// The most bytes that a live figure takes of a page, compressed.
  static let budget = 60_000

  func warning(_ message: String, code: String = "live", hint: String) -> Diagnostic {
    Diagnostic(.warning, code, message, file: setting.file, span: setting.span, hint: hint)
  }

  /// What an author has to know of the states that were found. A number of states that was asked for is no surprise.
  fileprivate func remarks(on graph: StateGraph, _ options: FigureOptions) -> [Diagnostic] {
    var remarks: [Diagnostic] = []
    switch graph.cut {
    case .states(let count) where states == nil:
      remarks.append(
        warning(
          "the view has more than \(count) states; what leads to others is not followed",
          hint: "say how many are enough: live=8"))
    case .depth(let count):
      remarks.append(
        warning(
          "some states are more than \(count) taps away; they are not drawn", hint: "say how many are enough: live=8"))
    case .acts(let count):
      remarks.append(
        warning(
          "the states are not all found in \(count) taps; others are not drawn",
          hint: "leave out controls, or ask for fewer states: live=8"))
    case .states, nil: break
    }
    let text = Node.element(LiveFigure(graph, id: "f", parts: options.parts).element())
    let size = CompressedSize(of: [text].html).bytes
    if size > Self.budget {
      remarks.append(
        warning(
          "the live figure takes about \((size + 500) / 1000) KB of its page, more than \(Self.budget / 1000)",
          hint: "ask for fewer states (live=8), or show less of each: show=picture"))
    }
    return remarks
  }
}
