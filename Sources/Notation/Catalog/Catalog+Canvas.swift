import VitrineLayout
import VitrineUI

extension Catalog {
  /// `Canvas` and the values that its closure draws with.
  mutating func addCanvas() {
    view(
      "Canvas", "opaque: Any?, colorMode: Any?, rendersAsynchronously: Any?, renderer: Function, symbols: Any?",
      "opaque: Any?, colorMode: Any?, rendersAsynchronously: Any?, _: Function, symbols: Any?"
    ) { inputs in
      Canvas { context, size in
        inputs.interpreter.late(()) { try Self.draw(inputs, context, size) }
      }
    }
    native("FillStyle", "eoFill: Bool?, antialiased: Any?") { FillStyle(isEvenOdd: $0.bool(0) ?? false) }
    typealias Shading = GraphicsContext.Shading
    func shading(_ name: String, _ signature: String, _ make: @escaping (Inputs) throws -> Shading) {
      staticFunction("Shading.\(name)", signature) { .native(try make($0)) }
    }
    shading("color", "_: Color") { .style($0.native(0, as: Color.self) ?? .black) }
    shading("color", "_: RGBColorSpace?, red: Double, green: Double, blue: Double, opacity: Double?") {
      .style(
        Color(
          red: $0.double(1) ?? 0, green: $0.double(2) ?? 0, blue: $0.double(3) ?? 0, opacity: $0.double(4) ?? 1))
    }
    shading("color", "_: RGBColorSpace?, white: Double, opacity: Double?") {
      .style(Color(white: $0.double(1) ?? 0, opacity: $0.double(2) ?? 1))
    }
    shading("style", "_: Style") { .style($0.style(0) ?? HierarchicalShapeStyle.primary) }
    shading("linearGradient", "_: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: Any?") {
      .linear($0.native(0) ?? Gradient(colors: []), from: $0.native(1) ?? .zero, to: $0.native(2) ?? .zero)
    }
    shading(
      "radialGradient", "_: Gradient, center: CGPoint, startRadius: Double, endRadius: Double, options: Any?"
    ) {
      .radial(
        $0.native(0) ?? Gradient(colors: []), center: $0.native(1) ?? .zero, startRadius: $0.double(2) ?? 0,
        endRadius: $0.double(3) ?? 0)
    }
    shading("conicGradient", "_: Gradient, center: CGPoint, angle: Angle?, options: Any?") {
      .conic($0.native(0) ?? Gradient(colors: []), center: $0.native(1) ?? .zero, angle: $0.native(2) ?? .zero)
    }
    shading("palette", "_: Array") { inputs in
      if case .native(let first as Shading)? = inputs[0]?.elements?.first { return first }
      return .style(HierarchicalShapeStyle.primary)
    }
    statics(
      "Shading",
      [
        ("foreground", Shading.style(HierarchicalShapeStyle.primary)),
        ("backdrop", Shading.style(SemanticShapeStyle.background)),
      ])
  }

  /// Runs the closure; where it does what can't be followed, a labelled box and a warning take its place.
  private static func draw(_ inputs: Inputs, _ context: GraphicsContext, _ size: Size) throws {
    do {
      let arguments = [Value.native(context), .native(size)].map {
        CallArgument(label: nil, value: $0, mark: inputs.mark)
      }
      _ = try inputs.interpreter.call(inputs[3] ?? .nothing, arguments, inputs.mark)
    } catch let failure as Failure where !failure.isLimit {
      context.drawPlaceholder("Canvas", in: size)
      inputs.interpreter.remark(
        Failure(
          "canvas-not-drawn", "this part of a canvas can't be followed: \(failure.message)", failure.mark,
          hint: failure.hint ?? "a labelled box stands in for it"))
    }
  }
}

/// How the inside of an outline is told.
struct FillStyle: Hashable {
  var isEvenOdd: Bool
}

/// Calls on a canvas's context.
struct CanvasCall {
  let name: String
  let arguments: [CallArgument]
  let interpreter: Interpreter
  let mark: SourceMark

