import Markup
import VitrineSweeps

/// The JSON of the parameters that a fence's options vary; their pictures are those of a strip.
extension RenderJSON {
  static func json(_ view: VariedView) -> JSON {
    .array(
      view.parameters.indices.map { index in
        let parameter = view.parameters[index]
        var members: [(String, JSON)] = [("name", .string(parameter.name))]
        switch parameter.domain {
        case .values(let values, let written, _):
          members += [("values", .array(values.map { .string($0) })), ("written", .string(values[written]))]
        case .range(let range, let written):
          members += [
            ("range", .array([.number(range.lowerBound), .number(range.upperBound)])), ("written", .number(written)),
            ("breakpoints", .array(view.breakpoints(of: index).map { .number($0) })),
          ]
        }
        return .object(members)
      })
  }
}
