import VitrineLayout
import VitrineUI

extension Catalog {
  /// Calls a modifier of a view, or a method of one of VitrineUI's values.
  func modify(
    _ name: String, _ value: Value, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Value {
    if case .native(let native) = value, let result = try callMethod(name, native, arguments, interpreter, mark) {
      return result
    }
    if case .native(let native) = value, let result = try method(name, native, arguments, interpreter, mark) {
      return result
    }
    if case .view(let view) = value, let path = view as? Path, ["applying", "offsetBy"].contains(name),
      let result = try method(name, path, arguments, interpreter, mark)
    {
      return result
    }
    if name == "path" || name == "concat", let result = try part(name, of: value, arguments, interpreter, mark) {
      return result
    }
    if hasModifier(name, interpreter) {
      guard let view = try? interpreter.view(of: value, mark) else { throw notAView(name, value, mark) }
      do {
        if case .view(let modified)? = try apply(name, view, arguments, interpreter, mark) {
          return .view(modified.erasingModifiers)
        }
      } catch is Failure where arguments.contains(where: { $0.value.unknown != nil }) {
        // Something nobody declares, for which nothing can stand in.
        return .view(view)
      }
    }
    if let overloads = modifiers[name] ?? (interpreter.clock == nil ? nil : lifetimes[name]) {
      guard let view = try? interpreter.view(of: value, mark) else { throw notAView(name, value, mark) }
      do {
        let modified = try choose(
          name, overloads.map { overload in (overload.signature, { try overload.apply(view, $0) }) }, arguments,
          interpreter, mark)
        return .view(modified.erasingModifiers)
      } catch is Failure where arguments.contains(where: { $0.value.unknown != nil }) {
        // Something nobody declares, for which nothing can stand in.
        return .view(view)
      }
    }
    if inert.contains(name) {
      guard let view = try? interpreter.view(of: value, mark) else { throw notAView(name, value, mark) }
      return .view(view)
    }
    if case .native(is InertValue) = value { return value }
    if case .nothing = value { throw Failure("nil-unwrapped", "'\(name)' is called on nil", mark) }
    let candidates = value.isViewLike ? modifierNames : []
    throw Failure(
      "unknown-member", "\(value.typeName) has no member '\(name)'", mark,
      hint: nearestCandidate(name, candidates).map { "did you mean '\($0)'?" })
  }

  /// A shape's outline in a rectangle, which is a view too; two modifiers as one.
  private func part(
    _ name: String, of value: Value, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Value? {
    guard let argument = arguments.first else { return nil }
    if name == "concat" {
      guard case .instance = value else { return nil }
      return .native(ModifierPair(first: value, second: argument.value))
    }
    guard argument.label == "in", case .view(let view) = value, let shape = view as? any Shape,
      case .native(let rect as Rect) = try convert(argument, "CGRect", interpreter)
    else { return nil }
    return .view(shape.path(in: rect))
  }

  private func notAView(_ name: String, _ value: Value, _ mark: SourceMark) -> Failure {
    Failure("unknown-member", "\(value.typeName) has no member '\(name)'", mark)
  }

  private func method(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Value? {
    func number(_ index: Int) -> Double { arguments.indices.contains(index) ? arguments[index].value.number ?? 0 : 0 }
    func argument<T>(_ index: Int, _ type: String, as: T.Type) throws -> T? {
      guard arguments.indices.contains(index),
        case .native(let value) = try convert(arguments[index], type, interpreter)
      else { return nil }
      return value as? T
    }
    if let result = try scheduling(name, native, arguments, interpreter, mark) { return result }
    switch (native, name) {
    case (let color as Color, "opacity"): return .native(color.opacity(number(0)))
    case (let color as Color, "mix"), (let color as Color, "withAlphaComponent"):
      return .native(name == "mix" ? color : color.opacity(number(0)))
    case (let font as Font, _): return try self.font(name, font, arguments, interpreter)
    case (let context as GraphicsContext, _):
      return try CanvasCall(name: name, arguments: arguments, interpreter: interpreter, mark: mark).result(context)
    case (let resolved as GraphicsContext.Resolved, "measure"):
      return .native(resolved.size(in: ProposedViewSize(try argument(0, "CGSize", as: Size.self) ?? .zero)))
    case (let resolved as GraphicsContext.Resolved, "firstBaseline"):
      return .double(resolved.firstBaseline(in: try argument(0, "CGSize", as: Size.self) ?? .zero))
    case (let set as Edge.Set, _):
      return optionSetMethod(name, set, try argument(0, "Edges", as: Any.self).flatMap(Self.edgeSet) ?? [])
    case (let set as Axis.Set, _):
      return optionSetMethod(name, set, try argument(0, "Axes", as: Any.self).flatMap(Self.axisSet) ?? [])
    case (let style as any ShapeStyle, "opacity"):
      return native is any View ? nil : .native(AnyShapeStyle(OpacityStyle.of(style, number(0))))
    case (let style as any ShapeStyle, "shadow"):
      guard let shadow = try? argument(0, "ShadowStyle", as: ShadowStyle.self) else { return nil }
      return .native(AnyShapeStyle(style.shadow(shadow)))
    case (let proxy as GeometryProxy, "frame"):
      return .native(proxy.frame(in: try argument(0, "CoordinateSpace", as: CoordinateSpace.self) ?? .global))
    case (let proxy as GeometryProxy, "bounds"):
      let space = try argument(0, "CoordinateSpace", as: CoordinateSpace.self) ?? .local
      return .optional(proxy.bounds(of: space).map { .native($0) })
    case (let subview as LayoutSubview, "sizeThatFits"):
      return .native(
        subview.sizeThatFits(try argument(0, "ProposedViewSize", as: ProposedViewSize.self) ?? .unspecified))
    case (let subview as LayoutSubview, "dimensions"):
      return .native(
        subview.dimensions(in: try argument(0, "ProposedViewSize", as: ProposedViewSize.self) ?? .unspecified))
    case (let subview as LayoutSubview, "place"):
      var anchor = UnitPoint.topLeading
      var proposal = ProposedViewSize.unspecified
      for (index, item) in arguments.enumerated() {
        if item.label == "anchor" { anchor = try argument(index, "UnitPoint", as: UnitPoint.self) ?? anchor }
        if item.label == "proposal" {
          proposal = try argument(index, "ProposedViewSize", as: ProposedViewSize.self) ?? proposal
        }
      }
      subview.place(at: try argument(0, "CGPoint", as: Point.self) ?? .zero, anchor: anchor, proposal: proposal)
      return .void
    case (let spacing as ViewSpacing, "distance"):
      let other = try argument(0, "ViewSpacing", as: ViewSpacing.self) ?? .zero
      let axis = try argument(1, "Axis", as: Axis.self) ?? .horizontal
      return .double(spacing.distance(to: other, along: axis))
    case (let proposal as ProposedViewSize, "replacingUnspecifiedDimensions"):
      let size = try argument(0, "CGSize", as: Size.self) ?? Size(10, 10)
      return .native(proposal.replacingUnspecifiedDimensions(by: size))
    case (let rect as Rect, "insetBy"):
      return .native(
        Rect(
          x: rect.minX + number(0), y: rect.minY + number(1), width: max(0, rect.width - 2 * number(0)),
          height: max(0, rect.height - 2 * number(1))))
    case (let rect as Rect, "offsetBy"): return .native(rect.offset(by: Point(x: number(0), y: number(1))))
    case (let path as Path, "applying"):
      return .native(path.applying(try argument(0, "CGAffineTransform", as: Transform.self) ?? .identity))
    case (let path as Path, "offsetBy"): return .native(path.offsetBy(dx: number(0), dy: number(1)))
    case (let inert as InertValue, _): return .native(inert)
    default: return nil
    }
  }

  private func font(_ name: String, _ font: Font, _ arguments: [CallArgument], _ interpreter: Interpreter) throws
    -> Value?
  {
    switch name {
    case "bold": return .native(font.bold())
    case "italic": return .native(font.italic())
    case "monospaced": return .native(font.monospaced())
    case "monospacedDigit": return .native(font.monospacedDigit())
    case "weight":
      guard let argument = arguments.first,
        case .native(let weight as Font.Weight) = try convert(argument, "Weight", interpreter)
      else { return nil }
      return .native(font.weight(weight))
    case "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "leading", "width": return .native(font)
    default: return nil
    }
  }

  private static func edgeSet(_ native: Any) -> Edge.Set? {
    (native as? Edge.Set) ?? (native as? Edge).map { Edge.Set($0) }
  }

  private static func axisSet(_ native: Any) -> Axis.Set? {
    (native as? Axis.Set) ?? (native as? Axis).map { Axis.Set($0) }
  }

  /// A method that changes a value of VitrineUI's types in place: a set of edges, or spacing.
  private func mutateSet(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ interpreter: Interpreter
  ) throws -> Any? {
    func other(_ type: String) throws -> Any? {
      guard let argument = arguments.first, case .native(let value) = try convert(argument, type, interpreter) else {
        return nil
      }
      return value
    }
    switch native {
    case let set as Edge.Set: return try other("Edges").flatMap(Self.edgeSet).flatMap { optionSetChange(name, set, $0) }
    case let set as Axis.Set: return try other("Axes").flatMap(Self.axisSet).flatMap { optionSetChange(name, set, $0) }
    case var spacing as ViewSpacing:
      guard name == "formUnion", case .native(let other as ViewSpacing)? = arguments.first?.value else { return nil }
      spacing.formUnion(other)
      return spacing
    default: return nil
    }
  }

  /// A method that changes a value of VitrineUI's types in place: drawing a path.
  func mutate(
    _ name: String, _ native: Any, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark
  ) throws -> Any? {
    if let context = native as? GraphicsContext {
      return try CanvasCall(name: name, arguments: arguments, interpreter: interpreter, mark: mark).change(context)
    }
    guard var path = native as? Path else { return try mutateSet(name, native, arguments, interpreter) }
    func point(_ label: String?) throws -> Point {
      guard let argument = arguments.first(where: { $0.label == label }),
        case .native(let point as Point) = try convert(argument, "CGPoint", interpreter)
      else { throw Failure("wrong-arguments", "'\(name)' needs a point '\(label ?? "_")'", mark) }
      return point
    }
    func rect() throws -> Rect {
      guard let argument = arguments.first,
        case .native(let rect as Rect) = try convert(argument, "CGRect", interpreter)
      else { return .zero }
      return rect
    }
    func number(_ label: String) -> Double { arguments.first { $0.label == label }?.value.number ?? 0 }
    func angle(_ label: String) throws -> Angle {
      guard let argument = arguments.first(where: { $0.label == label }),
        case .native(let angle as Angle) = try convert(argument, "Angle", interpreter)
      else { return .zero }
      return angle
    }
    switch name {
    case "move": path.move(to: try point("to"))
    case "addLine": path.addLine(to: try point("to"))
    case "addLines":
      path.addLines(
        try (arguments.first?.value.elements ?? []).compactMap { element in
          guard
            case .native(let point as Point) = try convert(
              CallArgument(label: nil, value: element, mark: mark), "CGPoint", interpreter)
          else { return nil }
          return point
        })
    case "addQuadCurve": path.addQuadCurve(to: try point("to"), control: try point("control"))
    case "addCurve":
      path.addCurve(to: try point("to"), control1: try point("control1"), control2: try point("control2"))
    case "addRect": path.addRect(try rect())
    case "addEllipse": path.addEllipse(in: try rect())
    case "addRoundedRect":
      var size = Size.zero
      if let argument = arguments.first(where: { $0.label == "cornerSize" }),
        case .native(let given as Size) = try convert(argument, "CGSize", interpreter)
      {
        size = given
      }
      path.addRoundedRect(in: try rect(), cornerSize: size)
    case "addArc":
      var clockwise = false
      if case .boolean(let given)? = arguments.first(where: { $0.label == "clockwise" })?.value { clockwise = given }
      if arguments.contains(where: { $0.label == "tangent1End" }) {
        path.addLine(to: try point("tangent1End"))
        path.addLine(to: try point("tangent2End"))
      } else {
        path.addArc(
          center: try point("center"), radius: number("radius"), startAngle: try angle("startAngle"),
          endAngle: try angle("endAngle"),
          clockwise: clockwise)
      }
    case "addPath":
      if case .native(let other as Path)? = arguments.first?.value { path.addPath(other) }
      if case .view(let other as Path)? = arguments.first?.value { path.addPath(other) }
    case "closeSubpath": path.closeSubpath()
    default: return nil
    }
    return path
  }

  /// A layout value called with content.
  func layoutContainer(_ native: Any, _ arguments: [CallArgument], _ interpreter: Interpreter, _ mark: SourceMark)
    throws -> Value?
  {
    guard let layout = native as? any Layout, let argument = arguments.last,
      case .view(let content) = try convert(argument, "View", interpreter)
    else { return nil }
    let name = String(String(describing: Swift.type(of: native)).prefix { $0 != "<" })
    return .view(LayoutContainer(name, layout, content: content))
  }
}

/// `A().concat(B())`: the first modifier applied, then the second.
struct ModifierPair {
  let first: Value
  let second: Value
}

enum OpacityStyle {
  static func of(_ style: some ShapeStyle, _ opacity: Double) -> any ShapeStyle { style.fadedStyle(opacity) }
}

extension Value {
  var isViewLike: Bool {
    switch self {
    case .view: true
    case .instance(let instance): instance.type.isView
    case .native(let native): native is any View
    default: false
    }
  }
}

extension Formatting {
  static func text(_ value: Value, by format: Value) -> String {
    if case .native(let date as DateValue) = value {
      if case .implicit(let style) = format {
        return style.name == "time" || style.name == "timer" ? time(date) : self.date(date)
      }
      return self.date(date)
    }
    return formatted(value, by: format)
  }
}
