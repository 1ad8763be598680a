import Foundation
import VitrineLayout
import VitrineUI

extension Catalog {
  /// Free functions, geometry and the like.
  mutating func addFunctions() {
    native("CGSize", "width: Double, height: Double") { Size($0.double(0) ?? 0, $0.double(1) ?? 0) }
    native("CGSize", "") { _ in Size.zero }
    native("CGPoint", "x: Double, y: Double") { Point(x: $0.double(0) ?? 0, y: $0.double(1) ?? 0) }
    native("CGPoint", "") { _ in Point.zero }
    native("UnitPoint", "x: Double, y: Double") { UnitPoint(x: $0.double(0) ?? 0, y: $0.double(1) ?? 0) }
    native("CGRect", "x: Double, y: Double, width: Double, height: Double") {
      Rect(x: $0.double(0) ?? 0, y: $0.double(1) ?? 0, width: $0.double(2) ?? 0, height: $0.double(3) ?? 0)
    }
    native("CGRect", "origin: CGPoint, size: CGSize") {
      Rect(origin: $0.native(0) ?? .zero, size: $0.native(1) ?? .zero)
    }
    native("CGRect", "") { _ in Rect.zero }
    native("ProposedViewSize", "width: Double?, height: Double?") {
      ProposedViewSize(width: $0.double(0), height: $0.double(1))
    }
    native("ProposedViewSize", "_: CGSize") { ProposedViewSize($0.native(0) ?? .zero) }
    native("ViewSpacing", "") { _ in ViewSpacing() }
    native("LayoutProperties", "") { _ in LayoutProperties() }
    native("Alignment", "horizontal: HorizontalAlignment, vertical: VerticalAlignment") {
      Alignment(horizontal: $0.native(0) ?? .center, vertical: $0.native(1) ?? .center)
    }
    native("HorizontalAlignment", "_: Type") { inputs in
      HorizontalAlignment(named: try Self.typeName(inputs)) { Self.alignmentDefault(inputs, $0) }
    }
    native("VerticalAlignment", "_: Type") { inputs in
      VerticalAlignment(named: try Self.typeName(inputs)) { Self.alignmentDefault(inputs, $0) }
    }
    for name in [
      "State", "StateObject", "ObservedObject", "Published", "Bindable", "GestureState", "EnvironmentObject",
    ] {
      function(name, "wrappedValue: Any, _: Any?", "initialValue: Any", "_: Any") { $0[0] ?? .nothing }
    }
    function("Binding", "get: Function, set: Function") { inputs in
      .binding(
        BindingValue(
          get: { try inputs.interpreter.call(inputs[0] ?? .nothing, [], inputs.mark) },
          set: { value in
            _ = try inputs.interpreter.call(
              inputs[1] ?? .nothing, [CallArgument(label: nil, value: value, mark: inputs.mark)], inputs.mark)
          }))
    }
    function("Binding", "_: Any", "projectedValue: Any") { $0[0] ?? .nothing }
    addMath()
    function("print", "_: Any...", "_: Any..., separator: Any?, terminator: Any?") { _ in .void }
    for name in [
      "debugPrint", "dump", "NSLog", "fatalError", "preconditionFailure", "assertionFailure", "assert", "precondition",
      "withAnimation", "withTransaction",
    ] {
      function(name, "_: Any?, _: Any?, _: Any?") { inputs in
        if case .function? = inputs[0] { return .void }
        return .void
      }
    }
    function("zip", "_: Array, _: Array") { inputs in
      .array(
        zip(inputs[0]?.elements ?? [], inputs[1]?.elements ?? []).map {
          .tuple([(label: nil, value: $0), (label: nil, value: $1)])
        })
    }
    function("stride", "from: Number, to: Number, by: Number") { try Self.stride($0, closed: false) }
    function("stride", "from: Number, through: Number, by: Number") { try Self.stride($0, closed: true) }
    function("type", "of: Any") { .type(TypeValue(name: $0[0]?.typeName ?? "")) }
    function("swap", "_: Any, _: Any") { _ in .void }
    function("repeatElement", "_: Any, count: Int") {
      .array([Value](repeating: $0[0] ?? .nothing, count: max(0, min($0.int(1) ?? 0, 10_000))))
    }
    function("NSLocalizedString", "_: String, comment: Any?") { $0[0] ?? .nothing }
  }

