import VitrineUI

/// What a view among those of a chart's content is.
package enum ChartPart {
  case marks(ChartMarks)
  case axisPart(AxisPart)
  /// A group without views.
  case nothing

  /// `nil` for any other view.
  package init?(_ view: any View) {
    let parts = subviews(of: view)
    guard let first = parts.first else {
      self = .nothing
      return
    }
    let bare = bareView(of: first)
    if let part = bare as? AxisPart {
      self = .axisPart(part)
    } else if bare is MarksView {
      self = .marks(ChartMarks(MarksView.marks(in: view)))
    } else {
      return nil
    }
  }
}
