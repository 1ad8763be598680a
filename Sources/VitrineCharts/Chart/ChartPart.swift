import VitrineUI

/// What a view among those of a chart's content is.
package enum ChartPart {
  case marks(ChartMarks)
  case axisPart(AxisPart)
  /// A group without views.
  case nothing

  /// `nil` for any other view.
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
