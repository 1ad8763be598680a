import VitrineLayout
import VitrineText
import VitrineUI

extension Catalog {
  mutating func addEffects() {
    modifier("opacity", "_: Double") { v, a in v.opacity(a.double(0) ?? 1) }
    modifier("hidden", "") { v, _ in v.hidden() }
    modifier("clipShape", "_: Shape, style: Any?") { v, a in Self.clip(v, AnyShape(a.shape(0) ?? Rectangle())) }
    modifier("cornerRadius", "_: Double, antialiased: Any?") { v, a in v.cornerRadius(a.double(0) ?? 0) }
    modifier("clipped", "antialiased: Any?") { v, _ in v.clipped() }
    modifier("blur", "radius: Double, opaque: Any?") { v, a in v.blur(radius: a.double(0) ?? 0) }
    modifier("shadow", "color: Color?, radius: Double, x: Double?, y: Double?") { v, a in
      v.shadow(
        color: a.native(0) ?? Color(.sRGBLinear, white: 0, opacity: 0.33), radius: a.double(1) ?? 0,
        x: a.double(2) ?? 0, y: a.double(3) ?? 0)
    }
    modifier("scaleEffect", "x: Double?, y: Double?, anchor: UnitPoint?") { v, a in
      v.scaleEffect(x: a.double(0) ?? 1, y: a.double(1) ?? 1, anchor: a.native(2) ?? .center)
    }
    modifier("scaleEffect", "_: Double, anchor: UnitPoint?") { v, a in
      v.scaleEffect(a.double(0) ?? 1, anchor: a.native(1) ?? .center)
    }
    modifier("scaleEffect", "_: CGSize, anchor: UnitPoint?") { v, a in
      v.scaleEffect(a.native(0, as: Size.self) ?? Size(1, 1), anchor: a.native(1) ?? .center)
    }
    modifier("rotationEffect", "_: Angle, anchor: UnitPoint?") { v, a in
      v.rotationEffect(a.native(0) ?? .zero, anchor: a.native(1) ?? .center)
    }
    modifier("rotation3DEffect", "_: Angle, axis: Any, anchor: UnitPoint?, anchorZ: Double?, perspective: Double?") {
      v, a in
      var axis = (x: 0.0, y: 0.0, z: 0.0)
      if case .tuple(let parts)? = a[1], parts.count == 3 {
        axis = (parts[0].value.number ?? 0, parts[1].value.number ?? 0, parts[2].value.number ?? 0)
      }
      return v.rotation3DEffect(a.native(0) ?? .zero, axis: axis, anchor: a.native(2) ?? .center)
    }
    for name in ["transformEffect", "projectionEffect"] {
      modifier(name, "_: Any") { v, a in v.transformEffect(a.native(0) ?? .identity) }
    }
    native("ProjectionTransform", "_: CGAffineTransform?") { $0.native(0) ?? Transform.identity }
    native("CGAffineTransform", "translationX: Double, y: Double") {
      Transform.translation(x: $0.double(0) ?? 0, y: $0.double(1) ?? 0)
    }
    native("CGAffineTransform", "scaleX: Double, y: Double") {
      Transform.scale(x: $0.double(0) ?? 1, y: $0.double(1) ?? 1)
    }
    native("CGAffineTransform", "rotationAngle: Double") { Transform.turn($0.double(0) ?? 0) }
    modifier("blendMode", "_: BlendMode") { v, a in v.blendMode(a.native(0, as: InertValue.self)?.name ?? "normal") }
    statics("BlendMode", Self.blendModes.map { ($0.swift, InertValue(name: $0.css)) })
    modifier("grayscale", "_: Double") { v, a in v.grayscale(a.double(0) ?? 0) }
    modifier("saturation", "_: Double") { v, a in v.saturation(a.double(0) ?? 1) }
    modifier("brightness", "_: Double") { v, a in v.brightness(a.double(0) ?? 0) }
    modifier("contrast", "_: Double") { v, a in v.contrast(a.double(0) ?? 1) }
    modifier("hueRotation", "_: Angle") { v, a in v.hueRotation(a.native(0) ?? .zero) }
    modifier("colorInvert", "") { v, _ in v.colorInvert() }
    modifier("colorMultiply", "_: Color") { v, a in v.colorMultiply(a.native(0) ?? Color.white) }
    modifier("environment", "_: KeyPath, _: Any") { v, a in try Self.environment(v, a) }
    modifier("environment", "_: Any") { v, a in Self.object(v, a) }
    modifier("environmentObject", "_: Any") { v, a in Self.object(v, a) }
    modifier("transformEnvironment", "_: KeyPath, transform: Function") { v, _ in v }
    native("EmptyModifier", "") { _ in InertValue(name: Self.emptyModifier) }
    statics("EmptyModifier", [("identity", InertValue(name: Self.emptyModifier))])
    modifier("modifier", "_: Any") { v, a in try Self.modified(v, a) }
  }

