import FenceEvaluation
import Foundation
import VitrineLayout
import VitrineText
import VitrineUI

extension Catalog {
  /// An argument as a parameter's type wants it.
  func convert(_ argument: CallArgument, _ type: String, _ evaluator: Evaluator) throws -> Value {
    var value = argument.value
    if evaluator.isLenient, let unknown = value.unknown,
      let wanted = evaluator.standIns.value(of: unknown, as: type)
    {
      return wanted
    }
    if case .binding(let binding) = value, type != "Binding", type != "Any" { value = try binding.get() }
    switch type {
    case "Any", "Action", "Function", "Binding": return value
    case "Double", "Number":
      if let number = value.number { return type == "Double" ? .double(number) : value }
      if case .implicit(let implicit) = value, let member = try evaluator.number(implicit) { return member }
    case "Int": if let whole = value.whole { return .integer(whole) }
    case "Bool": if case .boolean = value { return value }
    case "String":
      if value.text != nil { return value }
      if case .view(let text as Text) = value { return .string(text.string) }
      if case .native(let date as Date) = value { return .string(Formatting.date(date)) }
    case "Text", "Prompt":
      if case .view(let view) = value, view is Text { return value }
      if type == "Prompt", let text = value.text { return .view(Text(text)) }
      if case .native(let attributed as AttributedText) = value {
        return .view(try attributed.view(evaluator, argument.mark))
      }
    case "View": if let view = try view(value, evaluator, argument) { return .view(view) }
    case "Shape": if let shape = try shape(value, evaluator, argument) { return .view(shape) }
    case "Style": if let style = try style(value, evaluator, argument) { return style }
    case "Array": if value.elements != nil { return value }
    case "Tuple": if case .tuple = value { return value }
    case "Configuration": if case .tuple = value { return value }
    case "KeyPath": if case .keyPath = value { return value }
    case "Type": if case .type = value { return value }
    default: return try convertNative(value, type, evaluator, argument)
    }
    throw mismatch(value, type, argument)
  }

  private func mismatch(_ value: Value, _ type: String, _ argument: CallArgument) -> Failure {
    let shown = NativeType.shown(type)
    return Failure(.typeMismatch(found: value.typeSubject, wanted: [shown]), argument.mark)
  }

  private func view(_ value: Value, _ evaluator: Evaluator, _ argument: CallArgument) throws -> (any View)? {
    if case .function(let function) = value {
      return try evaluator.view(made: function, of: [], argument.mark)
    }
    if case .string = value { return nil }
    if case .native(let native) = value, native is InertValue { return EmptyView() }
    return try evaluator.view(of: value, argument.mark)
  }

  private func shape(_ value: Value, _ evaluator: Evaluator, _ argument: CallArgument) throws -> (any Shape)? {
    var value = value
    if case .implicit(let implicit) = value { value = try evaluator.resolve(implicit, as: "Shape") }
    switch value {
    case .view(let view): return view as? any Shape
    case .native(let native): return native as? any Shape
    case .instance: return try evaluator.view(of: value, argument.mark) as? any Shape
    default: return nil
    }
  }

  private func style(_ value: Value, _ evaluator: Evaluator, _ argument: CallArgument) throws -> Value? {
    switch value {
    case .native(let native):
      if native is InertValue { return .native(Color.clear) }
      return native is any ShapeStyle ? value : nil
    case .view(let view): return view is any ShapeStyle ? value : nil
    case .implicit(let implicit):
      return try style(evaluator.resolve(implicit, as: "ShapeStyle"), evaluator, argument)
    case .instance: return nil
    default: return nil
    }
  }

  private func convertNative(_ value: Value, _ type: String, _ evaluator: Evaluator, _ argument: CallArgument)
    throws -> Value
  {
    switch value {
    case .implicit(let implicit): return try evaluator.resolve(implicit, as: type)
    case .native(let native):
      if Self.fits(native, type) { return value }
    case .array(let elements):
      // An option set written as an array of its members.
      let resolved = try elements.map { element -> Any in
        let item = CallArgument(label: nil, value: element, mark: argument.mark)
        if case .native(let native) = try convertNative(element, type, evaluator, item) { return native }
        throw mismatch(element, type, argument)
      }
      if let union = Self.union(resolved, type) { return .native(union) }
      if type == "Array" { return value }
      return .array(resolved.map { .native($0) })
    case .literal, .integer, .double:
      if type == "Angle" { return .native(Angle(degrees: value.number ?? 0)) }
    default: break
    }
    throw mismatch(value, type, argument)
  }

  /// Whether a Swift value is of a catalog type.
  private static func fits(_ native: Any, _ type: String) -> Bool {
    switch type {
    case "Edges": native is Edge.Set || native is Edge
    case "Axes": native is Axis.Set || native is Axis
    case "Font": native is Font
    case "Color": native is Color
    default:
      NativeType.catalogName(of: native) == type
        || aliases[type].map { NativeType.catalogName(of: native) == $0 } ?? false
    }
  }

  private static let aliases = [
    "Size": "CGSize", "Point": "CGPoint", "Rect": "CGRect", "TruncationMode": "Truncation", "FontDesign": "Design",
    "FontWeight": "Weight", "VerticalEdge": "Edge", "HorizontalEdge": "Edge",
  ]

  /// Whether an array of a type's members is one value of it.
  static func isOptionSet(_ type: String) -> Bool { union([], type) != nil }

  private static func union(_ members: [Any], _ type: String) -> Any? {
    switch type {
    case "Edges": Edge.Set(members.compactMap { ($0 as? Edge.Set) ?? ($0 as? Edge).map { Edge.Set($0) } })
    case "Axes": Axis.Set(members.compactMap { ($0 as? Axis.Set) ?? ($0 as? Axis).map { Axis.Set($0) } })
    case RectCorner.catalogName: RectCorner(members.compactMap { $0 as? RectCorner })
    default: nil
    }
  }
}
