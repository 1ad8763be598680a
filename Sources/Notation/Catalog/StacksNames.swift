import FenceEvaluation
import Foundation
import VitrineLayout
import VitrineUI

/// Stacks and grids, as views and as values of layouts.
enum StacksNames {
  static let stacks: [NameBinding] = [
    .view("HStack") {
      Init(rowAlignment, spacing, Parameter("content", .view)) { makeHStack($2, alignment: $0, spacing: $1) }
    },
    .view("VStack") {
      Init(columnAlignment, spacing, Parameter("content", .view)) { makeVStack($2, alignment: $0, spacing: $1) }
    },
    .view("ZStack") { Init(FramesNames.alignment, Parameter("content", .view)) { makeZStack($1, alignment: $0) } },
    .view("LazyVStack") {
      Init(columnAlignment, spacing, Parameter("content", .content), ignoring: [pinned]) {
        LazyVStack(alignment: $0, spacing: $1, content: content($2))
      }
    },
    .view("LazyHStack") {
      Init(rowAlignment, spacing, Parameter("content", .content), ignoring: [pinned]) {
        LazyHStack(alignment: $0, spacing: $1, content: content($2))
      }
    },
    .view("LazyVGrid") {
      Init(
        Parameter("columns", .list(of: .native(GridItem.self))), columnAlignment, spacing,
        Parameter("content", .content), ignoring: [pinned]
      ) { LazyVGrid(columns: $0, alignment: $1, spacing: $2, content: content($3)) }
    },
    .view("LazyHGrid") {
      Init(
        Parameter("rows", .list(of: .native(GridItem.self))), rowAlignment, spacing, Parameter("content", .content),
        ignoring: [pinned]
      ) { LazyHGrid(rows: $0, alignment: $1, spacing: $2, content: content($3)) }
    },
  ]

  private static let rowAlignment = Parameter("alignment", .native(VerticalAlignment.self), or: .center)
  private static let columnAlignment = Parameter("alignment", .native(HorizontalAlignment.self), or: .center)
  private static let spacing = Parameter<CGFloat?>.optional("spacing", .length)
  private static let pinned = Ignored("pinnedViews", because: "headers are pinned while people scroll")

  static let layouts: [NameBinding] = [
    .function("HStackLayout") { Native(rowAlignment, spacing) { HStackLayout(alignment: $0, spacing: $1.number) } },
    .function("VStackLayout") { Native(columnAlignment, spacing) { VStackLayout(alignment: $0, spacing: $1.number) } },
    .function("ZStackLayout") { Native(FramesNames.alignment) { ZStackLayout(alignment: $0) } },
    .function("GridLayout") {
      Native(FramesNames.alignment, .optional("horizontalSpacing", .double), .optional("verticalSpacing", .double)) {
        GridLayout(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2)
      }
    },
    .function("AnyLayout") {
      Function(Parameter(nil, .value)) { context, value in
        switch value {
        case .native(let layout as any Layout): .native(AnyLayout(layout))
        case .instance(let instance):
          .native(AnyLayout(InterpretedLayout(instance, context.evaluator, context.mark)))
        default:
          throw Failure(
            "type-mismatch", "type '\(value.shownType)' does not conform to protocol 'Layout'", context.mark)
        }
      }
    },
  ]
}

// Opening the existential keeps the content's own type.
func makeHStack(_ content: any View, alignment: VerticalAlignment, spacing: CGFloat?) -> any View {
  func make(_ content: some View) -> any View { HStack(alignment: alignment, spacing: spacing) { content } }
  return make(content)
}
func makeVStack(_ content: any View, alignment: HorizontalAlignment, spacing: CGFloat?) -> any View {
  func make(_ content: some View) -> any View { VStack(alignment: alignment, spacing: spacing) { content } }
  return make(content)
}
func makeZStack(_ content: any View, alignment: Alignment) -> any View {
  func make(_ content: some View) -> any View { ZStack(alignment: alignment) { content } }
  return make(content)
}
