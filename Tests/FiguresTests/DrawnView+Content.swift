import Figures
import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// The content of a figure as one kind; `nil` if it is of another.
extension DrawnView {
  var animation: AnimationFilm? { if case .animation(let film, _) = content { film } else { nil } }
  var live: StateGraph? { if case .live(let graph) = content { graph } else { nil } }
  var variation: VariedView? { if case .varied(let view) = content { view } else { nil } }
  var sweep: Sweep? { if case .sweep(let sweep) = content { sweep } else { nil } }
  var plane: PlaneSweep? { if case .plane(let plane) = content { plane } else { nil } }
  var comparison: Comparison? { if case .comparison(let comparison) = content { comparison } else { nil } }
  /// The pictures of a strip or of varied code.
  var cells: [StripFigure.Cell] { strip?.cells ?? variation?.cells ?? [] }
  var frames: [FilmFrame] { strip?.frames ?? [] }
}
