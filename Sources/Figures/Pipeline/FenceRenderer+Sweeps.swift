import Diagnostics
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineSweeps
import VitrineUI

/// Sweeps: a view at every length of a range.
extension FenceRenderer {
  /// Lays the view out at every length of the ranges in the options: over a plane if there are two ranges, along one
  /// side if there is one or if the plane has too many segments.
  func explore(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ figure: inout DrawnView, _ diagnostics: inout [Diagnostic]
  ) {
    guard let range = options.sweep ?? options.sweepHeight else { return }
    var renderOptions = renderOptions(drawing, options)
    (renderOptions.traced, renderOptions.probesSizing) = (false, false)
    if let widths = options.sweep, let heights = options.sweepHeight {
      figure.plane = plane(drawing, options, widths, heights, renderOptions, &diagnostics)
      if figure.plane != nil { return }
    }
    let axis = options.sweep == nil ? Axis.vertical : .horizontal
    do throws(Sweep.Problem) {
      figure.sweep = try notebook.sweeping { () throws(Sweep.Problem) -> Sweep in
        try Sweep(axis, range) { length in
          renderOptions.proposal[axis] = length
          return self.shown(Renderer.render(drawing.view, options: renderOptions), options)
        }
      }
      if figure.sweep == nil { diagnostics.append(Sweep.Problem.drawsNothing.diagnostic) }
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  private func plane(
    _ drawing: Notebook.Drawing, _ options: FigureOptions, _ widths: ClosedRange<Double>,
    _ heights: ClosedRange<Double>,
    _ renderOptions: RenderOptions, _ diagnostics: inout [Diagnostic]
  ) -> PlaneSweep? {
    var renderOptions = renderOptions
    do throws(Sweep.Problem) {
      return try notebook.sweeping { () throws(Sweep.Problem) -> PlaneSweep in
        try PlaneSweep(widths: widths, heights: heights) { size in
          renderOptions.proposal = ProposedViewSize(size)
          return self.shown(Renderer.render(drawing.view, options: renderOptions), options)
        }
      }
    } catch .drawsNothing {
      // The sweep of the width reports it.
      return nil
    } catch {
      diagnostics.append(error.planeDiagnostic)
      return nil
    }
  }
}

extension Sweep.Problem {
  /// The warning. The figure is then drawn without its sweep.
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .tooManySegments(let count):
      Diagnostic(
        .warning, "sweep", "the sweep has more than \(count) segments in which frames move linearly",
        hint: "sweep a shorter range, or draw some lengths side by side: widths=100,200,400")
    case .tooCostly:
      Diagnostic(
        .warning, "sweep", "finding the segments of the sweep takes too long",
        hint: "sweep a shorter range, or draw some lengths side by side: widths=100,200,400")
    case .drawsNothing:
      Diagnostic(
        .warning, "sweep", "the view cannot be drawn at every length of the sweep", hint: "sweep a shorter range")
    }
  }

  /// The warning. The figure is then drawn with the sweep of the width alone.
  fileprivate var planeDiagnostic: Diagnostic {
    let message =
      switch self {
      case .tooManySegments(let count):
        "the sweep of width and height has more than \(count) segments in which frames move linearly"
      case .tooCostly:
        "finding the segments of the sweep of width and height takes too long"
      case .drawsNothing: "the view cannot be drawn at every size of the sweep"
      }
    return Diagnostic(
      .warning, "sweep", message + "; only the width is swept",
      hint: "sweep shorter ranges, or remove sweep-height=")
  }
}
