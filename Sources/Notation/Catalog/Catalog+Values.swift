import VitrineLayout
import VitrineText
import VitrineUI

extension Catalog {
  /// The static members of VitrineUI's own types: what `.center`, `.red` and `.title` stand for.
  mutating func addValues() {
    statics(
      "Alignment",
      [
        ("center", Alignment.center), ("leading", Alignment.leading), ("trailing", Alignment.trailing),
        ("top", Alignment.top),
        ("bottom", Alignment.bottom), ("topLeading", Alignment.topLeading), ("topTrailing", Alignment.topTrailing),
        ("bottomLeading", Alignment.bottomLeading), ("bottomTrailing", Alignment.bottomTrailing),
        ("centerFirstTextBaseline", Alignment.centerFirstTextBaseline),
        ("centerLastTextBaseline", Alignment.centerLastTextBaseline),
        ("leadingFirstTextBaseline", Alignment.leadingFirstTextBaseline),
        ("leadingLastTextBaseline", Alignment.leadingLastTextBaseline),
        ("trailingFirstTextBaseline", Alignment.trailingFirstTextBaseline),
        ("trailingLastTextBaseline", Alignment.trailingLastTextBaseline),
      ])
    statics(
      "HorizontalAlignment",
      [
        ("leading", HorizontalAlignment.leading), ("center", HorizontalAlignment.center),
        ("trailing", HorizontalAlignment.trailing),
        ("listRowSeparatorLeading", HorizontalAlignment.leading),
        ("listRowSeparatorTrailing", HorizontalAlignment.trailing),
      ])
    statics(
      "VerticalAlignment",
      [
        ("top", VerticalAlignment.top), ("center", VerticalAlignment.center), ("bottom", VerticalAlignment.bottom),
        ("firstTextBaseline", VerticalAlignment.firstTextBaseline),
        ("lastTextBaseline", VerticalAlignment.lastTextBaseline),
      ])
    addEdges()
    statics(
      "UnitPoint",
      [
        ("zero", UnitPoint.zero), ("center", UnitPoint.center), ("leading", UnitPoint.leading),
        ("trailing", UnitPoint.trailing),
        ("top", UnitPoint.top), ("bottom", UnitPoint.bottom), ("topLeading", UnitPoint.topLeading),
        ("topTrailing", UnitPoint.topTrailing),
        ("bottomLeading", UnitPoint.bottomLeading), ("bottomTrailing", UnitPoint.bottomTrailing),
      ])
    addColors()
    statics(
      "Weight",
      [
        ("ultraLight", Font.Weight.ultraLight), ("thin", Font.Weight.thin), ("light", Font.Weight.light),
        ("regular", Font.Weight.regular),
        ("medium", Font.Weight.medium), ("semibold", Font.Weight.semibold), ("bold", Font.Weight.bold),
        ("heavy", Font.Weight.heavy),
        ("black", Font.Weight.black),
      ])
    statics("Design", Font.Design.allCases.map { ($0.rawValue, $0) })
    statics("TextStyle", TextStyle.allCases.map { ($0.rawValue, $0) })
    statics(
      "Font",
      [
        ("largeTitle", Font.largeTitle), ("title", Font.title), ("title2", Font.title2), ("title3", Font.title3),
        ("headline", Font.headline),
        ("subheadline", Font.subheadline), ("body", Font.body), ("callout", Font.callout), ("footnote", Font.footnote),
        ("caption", Font.caption), ("caption2", Font.caption2),
      ])
    statics("TextAlignment", TextOptions.Alignment.allCases_.map { ($0.rawValue, $0) })
    statics(
      "Truncation",
      [
        ("head", TextOptions.Truncation.head), ("middle", TextOptions.Truncation.middle),
        ("tail", TextOptions.Truncation.tail),
      ])
    statics("TextCase", TextEnvironment.TextCase.allCases.map { ($0.rawValue, $0) })
    statics("ContentMode", AspectRatioRule.ContentMode.allCases.map { ($0.rawValue, $0) })
    statics(
      "DynamicTypeSize",
      DynamicTypeSize.allCases.map { ($0.rawValue, $0) } + [
        ("extraSmall", DynamicTypeSize.xSmall), ("extraLarge", DynamicTypeSize.xLarge),
      ])
    statics("ColorScheme", ColorScheme.allCases.map { ($0.rawValue, $0) })
    statics("LayoutDirection", LayoutDirection.allCases.map { ($0.rawValue, $0) })
    statics("Scale", Image.Scale.allCases.map { ($0.rawValue, $0) })
    for name in ["Cap", "CGLineCap"] {
      statics(name, [("butt", Stroke.Cap.butt), ("round", Stroke.Cap.round), ("square", Stroke.Cap.square)])
    }
    for name in ["Join", "CGLineJoin"] {
      statics(name, [("miter", Stroke.Join.miter), ("round", Stroke.Join.round), ("bevel", Stroke.Join.bevel)])
    }
    statics("RoundedCornerStyle", RoundedCornerStyle.allCases.map { ($0.rawValue, $0) })
    statics("RGBColorSpace", Color.RGBColorSpace.allCases.map { ($0.rawValue, $0) })
    statics(
      "ProposedViewSize",
      [
        ("zero", ProposedViewSize.zero), ("infinity", ProposedViewSize.infinity),
        ("unspecified", ProposedViewSize.unspecified),
      ])
    statics("Size", [("zero", Size.zero)])
    statics("CGSize", [("zero", Size.zero)])
    statics("Point", [("zero", Point.zero)])
    statics("CGPoint", [("zero", Point.zero)])
    statics("CGRect", [("zero", Rect.zero)])
    statics("Rect", [("zero", Rect.zero)])
    statics("Angle", [("zero", Angle.zero)])
    statics("ViewSpacing", [("zero", ViewSpacing.zero)])
    statics("CoordinateSpace", [("global", CoordinateSpace.global), ("local", CoordinateSpace.local)])
    statics("CGAffineTransform", [("identity", Transform.identity)])
    statics(
      "Shape",
      [
        ("rect", Value.view(Rectangle())), ("circle", Value.view(Circle())), ("capsule", Value.view(Capsule())),
        ("ellipse", Value.view(Ellipse())), ("containerRelative", Value.view(ContainerRelativeShape())),
      ])
    staticFunction("Shape.rect", "cornerRadius: Double, style: RoundedCornerStyle?") {
      .view(RoundedRectangle(cornerRadius: $0.double(0) ?? 0))
    }
    staticFunction("Shape.capsule", "style: RoundedCornerStyle?") { _ in .view(Capsule()) }
    addFontFunctions()
    addGridItems()
  }

