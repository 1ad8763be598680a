import FenceEvaluation
import VitrineLayout
import VitrineUI

/// `Canvas`, and what its closure draws with.
enum CanvasNames {
  static let canvases: [NameBinding] =
    [
      .view("Canvas") {
        Init(
          Parameter("renderer", .function), Parameter("symbols", .content, or: AnyView(EmptyView())),
          ignoring: [
            "opaque", Ignored("colorMode", because: "colours are those of the page"),
            Ignored("rendersAsynchronously", because: "pictures are drawn at once"),
          ]
        ) { renderer, symbols in Canvas(symbols: symbols) { draw(renderer, $0, $1) } }
      },
      .method("GraphicsContext", "fill") {
        Method(
          GraphicsContext.self, Parameter(nil, .path), Parameter("with", .native(Shading.self)),
          Parameter("style", .fillStyle, or: FillStyle())
        ) {
          $0.fill($1, with: $2, evenOdd: $3.isEOFilled)
          return .void
        }
      },
      .method("GraphicsContext", "stroke") {
        Method(
          GraphicsContext.self, Parameter(nil, .path), Parameter("with", .native(Shading.self)),
          Parameter("style", .native(StrokeStyle.self))
        ) {
          $0.stroke($1, with: $2, style: $3)
          return .void
        }
        Method(
          GraphicsContext.self, Parameter(nil, .path), Parameter("with", .native(Shading.self)),
          Parameter("lineWidth", .double, or: 1)
        ) {
          $0.stroke($1, with: $2, style: StrokeStyle(lineWidth: $3))
          return .void
        }
      },
      .method("GraphicsContext", "draw") {
        Method(
          GraphicsContext.self, Parameter(nil, .drawn), Parameter("in", .native(Rect.self)),
          ignoring: ["style"]
        ) { context, drawn, frame in
          context.draw(drawn.resolved(in: context), in: frame)
          return .void
        }
        Method(
          GraphicsContext.self, Parameter(nil, .drawn), Parameter("at", .native(Point.self)),
          Parameter("anchor", .native(UnitPoint.self), or: .center)
        ) { context, drawn, point, anchor in
          context.draw(drawn.resolved(in: context), at: point, anchor: anchor)
          return .void
        }
      },
      .method("GraphicsContext", "drawLayer") {
        Method(GraphicsContext.self, Parameter("content", .function)) { context, content in
          try context.drawLayer(copying: { layer in _ = try content(.native(layer)) })
          return .void
        }
      },
      .method("GraphicsContext", "resolve") {
        Method(GraphicsContext.self, Parameter(nil, .native(Shading.self))) { .native($1) }
        Method(GraphicsContext.self, Parameter(nil, .drawn)) { .native($1.resolved(in: $0)) }
      },
      .method("GraphicsContext", "resolveSymbol") {
        Method(GraphicsContext.self, Parameter("id", .choice)) { context, id in
          .optional(context.resolveSymbol(id).map { .native($0) })
        }
      },
      .method("GraphicsContext", "addFilter") {
        Method(GraphicsContext.self, Parameter(nil, .located).withoutEffect(undrawn), ignoring: ["options"]) {
          _, filter in
          filter.context.evaluator.remark(
            Failure(
              "canvas-filters", "canvas filters are not drawn; the figure leaves them out", filter.context.mark,
              hint: "remove the filter, or apply it to the Canvas view"))
          return .void
        }
      },
    ] + resolved + transforms

  private typealias Shading = GraphicsContext.Shading
  private static let undrawn = "it is not drawn: a warning says so"

  private static let resolved: [NameBinding] = [
    .method("Resolved", "measure") {
      Method(GraphicsContext.Resolved.self, Parameter("in", .native(Size.self))) {
        .native($0.size(in: ProposedViewSize($1)))
      }
    },
    .method("Resolved", "firstBaseline") {
      Method(
        GraphicsContext.Resolved.self,
        Parameter("in", .native(Size.self)).withoutEffect("the first line stands at the top, whatever the width")
      ) { .double($0.firstBaseline(in: $1)) }
    },
  ]

  /// What changes a context for all that is drawn after it.
  private static let transforms: [NameBinding] = [
    .mutation("GraphicsContext", "translateBy") {
      Mutation(GraphicsContext.self, Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)) { a, b in
        { $0.translateBy(x: a, y: b) }
      }
    },
    .mutation("GraphicsContext", "scaleBy") {
      Mutation(GraphicsContext.self, Parameter("x", .double, or: 1), Parameter("y", .double, or: 1)) { a, b in
        { $0.scaleBy(x: a, y: b) }
      }
    },
    .mutation("GraphicsContext", "rotate") {
      Mutation(GraphicsContext.self, Parameter("by", .angle)) { a in { $0.rotate(by: a) } }
    },
    .mutation("GraphicsContext", "concatenate") {
      Mutation(GraphicsContext.self, Parameter(nil, .native(Transform.self))) { a in { $0.concatenate(a) } }
    },
    .mutation("GraphicsContext", "clip") {
      Mutation(
        GraphicsContext.self, Parameter("to", .path), Parameter("style", .fillStyle, or: FillStyle()),
        ignoring: [Ignored("options", because: "a clip is what is inside")]
      ) { a, b in { $0.clip(to: a, evenOdd: b.isEOFilled) } }
    },
  ]

  /// Runs the closure; where it does what can't be followed, a labelled box and a warning take its place.
  private static func draw(_ renderer: FenceFunction, _ canvas: GraphicsContext, _ size: Size) {
    let context = renderer.context
    context.late(()) {
      do {
        _ = try renderer(.native(canvas), .native(size))
      } catch let failure as Failure where !failure.isLimit {
        canvas.drawPlaceholder("Canvas", in: size)
        context.evaluator.remark(
          Failure(
            "canvas-not-drawn", "Canvas cannot be drawn: \(failure.message)", failure.mark,
            hint: failure.hint ?? "the figure shows a labeled box instead"))
      }
    }
  }
}

/// What a canvas draws beside paths: a text or an image, resolved or not.
enum CanvasDrawn {
  case resolved(GraphicsContext.Resolved)
  case text(Text)
  case image(Image)

  func resolved(in context: GraphicsContext) -> GraphicsContext.Resolved {
    switch self {
    case .resolved(let resolved): resolved
    case .text(let text): context.resolve(text)
    case .image(let image): context.resolve(image)
    }
  }
}

/// A value, and where it stands.
struct LocatedValue {
  let value: Value
  let context: CallContext
}

extension Kind where T == LocatedValue {
  static var located: Kind {
    Kind(name: "Any", accepts: { _, _ in true }, read: { LocatedValue(value: $0.value, context: $1) })
  }
}

extension Kind where T == FillStyle {
  static var fillStyle: Kind { .native(named: "FillStyle") }
}

extension Kind where T == CanvasDrawn {
  static var drawn: Kind {
    .plain("Text or Image") { value, _ in
      switch value {
      case .native(let resolved as GraphicsContext.Resolved): .resolved(resolved)
      case .view(let text as Text): .text(text)
      case .view(let image as Image): .image(image)
      default: nil
      }
    }
  }
}
