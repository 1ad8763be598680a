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
    for name in ["Edges", "Edge"] {
      statics(
        name,
        [
          ("top", Edge.Set.top), ("bottom", Edge.Set.bottom), ("leading", Edge.Set.leading),
          ("trailing", Edge.Set.trailing),
          ("horizontal", Edge.Set.horizontal), ("vertical", Edge.Set.vertical), ("all", Edge.Set.all),
        ])
    }
    statics(
      "Axes",
      [
        ("horizontal", Axis.Set.horizontal), ("vertical", Axis.Set.vertical),
        ("all", Axis.Set([.horizontal, .vertical])),
      ])
    statics("Axis", [("horizontal", Axis.horizontal), ("vertical", Axis.vertical)])
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
    statics("Cap", [("butt", Stroke.Cap.butt), ("round", Stroke.Cap.round), ("square", Stroke.Cap.square)])
    statics("Join", [("miter", Stroke.Join.miter), ("round", Stroke.Join.round), ("bevel", Stroke.Join.bevel)])
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

  private mutating func addColors() {
    let colors: [(String, Any)] = [
      ("red", Color.red), ("orange", Color.orange), ("yellow", Color.yellow), ("green", Color.green),
      ("mint", Color.mint),
      ("teal", Color.teal), ("cyan", Color.cyan), ("blue", Color.blue), ("indigo", Color.indigo),
      ("purple", Color.purple),
      ("pink", Color.pink), ("brown", Color.brown), ("gray", Color.gray), ("black", Color.black),
      ("white", Color.white),
      ("clear", Color.clear), ("primary", Color.primary), ("secondary", Color.secondary),
      ("accentColor", Color.accentColor),
      ("accent", Color.accentColor),
    ]
    statics("Color", colors)
    statics("UIColor", colors + Self.platformColors)
    statics("NSColor", colors + Self.platformColors)
    statics(
      "HierarchicalShapeStyle",
      [
        ("primary", HierarchicalShapeStyle.primary), ("secondary", HierarchicalShapeStyle.secondary),
        ("tertiary", HierarchicalShapeStyle.tertiary),
        ("quaternary", HierarchicalShapeStyle.quaternary), ("quinary", HierarchicalShapeStyle.quinary),
      ])
    let materials: [(String, Any)] = [
      ("ultraThinMaterial", Material.ultraThin), ("thinMaterial", Material.thin), ("regularMaterial", Material.regular),
      ("thickMaterial", Material.thick), ("ultraThickMaterial", Material.ultraThick), ("bar", Material.bar),
      ("ultraThin", Material.ultraThin),
      ("thin", Material.thin), ("regular", Material.regular), ("thick", Material.thick),
      ("ultraThick", Material.ultraThick),
    ]
    statics("Material", materials)
    statics(
      "SemanticShapeStyle",
      [
        ("foreground", SemanticShapeStyle.foreground), ("background", SemanticShapeStyle.background),
        ("tint", SemanticShapeStyle.tint),
        ("selection", SemanticShapeStyle.selection), ("separator", SemanticShapeStyle.separator),
        ("placeholder", SemanticShapeStyle.placeholder),
        ("link", SemanticShapeStyle.link), ("fill", SemanticShapeStyle.fill),
        ("windowBackground", SemanticShapeStyle.windowBackground),
      ])
    native(
      "Color", "red: Double, green: Double, blue: Double, opacity: Double?",
      "_: RGBColorSpace?, red: Double, green: Double, blue: Double, opacity: Double?"
    ) { inputs in
      let offset = inputs.values.count == 5 ? 1 : 0
      return Color(
        red: inputs.double(offset) ?? 0, green: inputs.double(offset + 1) ?? 0, blue: inputs.double(offset + 2) ?? 0,
        opacity: inputs.double(offset + 3) ?? 1)
    }
    native("Color", "white: Double, opacity: Double?") { Color(white: $0.double(0) ?? 0, opacity: $0.double(1) ?? 1) }
    native("Color", "_: RGBColorSpace, white: Double, opacity: Double?") {
      Color(white: $0.double(1) ?? 0, opacity: $0.double(2) ?? 1)
    }
    native("Color", "hue: Double, saturation: Double, brightness: Double, opacity: Double?") {
      Color(
        hue: $0.double(0) ?? 0, saturation: $0.double(1) ?? 0, brightness: $0.double(2) ?? 0, opacity: $0.double(3) ?? 1
      )
    }
    native("Color", "_: UIColor", "uiColor: UIColor", "nsColor: NSColor", "_: Color", "cgColor: Color") {
      $0.native(0, as: Color.self) ?? Color.gray
    }
    // A colour of an asset catalogue is not at hand: a muted tone of its own stands in.
    native("Color", "_: String, bundle: Any?") { inputs in Self.assetColor(inputs.string(0) ?? "") }
    native("UIColor", "red: Double, green: Double, blue: Double, alpha: Double") {
      Color(red: $0.double(0) ?? 0, green: $0.double(1) ?? 0, blue: $0.double(2) ?? 0, opacity: $0.double(3) ?? 1)
    }
    native("UIColor", "named: String") { Self.assetColor($0.string(0) ?? "") }
    native("AnyShapeStyle", "_: Style") { AnyShapeStyle($0.style(0) ?? Color.primary) }
    native("Gradient", "colors: Array") { inputs in
      Gradient(colors: try Self.colors(inputs, 0))
    }
    native("Gradient", "stops: Array") { Gradient(stops: try Self.stops($0, 0)) }
    native("Stop", "color: Color, location: Double") {
      Gradient.Stop(color: $0.native(0) ?? Color.clear, location: $0.double(1) ?? 0)
    }
    staticFunction("Gradient.Stop", "color: Color, location: Double") {
      .native(Gradient.Stop(color: $0.native(0) ?? Color.clear, location: $0.double(1) ?? 0))
    }
    addGradients()
  }

  private mutating func addGradients() {
    func gradient(_ inputs: Inputs) throws -> Gradient {
      if let gradient: Gradient = inputs.native(0) { return gradient }
      return try Self.gradient(inputs, 0)
    }
    for kind in ["gradient: Gradient", "colors: Array", "stops: Array"] {
      let isStops = kind.hasPrefix("stops")
      func make(_ inputs: Inputs) throws -> Gradient {
        isStops ? Gradient(stops: try Self.stops(inputs, 0)) : try gradient(inputs)
      }
      native("LinearGradient", "\(kind), startPoint: UnitPoint, endPoint: UnitPoint") {
        LinearGradient(gradient: try make($0), startPoint: $0.native(1) ?? .top, endPoint: $0.native(2) ?? .bottom)
      }
      native("RadialGradient", "\(kind), center: UnitPoint, startRadius: Double, endRadius: Double") {
        RadialGradient(
          gradient: try make($0), center: $0.native(1) ?? .center, startRadius: $0.double(2) ?? 0,
          endRadius: $0.double(3) ?? 0)
      }
      native(
        "EllipticalGradient", "\(kind), center: UnitPoint?, startRadiusFraction: Double?, endRadiusFraction: Double?"
      ) {
        EllipticalGradient(
          gradient: try make($0), center: $0.native(1) ?? .center, startRadiusFraction: $0.double(2) ?? 0,
          endRadiusFraction: $0.double(3) ?? 0.5)
      }
      native("AngularGradient", "\(kind), center: UnitPoint, startAngle: Angle, endAngle: Angle") {
        AngularGradient(
          gradient: try make($0), center: $0.native(1) ?? .center, startAngle: $0.native(2) ?? .zero,
          endAngle: $0.native(3) ?? .zero)
      }
      native("AngularGradient", "\(kind), center: UnitPoint, angle: Angle?") {
        AngularGradient(gradient: try make($0), center: $0.native(1) ?? .center, angle: $0.native(2) ?? .zero)
      }
      for (name, target) in [
        ("linearGradient", "LinearGradient"), ("radialGradient", "RadialGradient"),
        ("angularGradient", "AngularGradient"),
      ] {
        for entry in functions[target] ?? [] { staticFunctions["ShapeStyle.\(name)", default: []].append(entry) }
      }
    }
    for target in ["LinearGradient", "RadialGradient", "AngularGradient"] {
      let name = target.prefix(1).lowercased() + target.dropFirst()
      staticFunctions["ShapeStyle.\(name)"] = functions[target]
    }
  }

  static func gradient(_ inputs: Inputs, _ index: Int) throws -> Gradient {
    Gradient(colors: try colors(inputs, index))
  }

  static func colors(_ inputs: Inputs, _ index: Int) throws -> [Color] {
    try (inputs[index]?.elements ?? []).map { element in
      let argument = CallArgument(label: nil, value: element, mark: inputs.mark)
      if case .native(let color as Color) = try inputs.interpreter.catalog.convert(
        argument, "Color", inputs.interpreter)
      {
        return color
      }
      throw Failure("type-mismatch", "\(element.typeName) is no Color", inputs.mark)
    }
  }

  private static func stops(_ inputs: Inputs, _ index: Int) throws -> [Gradient.Stop] {
    try (inputs[index]?.elements ?? []).compactMap { element in
      if case .native(let stop as Gradient.Stop) = element { return stop }
      if case .implicit(let implicit) = element,
        case .native(let stop as Gradient.Stop) = try inputs.interpreter.catalog.call(
          "Stop", implicit.arguments ?? [], inputs.interpreter, inputs.mark)
      {
        return stop
      }
      return nil
    }
  }

  /// A tone of its own for each name, muted, the same on every run.
  private static func assetColor(_ name: String) -> Color {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Color(hue: Double(hash % 360) / 360, saturation: 0.35, brightness: 0.75)
  }

  private static var platformColors: [(String, Any)] {
    let inks: [(String, Ink)] = [
      ("label", .primary), ("secondaryLabel", .secondary), ("tertiaryLabel", .tertiary),
      ("quaternaryLabel", .quaternary),
      ("systemBackground", .background), ("secondarySystemBackground", .secondaryBackground),
      ("tertiarySystemBackground", .tertiaryBackground),
      ("systemGroupedBackground", .secondaryBackground), ("secondarySystemGroupedBackground", .background),
      ("systemFill", .controlFill),
      ("secondarySystemFill", .controlFill), ("tertiarySystemFill", .controlFill),
      ("quaternarySystemFill", .controlFill),
      ("separator", .separator), ("link", .blue), ("systemRed", .red), ("systemOrange", .orange),
      ("systemYellow", .yellow),
      ("systemGreen", .green), ("systemMint", .mint), ("systemTeal", .teal), ("systemCyan", .cyan),
      ("systemBlue", .blue),
      ("systemIndigo", .indigo), ("systemPurple", .purple), ("systemPink", .pink), ("systemBrown", .brown),
      ("systemGray", .gray),
      ("systemGray2", .gray), ("systemGray3", .separator), ("systemGray4", .separator), ("systemGray5", .controlFill),
      ("systemGray6", .secondaryBackground), ("darkGray", .gray), ("lightGray", .separator),
      ("windowBackgroundColor", .background),
      ("controlBackgroundColor", .background), ("labelColor", .primary), ("magenta", .pink), ("tintColor", .blue),
      ("placeholderText", .placeholder),
    ]
    return inks.map { ($0.0, Color(ink: $0.1)) }
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
