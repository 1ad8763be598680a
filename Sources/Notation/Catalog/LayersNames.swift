import VitrineUI

/// Views over and behind others.
enum LayersNames {
  static let layers: [NameBinding] = [
    .modifier("overlay") {
      Modifier(FramesNames.alignment, Parameter("content", .content)) {
        $0.overlay(alignment: $1, content: content($2))
      }
      Modifier(Parameter(nil, .content), FramesNames.alignment) { $0.overlay(alignment: $2, content: content($1)) }
      Modifier(Parameter(nil, .style), Parameter("in", .shape), fillStyle) {
        $0.overlay(style: $1, in: AnyShape($2), fillStyle: $3)
      }
      Modifier(Parameter(nil, .style), ignoring: [edgesOfLayer]) { $0.overlay(style: $1) }
    },
    .modifier("background") {
      Modifier(FramesNames.alignment, Parameter("content", .content)) {
        $0.background(alignment: $1, content: content($2))
      }
      // A colour is a style before it is a view, as Swift takes it: it reaches into the safe area.
      Modifier(Parameter(nil, .style), Parameter("ignoresSafeAreaEdges", .edges, or: .all)) {
        $0.background(style: $1, ignoresSafeAreaEdges: $2)
      }
      Modifier(Parameter(nil, .content), FramesNames.alignment) { $0.background(alignment: $2, content: content($1)) }
      Modifier(Parameter(nil, .style), Parameter("in", .shape), fillStyle) {
        $0.background(style: $1, in: AnyShape($2), fillStyle: $3)
      }
      Modifier(Parameter("in", .shape), fillStyle) {
        $0.background(in: AnyShape($1), fillStyle: $2)
      }
      Modifier(Parameter("ignoresSafeAreaEdges", .edges, or: .all)) {
        $0.background(style: SemanticShapeStyle.background, ignoresSafeAreaEdges: $1)
      }
      former("background", now: ".background(…, in: .rect(cornerRadius: …))") {
        Modifier(Parameter(nil, .style), Parameter("cornerRadius", .double)) {
          $0.background(style: $1, in: RoundedRectangle(cornerRadius: $2))
        }
      }
    },
    .modifier("mask") {
      Modifier(FramesNames.alignment, Parameter(nil, .content)) { $0.mask(alignment: $1, content($2)) }
    },
  ]

  private static let fillStyle = Parameter("fillStyle", .native(FillStyle.self), or: FillStyle())
  private static let edgesOfLayer = Ignored("ignoresSafeAreaEdges", because: "what is over a view is as large as it")
}