  private mutating func addMath() {
    let functions: [(String, (Double) -> Double)] = [
      ("sin", Foundation.sin), ("cos", Foundation.cos), ("tan", Foundation.tan), ("asin", Foundation.asin),
      ("acos", Foundation.acos),
      ("atan", Foundation.atan), ("sqrt", Foundation.sqrt), ("exp", Foundation.exp), ("log", Foundation.log),
      ("log2", Foundation.log2),
      ("log10", Foundation.log10), ("floor", Foundation.floor), ("ceil", Foundation.ceil), ("round", Foundation.round),
      ("trunc", Foundation.trunc),
    ]
    for (name, function) in functions { self.function(name, "_: Double") { .double(function($0.double(0) ?? 0)) } }
    function("pow", "_: Double, _: Double") { .double(Foundation.pow($0.double(0) ?? 0, $0.double(1) ?? 0)) }
    function("atan2", "_: Double, _: Double") { .double(Foundation.atan2($0.double(0) ?? 0, $0.double(1) ?? 0)) }
    function("fmod", "_: Double, _: Double") {
      .double(($0.double(0) ?? 0).truncatingRemainder(dividingBy: $0.double(1) ?? 1))
    }
    function("abs", "_: Number", "_: Any") { inputs in
      let value = inputs[0] ?? .nothing
      guard let whole = value.whole else { return .double(abs(value.number ?? 0)) }
      let magnitude = whole < 0 ? try Operators.negative(whole, inputs.mark) : whole
      if case .literal(_, let double) = value { return .literal(magnitude, abs(double)) }
      return .integer(magnitude)
    }
    for name in ["min", "max"] {
      function(name, "_: Any, _: Any, _: Any...") { inputs in
        var values = [inputs[0] ?? .nothing, inputs[1] ?? .nothing]
        if case .array(let more)? = inputs[2] { values += more }
        return try values.dropFirst().reduce(values[0]) { best, value in
          let isLess = try Operators.apply("<", value, best, inputs.interpreter, inputs.mark)
          guard case .boolean(let less) = isLess else { return best }
          return less == (name == "min") ? value : best
        }
      }
    }
  }

  private static func stride(_ inputs: Inputs, closed: Bool) throws -> Value {
    guard let from = inputs.double(0), let to = inputs.double(1), let by = inputs.double(2), by != 0,
      from.isFinite, to.isFinite, by.isFinite
    else {
      throw Failure("invalid-range", "a stride needs finite numbers and a step other than 0", inputs.mark)
    }
    try inputs.interpreter.checkSize(Int(clamping: max((to - from) / by, 0)), inputs.mark)
    if let from = inputs.int(0), let to = inputs.int(1), let by = inputs.int(2) {
      return .array(integers(from: from, to: to, by: by, closed: closed))
    }
    return .array(
      closed
        ? Swift.stride(from: from, through: to, by: by).map { .double($0) }
        : Swift.stride(from: from, to: to, by: by).map { .double($0) })
  }

  /// Ends where the next number would be more than an `Int` can hold.
  private static func integers(from: Int, to: Int, by: Int, closed: Bool) -> [Value] {
    var values: [Value] = []
    var next = from
    while by > 0 ? next < to : next > to {
      values.append(.integer(next))
      let (sum, isOverflowing) = next.addingReportingOverflow(by)
      if isOverflowing { return values }
      next = sum
    }
    if closed, next == to { values.append(.integer(next)) }
    return values
  }

  private static func typeName(_ inputs: Inputs) throws -> String {
    if case .type(let type)? = inputs[0] { return type.name }
    throw Failure("type-mismatch", "an alignment is made of a type", inputs.mark)
  }

  private static func alignmentDefault(_ inputs: Inputs, _ dimensions: ViewDimensions) -> Double {
    inputs.interpreter.late(0) {
      guard let type = inputs[0] else { return 0 }
      let function = try inputs.interpreter.member("defaultValue", of: type, inputs.mark)
      let argument = CallArgument(label: "in", value: .native(dimensions), mark: inputs.mark)
      return try inputs.interpreter.call(function, [argument], inputs.mark).number ?? 0
    }
  }
}
