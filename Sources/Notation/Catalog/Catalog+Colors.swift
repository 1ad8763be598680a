import Markup
import VitrineLayout
import VitrineUI

extension Catalog {
  mutating func addColors() {
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
    staticFunction("Text.LineStyle", "pattern: Any?, color: Color?") { _ in .native(InertValue(name: "LineStyle")) }
    for name in ["drop", "inner"] {
      staticFunction("ShadowStyle.\(name)", "color: Color?, radius: Double, x: Double?, y: Double?") {
        let (x, y) = ($0.double(2) ?? 0, $0.double(3) ?? 0)
        let radius = $0.double(1) ?? 0
        guard let color: Color = $0.native(0) else {
          return .native(
            name == "drop" ? ShadowStyle.drop(radius: radius, x: x, y: y) : .inner(radius: radius, x: x, y: y))
        }
        return .native(
          name == "drop"
            ? ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
            : .inner(color: color, radius: radius, x: x, y: y))
      }
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
    Color(hue: Double(ContentHash(of: name).value % 360) / 360, saturation: 0.35, brightness: 0.75)
  }

  private static var platformColors: [(String, Any)] {
    let inks: [(String, Ink)] = [
      ("label", .primary), ("secondaryLabel", .secondary), ("tertiaryLabel", .tertiary),
      ("quaternaryLabel", .quaternary),
      ("systemBackground", .background), ("secondarySystemBackground", .secondaryBackground),
      ("tertiarySystemBackground", .tertiaryBackground),
      ("systemGroupedBackground", .groupedBackground), ("secondarySystemGroupedBackground", .groupedRow),
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
}
