import VitrineUI

/// The role of a view in a chart's content.
package enum ChartPart {
  case marks(ChartMarks)
  case axisPart(AxisPart)
  /// A group without views.
  case nothing

  /// Classifies a view; `nil` if it is no part of a chart.
  package init?(_ view: any View) {
    let parts = bareLeaves(of: view)
    switch parts.first {
    case nil: self = .nothing
    case let part as AxisPart: self = .axisPart(part)
    case is MarksView: self = .marks(ChartMarks(MarksView.marks(in: view)))
    default: return nil
    }
  }
}
