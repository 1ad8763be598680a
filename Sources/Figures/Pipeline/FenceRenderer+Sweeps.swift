import Diagnostics
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineSweeps
import VitrineUI

/// Sweeps: a view at every length of a range.
extension FenceRenderer {
  /// Lays the view out at every length of the ranges in the options: over a plane if there are two ranges, along one
  /// side if there is one or if the plane needs too many layouts, and at some lengths if a side needs too many.
  ///
  /// - Returns: `nil` if the options request no sweep, or if it draws nothing.
  func explored(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ diagnostics: inout [Diagnostic]
  ) -> DrawnView.Content? {
    var sides: [(axis: Axis, range: ClosedRange<Double>)] = []
    if let widths = options.sweep { sides.append((.horizontal, widths)) }
    if let heights = options.sweepHeight { sides.append((.vertical, heights)) }
    guard let first = sides.first else { return nil }
    var obstacle: SweepObstacle?
    if let widths = options.sweep, let heights = options.sweepHeight {
      switch plane(drawing, options, widths, heights) {
      case .success(let plane): return .plane(plane)
      case .failure(let problem): obstacle = problem
      }
    }
    for side in sides {
      switch line(
        drawing, options, side.axis,
        { (layOut) throws(Sweep.Problem) in try Sweep(side.axis, side.range, layOut: layOut) })
      {
      case .success(let sweep):
        if let obstacle {
          diagnostics.append(
            obstacle.diagnostic(drawn: "only the \(side.axis == .horizontal ? "width" : "height") is swept"))
        }
        return .sweep(sweep)
      case .failure(let problem): obstacle = obstacle ?? problem
      }
    }
    switch line(
      drawing, options, first.axis,
      { (layOut) throws(Sweep.Problem) in try Sweep(first.axis, stepping: first.range, layOut: layOut) })
    {
    case .success(let sweep):
      let words = first.axis == .horizontal ? "widths" : "heights"
      diagnostics.append(
        (obstacle ?? SweepObstacle(.tooCostly)).diagnostic(
          drawn: "\(sweep.segments.count) \(words) are drawn, \(Lengths.text(sweep.step ?? 0)) points apart"))
      return .sweep(sweep)
    case .failure(let problem):
      diagnostics.append(problem.diagnostic(drawn: nil))
      return nil
    }
  }

  /// Lays the view out along one side.
  private func line(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ axis: Axis,
    _ search: (@escaping (Double) -> Rendering) throws(Sweep.Problem) -> Sweep
  ) -> Result<Sweep, SweepObstacle> {
    searched(drawing, options) { (layOut) throws(Sweep.Problem) in
      try search { length in
        layOut { $0[axis] = length }
      }
    }
  }

  private func plane(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>
  ) -> Result<PlaneSweep, SweepObstacle> {
    searched(drawing, options) { (layOut) throws(Sweep.Problem) in
      try PlaneSweep(widths: widths, heights: heights) { size in
        layOut { $0 = ProposedViewSize(size) }
      }
    }
  }

  /// Searches for the segments of a sweep.
  ///
  /// - Parameter search: searches with a closure that lays the view out with a changed proposal.
  private func searched<Found>(
    _ drawing: Notebook.Drawing, _ options: FigureOptions,
    _ search: (@escaping ((inout ProposedViewSize) -> Void) -> Rendering) throws(Sweep.Problem) -> Found
  ) -> Result<Found, SweepObstacle> {
    var quick = renderOptions(drawing, options)
    (quick.traced, quick.probesSizing) = (false, false)
    let renderOptions = quick
    return notebook.sweeping { failure in
      do throws(Sweep.Problem) {
        let found = try search { change in
          var renderOptions = renderOptions
          change(&renderOptions.proposal)
          return self.shown(Renderer.render(drawing.view, options: renderOptions), options)
        }
        return failure().map { .failure(SweepObstacle(code: $0)) } ?? .success(found)
      } catch {
        return .failure(failure().map { SweepObstacle(code: $0) } ?? SweepObstacle(error))
      }
    }
  }
}

/// The reason why the segments of a sweep are not known.
private struct SweepObstacle: Error {
  let problem: Sweep.Problem
  /// Whether the time was over, which depends on the machine.
  var isOfTime = false

  init(_ problem: Sweep.Problem) { self.problem = problem }

  /// - Parameter code: the code of a failure of a view.
  init(code: String) {
    isOfTime = code == "limit-time"
    problem = code == "limit-steps" || isOfTime ? .tooCostly : .drawsNothing
  }

  /// Returns the warning.
  ///
  /// - Parameter drawn: the part of the sweep that is drawn; `nil` if none is.
  func diagnostic(drawn: String?) -> Diagnostic {
    let message =
      switch problem {
      case .tooManySegments(let count): "the sweep has more than \(count) segments in which frames move linearly"
      case .tooCostly: "finding the segments of the sweep takes too long"
      case .drawsNothing: "the view cannot be drawn at every length of the sweep"
      }
    return Diagnostic(
      .warning, isOfTime ? "limit-time" : "sweep", message + (drawn.map { "; " + $0 } ?? ""),
      hint: "sweep a shorter range, or draw some lengths side by side: widths=100,200,400")
  }
}
