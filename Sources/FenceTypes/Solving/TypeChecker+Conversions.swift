extension TypeChecker {
  /// The cost of conversions, which decides between overloads.
  struct Cost: Comparable {
    var optionals = 0
    var literals = 0
    var lengths = 0
    var existentials = 0

    static func < (a: Cost, b: Cost) -> Bool {
      (a.optionals, a.literals, a.existentials, a.lengths) < (b.optionals, b.literals, b.existentials, b.lengths)
    }
  }

  /// Returns a type without variables that are known and associated types that can be found.
  func settled(_ type: FenceType) -> FenceType {
    solver.resolved(type).mapped { part in
      guard case .associated(let base, let name) = part else { return part }
      switch base {
      case .variable: return part
      case .nominal: return self.associatedType(name, of: base) ?? .unknown
      default: return .unknown
      }
    }
  }

  /// Returns a type whose literals have their default types; other variables are unknown.
  func defaulted(_ type: FenceType) -> FenceType {
    settled(type).mapped { part in
      switch part {
      case .variable(let index): self.defaultType(self.solver.variables[index].literal)
      case .associated: .unknown
      default: part
      }
    }
  }

  func defaultType(_ literal: Solver.Literal?) -> FenceType {
    switch literal {
    case .integer: named("Int", [])
    case .float: named("Double", [])
    case .string, .interpolated: named("String", [])
    case .boolean: named("Bool", [])
    case nil: .unknown
    }
  }

  /// Makes two types equal; `false` if they differ.
  func unify(_ a: FenceType, _ b: FenceType) -> Bool {
    let (a, b) = (solver.shallow(a), solver.shallow(b))
    if a == b { return true }
    switch (a, b) {
    case (.unknown, _), (_, .unknown), (.associated, _), (_, .associated): return true
    case (.variable(let index), _): return assign(index, b)
    case (_, .variable(let index)): return assign(index, a)
    case (.nominal(let left, let x), .nominal(let right, let y)):
      return (left === right || Self.areLengths(left, right)) && zip(x, y).allSatisfy { unify($0, $1) }
    case (.tuple(let x), .tuple(let y)):
      return x.count == y.count && zip(x, y).allSatisfy { unify($0.type, $1.type) }
    case (.function(let x), .function(let y)):
      return x.parameters.count == y.parameters.count && unify(x.result, y.result)
        && zip(x.parameters, y.parameters).allSatisfy { unify($0.type, $1.type) }
    case (.metatype(let x), .metatype(let y)): return unify(x, y)
    case (.opaque, .opaque), (.existential, .existential): return true
    default: return false
    }
  }

  static func areLengths(_ a: TypeDeclaration, _ b: TypeDeclaration) -> Bool {
    (a.name == "Double" && b.name == "CGFloat") || (a.name == "CGFloat" && b.name == "Double")
  }

  func assign(_ index: Int, _ type: FenceType) -> Bool {
    if case .variable(let other) = type {
      // The literal that is more special decides: 1 and 1.5 are both floating-point numbers.
      let (mine, theirs) = (solver.variables[index].literal, solver.variables[other].literal)
      guard let mine else {
        solver.change(index) { $0.value = type }
        return true
      }
      if let theirs, theirs != mine {
        if mine == .integer, theirs == .float {
          solver.change(index) { $0.value = type }
          return true
        }
        guard
          (mine == .float && theirs == .integer) || (mine == .interpolated && theirs == .string)
            || (mine == .string && theirs == .interpolated)
        else { return false }
      }
      solver.change(other) { $0.value = .variable(index) }
      return true
    }
    if let literal = solver.variables[index].literal, !accepts(type, literal, length: solver.variables[index].length) {
      return false
    }
    if settled(type).contains(where: { $0 == .variable(index) }) { return true }
    solver.change(index) { $0.value = type }
    return true
  }

  /// Whether a type can be written as a literal.
  func accepts(_ type: FenceType, _ literal: Solver.Literal, length: Int?) -> Bool {
    guard case .nominal(let declaration, _) = type else {
      if case .parameter = type { return conforms(type, to: "ExpressibleByIntegerLiteral") != false }
      return type.isUnknown || type.declaration == nil && !isKnownNonliteral(type)
    }
    if !declaration.isOfFence {
      if Self.integers.contains(declaration.name) { return literal == .integer }
      switch declaration.name {
      case "Double", "Float", "CGFloat", "Decimal", "Float16", "Float80":
        return literal == .integer || literal == .float
      case "Bool": return literal == .boolean
      case "String", "Substring", "LocalizedStringKey", "AttributedString", "LocalizedStringResource":
        return literal == .string || literal == .interpolated
      case "Character": return literal == .string && length.map { $0 == 1 } != false
      case "Optional": return type.wrapped.map { accepts($0, literal, length: length) } ?? true
      default: break
      }
    }
    let names: [String] =
      switch literal {
      case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
      case .float: ["ExpressibleByFloatLiteral"]
      case .boolean: ["ExpressibleByBooleanLiteral"]
      case .string, .interpolated:
        [
          "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
          "ExpressibleByExtendedGraphemeClusterLiteral",
        ]
      }
    return names.contains { conforms(type, to: $0) != false }
  }

  func isKnownNonliteral(_ type: FenceType) -> Bool {
    switch type {
    case .tuple, .function, .metatype, .opaque, .existential: true
    default: false
    }
  }

  static let integers: Set = ["Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64"]

  /// Converts a value's type to another; `false` if it cannot be.
  func convert(_ from: FenceType, to: FenceType, _ cost: inout Cost) -> Bool {
    let (from, to) = (solver.shallow(from), solver.shallow(to))
    if from == to { return true }
    switch (from, to) {
    case (.unknown, _), (_, .unknown), (.associated, _), (_, .associated): return true
    case (.variable(let index), .variable): return assign(index, to)
    case (_, .variable(let index)): return assign(index, from)
    default: break
    }
    if let wrapped = to.wrapped {
      if let inner = from.wrapped { return convert(inner, to: wrapped, &cost) }
      if case .variable(let index) = from, solver.variables[index].literal == nil { return assign(index, to) }
      cost.optionals += 1
      return convert(from, to: wrapped, &cost)
    }
    switch (from, to) {
    case (.variable(let index), .existential(let parts)):
      guard let literal = solver.variables[index].literal else { return true }
      cost.existentials += 1
      let type = defaultType(literal)
      return convert(type, to: .existential(parts), &cost) && assign(index, type)
    case (.variable(let index), .opaque(let parts)):
      guard let literal = solver.variables[index].literal else { return true }
      return convert(defaultType(literal), to: .opaque(parts), &cost)
    case (.variable(let index), _):
      if let literal = solver.variables[index].literal, to != defaultType(literal) { cost.literals += 1 }
      return assign(index, to)
    case (.nominal(let left, let x), .nominal(let right, let y)):
      return convert(left, x, to: right, y, &cost, from, to)
    case (.existential(let parts), .nominal(let right, _)) where right.name == "AnyHashable":
      return !parts.isEmpty
    case (.parameter, .nominal(let right, _)) where right.name == "AnyHashable",
      (.opaque, .nominal(let right, _)) where right.name == "AnyHashable":
      return conforms(from, to: "Hashable") != false
    case (_, .existential(let parts)):
      cost.existentials += 1
      return parts.allSatisfy { part in part.declaration.map { conforms(from, to: $0) != false } ?? true }
    case (_, .opaque(let parts)):
      return parts.allSatisfy { part in part.declaration.map { conforms(from, to: $0) != false } ?? true }
    case (.tuple(let x), .tuple(let y)):
      return x.count == y.count && zip(x, y).allSatisfy { convert($0.type, to: $1.type, &cost) }
    case (.function(let x), .function(let y)): return convert(x, to: y, &cost)
    case (.nominal(let path, let x), .function(let y)) where path.name.hasSuffix("KeyPath") && y.parameters.count == 1:
      return x.count < 2 || (unify(x[0], y.parameters[0].type) && convert(x[1], to: y.result, &cost))
    case (.metatype(let x), .metatype(let y)): return convert(x, to: y, &cost)
    default: return false
    }
  }

  func convert(_ x: FunctionType, to y: FunctionType, _ cost: inout Cost) -> Bool {
    guard x.parameters.count == y.parameters.count else {
      return x.parameters.contains(where: \.isVariadic) || (y.parameters.count == 1 && x.parameters.count > 1)
    }
    for (left, right) in zip(x.parameters, y.parameters) where !convert(right.type, to: left.type, &cost) {
      return false
    }
    if solver.shallow(y.result).isVoid { return solver.shallow(x.result).isVoid || solver.shallow(x.result).isUnknown }
    return convert(x.result, to: y.result, &cost)
  }

  func convert(
    _ left: TypeDeclaration, _ x: [FenceType], to right: TypeDeclaration, _ y: [FenceType], _ cost: inout Cost,
    _ from: FenceType, _ to: FenceType
  ) -> Bool {
    if left === right {
      let isCovariant = ["Array", "Optional", "Set", "Dictionary"].contains(left.name)
      for (a, b) in zip(x, y) {
        guard isCovariant ? convert(a, to: b, &cost) : unify(a, b) else { return false }
      }
      return true
    }
    if Self.areLengths(left, right) {
      cost.lengths += 1
      return true
    }
    if left.name.contains("Range"), right.name.contains("Range") { return true }
    if right.name == "AnyHashable" { return conforms(from, to: "Hashable") != false }
    if right.name.hasSuffix("KeyPath"), left.name.hasSuffix("KeyPath") {
      return y.count < 2 || x.count < 2 || (unify(x[0], y[0]) && unify(x[1], y[1]))
    }
    if left.isClass, right.isClass {
      let ancestors = ancestors(of: left)
      return ancestors.list.contains(right) || ancestors.isOpen
    }
    // Some names are different types in this library and one in SwiftUI, or are converted by the compiler.
    return Self.isLoose(left.name) || Self.isLoose(right.name)
  }

  static func isLoose(_ name: String) -> Bool {
    [
      "AnyHashable", "StaticString", "NSString", "NSNumber", "NSDecimalNumber", "NSError", "NSObject", "NSArray",
      "NSDictionary", "NSDate", "NSURL",
    ]
    .contains(name)
      || name.hasPrefix("Unsafe")
  }
}
