import VitrineLayout
import VitrineUI

func edges(_ inputs: Inputs, _ index: Int) -> Edge.Set? {
  inputs.native(index) ?? inputs.native(index, as: Edge.self).map { Edge.Set($0) }
}

func axes(_ inputs: Inputs, _ index: Int) -> Axis.Set {
  inputs.native(index) ?? inputs.native(index, as: Axis.self).map { Axis.Set($0) } ?? [.horizontal, .vertical]
}