  private func argument(_ label: String) -> CallArgument? { arguments.first { $0.label == label } }

  private func native<T>(_ argument: CallArgument?, _ type: String, as _: T.Type = T.self) throws -> T? {
    guard let argument, case .native(let value) = try interpreter.catalog.convert(argument, type, interpreter) else {
      return nil
    }
    return value as? T
  }

  private func number(_ label: String, _ fallback: Double) throws -> Double {
    guard let argument = argument(label) else { return fallback }
    return try interpreter.catalog.convert(argument, "Double", interpreter).number ?? fallback
  }

  private var first: Value { arguments.first?.value ?? .nothing }

  private func path() throws -> Path {
    switch first {
    case .native(let path as Path): return path
    case .view(let view): if let path = view as? Path { return path }
    default: break
    }
    throw Failure("type-mismatch", "\(first.typeName) is no Path", mark, hint: "write shape.path(in: rect)")
  }

  /// What a call gives that changes nothing but the drawing; `nil` for a method that there is none of.
  func result(_ context: GraphicsContext) throws -> Value? {
    switch name {
    case "fill":
      context.fill(try path(), with: try shading(), evenOdd: isEvenOdd)
      return .void
    case "stroke":
      let style: StrokeStyle? = try native(argument("style"), "StrokeStyle")
      let width = try number("lineWidth", 1)
      context.stroke(try path(), with: try shading(), style: style ?? StrokeStyle(lineWidth: width))
      return .void
    case "draw":
      try draw(context)
      return .void
    case "drawLayer":
      try context.drawLayer { layer in
        _ = try interpreter.call(first, [CallArgument(label: nil, value: .native(layer), mark: mark)], mark)
      }
      return .void
    case "resolve":
      if case .native(is GraphicsContext.Shading) = first { return first }
      return .native(try resolved(context))
    case "resolveSymbol":
      interpreter.remark(
        Failure(
          "canvas-symbols", "symbols of a canvas are not drawn", mark, hint: "draw a Text or an Image instead"))
      return .nothing
    case "addFilter": return .void
    default: return nil
    }
  }

  /// The context changed by a call; `nil` for a method that changes nothing.
  func change(_ context: GraphicsContext) throws -> GraphicsContext? {
    var context = context
    switch name {
    case "translateBy": context.translateBy(x: try number("x", 0), y: try number("y", 0))
    case "scaleBy": context.scaleBy(x: try number("x", 1), y: try number("y", 1))
    case "rotate": context.rotate(by: try native(argument("by"), "Angle") ?? .zero)
    case "concatenate": context.concatenate(try native(arguments.first, "CGAffineTransform") ?? .identity)
    case "clip":
      let path = CanvasCall(
        name: name, arguments: arguments.filter { $0.label == "to" }, interpreter: interpreter, mark: mark)
      context.clip(to: try path.path(), evenOdd: isEvenOdd)
    default: return nil
    }
    return context
  }

  private var isEvenOdd: Bool {
    if case .native(let style as FillStyle)? = argument("style")?.value { return style.isEvenOdd }
    return false
  }

  private func shading() throws -> GraphicsContext.Shading {
    try native(argument("with"), "Shading") ?? .style(HierarchicalShapeStyle.primary)
  }

  private func resolved(_ context: GraphicsContext) throws -> GraphicsContext.Resolved {
    switch first {
    case .native(let resolved as GraphicsContext.Resolved): return resolved
    case .view(let text as Text): return context.resolve(text)
    case .view(let image as Image): return context.resolve(image)
    default: throw Failure("type-mismatch", "\(first.typeName) is no Text or Image", mark)
    }
  }

  private func draw(_ context: GraphicsContext) throws {
    let resolved = try resolved(context)
    if let frame: Rect = try native(argument("in"), "CGRect") { return context.draw(resolved, in: frame) }
    let anchor: UnitPoint = try native(argument("anchor"), "UnitPoint") ?? .center
    context.draw(resolved, at: try native(argument("at"), "CGPoint") ?? .zero, anchor: anchor)
  }
}