  /// Edges and axes, and the sets of them.
  private mutating func addEdges() {
    statics(
      "Edges",
      [
        ("top", Edge.Set.top), ("bottom", Edge.Set.bottom), ("leading", Edge.Set.leading),
        ("trailing", Edge.Set.trailing), ("horizontal", Edge.Set.horizontal), ("vertical", Edge.Set.vertical),
        ("all", Edge.Set.all),
      ])
    let known: [(String, Edge)] = [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]
    for (type, names) in [
      ("Edge", ["top", "leading", "bottom", "trailing"]), ("VerticalEdge", ["top", "bottom"]),
      ("HorizontalEdge", ["leading", "trailing"]),
    ] {
      let members = known.filter { names.contains($0.0) }
      statics(type, members.map { ($0.0, $0.1) })
      statics(type, [("allCases", Value.array(members.map { .native($0.1) }))])
    }
    statics("Axes", [("horizontal", Axis.Set.horizontal), ("vertical", Axis.Set.vertical)])
    statics(
      "Axis",
      [
        ("horizontal", Axis.horizontal), ("vertical", Axis.vertical),
        ("allCases", Value.array(Axis.allCases.map { .native($0) })),
      ])
    native("Edges", "_: Edges?") { edges($0, 0) ?? [] }
    native("Axes", "_: Axes?") { $0.has(0) ? axes($0, 0) : [] }
  }

  private mutating func addFontFunctions() {
    for name in ["Font", "UIFont"] {
      staticFunction(
        "\(name).system", "size: Double, weight: Weight?, design: Design?",
        "ofSize: Double, weight: Weight?, design: Design?"
      ) {
        .native(Font.system(size: $0.double(0) ?? 14, weight: $0.native(1), design: $0.native(2)))
      }
    }
    staticFunction("Font.system", "_: TextStyle, design: Design?, weight: Weight?") {
      .native(Font.system($0.native(0) ?? .body, design: $0.native(1), weight: $0.native(2)))
    }
    staticFunction("Font.custom", "_: String, size: Double, relativeTo: TextStyle?") {
      .native(Font.custom($0.string(0) ?? "", size: $0.double(1) ?? 14))
    }
    staticFunction("Font.custom", "_: String, fixedSize: Double") {
      .native(Font.custom($0.string(0) ?? "", fixedSize: $0.double(1) ?? 14))
    }
    staticFunction("Angle.degrees", "_: Double") { .native(Angle(degrees: $0.double(0) ?? 0)) }
    staticFunction("Angle.radians", "_: Double") { .native(Angle(radians: $0.double(0) ?? 0)) }
    native("Angle", "degrees: Double") { Angle(degrees: $0.double(0) ?? 0) }
    native("Angle", "radians: Double") { Angle(radians: $0.double(0) ?? 0) }
    staticFunction("CoordinateSpace.named", "_: Any") {
      .native(CoordinateSpace.named((try? $0.interpreter.describe($0[0] ?? .nothing)) ?? ""))
    }
    staticFunction("Binding.constant", "_: Any") { inputs in inputs[0]?.settled ?? .nothing }
  }

  private mutating func addGridItems() {
    staticFunction("GridSize.fixed", "_: Double") { .native(GridItem.Size.fixed($0.double(0) ?? 0)) }
    staticFunction("GridSize.flexible", "minimum: Double?, maximum: Double?") {
      .native(GridItem.Size.flexible(minimum: $0.double(0) ?? 10, maximum: $0.double(1) ?? .infinity))
    }
    staticFunction("GridSize.adaptive", "minimum: Double, maximum: Double?") {
      .native(GridItem.Size.adaptive(minimum: $0.double(0) ?? 10, maximum: $0.double(1) ?? .infinity))
    }
    statics("GridSize", [("flexible", GridItem.Size.flexible())])
    native("GridItem", "_: GridSize?, spacing: Double?, alignment: Alignment?") { inputs in
      GridItem(inputs.native(0) ?? .flexible(), spacing: inputs.double(1), alignment: inputs.native(2))
    }
  }
}

extension TextOptions.Alignment {
  static let allCases_: [TextOptions.Alignment] = [.leading, .center, .trailing]
}