  /// A modifier that leaves views as they are.
  private static let emptyModifier = "EmptyModifier"

  private static let blendModes: [(swift: String, css: String)] = [
    ("normal", "normal"), ("multiply", "multiply"), ("screen", "screen"), ("overlay", "overlay"), ("darken", "darken"),
    ("lighten", "lighten"), ("colorDodge", "color-dodge"), ("colorBurn", "color-burn"), ("softLight", "soft-light"),
    ("hardLight", "hard-light"), ("difference", "difference"), ("exclusion", "exclusion"), ("hue", "hue"),
    ("saturation", "saturation"), ("color", "color"), ("luminosity", "luminosity"), ("plusLighter", "screen"),
    ("plusDarker", "multiply"),
    ("sourceAtop", "normal"), ("destinationOver", "normal"), ("destinationOut", "normal"),
  ]

  private static func clip(_ view: some View, _ shape: some Shape) -> any View { view.clipShape(shape) }

  private static func environment(_ view: any View, _ inputs: Inputs) throws -> any View {
    guard case .keyPath(let names)? = inputs[0], let name = names.first, let value = inputs[1] else { return view }
    func native<T>(_ type: String, as _: T.Type) throws -> T? {
      let argument = CallArgument(label: nil, value: value, mark: inputs.mark)
      if case .native(let native) = try inputs.interpreter.catalog.convert(argument, type, inputs.interpreter) {
        return native as? T
      }
      return nil
    }
    switch name {
    case "layoutDirection":
      let direction = try native("LayoutDirection", as: LayoutDirection.self) ?? .leftToRight
      return view.changingEnvironment { $0.layoutDirection = direction }
    case "colorScheme":
      let scheme = try native("ColorScheme", as: ColorScheme.self) ?? .light
      return view.colorScheme(scheme)
    case "font":
      let font = try native("Font", as: Font.self)
      return view.font(font)
    case "lineLimit": return view.lineLimit(value.whole)
    case "defaultMinListRowHeight":
      return view.changingEnvironment { $0.defaultMinListRowHeight = value.number }
    case "displayScale":
      let scale = value.number ?? 1
      return view.changingEnvironment { $0.displayScale = scale }
    case "lineSpacing": return view.lineSpacing(value.number ?? 0)
    case "isEnabled":
      if case .boolean(let isEnabled) = value { return view.changingEnvironment { $0.isEnabled = isEnabled } }
    case "dynamicTypeSize", "sizeCategory":
      if let size = try? native("DynamicTypeSize", as: VitrineText.DynamicTypeSize.self) {
        return view.dynamicTypeSize(size)
      }
    case "multilineTextAlignment":
      if let alignment = try native("TextAlignment", as: VitrineText.TextOptions.Alignment.self) {
        return view.multilineTextAlignment(alignment)
      }
    default: break
    }
    return view.changingEnvironment { $0.named[name] = value.settled }
  }

  private static func object(_ view: any View, _ inputs: Inputs) -> any View {
    guard case .object(let object)? = inputs[0] else { return view }
    let value = Value.object(object)
    return view.changingEnvironment { $0.named["object:\(object.type.name)"] = value }
  }

  /// `.modifier(…)`: the modifier's body, with the view as its content.
  private static func modified(_ view: any View, _ inputs: Inputs) throws -> any View {
    if inputs.native(0, as: InertValue.self)?.name == Self.emptyModifier { return view }
    if case .native(let pair as ModifierPair)? = inputs[0] {
      return try [pair.first, pair.second].reduce(view) {
        try modified($0, Inputs(values: [$1], interpreter: inputs.interpreter, mark: inputs.mark))
      }
    }
    guard case .instance(let instance)? = inputs[0] else { return view }
    guard inputs.interpreter.methods("body", of: instance.type) != nil else {
      throw Failure("no-body", "'\(instance.type.name)' is no ViewModifier: it has no body(content:)", inputs.mark)
    }
    return InterpretedModification(
      instance: instance, content: view, interpreter: inputs.interpreter, mark: inputs.mark)
  }
}

/// A view with a modifier that a fence declares; the modifier has state of its own.
struct InterpretedModification: ComposedView {
  let instance: Instance
  let content: any View
  let interpreter: Interpreter
  let mark: SourceMark

  var viewName: String { instance.type.name }

  func composedBody(in scope: ViewScope) -> any View {
    interpreter.late(EmptyView()) {
      let outer = interpreter.viewScope
      interpreter.viewScope = scope
      defer { interpreter.viewScope = outer }
      let live = try InterpretedView(instance, interpreter, mark).live(in: scope)
      let argument = CallArgument(label: "content", value: .view(AnyView(content)), mark: mark)
      let value = try interpreter.callMethod("body", .instance(live), [argument], mark)
      return try interpreter.view(of: value, mark) ?? EmptyView()
    }
  }
}

extension Transform {
  static func turn(_ radians: Double) -> Transform { .rotation(Angle(radians: radians), around: .zero) }
}
